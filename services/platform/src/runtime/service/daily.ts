import { hash } from 'node:crypto';
import type { Counts, DailyNumbers, dailyQuery } from '@lendring/contracts/kernel/daily.js';
import { hasRight, type QueryContext } from '@lendring/contracts/kernel/door.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';
import { FEW, toldMonths } from '@lendring/contracts/rules/told-months.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type * as z from 'zod';
import type { View } from './service-core.js';
import type { Projection, Recorded } from './service-parts.js';

/** `n`: one if it is not said. `by` and `key`: it counts for a part of the whole, such as a town, and not for the whole. */
export type Counted = Readonly<{ counter: string; n?: number; by?: string; key?: string }>;

/**
 * One day, whole (`by` is `''`), or a share of the parts of one day, month (`2026-03`) or year (`2026`): `day` says which.
 * Rows are a list, for a town's name is no name of a field.
 */
export type DayDocument = Readonly<{
  day: string;
  by: string;
  rows: readonly Readonly<{ key: string; counts: Counts }>[];
}>;

type Daily<Event extends DomainEvent> = Readonly<{
  version: number;
  prefixes: readonly string[];
  /** What an event counts for; nothing personal may stand in it. */
  counted: (event: Recorded<Event>) => readonly Counted[];
  /** The day it belongs to, where that is not the one on which it happened. */
  dayOf?: (event: Recorded<Event>) => string;
}>;

/** Documents in one answer of the store. */
const STEP = 500;

/** Parts are spread over documents, so that an event writes a few small ones however many towns there are. */
const shareOf = (key: string): string => hash('sha256', key, 'hex').charAt(0);

/** Documents of an event's day that count for the same; months and years only for parts, which are added up over long. */
const idsOf = (day: string, { by = '', key = '' }: Counted): readonly string[] =>
  by === '' ? [`${day} `] : [day, day.slice(0, 7), day.slice(0, 4)].map((period) => `${period} ${by} ${shareOf(key)}`);

const endOfMonth = (day: Day): Day => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** The fewest years, months and days that make up a period, both of whose days are included. */
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

/** The numbers of each day, counted from a service's own log (ADR 94). Days are those of the operator, in Germany. */
export const dailyProjection = <Event extends DomainEvent>({
  version,
  prefixes,
  counted,
  dayOf = ({ at }) => dayIn(at, timeZones.DE),
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

/** What others than admins read. */
export const nothingCounted: DailyNumbers = { before: {}, days: [], parts: [], monthly: [] };

type Question = z.infer<(typeof dailyQuery)['question']>;
type Days = Pick<View<DayDocument>, 'find'>;

const everyDay = async (view: Days, filter: Parameters<Days['find']>[0]['filter']): Promise<DayDocument[]> => {
  const found: DayDocument[] = [];
  for (;;) {
    const step = await view.find({ filter, sort: [['day', 1]], skip: found.length, limit: STEP });
    found.push(...step);
    if (step.length < STEP) return found;
  }
};

/** Adds the second to the first, in place. */
const addAll = (sum: Counts, counts: Counts): Counts => {
  for (const [counter, n] of Object.entries(counts)) sum[counter] = (sum[counter] ?? 0) + n;
  return sum;
};

/** One way to tell apart, of some months: what at least {@link FEW} were behind in a month, and what all others come to. */
const monthly = async (view: Days, by: string, months: readonly string[]) => {
  const [sums, fewer] = [new Map<string, Counts>(), {} as Counts];
  for (const { rows } of await everyDay(view, { by, day: { $in: [...months] } }))
    for (const { key, counts } of rows)
      for (const [counter, n] of Object.entries(counts))
        if (n < FEW) addAll(fewer, { [counter]: n });
        else sums.set(key, addAll(sums.get(key) ?? {}, { [counter]: n }));
  return {
    parts: [...sums].map(([key, counts]) => ({ by, key, counts })),
    monthly: { by, months: [...months], fewer },
  };
};

/**
 * Answers the query `daily` of a door from {@link dailyProjection}. `parts`: what is told apart for any days; `places`:
 * what is told apart by whole months, for a few could be somebody.
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
      (wanted ? places : []).map((by) => monthly(view, by, toldMonths({ from, to }, dayIn(at, timeZones.DE)))),
    );
    return {
      before,
      days,
      parts: [...told, ...byMonths.map((one) => one.parts)].flat(),
      monthly: byMonths.map((one) => one.monthly),
    };
  };
