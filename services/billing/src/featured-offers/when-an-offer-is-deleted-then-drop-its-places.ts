import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { goneWith } from './decide.js';
import { featureAggregate } from './feature.aggregate.js';
import { moveMoney } from '../payments/move-money.js';
import type { Business } from '../ports.js';

type Deps = Readonly<{ commands: CommandHandler; business: Pick<Business, 'issuer'> }>;

/** Cancels unpaid feature bookings of a deleted offer; late payments are refunded. */
export const whenAnOfferIsDeletedThenDropItsPlaces = ({ commands, business: { issuer } }: Deps): Reaction => ({
  name: 'when-an-offer-is-deleted-then-drop-its-places',
  topics: ['offer'],
  types: ['offer.withdrawn'],
  react: async ({ type, subject, data }, call) => {
    const event = OfferIntegrationEvent.parse({ type, subject, data });
    if (event.type !== 'offer.withdrawn' || event.data.status !== 'deleted') return undefined;
    const { subject: offerId } = event;
    const { ownerId: userId } = event.data;
    return commands.execute(call, async (unit) => {
      const { at } = call;
      const { state } = await unit.load(featureAggregate, offerId);
      const gone = goneWith(state, { offerId, userId, at });
      if (isRefused(gone)) return gone;
      const movement = { kind: 'failed', reason: 'changed' } as const;
      for (const { paymentId } of Object.values(state.pending))
        await moveMoney(unit, { paymentId, movement, at, issuer });
      unit.append(featureAggregate, offerId, gone.events);
      return gone;
    });
  },
});
