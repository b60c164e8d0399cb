import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';
import { applyTo } from './apply.js';

/** Applies the provider's entries for all offers, or for this one, to an offer that goes online. */
export const whenAnOfferIsPublishedThenBlock = ({
  commands,
  read,
  caughtUp,
}: Pick<Ports, 'commands' | 'read' | 'caughtUp'>): Reaction => ({
  name: 'when-an-offer-is-published-then-block',
  topics: ['offer'],
  types: ['offer.published'],
  async react({ type, subject, data }, call) {
    const event = OfferIntegrationEvent.parse({ type, subject, data });
    if (event.type !== 'offer.published') return undefined;
    const { ownerId, place } = event.data;
    await caughtUp();
    for await (const { entryId, offerIds } of eachOf(read.unavailabilities, 'entryId', (after) => ({
      vendorId: ownerId,
      removed: false,
      ...after,
    }))) {
      if (offerIds && !offerIds.includes(subject)) continue;
      const target = { offerId: subject, zone: place ? timeZones[place.country] : null };
      const answer = await applyTo(commands, entryId, [target], call);
      if (answer && !answer.ok) return answer;
    }
    return undefined;
  },
});
