import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AdCount } from '@lendring/contracts/billing/ads.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { accepted } from '../api/api-error.js';

export type AdCounts = Readonly<{
  /**
   * `network`: who must not count the same again within a minute, nor too often on one day; it is forgotten afterwards, a
   * digest of it with the day.
   */
  count: (adId: string, what: keyof AdCount, network: string) => void;
  /** Hands on what was counted, about once a minute and when the process ends. */
  handOn: ClockPolicy;
}>;

/** The only command this needs. */
type AdCountsDoors = Readonly<{ billing: Readonly<{ commands: Pick<Doors['billing']['commands'], 'countAds'> }> }>;

const EVERY_MS = 60_000;
/** So many networks and ads are remembered; more are not counted until the minute is over. */
const MOST_SEEN = 200_000;
/** Views, and clicks, of one ad from one network on a day (UTC): else one reader uses up 1,440 that others pay for. */
const MOST_A_DAY = 60;
/** So many networks and ads have a count of the day; further ones are counted by the minute alone. */
const MOST_OF_DAY = 500_000;

type Batch = Readonly<{ commandId: string; at: string; counts: readonly (AdCount & Readonly<{ adId: string }>)[] }>;

/** What is seen and clicked is counted in memory: ads cost no write of their own, and nothing says by whom. */
export const createAdCounts = ({
  doors: { billing },
  clock,
}: Readonly<{ doors: AdCountsDoors; clock: Clock }>): AdCounts => {
  let counted = new Map<string, AdCount>();
  let [seen, seenBefore] = [new Set<string>(), new Set<string>()];
  /** Handed on under the same id until it is taken: nothing is lost or counted twice while billing is away. */
  let waiting: Batch | null = null;
  /** Counts of today by a digest whose salt goes with the day, so that it names no network. */
  let ofDay = { day: '', salt: '', counts: new Map<string, number>() };

  /** Counts one more for today; false once the limit of the day is reached. */
  const isLeftToday = (key: string): boolean => {
    const day = clock.now().slice(0, 10);
    if (ofDay.day !== day) ofDay = { day, salt: randomBytes(16).toString('base64'), counts: new Map() };
    const digest = createHash('sha256').update(ofDay.salt).update(key).digest('base64').slice(0, 16);
    const before = ofDay.counts.get(digest);
    if (before === undefined && ofDay.counts.size >= MOST_OF_DAY) return true;
    if (before === MOST_A_DAY) return false;
    ofDay.counts.set(digest, (before ?? 0) + 1);
    return true;
  };

  const handOn = async (): Promise<void> => {
    if (waiting === null && counted.size > 0) {
      const counts = [...counted].map(([adId, count]) => ({ adId, ...count }));
      counted = new Map();
      waiting = { commandId: randomUUID(), at: clock.now(), counts };
    }
    if (waiting === null) return;
    const { counts, ...rest } = waiting;
    const context = {
      ...rest,
      actor: { kind: 'system', name: 'ads' },
      locale: 'en',
      requestId: rest.commandId,
    } as const;
    accepted(await billing.commands.countAds({ counts: [...counts] }, context));
    waiting = null;
  };

  return {
    count(adId, what, network) {
      const key = `${what} ${adId} ${network}`;
      if (seen.has(key) || seenBefore.has(key) || seen.size >= MOST_SEEN) return;
      seen.add(key);
      if (!isLeftToday(key)) return;
      const { views, clicks } = counted.get(adId) ?? { views: 0, clicks: 0 };
      counted.set(adId, { views: views + Number(what === 'views'), clicks: clicks + Number(what === 'clicks') });
    },
    handOn: {
      name: 'ad-counts',
      everyMs: EVERY_MS,
      async tick() {
        [seen, seenBefore] = [new Set(), seen];
        await handOn();
      },
      async end() {
        // A batch that billing did not take goes first; what was counted since is a batch of its own.
        await handOn();
        await handOn();
      },
    },
  };
};
