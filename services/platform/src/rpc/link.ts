import type { ClientProxy, CustomTransportStrategy } from '@nestjs/microservices';

export type ApiServer = CustomTransportStrategy &
  Readonly<{
    /**
     * Rejects new calls, waits at most `ms` for running ones, and closes the connections. Returns true if all calls
     * were answered.
     */
    drain: (ms: number) => Promise<boolean>;
  }>;

export type ApiProxy = Pick<ClientProxy, 'send'> &
  Readonly<{
    /** Sends like `send`, for a single answer (null for none), without network overhead; absent over a network. */
    ask?: (at: string, message: object) => Promise<unknown>;
    drop?: () => void;
    close: () => void;
  }>;

export type Link = Readonly<{ client: (service: string) => ApiProxy; server: (service: string) => ApiServer }>;
