import type { Position } from '@lendring/contracts/kernel/ids.js';

/**
 * The health of one running part of a service; `failed` needs a person, `retrying` recovers by itself, on `standby`
 * another replica runs it.
 */
export type Health = Readonly<{
  kind: 'projection' | 'search' | 'policy' | 'relay' | 'reaction' | 'clock';
  name: string;
  state: 'starting' | 'catching-up' | 'live' | 'retrying' | 'failed' | 'stopped' | 'standby';
  /** Its position, when it follows the log. */
  position?: Position;
  /** The reason it is retrying or failed. */
  error?: string;
}>;

/** A background part of a service. */
export interface Runner {
  /** Resolves when it is set up, not when it has caught up. */
  start(): Promise<void>;
  /** Finishes current work and stores its checkpoint, then resolves. */
  stop(): Promise<void>;
  health(): Health;
}

/**
 * Runs parts together: they start in order; a stop ends first what issues commands and last what shows their effects.
 */
export interface Runners {
  start(): Promise<void>;
  stop(): Promise<void>;
  health(): readonly Health[];
}
