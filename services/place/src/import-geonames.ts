import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Country } from '@lendring/contracts/kernel/place.js';
import { dumpFile, openGazetteer } from './gazetteer/gazetteer.open.js';
import { readDump } from './gazetteer/postal-dump.js';

export type Imported = Readonly<{ country: Country; rows: number; postals: number; skipped: number; cities: number }>;

export class ImportProblem extends Error {}

const TOLERATED = 0.05;

/**
 * Imports a GeoNames postal dump (`<country>.txt`): stores it in the data folder for all later builds and rebuilds the
 * index. Importing a country again replaces its dump.
 * @throws ImportProblem when the country or the file is unusable; the data folder stays unchanged
 */
export const importDump = async (dataDir: string, country: string, file: string): Promise<Imported> => {
  const known = Country.safeParse(country.toUpperCase());
  if (!known.success)
    throw new ImportProblem(`Country ${country} is not supported. Choose one of ${Country.options.join(', ')}`);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ImportProblem(`Cannot read ${file}: ${String(error)}`);
  });
  const { rows, skipped } = readDump(text, known.data);
  if (rows.length === 0 || skipped.length > (rows.length + skipped.length) * TOLERATED) {
    const where = skipped.slice(0, 5).join(', ');
    throw new ImportProblem(
      `${file} is not a GeoNames postal dump of ${known.data}: ${rows.length} lines fit, ${skipped.length} do not${where && ` (lines ${where})`}`,
    );
  }
  const target = dumpFile(dataDir, known.data);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.tmp`, text);
  await rename(`${target}.tmp`, target);
  const { gazetteer } = await openGazetteer(dataDir);
  return {
    country: known.data,
    rows: rows.length,
    postals: new Set(rows.map((row) => row.postal)).size,
    skipped: skipped.length,
    cities: gazetteer.cities.filter((city) => city.country === known.data).length,
  };
};

/**
 * Usage: `node import-geonames.js <country> <file>`. The data folder is `DATA_DIR`, else `./data`. Running instances
 * load the result at their next start.
 */
const main = async ([country, file]: readonly string[]): Promise<void> => {
  if (!country || !file)
    throw new ImportProblem('Usage: import-geonames <country> <file>, for example: import-geonames NL NL.txt');
  const done = await importDump(resolve(process.env['DATA_DIR'] ?? 'data'), country, resolve(file));
  console.log(
    `${done.country}: ${done.postals} postal codes from ${done.rows} lines, ${done.skipped} skipped; ${done.cities} towns. Taken at the next start.`,
  );
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof ImportProblem ? error.message : error);
    process.exitCode = 1;
  }
}
