import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AdCount } from '@lendring/contracts/billing/ads.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { accepted } from '../errors/api-error.js';

export type AdCounts = Readonly<{
  /**
   * `network` is counted at most once a minute and `MOST_A_DAY` times per day; only its digest is stored, until the
   * end of the day.
   */
  count: (adId: string, what: keyof AdCount, network: string) => void;
  handOn: ClockPolicy;
}>;

type AdCountsApis = Readonly<{ billing: Readonly<{ commands: Pick<ServiceApis['billing']['commands'], 'countAds'> }> }>;

const EVERY_MS = 60_000;
const MOST_SEEN = 200_000;
/**
 * Maximum counted views, and counted clicks, per ad, network and UTC day. Without this limit one reader could use up
 * 1,440 paid views a day.
 */
const MOST_A_DAY = 60;
const MOST_OF_DAY = 500_000;

type Batch = Readonly<{ commandId: string; at: string; counts: readonly (AdCount & Readonly<{ adId: string }>)[] }>;

/** Counts views and clicks in memory, so that ads cause no database writes and no reader is recorded. */
export const createAdCounts = ({
  apis: { billing },
  clock,
}: Readonly<{ apis: AdCountsApis; clock: Clock }>): AdCounts => {
  let counted = new Map<string, AdCount>();
  let [seen, seenBefore] = [new Set<string>(), new Set<string>()];
  /**
   * Batch in delivery to billing. Every retry uses the same command id, so that an outage neither loses nor doubles
   * counts.
   */
  let waiting: Batch | null = null;
  /** Counters for the current UTC day, keyed by a digest with a daily salt, so that no network can be identified. */
  let ofDay = { day: '', salt: '', counts: new Map<string, number>() };

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
        await handOn();
        await handOn();
      },
    },
  };
};
