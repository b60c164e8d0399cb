import type { Position } from '@lendring/contracts/kernel/ids.js';

/**
 * Health of one background part: `failed` needs an operator, `retrying` recovers by itself, `standby` means that
 * another replica runs it.
 */
export type Health = Readonly<{
  kind: 'projection' | 'search' | 'policy' | 'relay' | 'reaction' | 'clock';
  name: string;
  state: 'starting' | 'catching-up' | 'live' | 'retrying' | 'failed' | 'stopped' | 'standby';
  position?: Position;
  error?: string;
}>;

export interface Runner {
  /** Resolves when the part is set up, not when it has caught up. */
  start(): Promise<void>;
  stop(): Promise<void>;
  health(): Health;
}

/**
 * Group of parts, started in order. A stop ends the parts that issue commands first and those that show their effects
 * last.
 */
export interface Runners {
  start(): Promise<void>;
  stop(): Promise<void>;
  health(): readonly Health[];
}
