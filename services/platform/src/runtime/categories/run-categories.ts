import type { Documents } from '../../read-models/documents.port.js';
import type { Doors } from '../doors/doors.js';
import { createClockRunner } from '../followers/clock-runner.js';
import type { Wiring } from '../wiring.js';
import type { Categories } from './categories.port.js';
import { followCategories } from './follow-categories.js';

type Options = Readonly<{
  name: string;
  wiring: Pick<Wiring, 'clock' | 'log' | 'closes'>;
  doors: Pick<Doors, 'installation'>;
  kept: Pick<Documents, 'getValue' | 'setValue'>;
}>;

export const runCategories = async ({ name, wiring, doors, kept }: Options): Promise<Categories> => {
  const { clock, log } = wiring;
  const followed = followCategories({ installation: doors.installation, name, log, kept });
  await followed.begin();
  const runner = createClockRunner({ policy: followed.refresh, clock, log });
  wiring.closes({ close: () => runner.stop() });
  await runner.start();
  return followed;
};
