import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { OfferCard } from '@lendring/contracts/offer/offer.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Caller } from '../caller/handlers.js';
import type { PictureLinks } from '../media/picture-links.js';
import { daysPriceShape, offerCardShape } from '../shapes/offer.js';
import { peopleOfEach } from '../shapes/people.js';
import { withTowns } from '../shapes/towns.js';
import { availabilityOf, type AskedDays } from './availability.js';
import { picturesOf } from './offers.js';

export type OfferCards = (
  items: readonly OfferCard[],
  caller: Caller,
  days?: AskedDays | null,
  /** Number of units wanted. */
  quantity?: number,
) => Promise<Camel<OfferCardShape>[]>;

export const offerCards =
  ({ apis, links }: Readonly<{ apis: ServiceApis; links: PictureLinks }>): OfferCards =>
  async (items, caller, days = null, quantity = 1) => {
    const [people, availability, inTowns] = await Promise.all([
      peopleOfEach(apis, caller, items, (o) => o.ownerId),
      availabilityOf(apis, caller, items, days, quantity),
      withTowns(apis, caller, items),
    ]);
    return inTowns.map((o) =>
      offerCardShape(
        o,
        people.get(o.ownerId) ?? null,
        { availability: availability.get(o.offerId) ?? null, daysPrice: days && daysPriceShape(o, days, quantity) },
        picturesOf(links, o, caller),
      ),
    );
  };
