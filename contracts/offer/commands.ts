import * as z from 'zod';
import { ImageId, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { limits } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { Audience } from './audience.js';
import { Fingerprint, Metadata, Picture, Pricing } from './terms.js';

/** Any part of an offer; a wizard step sends its own. A draft takes empty texts, publishing does not (spec §5). */
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
    /** One of the owner's places; null: the address of the profile. */
    placeId: PlaceId.nullable(),
    /** New groups must be the owner's own. */
    audience: Audience,
  })
  .partial();
export type OfferChanges = z.infer<typeof OfferChanges>;

const one = z.strictObject({ offerId: OfferId });

/** The user of the context is the owner; a stranger's offer answers `offer_not_found`. */
export const offerCommands = {
  /** `placeId`: where it begins; null or absent: at the owner's main address. */
  draft: one.extend({ placeId: PlaceId.nullable().optional() }),
  edit: z.strictObject({ offerId: OfferId, changes: OfferChanges }),
  /** `fingerprint`: null where the picture shows too little for one. */
  addImage: z.strictObject({ offerId: OfferId, picture: Picture, fingerprint: Fingerprint.nullable().optional() }),
  removeImage: z.strictObject({ offerId: OfferId, imageId: ImageId }),
  /** `terms`: agreements that count today; absent: any does. */
  publish: one.extend({ terms: z.array(z.string().max(20)).max(8).optional() }),
  activate: one,
  deactivate: one,
  delete: one,
  /** System only: the owner's public place or kind of account changed; the service asks the account's door. */
  relocate: z.strictObject({ ownerId: UserId }),
  /**
   * Not part of the history: a counter without persons. `visitor` is a keyed hash of the network address that changes
   * daily.
   */
  countHit: z.strictObject({ offerId: OfferId, visitor: z.string().max(64) }),
  /** The same for a search that found nothing (ADR 104). `area`: a country and a part of it; empty: everywhere. */
  noteMissedSearch: z.strictObject({
    text: z.string().max(limits.searchTerm),
    area: z.string().max(120),
    visitor: z.string().max(64),
  }),
} as const;
