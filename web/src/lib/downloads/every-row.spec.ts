import { describe, expect, it } from 'vitest';
import { everyRow, mostInFile, pageAfter } from './every-row.js';

const pagesOf = (pages: number, size: number) => async (place: number | null) => {
  const page = place ?? 1;
  const rows = Array.from({ length: size }, (_, n) => (page - 1) * size + n);
  return { rows, next: pageAfter({ page, hasNextPage: page < pages }) };
};

describe('a file of a list', () => {
  it('has the rows of all pages in their order, and tells how far it is', async () => {
    const told: number[] = [];
    const { rows, isWhole } = await everyRow(pagesOf(3, 2), (done) => told.push(done));
    expect({ rows, isWhole, told }).toEqual({ rows: [0, 1, 2, 3, 4, 5], isWhole: true, told: [2, 4, 6] });
  });

  it('ends where it has enough, and says so', async () => {
    const { rows, isWhole } = await everyRow(pagesOf(101, 100), () => {});
    expect({ rows: rows.length, isWhole }).toEqual({ rows: mostInFile, isWhole: false });
  });
});
