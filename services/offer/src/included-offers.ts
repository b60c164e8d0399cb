import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Log } from '@lendring/platform/base/log.js';
import { messageOf } from '@lendring/platform/base/message-of.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { IncludedOffers } from './included-offers.port.js';

/** Asks the billing service through its door. While that is away nobody is kept from lending. */
export const includedOffersFrom = (
  billing: Readonly<{ queries: Pick<DoorClient<typeof billingDoor>['queries'], 'included'> }>,
  { clock, log }: Readonly<{ clock: Clock; log: Log }>,
): IncludedOffers => ({
  of: async (userId) => {
    try {
      const asked = { actor: { kind: 'system' as const, name: 'offer' }, at: clock.now() };
      return (await billing.queries.included({ userId }, asked)).offers ?? null;
    } catch (error) {
      log.warn({ error: messageOf(error) }, 'what a plan includes is not known: an offer goes online without a limit');
      return null;
    }
  },
});
