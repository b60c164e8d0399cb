import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate } from './ad.aggregate.js';
import { end } from './decide.js';
import type { Business } from '../ports.js';
import type { AdDocument } from './projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  ads: Pick<View<AdDocument>, 'find'>;
  business: Pick<Business, 'issuer'>;
}>;

const name = 'end-ads-that-are-over';
const BATCH = 200;

/**
 * Ends ads that are used up or expired, which unpublishes their pictures. Waits at least a day, because an open page
 * may still show the ad and its link.
 */
export const endAdsThatAreOver = ({ commands, ads, business: { issuer } }: Deps): ClockPolicy => ({
  name,
  everyMs: HOUR_MS,
  async tick(now) {
    const since = new Date(Date.parse(now) - DAY_MS).toISOString();
    const usedUp = { left: 0, countedOn: { $lt: addDays(dayIn(now, issuer.zone), -1) } };
    for (const over of [{ until: { $lt: since } }, usedUp])
      for (const { adId } of await ads.find({ filter: { ended: false, ...over }, limit: BATCH })) {
        const call = systemCommand({ name, commandId: derivedId(adId, name), at: now });
        await commands.on(adAggregate, adId, call, (state) => end(state, { adId, at: now }));
      }
  },
});
