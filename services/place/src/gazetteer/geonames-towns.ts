import { Country } from '@lendring/contracts/kernel/place.js';
import type { Settlement } from './town.js';

const latin = /^[\p{Script=Latin}\p{M} '’.()/-]+$/u;
const airport = /^[A-Z]{3}$/;

const column = {
  id: 0,
  name: 1,
  alternates: 3,
  lat: 4,
  lng: 5,
  code: 7,
  country: 8,
  admin1: 10,
  admin2: 11,
  municipality: 13,
  population: 14,
} as const;
/** GeoNames feature codes of abandoned, destroyed and historical places. */
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

const settlement = (cells: readonly string[], country: Country): Settlement | null => {
  const cell = (name: keyof typeof column) => cells[column[name]] ?? '';
  if (gone.has(cell('code'))) return null;
  return {
    id: Number(cell('id')),
    name: cell('name'),
    alternates: cell('alternates')
      .split(',')
      .filter((name) => latin.test(name) && !airport.test(name)),
    country,
    admin1: cell('admin1'),
    admin2: cell('admin2'),
    municipality: cell('municipality'),
    section: cell('code') === 'PPLX',
    population: Number(cell('population')) || 0,
    point: { lat: Number(cell('lat')), lng: Number(cell('lng')) },
  };
};

/**
 * Reads the towns of our countries from the world dump (tab separated, UTF-8, 32 MB). Decodes only lines with a
 * matching country cell, because most lines concern other countries.
 */
export const readTowns = (dump: Buffer): Settlement[] =>
  Country.options.flatMap((country) => [...townsOf(dump, country)]);

function* townsOf(dump: Buffer, country: Country): Generator<Settlement> {
  const mark = `\t${country}\t`;
  for (let at = dump.indexOf(mark); at !== -1;) {
    const newline = dump.indexOf('\n', at);
    const end = newline === -1 ? dump.length : newline;
    const cells = dump
      .toString('utf8', dump.lastIndexOf('\n', at) + 1, end)
      .replace(/\r$/, '')
      .split('\t');
    const town = cells[column.country] === country ? settlement(cells, country) : null;
    if (town) yield town;
    at = dump.indexOf(mark, end);
  }
}
