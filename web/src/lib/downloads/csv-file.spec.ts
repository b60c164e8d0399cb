import { describe, expect, it } from 'vitest';
import { csvName, everyRow, mostInFile, pageAfter } from './csv-file.js';

it.each([
  [['Prüfung der Anbieter'], 'lendring-pruefung-der-anbieter.csv'],
  [['Werkzeugkeller Südstadt', '2026-11-23'], 'lendring-werkzeugkeller-suedstadt-2026-11-23.csv'],
  [['☀ !', '2026-11-23'], 'lendring-2026-11-23.csv'],
  [['☀'], 'lendring.csv'],
])('derives a file name from %j', (words, name) => {
  expect(csvName(...words)).toBe(name);
});

const pagesOf = (pages: number, size: number) => async (place: number | null) => {
  const page = place ?? 1;
  const rows = Array.from({ length: size }, (_, n) => (page - 1) * size + n);
  return { rows, next: pageAfter({ page, hasNextPage: page < pages }) };
};

describe('exporting a list to a file', () => {
  it('contains the rows of all pages in order and reports progress', async () => {
    const told: number[] = [];
    const { rows, isWhole } = await everyRow(pagesOf(3, 2), (done) => told.push(done));
    expect({ rows, isWhole, told }).toEqual({ rows: [0, 1, 2, 3, 4, 5], isWhole: true, told: [2, 4, 6] });
  });

  it('stops at its row limit and reports that limit', async () => {
    const { rows, isWhole } = await everyRow(pagesOf(101, 100), () => {});
    expect({ rows: rows.length, isWhole }).toEqual({ rows: mostInFile, isWhole: false });
  });
});
