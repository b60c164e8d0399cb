import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDump, ImportProblem } from './import-geonames.js';
import { addressPlace } from './index/address-place.js';
import { searchCities } from './index/search-cities.js';
import { openPlaceIndex } from './open-places.js';

const row = (country: string, postal: string, place: string, lat: number, lng: number) =>
  [country, postal, place, 'Regio', '01', '', '', '', '', lat, lng, 6].join('\t');
const dump = [
  row('NL', '1012', 'Amsterdam', 52.374, 4.894),
  row('NL', '1013', 'Amsterdam', 52.39, 4.88),
  row('NL', '1013', 'Houtproef', 52.4, 4.87),
  row('NL', '9999', 'Proefeiland', 53.9, 3.5),
].join('\n');

let folder: string;
const save = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('importDump', () => {
  it('rejects unusable input and writes nothing', async () => {
    const file = await save('NL.txt', dump);
    await expect(importDump(folder, 'XX', file)).rejects.toThrow(ImportProblem);
    await expect(importDump(folder, 'NL', join(folder, 'none.txt'))).rejects.toThrow('Cannot read');
    await expect(importDump(folder, 'DE', file)).rejects.toThrow('not a GeoNames postal dump of DE');
    await expect(importDump(folder, 'NL', await save('empty.txt', ''))).rejects.toThrow(ImportProblem);
    await expect(importDump(folder, 'NL', await save('broken.txt', `${dump}\nNL\t12\t\n`))).rejects.toThrow(
      '(lines 5)',
    );
    expect(await readdir(folder)).not.toContain('places');
  });

  it('adds the postal codes of a country with their coordinates', async () => {
    expect(await importDump(folder, 'nl', await save('NL.txt', dump))).toMatchObject({
      country: 'NL',
      rows: 4,
      postals: 3,
      skipped: 0,
    });
    const index = await openPlaceIndex(folder);
    expect(searchCities(index, '1012')[0]).toMatchObject({
      city: 'Amsterdam',
      postalCount: 2,
      postals: [{ id: 'nl-1012', postal: '1012' }],
    });
    expect(searchCities(index, '1012 AB')[0]).toMatchObject({ city: 'Amsterdam' });
    expect(searchCities(index, 'houtproef')[0]).toMatchObject({ city: 'Amsterdam', district: 'Houtproef' });
    expect(searchCities(index, 'proefeiland')[0]).toMatchObject({
      id: 'pnl-9999-proefeiland',
      point: { lat: 53.9, lng: 3.5 },
    });
    expect(searchCities(index, '80331')[0]?.city).toBe('München');
  });

  it('enables postal code validation for the imported country', async () => {
    const index = await openPlaceIndex(folder);
    expect(addressPlace(index, 'g2759794', '1013 XY')).toMatchObject({
      ok: true,
      place: { postalId: 'nl-1013xy', point: { lat: 52.395, lng: 4.875 } },
    });
    expect(addressPlace(index, 'g2759794', '5555 XY')).toEqual({ ok: false, problem: 'postal_unknown' });
    expect(addressPlace(index, 'g2759794', '9999 XY')).toEqual({ ok: false, problem: 'postal_elsewhere' });
    expect(addressPlace(index, 'g2643743', 'SW1A 1AA')).toMatchObject({ ok: true });
  });

  it('moves German codes to the imported coordinates', async () => {
    await importDump(folder, 'DE', await save('DE.txt', row('DE', '13505', 'Berlin', 52.585, 13.24)));
    const index = await openPlaceIndex(folder);
    expect(addressPlace(index, 'g2950159', '13505')).toMatchObject({
      ok: true,
      place: { point: { lat: 52.585, lng: 13.24 } },
    });
    expect(searchCities(index, 'berlin')[0]?.postalCount).toBe(190);
  });
});
