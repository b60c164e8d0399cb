import { describe, expect, it } from 'vitest';
import type { Counts } from './daily.js';
import { publishedCounts, publishedMonths } from './published-months.js';

describe('published months of a period', () => {
  it('are the past months that the period overlaps', () => {
    const today = '2027-03-01';
    expect(publishedMonths({ from: '2026-11-30', to: '2027-03-01' }, today)).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
    expect(publishedMonths({ from: '2027-02-28', to: '2027-02-28' }, today)).toEqual(['2027-02']);
    expect(publishedMonths({ from: '2027-02-28', to: '2027-02-28' }, '2027-02-28')).toEqual([]);
    expect(publishedMonths({ from: '2027-03-01', to: '2027-12-31' }, today)).toEqual([]);
  });

  it('are stored as whole months', () =>
    expect(publishedMonths({ from: '2026-11-01', to: '2027-02-28' }, '2027-03-01', '2026-12-01')).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
    ]));
});

describe('published counts', () => {
  it('name a key only for counts of at least five, and add up the others without their key', () => {
    const rows: readonly { key: string; counts: Counts }[] = [
      { key: 'DE Köln', counts: { sold: 5, seen: 4 } },
      { key: 'DE Bonn', counts: { sold: 4 } },
      { key: 'DE Köln', counts: { sold: 7, seen: 1 } },
    ];
    expect(publishedCounts(rows)).toEqual({
      published: [{ key: 'DE Köln', counts: { sold: 12 } }],
      fewer: { sold: 4, seen: 5 },
    });
    expect(publishedCounts([])).toEqual({ published: [], fewer: {} });
  });
});
