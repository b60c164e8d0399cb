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
 * Opens a product on `dataDir` with the place index of earlier runs of the tests: the first product builds it, which
 * takes longer than all the rest of a start, and the others begin with its file. TEST_PLACE_INDEX names its folder, one
 * for each state of the code and of the packages that it is made from.
 */
export const withSharedPlaceIndex = async <Opened>(dataDir: string, open: () => Promise<Opened>): Promise<Opened> => {
  const shared = process.env['TEST_PLACE_INDEX'];
  if (!shared) return open();
  if (existsSync(indexOf(shared)) && !existsSync(indexOf(dataDir))) await copyWhole(indexOf(shared), indexOf(dataDir));
  const opened = await open();
  if (!existsSync(indexOf(shared))) await copyWhole(indexOf(dataDir), indexOf(shared));
  return opened;
};
