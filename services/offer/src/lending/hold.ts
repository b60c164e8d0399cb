import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { OwnerPlace } from '../places/owner-place.port.js';

type Deps = Readonly<{ loadKnown: ServiceCore['loadKnown']; ownerPlace: OwnerPlace }>;

export const holdHandler =
  ({ loadKnown, ownerPlace }: Deps): ServiceHandlers<typeof offerApi>['queries']['hold'] =>
  async ({ offerId }, { actor }) => {
    if (actor.kind !== 'system') return null;
    const { status, ownerId } = await loadKnown(offerAggregate, offerId);
    if (status === 'locked') return 'locked';
    if (status !== 'inactive' || !ownerId) return null;
    const owner = await ownerPlace.of(ownerId, null);
    return owner?.commercial && !owner.traderReady ? 'trader_missing' : null;
  };
