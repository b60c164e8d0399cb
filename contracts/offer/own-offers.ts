import * as z from 'zod';
import { GroupId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { OfferStatus } from '../rules/terms.js';
import { OfferCard } from './offer.js';

export const OwnOrder = z.enum(['changed', 'newest', 'title', 'price', 'hits']);
export type OwnOrder = z.infer<typeof OwnOrder>;

export const OwnOfferCard = OfferCard.extend({ hiddenPictures: z.int() });
export type OwnOfferCard = z.infer<typeof OwnOfferCard>;

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
} as const;
