import { BaseRpcContext, ClientProxy, Server, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import { firstValueFrom, isObservable } from 'rxjs';
import { jsonCopy } from '../base/json-copy.js';
import { carryIn, carryOut } from './carry.js';
import type { ApiServer, Link } from './link.js';

export type InProcessHub = Map<string, InProcessServer>;

export const createHub = (): InProcessHub => new Map();

/**
 * Calls between services of one process. The caller gets the answer itself, not a copy, and must not change it.
 * @param freezes For tests: answers are frozen, and rejected unless they are JSON, as a network would carry them. Off
 * in the product, where this would cost as much as a copy.
 */
export const inProcessLink = ({ freezes = false }: Readonly<{ freezes?: boolean }> = {}): Link => {
  const hub = createHub();
  return {
    client: (service) => new InProcessClient(hub, service),
    server: (service) => new InProcessServer(hub, service, freezes),
  };
};

const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
    throw new TypeError(`An answer contains ${value.constructor.name}, which JSON does not`);
  for (const field of Object.values(value)) frozen(field);
  return Object.freeze(value);
};

const firstOf = async (given: Promise<unknown>): Promise<unknown> => {
  const value = await given;
  return isObservable(value) ? firstValueFrom(value, { defaultValue: null }) : value;
};

type Reply = (packet: WritePacket) => void;

const NO_HANDLER = 'There is no matching message handler defined in the remote service.';
const MASKED = { status: 'error', message: 'Internal server error' } as const;
const closed = () => new Error('Connection closed');

/** Server side of Nest's TCP transport without the socket: same packets, errors and listening rules. */
export class InProcessServer extends Server implements ApiServer {
  override readonly transportId = Symbol('in-process');
  readonly #waiting = new Set<Reply>();
  readonly #asking = new Set<(closing: Error) => void>();

  constructor(
    private readonly hub: InProcessHub,
    private readonly address: string,
    private readonly freezes = false,
  ) {
    super();
    carryIn(this);
  }

  listen(callback: (error?: Error) => void): void {
    const taken = this.hub.has(this.address);
    if (!taken) this.hub.set(this.address, this);
    callback(
      taken
        ? Object.assign(new Error(`Another service already listens at ${this.address}`), { code: 'EADDRINUSE' })
        : undefined,
    );
  }

  /** Drained at once: callers in the same process stop before the services they call, so no call is running. */
  async drain(): Promise<boolean> {
    return true;
  }

  close(): void {
    if (this.hub.get(this.address) === this) this.hub.delete(this.address);
    for (const reply of this.#waiting) reply({ err: closed() });
    this.#waiting.clear();
    for (const breakOff of this.#asking) breakOff(closed());
    this.#asking.clear();
  }

  /**
   * Handles one message and returns the answer, or null for none. The handler runs in the caller's call context, so it
   * needs no metadata.
   */
  async ask(name: string, message: object): Promise<unknown> {
    const data = jsonCopy(message);
    const handler = this.messageHandlers.get(name);
    if (!handler) return Promise.reject(NO_HANDLER);
    let breakOff: ((closing: Error) => void) | undefined;
    try {
      const found = await new Promise((resolve, reject) => {
        breakOff = reject;
        this.#asking.add(reject);
        firstOf(handler(data, new BaseRpcContext([name]))).then(resolve, reject);
      });
      return (this.freezes ? frozen(found) : found) ?? null;
    } finally {
      if (breakOff) this.#asking.delete(breakOff);
    }
  }

  request(packet: ReadPacket, reply: Reply): () => void {
    const { pattern, data, metadata } = jsonCopy(packet);
    const name = this.getPatternAsString(pattern);
    const forget = () => this.#waiting.delete(reply);
    this.#waiting.add(reply);
    const respond = (answer: WritePacket): void => {
      if (!this.#waiting.has(reply)) return;
      if (answer.isDisposed || answer.err) forget();
      reply(this.answerOnTheWire(answer, name));
    };
    // Look up the handler directly: Nest's `getHandlerByPattern` tries to parse each name as JSON and catches the
    // error, which is slow.
    const handler = this.messageHandlers.get(name);
    if (!handler) {
      queueMicrotask(() => respond({ err: NO_HANDLER, isDisposed: true }));
      return forget;
    }
    const context = new BaseRpcContext([name, metadata]);
    this.handleRequest(context, async () => this.transformToObservable(await handler(data, context)), respond);
    return forget;
  }

  event(packet: ReadPacket): Promise<void> {
    const { pattern, data, metadata } = jsonCopy(packet);
    const name = this.getPatternAsString(pattern);
    return this.handleEvent(name, { pattern, data }, new BaseRpcContext([name, metadata]));
  }

  on(): void {
    throw new Error('The in-process transport has no transport events');
  }

  unwrap<T>(): T {
    throw new Error('The in-process transport has no underlying server');
  }

  private answerOnTheWire(answer: WritePacket, name: string): WritePacket {
    try {
      return jsonCopy(answer);
    } catch (error) {
      this.handleError(`The answer of ${name} is not JSON: ${String(error)}`);
      return { err: MASKED, isDisposed: true };
    }
  }
}

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

  close(): void {}

  async ask(at: string, message: object): Promise<unknown> {
    return this.server().ask(at, message);
  }

  unwrap<T>(): T {
    throw new Error('The in-process transport has no underlying connection');
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
    // Ignore the result (fire and forget): as over a socket, the caller neither waits for the handler nor receives
    // its errors.
    void server.event(packet).catch(() => undefined);
    return undefined as T;
  }

  private server(): InProcessServer {
    const server = this.hub.get(this.address);
    if (server) return server;
    throw Object.assign(new Error(`No server listens at ${this.address}`), { code: 'ECONNREFUSED' });
  }
}
