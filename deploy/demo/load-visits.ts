import { createHash } from 'node:crypto';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoOffer } from './content/schema.js';
import { offerIdOf } from './load-offers.js';

type Load = Loading & Readonly<{ offer: ServiceClient<typeof offerApi>; at: string; asked: ReadonlySet<string> }>;

/** Deterministic number of visitors per offer: up to five, plus more if it was requested. */
export const visitsOf = (key: string, asked: boolean): number => {
  const [chance = 0, more = 0] = createHash('sha256').update(`demo visits ${key}`).digest();
  return (chance % 6) + (asked ? 4 + (more % 9) : 0);
};

/** Views offers as visitors. Each visitor counts once a day, so a resumed start counts no one twice. */
export const loadVisits = async (
  { offer, at, asked, ...loading }: Load,
  offers: readonly DemoOffer[],
): Promise<void> => {
  await inParallel(offers, {
    ...loading,
    width: 4,
    async work({ key }) {
      for (let visit = 0; visit < visitsOf(key, asked.has(key)); visit += 1) {
        const what = `visit ${key} ${visit}`;
        await done(
          what,
          offer.commands.countHit(
            { offerId: offerIdOf(key), visitor: `demo ${visit}` },
            demoContext({ what, at, by: 'system' }),
          ),
        );
      }
    },
  });
};
