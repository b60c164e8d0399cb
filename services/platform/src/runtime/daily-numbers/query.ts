import { addCounts, type Counts, type DailyNumbers, type dailyQuery } from '@lendring/contracts/kernel/daily.js';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { publishedCounts, publishedMonths } from '@lendring/contracts/kernel/published-months.js';
import { hasRight, type QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type * as z from 'zod';
import type { Filter } from '../../read-models/documents.port.js';
import { findAll } from '../../read-models/find-all.js';
import type { View } from '../service/service-core.js';
import type { DayDocument } from './projection.js';

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

export const nothingCounted: DailyNumbers = { before: {}, days: [], parts: [], monthly: [] };

type Question = z.infer<(typeof dailyQuery)['question']>;
type Days = Pick<View<DayDocument>, 'find'>;

const everyDay = (view: Days, filter: Filter) => findAll(view, { filter, sort: [['day', 1]] });

const monthly = async (view: Days, by: string, months: readonly string[]) => {
  const documents = await everyDay(view, { by, day: { $in: [...months] } });
  const { published, fewer } = publishedCounts(documents.flatMap(({ rows }) => rows));
  return { parts: published.map((one) => ({ by, ...one })), monthly: { by, months: [...months], fewer } };
};

/**
 * Handles the query `daily` over the documents of `dailyProjection`. `parts`: dimensions available for any days; `places`:
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
      if (day < from) addCounts(before, counts);
      else days.push({ day, counts });
    }
    const periods = periodsIn(from, to);
    const told = await Promise.all(
      (wanted ? parts : []).map(async (by) => {
        const sums = new Map<string, Counts>();
        for (const { rows } of await everyDay(view, { by, day: { $in: periods } }))
          for (const { key, counts } of rows) sums.set(key, addCounts(sums.get(key) ?? {}, counts));
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
