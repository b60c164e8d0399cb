import { hash } from 'node:crypto';
import type { Filter } from '../../read-models/documents.port.js';
import { findAll } from '../../read-models/find-all.js';
import type { Counts, DailyNumbers, dailyQuery } from '@lendring/contracts/kernel/daily.js';
import { hasRight, type QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { LEAST_PUBLISHED_COUNT, publishedMonths } from '@lendring/contracts/kernel/published-months.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type * as z from 'zod';
import type { View } from './service-core.js';
import type { Projection, Recorded } from './service-parts.js';

/** `n` defaults to one. With `by` and `key` it counts for a part such as a town, and not for the total. */
export type Counted = Readonly<{ counter: string; n?: number; by?: string; key?: string }>;

/**
 * Totals of one day (`by` is `''`), or one shard of the parts of a day, month (`2026-03`) or year (`2026`), given by
 * `day`. Rows are a list, because town names are no valid field names.
 */
export type DayDocument = Readonly<{
  day: string;
  by: string;
  rows: readonly Readonly<{ key: string; counts: Counts }>[];
}>;

type Daily<Event extends DomainEvent> = Readonly<{
  version: number;
  prefixes: readonly string[];
  /** Counters of an event; must not contain personal data. */
  counted: (event: Recorded<Event>) => readonly Counted[];
  dayOf?: (event: Recorded<Event>) => string;
}>;

/** Shards the parts over documents, so that an event writes a few small ones regardless of the number of towns. */
const shareOf = (key: string): string => hash('sha256', key, 'hex').charAt(0);

const idsOf = (day: string, { by = '', key = '' }: Counted): readonly string[] =>
  by === '' ? [`${day} `] : [day, day.slice(0, 7), day.slice(0, 4)].map((period) => `${period} ${by} ${shareOf(key)}`);

const endOfMonth = (day: Day): Day => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** Smallest set of years, months and days that covers a period (both ends included). */
export const periodsIn = (from: Day, to: Day): string[] => {
  const found: string[] = [];
  for (let day = from; day <= to;) {
    const [year, month, date] = day.split('-');
    const ends = { year: `${year}-12-31`, month: endOfMonth(day) };
    const isWhole = {
      year: month === '01' && date === '01' && ends.year <= to,
      month: date === '01' && ends.month <= to,
    };
    found.push(isWhole.year ? day.slice(0, 4) : isWhole.month ? day.slice(0, 7) : day);
    day = addDays(isWhole.year ? ends.year : isWhole.month ? ends.month : day, 1);
  }
  return found;
};

const added = (counts: Counts, counter: string, n: number): Counts => ({
  ...counts,
  [counter]: (counts[counter] ?? 0) + n,
});

const withOne = (rows: DayDocument['rows'], { counter, n = 1, key = '' }: Counted): DayDocument['rows'] => {
  const at = rows.findIndex((row) => row.key === key);
  if (at < 0) return [...rows, { key, counts: { [counter]: n } }];
  return rows.map((row, index) => (index === at ? { key, counts: added(row.counts, counter, n) } : row));
};

/** Daily numbers of a service, counted from its log (ADR 94). Days are in the operator's time zone, Germany. */
export const dailyProjection = <Event extends DomainEvent>({
  version,
  prefixes,
  counted,
  dayOf = ({ at }) => dayIn(at, OPERATOR_TIME_ZONE),
}: Daily<Event>): Projection<DayDocument, Event> => ({
  name: 'daily',
  version,
  prefixes,
  indexes: [
    [
      ['by', 1],
      ['day', 1],
    ],
  ],
  ids: (event) => {
    const found = counted(event);
    if (found.length === 0) return [];
    const day = dayOf(event);
    return [...new Set(found.flatMap((one) => idsOf(day, one)))];
  },
  evolve: (document, event, id) => {
    const [day = '', by = '', share] = id.split(' ');
    const mine = counted(event).filter(
      (one) => (one.by ?? '') === by && (share === undefined || share === shareOf(one.key ?? '')),
    );
    return { day, by, rows: mine.reduce(withOne, document?.rows ?? []) };
  },
});

export const nothingCounted: DailyNumbers = { before: {}, days: [], parts: [], monthly: [] };

type Question = z.infer<(typeof dailyQuery)['question']>;
type Days = Pick<View<DayDocument>, 'find'>;

const everyDay = (view: Days, filter: Filter) => findAll(view, { filter, sort: [['day', 1]] });

const addAll = (sum: Counts, counts: Counts): Counts => {
  for (const [counter, n] of Object.entries(counts)) sum[counter] = (sum[counter] ?? 0) + n;
  return sum;
};

const monthly = async (view: Days, by: string, months: readonly string[]) => {
  const [sums, fewer] = [new Map<string, Counts>(), {} as Counts];
  for (const { rows } of await everyDay(view, { by, day: { $in: [...months] } }))
    for (const { key, counts } of rows)
      for (const [counter, n] of Object.entries(counts))
        if (n < LEAST_PUBLISHED_COUNT) addAll(fewer, { [counter]: n });
        else sums.set(key, addAll(sums.get(key) ?? {}, { [counter]: n }));
  return {
    parts: [...sums].map(([key, counts]) => ({ by, key, counts })),
    monthly: { by, months: [...months], fewer },
  };
};

/**
 * Handles the query `daily` from {@link dailyProjection}. `parts`: dimensions available for any days; `places`:
 * dimensions only for whole months, because small numbers could identify a person.
 */
export const dailyHandler =
  (view: Days, parts: readonly string[] = [], places: readonly string[] = []) =>
  async ({ from, to, parts: wanted }: Question, { actor, at }: QueryContext): Promise<DailyNumbers> => {
    if (!hasRight(actor, 'admin')) return nothingCounted;
    const wholes = await everyDay(view, { by: '', day: { $lte: to } });
    const before: Counts = {};
    const days: DailyNumbers['days'] = [];
    for (const { day, rows } of wholes) {
      const counts = rows[0]?.counts ?? {};
      if (day < from) addAll(before, counts);
      else days.push({ day, counts });
    }
    const periods = periodsIn(from, to);
    const told = await Promise.all(
      (wanted ? parts : []).map(async (by) => {
        const sums = new Map<string, Counts>();
        for (const { rows } of await everyDay(view, { by, day: { $in: periods } }))
          for (const { key, counts } of rows) sums.set(key, addAll(sums.get(key) ?? {}, counts));
        return [...sums].map(([key, counts]) => ({ by, key, counts }));
      }),
    );
    const byMonths = await Promise.all(
      (wanted ? places : []).map((by) =>
        monthly(view, by, publishedMonths({ from, to }, dayIn(at, OPERATOR_TIME_ZONE))),
      ),
    );
    return {
      before,
      days,
      parts: [...told, ...byMonths.map((one) => one.parts)].flat(),
      monthly: byMonths.map((one) => one.monthly),
    };
  };
