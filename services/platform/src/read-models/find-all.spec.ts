import { expect, it } from 'vitest';
import { findAll } from './find-all.js';

const numbers = Array.from({ length: 10 }, (_, number) => ({ number }));
const view = {
  find: async ({ skip = 0, limit }: Readonly<{ skip?: number; limit?: number }>) =>
    numbers.slice(skip, limit === undefined ? undefined : skip + limit),
};

it('reads all matching documents in steps, and lets other work in between', async () => {
  const seen: string[] = [];
  const other = setImmediate(() => seen.push('other'));
  const found = await findAll(view, { filter: {} }, 5, ({ number }) => number % 2 === 1);
  seen.push('found');
  clearImmediate(other);
  expect(found.map(({ number }) => number)).toEqual([1, 3, 5, 7, 9]);
  expect(seen).toEqual(['other', 'found']);
});
