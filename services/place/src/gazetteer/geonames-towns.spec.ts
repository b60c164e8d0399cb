import { describe, expect, it } from 'vitest';
import { readTowns } from './geonames-towns.js';

const line = (cells: Readonly<Record<number, string>>): string =>
  Array.from({ length: 19 }, (_, i) => cells[i] ?? '').join('\t');
const town = (id: number, name: string, country: string, more: Readonly<Record<number, string>> = {}) =>
  line({ 0: String(id), 1: name, 3: '', 4: '48.5', 5: '11.25', 6: 'P', 7: 'PPL', 8: country, 14: '1200', ...more });

describe('readTowns', () => {
  it('reads only the towns of supported countries', () => {
    const dump = Buffer.from(
      [
        town(1, 'Testbach', 'DE'),
        town(2, 'Delaware', 'US', { 10: 'DE' }),
        town(3, 'Testwijk', 'NL'),
        town(4, 'Ville', 'FR'),
      ].join('\n'),
    );
    expect(readTowns(dump).map((one) => [one.id, one.country])).toEqual([
      [1, 'DE'],
      [3, 'NL'],
    ]);
  });

  it('parses the needed columns of a line', () => {
    const [read] = readTowns(
      Buffer.from(
        `${town(7, 'Prüfstadt', 'DE', { 3: 'Pruefstadt,PRF,Прюф,Test City', 7: 'PPLX', 10: '02', 11: '091', 13: '09162000' })}\r\n`,
      ),
    );
    expect(read).toEqual({
      id: 7,
      name: 'Prüfstadt',
      alternates: ['Pruefstadt', 'Test City'],
      country: 'DE',
      admin1: '02',
      admin2: '091',
      municipality: '09162000',
      section: true,
      population: 1200,
      point: { lat: 48.5, lng: 11.25 },
    });
  });

  it('skips abolished places and accepts an empty file', () => {
    expect(readTowns(Buffer.from(town(1, 'Versunken', 'DE', { 7: 'PPLW' })))).toEqual([]);
    expect(readTowns(Buffer.from(''))).toEqual([]);
  });
});
