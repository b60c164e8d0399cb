import { describe, expect, it } from 'vitest';
import type { ReportingId } from '@lendring/contracts/http/reporting.js';
import type { DailyNumbers } from '@lendring/contracts/kernel/daily.js';
import { categories } from '@lendring/contracts/reference/categories.js';
import { builtInTree, treeOf } from '@lendring/contracts/reference/category-tree.js';
import { readParts, readRows, withPoints } from './read-report.js';
import { reports } from './reports.js';

const reportOf = (id: ReportingId) => reports.find(({ reportingId }) => reportingId === id)!;
const span = { from: '2026-03-01', to: '2026-03-03' };

describe('a report', () => {
  it('has a row per day, shares, durations and a total', () => {
    const numbers: DailyNumbers = {
      before: { asked: 40 },
      days: [
        { day: '2026-03-01', counts: { asked: 4, agreed: 1, declined: 1, answer_60: 2 } },
        { day: '2026-03-03', counts: { asked: 2, agreed: 2, answer_1440: 1 } },
      ],
      parts: [],
      monthly: [],
    };
    const { columns } = reportOf('requests');
    const { rows, total } = readRows(reportOf('requests'), numbers, span, 'day');
    const named = (values: readonly (number | null)[]) =>
      Object.fromEntries(columns.map(({ name }, index) => [name, values[index]]));
    expect(rows.map(({ from }) => from)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
    expect(named(rows[0]!.values)).toMatchObject({ asked: 4, agreement_rate: 0.5, answer_median: 53 });
    expect(named(rows[1]!.values)).toMatchObject({ asked: 0, agreement_rate: null, answer_median: null });
    expect(named(total)).toMatchObject({ asked: 6, agreed: 3, agreement_rate: 0.75 });
  });

  it('has the average rating with its count, and no average without ratings', () => {
    const days = [
      { day: '2026-03-01', counts: { ratings: 2, stars: 9 } },
      { day: '2026-03-02', counts: { ratings: 1, stars: 2 } },
    ];
    const { columns } = reportOf('requests');
    const { rows, total } = readRows(reportOf('requests'), { before: {}, days, parts: [], monthly: [] }, span, 'day');
    const at = (name: string) => columns.findIndex((one) => one.name === name);
    expect(rows.map(({ values }) => [values[at('ratings')], values[at('stars')]])).toEqual([
      [2, 4.5],
      [1, 2],
      [0, null],
    ]);
    expect([total[at('ratings')], total[at('stars')]]).toEqual([3, 11 / 3]);
  });

  it('states the online offers at the end of each day, including offers from before the period', () => {
    const days = [{ day: '2026-03-02', counts: { published: 3, online: 2 } }];
    const { rows, total } = readRows(
      reportOf('offers'),
      { before: { online: 10 }, days, parts: [], monthly: [] },
      span,
      'day',
    );
    expect(rows.map(({ values }) => values.at(-1))).toEqual([10, 12, 12]);
    expect(total.at(-1)).toBe(12);
  });

  it('counts merged categories under their target category', () => {
    const tree = treeOf(
      categories.map((one) => (one.id === 406 ? { ...one, state: 'merged' as const, into: 901 } : one)),
      { number: 1, version: '' },
    );
    const parts = [406, 901, 902].map((key) => ({ by: 'category', key: String(key), counts: { published: 2 } }));
    const [found] = readParts(reportOf('offers'), { before: {}, days: [], parts, monthly: [] }, tree);
    expect(found?.rows).toMatchObject([
      { key: '901', value: 4 },
      { key: '902', value: 2 },
    ]);
  });

  it('ranks towns and categories separately, and sums the remaining entries', () => {
    const parts = Array.from({ length: 107 }, (_, n) => ({
      by: 'town',
      key: `DE g${n} Bad Ort ${n}`,
      counts: { published: n },
    }));
    const [ofCategories, towns] = readParts(
      reportOf('offers'),
      { before: {}, days: [], parts, monthly: [] },
      builtInTree,
    );
    expect(ofCategories).toMatchObject({ by: 'category', name: 'published', kind: 'count', rows: [], others: 0 });
    expect([towns?.rows.length, towns?.rows[0], towns?.others]).toEqual([
      100,
      { key: 'g106', name: 'Bad Ort 106 (DE)', point: null, value: 106 },
      1 + 2 + 3 + 4 + 5 + 6,
    ]);
  });

  it('lists towns by whole months with their coordinates', () => {
    const parts = [{ by: 'town', key: 'DE g5 Ort', counts: { asked: 5 } }];
    const monthly = [{ by: 'town', months: ['2026-02'], fewer: { asked: 4 } }];
    const read = readParts(reportOf('requests'), { before: {}, days: [], parts, monthly }, builtInTree);
    const [towns] = withPoints(read, { g5: { lat: 50, lng: 7 } });
    expect(towns).toMatchObject({
      rows: [{ key: 'g5', point: { lat: 50, lng: 7 } }],
      others: 4,
      least: 5,
      months: ['2026-02'],
    });
  });

  it('splits revenue by product, including refunds', () => {
    const product = (key: string, net: number) => ({ by: 'product', key, counts: { net } });
    const [products] = readParts(
      reportOf('revenue'),
      { before: {}, days: [], parts: [product('ad', -500), product('plan', 900)], monthly: [] },
      builtInTree,
    );
    expect(products).toMatchObject({
      kind: 'cents',
      rows: [
        { key: 'plan', value: 900 },
        { key: 'ad', value: -500 },
      ],
    });
  });

  it('averages active users over the counted days', () => {
    const days = [
      { day: '2026-03-01', counts: { active: 4, active_7: 9, active_30: 9, counted_days: 1 } },
      { day: '2026-03-02', counts: { active: 7, active_7: 10, active_30: 12, counted_days: 1 } },
    ];
    const { rows, total } = readRows(reportOf('people'), { before: {}, days, parts: [], monthly: [] }, span, 'day');
    expect(rows.map(({ values }) => values.slice(3))).toEqual([
      [4, 9, 9],
      [7, 10, 12],
      [null, null, null],
    ]);
    expect(total.slice(3)).toEqual([6, 10, 11]);
  });
});
