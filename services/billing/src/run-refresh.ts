import { createClockRunner } from '@lendring/platform/runtime/followers/clock-runner.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Wiring } from '@lendring/platform/runtime/wiring.js';

export const runRefresh = async (
  { clock, log, closes }: Pick<Wiring, 'clock' | 'log' | 'closes'>,
  policy: ClockPolicy,
): Promise<void> => {
  const runner = createClockRunner({ policy, clock, log });
  closes({ close: () => runner.stop() });
  await runner.start();
};
