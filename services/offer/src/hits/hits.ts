import { addOne, positionOfCount } from '@lendring/platform/read-models/counting.js';
import type { Collection, Documents } from '@lendring/platform/read-models/documents.port.js';

type Visit = Readonly<{ offerId: string }>;
type Total = Readonly<{ total: number }>;

export interface Hits {
  /** Counts a visitor once per offer and day. `visitor`: a keyed hash that changes daily; `at`: an ISO instant. */
  count(offerId: string, visitor: string, at: string): Promise<void>;
  of(offerIds: readonly string[]): Promise<readonly number[]>;
}

const TODAY = 'offer-visits:day';
const visitsOf = (day: string) => `offer-visits-${day}`;

/**
 * Stores totals, and today's visitor hashes in a collection that is dropped the next day. Both stay outside the log,
 * because losing a few views in a crash is acceptable.
 */
export const createHits = (documents: Documents): Hits => {
  const totals = documents.collection<Total>('offer-hits');
  let today: { day: string; visits: Collection<Visit> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const visitsOn = async (day: string): Promise<Collection<Visit> | null> => {
    if (today?.day === day) return today.visits;
    const known = today?.day ?? (await documents.getValue(TODAY));
    if (known !== null && known > day) return null;
    if (known !== null && known !== day) await documents.drop(visitsOf(known));
    if (known !== day) await documents.setValue(TODAY, day);
    today = { day, visits: await documents.collection<Visit>(visitsOf(day)) };
    return today.visits;
  };

  const count = async (offerId: string, visitor: string, at: string): Promise<void> => {
    const visits = await visitsOn(at.slice(0, 10));
    const visit = { id: `${offerId}:${visitor}`, position: positionOfCount(1), document: { offerId } };
    if (!visits || !(await visits.writeIf(null, visit))) return;
    await addOne(await totals, offerId, { countOf: ({ total }) => total, at: (total) => ({ total }) });
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
  };
};
