import type { ClientProxy, CustomTransportStrategy } from '@nestjs/microservices';

/** Nest's server behind a door. */
export type DoorServer = CustomTransportStrategy &
  Readonly<{
    /**
     * Takes no new calls, waits at most `ms` until those in hand have been answered, and lets the connections end.
     * Answers whether all were.
     */
    drain: (ms: number) => Promise<boolean>;
  }>;

/** The caller's end of the way to a door. */
export type DoorProxy = Pick<ClientProxy, 'send'> &
  Readonly<{
    /**
     * As `send`, for one answer (null where there is none), without what a network needs; absent where there is a
     * network.
     */
    ask?: (at: string, message: object) => Promise<unknown>;
    /** Drops a connection that does not answer any more. */
    drop?: () => void;
    close: () => void;
  }>;

/** How services reach each other's doors: all in one process, or over a network. */
export type Link = Readonly<{ client: (service: string) => DoorProxy; server: (service: string) => DoorServer }>;
