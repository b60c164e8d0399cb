import { createHash } from 'node:crypto';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoOffer } from './content/schema.js';
import { offerIdOf } from './load-offers.js';

type Load = Loading &
  Readonly<{
    offer: ServiceClient<typeof offerApi>;
    /** Instant on a day before the start of the demo. */
    at: (daysAgo: number, minutes: number) => string;
    /** Days for which an offer has been online. */
    daysOnline: (key: string) => number;
    asked: ReadonlySet<string>;
  }>;

/** Deterministic number of visitors per offer: up to five, plus more if it was requested. */
export const visitsOf = (key: string, asked: boolean): number => {
  const [chance = 0, more = 0] = createHash('sha256').update(`demo visits ${key}`).digest();
  return (chance % 6) + (asked ? 4 + (more % 9) : 0);
};

/** Most days before the start on which a visit takes place. */
const DAYS = 90;

/** Day of a visit; recent days are more frequent. */
const daysAgoOf = (key: string, visit: number, daysOnline: number): number => {
  const chance = createHash('sha256').update(`demo visit ${key} ${visit}`).digest().readUInt16BE() / 0x1_00_00;
  return Math.floor(chance ** 2 * Math.min(DAYS, daysOnline));
};

/**
 * Views offers as visitors, day by day, since late views are only counted in the order of their days. Each visitor
 * counts once a day, so a resumed start counts no one twice.
 */
export const loadVisits = async (
  { offer, at, daysOnline, asked, ...loading }: Load,
  offers: readonly DemoOffer[],
): Promise<void> => {
  const visits = offers.flatMap(({ key }) =>
    Array.from({ length: visitsOf(key, asked.has(key)) }, (_, visit) => ({
      key,
      visit,
      daysAgo: daysAgoOf(key, visit, daysOnline(key)),
    })),
  );
  for (let day = DAYS; day >= 0; day -= 1)
    await inParallel(
      visits.filter(({ daysAgo }) => daysAgo === day),
      {
        ...loading,
        width: 4,
        async work({ key, visit }) {
          const what = `visit ${key} ${visit}`;
          await done(
            what,
            offer.commands.countHit(
              { offerId: offerIdOf(key), visitor: `demo ${visit}` },
              demoContext({ what, at: at(day, 60), by: 'system' }),
            ),
          );
        },
      },
    );
};
