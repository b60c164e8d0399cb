import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const indexOf = (folder: string): string => join(folder, 'places', 'gazetteer.json');

/** Copies the file in one step: other spec files run at the same time. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}.copy`;
  await copyFile(from, draft);
  await rename(draft, to);
};

/**
 * Opens a product on `dataDir` with the place index of this run of the tests: the first product builds it, which takes
 * longer than all the rest of a start, and the others begin with its file.
 */
export const withSharedPlaceIndex = async <Opened>(dataDir: string, open: () => Promise<Opened>): Promise<Opened> => {
  const run = process.env['TEST_RUN_DIR'];
  if (!run) return open();
  if (existsSync(indexOf(run)) && !existsSync(indexOf(dataDir))) await copyWhole(indexOf(run), indexOf(dataDir));
  const opened = await open();
  if (!existsSync(indexOf(run))) await copyWhole(indexOf(dataDir), indexOf(run));
  return opened;
};
