import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const indexOf = (folder: string): string => join(folder, 'places', 'gazetteer.json');

const copyWhole = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}.copy`;
  await copyFile(from, draft);
  await rename(draft, to);
};

/**
 * Opens a product on `dataDir` with a cached place index, whose build takes longer than the rest of a start: the first
 * product builds it, others copy its file. TEST_PLACE_INDEX is the cache folder for the current code and package
 * versions.
 */
export const withSharedPlaceIndex = async <Opened>(dataDir: string, open: () => Promise<Opened>): Promise<Opened> => {
  const shared = process.env['TEST_PLACE_INDEX'];
  if (!shared) return open();
  if (existsSync(indexOf(shared)) && !existsSync(indexOf(dataDir))) await copyWhole(indexOf(shared), indexOf(dataDir));
  const opened = await open();
  if (!existsSync(indexOf(shared))) await copyWhole(indexOf(dataDir), indexOf(shared));
  return opened;
};
