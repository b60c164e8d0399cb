import { expect, it } from 'vitest';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { everyInRange, nearestInRange } from './in-range.js';

const at = '2025-05-05T12:00:00.000Z';

/** Loans of a day each, by the day of May on which they begin. */
const loans = async (...days: readonly number[]) => {
  const documents = openSqliteDocuments(':memory:');
  const view = await documents.collection<{ day: number; end: string }>('loans');
  const instant = (day: number) => `2025-05-${String(day).padStart(2, '0')}T00:00:00.000Z`;
  await view.write(
    days.map((day) => ({
      id: String(day),
      position: '1'.padStart(16, '0'),
      document: { day, period: { start: instant(day) }, end: instant(day + 1) },
    })),
  );
  return { view, close: () => documents.close() };
};

it('a calendar file contains the current and next entries before the past ones, a calendar all of them', async () => {
  const { view, close } = await loans(1, 2, 5, 6, 7, 8);
  const nearest = async (most: number) =>
    (await nearestInRange(at, most)(view, { day: { $gte: 0 } }, 'end')).map(({ day }) => day);
  expect(await nearest(3)).toEqual([5, 6, 7]);
  expect(await nearest(5)).toEqual([5, 6, 7, 8, 2]);
  expect(await everyInRange(view, { day: { $gte: 2 } }, 'end')).toHaveLength(5);
  await close();
});
