import type { Position } from '@lendring/contracts/kernel/ids.js';

/**
 * How one running part of a service is doing; `failed` needs a person, `retrying` heals itself, on `standby` another
 * replica runs it.
 */
export type Health = Readonly<{
  kind: 'projection' | 'search' | 'policy' | 'relay' | 'reaction' | 'clock';
  name: string;
  state: 'starting' | 'catching-up' | 'live' | 'retrying' | 'failed' | 'stopped' | 'standby';
  /** How far it is, when it follows the log. */
  position?: Position;
  /** Why it is retrying or failed. */
  error?: string;
}>;

/** A part of a service that runs beside its door. */
export interface Runner {
  /** Resolves when it is set up, not when it has caught up. */
  start(): Promise<void>;
  /** Ends what is in hand, keeps how far it came, and resolves then. */
  stop(): Promise<void>;
  health(): Health;
}

/** Parts that run together: started in order; what brings new commands ends first, what shows their effects last. */
export interface Runners {
  start(): Promise<void>;
  stop(): Promise<void>;
  health(): readonly Health[];
}
