import { hash } from 'node:crypto';
import { findAll } from '@lendring/platform/read-models/find-all.js';
import type { DailyNumbers } from '@lendring/contracts/kernel/daily.js';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { LEAST_PUBLISHED_COUNT, publishedMonths } from '@lendring/contracts/kernel/published-months.js';
import { addOne, positionOfCount } from '@lendring/platform/read-models/counting.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import { countedWords } from './words.js';

/** A search without results. `area`: country and region, never more precise; `visitor`: hashed as for hits. */
export type Missed = Readonly<{ text: string; area: string; visitor: string }>;

export interface MissedSearches {
  note(missed: Missed, at: string): Promise<void>;
  /** Counts per day in German time; words and areas per whole month, if frequent enough. */
  numbers(asked: Readonly<{ from: string; to: string; parts: boolean }>, at: string): Promise<DailyNumbers>;
}

/** Retention of words, in days; daily counts are kept indefinitely. */
export const KEPT_DAYS = 90;
/** Maximum words per day, so that made-up words cannot fill the disk. */
const MOST_A_DAY = 5_000;
const STEP = 500;

type Visit = Readonly<{ id: string }>;
type Day = Readonly<{ id: string; day: string; count: number }>;
type Words = Readonly<{ id: string; day: string; by: 'term' | 'area'; key: string; count: number }>;

const OPEN_DAY = 'offer-missed:day';
const visitsOf = (day: string) => `offer-missed-visits-${day}`;

/** Stores counts outside the log: typed words must be erasable, and a lost count is harmless. */
export const createMissedSearches = (documents: Documents): MissedSearches => {
  const days = documents.collection<Day>('offer-missed-days', [[['day', 1]]]);
  const words = documents.collection<Words>('offer-missed-words', [[['day', 1]]]);
  let last: Promise<unknown> = Promise.resolve();
  let openDay: string | null = null;

  const turnTo = async (today: string): Promise<boolean> => {
    openDay ??= await documents.getValue(OPEN_DAY);
    if (openDay === today) return true;
    if (openDay !== null && openDay > today) return false;
    if (openDay !== null) await documents.drop(visitsOf(openDay));
    const collection = await words;
    for (;;) {
      const old = await collection.find({ filter: { day: { $lt: addDays(today, -KEPT_DAYS) } }, limit: STEP });
      if (old.length === 0) break;
      await collection.write(
        old.map(({ id, count }) => ({ id, position: positionOfCount(count + 1), document: null })),
      );
    }
    await documents.setValue(OPEN_DAY, today);
    openDay = today;
    return true;
  };

  const add = async (day: string, by: Words['by'], key: string): Promise<void> => {
    const id = hash('sha256', `${day} ${by} ${key}`, 'base64url');
    await addOne(await words, id, { countOf: ({ count }) => count, at: (count) => ({ id, day, by, key, count }) });
  };

  const note = async ({ text, area, visitor }: Missed, at: string): Promise<void> => {
    const [day, term] = [dayIn(at, OPERATOR_TIME_ZONE), countedWords(text)];
    if (!(await turnTo(day))) return;
    const visits = await documents.collection<Visit>(visitsOf(day));
    const visit = hash('sha256', `${visitor} ${term ?? text}`, 'base64url');
    if ((await visits.get(visit)) || (await visits.count({})) >= MOST_A_DAY) return;
    const first = { id: visit, position: positionOfCount(1), document: { id: visit } };
    if (!(await visits.writeIf(null, first))) return;
    await addOne(await days, day, { countOf: ({ count }) => count, at: (count) => ({ id: day, day, count }) });
    if (term !== null) await add(day, 'term', term);
    await add(day, 'area', area);
  };

  const parts = async (months: readonly string[]): Promise<DailyNumbers['parts']> => {
    const sums = new Map<string, { by: string; key: string; counts: { missed: number } }>();
    for (const month of months) {
      const found = await findAll(await words, { filter: { day: { $gte: `${month}-01`, $lte: `${month}-31` } } });
      for (const same of Map.groupBy(found, ({ by, key }) => `${by} ${key}`).values()) {
        const [{ by, key } = { by: 'term', key: '' }] = same;
        const count = same.reduce((sum, one) => sum + one.count, 0);
        if (count < LEAST_PUBLISHED_COUNT) continue;
        const sum = sums.get(`${by} ${key}`) ?? { by, key, counts: { missed: 0 } };
        sum.counts.missed += count;
        sums.set(`${by} ${key}`, sum);
      }
    }
    return [...sums.values()];
  };

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    note: (...missed) => inTurn(() => note(...missed)),
    numbers: async ({ from, to, parts: wanted }, at) => {
      const today = dayIn(at, OPERATOR_TIME_ZONE);
      await inTurn(() => turnTo(today));
      // Publish only months entirely within the retention period: the daily decrease of an expiring month would
      // reveal daily counts.
      const months = wanted ? publishedMonths({ from, to }, today, addDays(today, -KEPT_DAYS)) : [];
      const found = await findAll(await days, { filter: { day: { $lte: to } } });
      const inside = found.filter(({ day }) => day >= from).toSorted((a, b) => (a.day < b.day ? -1 : 1));
      const before = found.filter(({ day }) => day < from).reduce((sum, { count }) => sum + count, 0);
      return {
        before: { missed: before },
        days: inside.map(({ day, count }) => ({ day, counts: { missed: count } })),
        parts: await parts(months),
        monthly: wanted ? (['term', 'area'] as const).map((by) => ({ by, months: [...months], fewer: {} })) : [],
      };
    },
  };
};
