import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { addOne, positionOfCount } from '@lendring/platform/read-models/counting.js';
import type { Collection, Documents } from '@lendring/platform/read-models/documents.port.js';

type Visit = Readonly<{ offerId: string }>;
type Total = Readonly<{ total: number }>;
/** Hits of an offer in a month. */
type Month = Readonly<{ offerId: string; total: number; days: Readonly<Record<Day, number>> }>;

export type DailyHits = Readonly<{ offerId: string; day: Day; hits: number }>;

export interface Hits {
  /** Counts a visitor once per offer and day. `visitor`: a keyed hash that changes daily; `at`: an ISO instant. */
  count(offerId: string, visitor: string, at: string): Promise<void>;
  of(offerIds: readonly string[]): Promise<readonly number[]>;
  /** Hits by day of the operator's time zone; both days are inclusive, and days without hits are absent. */
  daily(offerIds: readonly string[], from: Day, to: Day): Promise<readonly DailyHits[]>;
}

/** Suffix of the last day whose visits are dropped; sorts after the day and before the next one. */
const CLOSED = '~';

const visitsOf = (day: string) => `offer-visits-${day}`;

/** Bound of the ids of a query. */
const STEP = 1_000;

const monthsOf = (from: Day, to: Day): readonly string[] => {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 1] = to.split('-').map(Number);
  return Array.from({ length: (lastYear - year) * 12 + lastMonth - month + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
};

/**
 * Stores totals and counts per day, and visitor hashes in a collection that is dropped the next day. Events older than
 * the latest day, such as those of the demo, count in a second collection, in the order of their days. All are outside
 * the log, because losing a few views in a crash is acceptable.
 */
export const createHits = (documents: Documents): Hits => {
  const totals = documents.collection<Total>('offer-hits');
  const months = documents.collection<Month>('offer-hits-months');
  const opened: Partial<Record<'day' | 'late', { day: string; visits: Collection<Visit> }>> = {};
  let last: Promise<unknown> = Promise.resolve();

  const read = async (which: 'day' | 'late'): Promise<string | null> =>
    opened[which]?.day ?? (await documents.getValue(`offer-visits:${which}`));

  const forget = async (which: 'day' | 'late'): Promise<void> => {
    const day = await read(which);
    if (day !== null && !day.endsWith(CLOSED)) await documents.drop(visitsOf(day));
    delete opened[which];
  };

  /** Visits of a day; null for a day before the latest one of its kind. */
  const open = async (which: 'day' | 'late', day: string): Promise<Collection<Visit> | null> => {
    const current = opened[which];
    if (current?.day === day) return current.visits;
    const known = await read(which);
    if (known !== null && known > day) return null;
    if (known !== day) {
      await forget(which);
      if (which === 'day' && known !== null) {
        await forget('late');
        await documents.setValue('offer-visits:late', known + CLOSED);
      }
      await documents.setValue(`offer-visits:${which}`, day);
    }
    const visits = await documents.collection<Visit>(visitsOf(day));
    opened[which] = { day, visits };
    return visits;
  };

  const count = async (offerId: string, visitor: string, at: string): Promise<void> => {
    const utcDay = at.slice(0, 10);
    const visits = (await open('day', utcDay)) ?? (await open('late', utcDay));
    const visit = { id: `${offerId}:${visitor}`, position: positionOfCount(1), document: { offerId } };
    if (!visits || !(await visits.writeIf(null, visit))) return;
    await addOne(await totals, offerId, { countOf: ({ total }) => total, at: (total) => ({ total }) });
    const day = dayIn(at, OPERATOR_TIME_ZONE);
    await addOne(await months, `${offerId} ${day.slice(0, 7)}`, {
      countOf: ({ total }) => total,
      at: (total, known) => {
        const days = known?.days ?? {};
        return { offerId, total, days: { ...days, [day]: (days[day] ?? 0) + 1 } };
      },
    });
  };

  return {
    // Serialise counts to avoid write conflicts within one process; conflicts with other replicas are harmless.
    count: (...hit) => {
      const done = last.then(() => count(...hit));
      last = done.catch(() => undefined);
      return done;
    },
    of: async (offerIds) => {
      const collection = await totals;
      return Promise.all(offerIds.map(async (offerId) => (await collection.get(offerId))?.total ?? 0));
    },
    daily: async (offerIds, from, to) => {
      const collection = await months;
      const ids = offerIds.flatMap((offerId) => monthsOf(from, to).map((month) => `${offerId} ${month}`));
      const found: DailyHits[] = [];
      for (let done = 0; done < ids.length; done += STEP)
        for (const { offerId, days } of await collection.getMany(ids.slice(done, done + STEP)))
          for (const [day, hits] of Object.entries(days))
            if (from <= day && day <= to) found.push({ offerId, day, hits });
      return found;
    },
  };
};
