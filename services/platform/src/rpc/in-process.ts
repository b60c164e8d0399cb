import { BaseRpcContext, ClientProxy, Server, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import { carryIn, carryOut } from './carry.js';
import type { DoorServer, Link } from './link.js';

/** The hub where servers and clients of one process meet, each server under an address such as `offer`. */
export type InProcessHub = Map<string, InProcessServer>;

export const createHub = (): InProcessHub => new Map();

/** All services in this process. */
export const inProcessLink = (): Link => {
  const hub = createHub();
  return {
    client: (service) => new InProcessClient(hub, service),
    server: (service) => new InProcessServer(hub, service),
  };
};

type Reply = (packet: WritePacket) => void;

/** What a wire does to a packet: `undefined` fields go, dates become text, nothing is shared. */
const overTheWire = <Packet>(packet: Packet): Packet => JSON.parse(JSON.stringify(packet)) as Packet;

/** The server side of Nest's TCP transport without the socket: same packets, same errors, same rules of listening. */
export class InProcessServer extends Server implements DoorServer {
  override readonly transportId = Symbol('in-process');
  readonly #waiting = new Set<Reply>();

  constructor(
    private readonly hub: InProcessHub,
    private readonly address: string,
  ) {
    super();
    carryIn(this);
  }

  listen(callback: (error?: Error) => void): void {
    const taken = this.hub.has(this.address);
    if (!taken) this.hub.set(this.address, this);
    callback(
      taken ? Object.assign(new Error(`Two services listen at ${this.address}`), { code: 'EADDRINUSE' }) : undefined,
    );
  }

  /** Callers in the same process stop before the services they call: no call is running. */
  async drain(): Promise<boolean> {
    return true;
  }

  close(): void {
    if (this.hub.get(this.address) === this) this.hub.delete(this.address);
    for (const reply of this.#waiting) reply({ err: new Error('Connection closed') });
    this.#waiting.clear();
  }

  /** Answers a request through `reply`; the function returned stops listening to the answer. */
  request(packet: ReadPacket, reply: Reply): () => void {
    const { pattern, data, metadata } = overTheWire(packet);
    const name = this.getPatternAsString(pattern);
    const forget = () => this.#waiting.delete(reply);
    this.#waiting.add(reply);
    const respond = (answer: WritePacket): void => {
      if (!this.#waiting.has(reply)) return;
      if (answer.isDisposed || answer.err) forget();
      reply(this.answerOnTheWire(answer, name));
    };
    // Not Nest's `getHandlerByPattern`: it tries to parse each name as JSON and catches the error.
    const handler = this.messageHandlers.get(name);
    if (!handler) {
      queueMicrotask(() =>
        respond({ err: 'There is no matching message handler defined in the remote service.', isDisposed: true }),
      );
      return forget;
    }
    const context = new BaseRpcContext([name, metadata]);
    this.handleRequest(context, async () => this.transformToObservable(await handler(data, context)), respond);
    return forget;
  }

  event(packet: ReadPacket): Promise<void> {
    const { pattern, data, metadata } = overTheWire(packet);
    const name = this.getPatternAsString(pattern);
    return this.handleEvent(name, { pattern, data }, new BaseRpcContext([name, metadata]));
  }

  on(): void {
    throw new Error('The in-process transport has no events of its own');
  }

  unwrap<T>(): T {
    throw new Error('The in-process transport has no server behind it');
  }

  private answerOnTheWire(answer: WritePacket, name: string): WritePacket {
    try {
      return overTheWire(answer);
    } catch (error) {
      this.handleError(`The answer of ${name} is not JSON: ${String(error)}`);
      return { err: { status: 'error', message: 'Internal server error' }, isDisposed: true };
    }
  }
}

/** The caller's side: refuses like a closed port while nobody listens at the address. */
export class InProcessClient extends ClientProxy {
  constructor(
    private readonly hub: InProcessHub,
    private readonly address: string,
  ) {
    super();
    carryOut(this);
  }

  async connect(): Promise<void> {
    this.server();
  }

  close(): void {
    // There is no connection to close: servers come and go in the hub.
  }

  unwrap<T>(): T {
    throw new Error('The in-process transport has no connection behind it');
  }

  protected publish(packet: ReadPacket, callback: Reply): () => void {
    try {
      return this.server().request(packet, callback);
    } catch (err) {
      callback({ err });
      return () => undefined;
    }
  }

  protected async dispatchEvent<T>(packet: ReadPacket): Promise<T> {
    const server = this.server();
    // Fire and forget: as over a socket, the caller neither waits for the handler nor sees its errors.
    void server.event(packet).catch(() => undefined);
    return undefined as T;
  }

  private server(): InProcessServer {
    const server = this.hub.get(this.address);
    if (server) return server;
    throw Object.assign(new Error(`No server listens at ${this.address}`), { code: 'ECONNREFUSED' });
  }
}
