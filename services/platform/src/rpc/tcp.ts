import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ClientTCP, ServerTCP, type TcpSocket } from '@nestjs/microservices';
import type { Address } from '../base/address.js';
import { STOPPING } from './api-errors.js';
import { carryIn, carryOut } from './carry.js';
import type { ApiServer, Link } from './link.js';

/**
 * Connect timeout in milliseconds; a host that drops packets rather than refusing them must not use up the caller's
 * whole deadline.
 */
const CONNECT_MS = 1_000;
const KEEP_ALIVE_MS = 10_000;

/** Nest's TCP client with immediate sending of small messages and a connect timeout of one second. */
export class TcpClient extends ClientTCP {
  constructor(place: Address) {
    super(place);
    carryOut(this);
  }

  /**
   * Let the next call reconnect after a refused connection; Nest clears the connection only after its socket has
   * closed.
   */
  override connect(): Promise<unknown> {
    const connecting: Promise<unknown> = super.connect();
    connecting.catch(() => {
      if (this.connectionPromise === connecting) this.connectionPromise = null;
    });
    return connecting;
  }

  override createSocket(): TcpSocket {
    const socket = super.createSocket();
    const { netSocket } = socket;
    netSocket.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE_MS);
    const timer = setTimeout(
      () => netSocket.destroy(Object.assign(new Error('Server does not accept the connection'), { code: 'ETIMEDOUT' })),
      CONNECT_MS,
    );
    netSocket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    return socket;
  }

  /** Callers receive every error, so do not log it as Nest would. */
  override handleError(): void {
    // Intentionally empty.
  }

  drop(): void {
    this.socket?.netSocket.destroy();
  }
}

export class TcpServer extends ServerTCP implements ApiServer {
  #inHand = 0;
  #stopping = false;
  #idle = Promise.withResolvers<void>();

  constructor(place: Address) {
    super(place);
    carryIn(
      this,
      () => {
        this.#inHand += 1;
      },
      () => {
        this.#inHand -= 1;
        if (this.#stopping && this.#inHand === 0) this.#idle.resolve();
      },
    );
  }

  override bindHandler(socket: Socket): void {
    socket.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE_MS);
    super.bindHandler(socket);
  }

  /** Skip Nest's version, which tries to parse each name as JSON and catches the error, which is slow. */
  override getHandlerByPattern(pattern: string) {
    return this.messageHandlers.get(pattern) ?? null;
  }

  override async handleMessage(socket: TcpSocket, message: { readonly id?: string }): Promise<unknown> {
    if (!this.#stopping) return super.handleMessage(socket, message);
    socket.sendMessage({ id: message.id, err: { code: STOPPING }, isDisposed: true });
    return undefined;
  }

  async drain(ms: number): Promise<boolean> {
    this.#stopping = true;
    this.server.close();
    if (this.#inHand === 0) this.#idle.resolve();
    const ended = new AbortController();
    const idle = await Promise.race([
      this.#idle.promise.then(() => true),
      pause(ms, false, { signal: ended.signal }).catch(() => false),
    ]);
    ended.abort();
    // Wait for responses, which are written shortly after their handlers have ended.
    await pause(10);
    for (const socket of this.openSockets) socket.end();
    return idle;
  }

  /** Log only the arrival, because an untrusted message may contain anything. */
  protected override handleError(): void {
    this.logger.warn('Connection lost, or it sent data that is not a message');
  }
}

/** Connects to services at `RPC_*`; services in this process listen at `RPC_HOST` and `RPC_PORT`. */
export const tcpLink = (apis: Readonly<Record<string, Address>>, api: Address): Link => {
  const known = new Map<string, Address>(Object.entries(apis));
  return {
    client: (service) => {
      const place = known.get(service);
      if (!place) throw new Error(`The API of ${service} has no address. Set RPC_${service.toUpperCase()}.`);
      return new TcpClient(place);
    },
    server: () => new TcpServer(api),
  };
};
