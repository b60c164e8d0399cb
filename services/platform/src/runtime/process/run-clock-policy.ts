import { createClockRunner } from '../followers/clock-runner.js';
import type { ClockPolicy } from '../service/service-parts.js';
import type { Wiring } from '../wiring.js';

/** Runs a clock policy of the process, such as a poll of another service, until the wiring is closed. */
export const runClockPolicy = async (
  { clock, log, closes }: Pick<Wiring, 'clock' | 'log' | 'closes'>,
  policy: ClockPolicy,
): Promise<void> => {
  const runner = createClockRunner({ policy, clock, log });
  closes({ close: () => runner.stop() });
  await runner.start();
};
