import * as z from 'zod';
import { GroupId, OfferId, PlaceId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Quantity } from '../rules/quantity.js';
import { OfferStatus } from '../rules/terms.js';
import { OfferCard } from './offer.js';

export const OwnOrder = z.enum(['changed', 'newest', 'title', 'price', 'hits']);
export type OwnOrder = z.infer<typeof OwnOrder>;

export const OwnOfferCard = OfferCard.extend({ hiddenPictures: z.int() });
export type OwnOfferCard = z.infer<typeof OwnOfferCard>;

export const OwnRow = z.strictObject({
  offerId: OfferId,
  title: z.string(),
  /** The owner's own number. */
  number: z.string().nullable(),
  quantity: Quantity,
  status: OfferStatus,
  /** Null: the address of the profile. */
  placeId: PlaceId.nullable(),
});
export type OwnRow = z.infer<typeof OwnRow>;

export const ownOffersQueries = {
  /** The caller's offers whose title has every word of `text`, or whose id it is; latest change first by default. */
  own: {
    question: z.strictObject({
      status: OfferStatus.optional(),
      text: z.string().trim().max(limits.searchTerm).optional(),
      outsideGroup: GroupId.optional(),
      sort: OwnOrder.optional(),
      paging: Paging,
    }),
    answer: pageOf(OwnOfferCard),
  },
  /**
   * Names of the caller's offers that are online, paused or locked, in the order of `own`. `text`: every word is in the
   * title or number, or it is the id.
   */
  ownRows: {
    question: z.strictObject({
      text: z.string().trim().max(limits.searchTerm).optional(),
      sort: OwnOrder.exclude(['price', 'hits']).optional(),
      offerIds: z.array(OfferId).max(limits.timelineRows).optional(),
      paging: z.strictObject({ page: z.int().min(1).max(500), size: z.int().min(1).max(limits.timelineRows) }),
    }),
    answer: pageOf(OwnRow),
  },
} as const;
