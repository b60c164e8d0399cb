import { createClockRunner } from '../followers/clock-runner.js';
import type { Wiring } from '../wiring.js';
import type { Installation } from './follow-brand.js';

export const runBrand = async (
  name: string,
  { brand, clock, log, closes }: Pick<Wiring, 'brand' | 'clock' | 'log' | 'closes'>,
  installation: Installation,
): Promise<void> => {
  const runner = createClockRunner({ policy: brand.ask(installation, name), clock, log });
  closes({ close: () => runner.stop() });
  await runner.start();
};
