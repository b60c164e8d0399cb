import { describe, expect, it } from 'vitest';
import { everyRow, mostInFile, pageAfter } from './every-row.js';

const pagesOf = (pages: number, size: number) => async (place: number | null) => {
  const page = place ?? 1;
  const rows = Array.from({ length: size }, (_, n) => (page - 1) * size + n);
  return { rows, next: pageAfter({ page, hasNextPage: page < pages }) };
};

describe('exporting a list to a file', () => {
  it('contains the rows of all pages in order, and reports progress', async () => {
    const told: number[] = [];
    const { rows, isWhole } = await everyRow(pagesOf(3, 2), (done) => told.push(done));
    expect({ rows, isWhole, told }).toEqual({ rows: [0, 1, 2, 3, 4, 5], isWhole: true, told: [2, 4, 6] });
  });

  it('stops at its row limit, and reports it', async () => {
    const { rows, isWhole } = await everyRow(pagesOf(101, 100), () => {});
    expect({ rows: rows.length, isWhole }).toEqual({ rows: mostInFile, isWhole: false });
  });
});
