import * as z from 'zod';
import { ImageId, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { limits } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { Audience } from './audience.js';
import { Fingerprint, Metadata, Picture, Pricing } from '../rules/terms.js';

/**
 * Partial update; each wizard step sends its own fields. Drafts may have empty texts, published offers may not (spec
 * §5).
 */
export const OfferChanges = z
  .strictObject({
    categoryId: z.int(),
    title: line(limits.title, 0),
    shortDescription: line(limits.shortDescription, 0),
    description: paragraph(limits.description),
    pricings: z
      .array(Pricing)
      .max(limits.pricings)
      .refine((all) => new Set(all.map((one) => one.pricingId)).size === all.length, { error: 'pricing_twice' }),
    deposit: Money.nullable(),
    commercialOnly: z.boolean(),
    autoAccept: z.boolean(),
    metadata: z.array(Metadata).max(limits.metadata),
    tags: z.array(line(limits.tag)).max(limits.tags),
    imageIds: z.array(ImageId).max(limits.images),
    termsVersion: z.string().max(20),
    placeId: PlaceId.nullable(),
    audience: Audience,
  })
  .partial();
export type OfferChanges = z.infer<typeof OfferChanges>;

const one = z.strictObject({ offerId: OfferId });

/** The context's user is the owner; other people's offers answer `offer_not_found`. */
export const offerCommands = {
  draft: one.extend({ placeId: PlaceId.nullable().optional() }),
  edit: z.strictObject({ offerId: OfferId, changes: OfferChanges }),
  /** `fingerprint`: null for pictures with too little detail. */
  addImage: z.strictObject({ offerId: OfferId, picture: Picture, fingerprint: Fingerprint.nullable().optional() }),
  removeImage: z.strictObject({ offerId: OfferId, imageId: ImageId }),
  /** `terms`: currently valid versions of agreed terms; absent: any. */
  publish: one.extend({ terms: z.array(z.string().max(20)).max(8).optional() }),
  activate: one,
  deactivate: one,
  delete: one,
  /**
   * System only: the owner's public place or kind of account changed; the service fetches it from the account service.
   */
  relocate: z.strictObject({ ownerId: UserId }),
  /** Not an event: an anonymous counter. `visitor`: keyed hash of the IP address that changes daily. */
  countHit: z.strictObject({ offerId: OfferId, visitor: z.string().max(64) }),
  /**
   * Counts a search without results, anonymously (ADR 104). `area`: a country and a region in it; empty: everywhere.
   */
  noteMissedSearch: z.strictObject({
    text: z.string().max(limits.searchTerm),
    area: z.string().max(120),
    visitor: z.string().max(64),
  }),
} as const;
