import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { GroupId, ImageId, OfferId, PlaceId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Money } from '../kernel/money.js';
import { line, paragraph } from '../kernel/text.js';
import { AskRules } from '../rules/ask-rules.js';
import { holdHours } from '../rules/hold.js';
import { Parts } from '../rules/parts.js';
import { Quantity } from '../rules/quantity.js';
import { DepositKind, Metadata, Pricing } from '../rules/terms.js';
import { Audience } from './audience.js';
import { BookingRules } from './booking-rules.js';
import { Delivery } from './delivery.js';
import { OwnNumber } from './numbers.js';
import { owned, shown } from './offer.js';

export const HoldHours = z.int().min(holdHours.shortest).max(holdHours.longest);

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
    quantity: Quantity,
    depositKind: DepositKind.nullable(),
    /** The deposit is for each unit that is lent, not for the loan. */
    depositPerUnit: z.boolean(),
    commercialOnly: z.boolean(),
    autoAccept: z.boolean(),
    holdHours: HoldHours,
    bookingRules: BookingRules,
    askRules: AskRules,
    delivery: Delivery.nullable(),
    metadata: z.array(Metadata).max(limits.metadata),
    parts: Parts,
    tags: z.array(line(limits.tag)).max(limits.tags),
    imageIds: z.array(ImageId).max(limits.images),
    termsVersion: z.string().max(20),
    placeId: PlaceId.nullable(),
    number: OwnNumber.nullable(),
    audience: Audience,
  })
  .partial();
export type OfferChanges = z.infer<typeof OfferChanges>;

export const editingCommands = { edit: z.strictObject({ offerId: OfferId, changes: OfferChanges }) } as const;

export const editingEvents = [
  event('OfferCategorised', { ...owned, categoryId: z.int() }),
  event('OfferDescribed', {
    ...owned,
    title: z.string().nullable(),
    shortDescription: z.string().nullable(),
    description: z.string().nullable(),
  }),
  event('OfferPriced', { ...owned, pricings: z.array(Pricing).nullable() }),
  /** `kind`: absent without a deposit, and in older events, which do not state how it is given. */
  event('OfferDepositSet', {
    ...owned,
    deposit: Money.nullable(),
    kind: DepositKind.optional(),
    /** For each unit; absent: for the loan, and in older events. */
    perUnit: z.literal(true).optional(),
  }),
  /** `holdHours`, `askRules`: absent in older events. */
  event('OfferRestricted', {
    ...owned,
    commercialOnly: z.boolean(),
    autoAccept: z.boolean(),
    holdHours: z.int().optional(),
    askRules: AskRules.nullable().optional(),
  }),
  event('OfferMetadataSet', { ...owned, metadata: z.array(Metadata).nullable() }),
  /** Complete list of the parts in their order, which replaces the previous one. */
  event('OfferPartsSet', { ...owned, parts: Parts.nullable() }),
  event('OfferTagged', { ...owned, tags: z.array(z.string()).nullable() }),
  event('OfferImagesOrdered', { ...owned, imageIds: z.array(ImageId) }),
  event('OfferTermsAccepted', { ...owned, termsVersion: z.string() }),
  /** `belongsTo`: absent in older events. */
  event('OfferAudienceSet', { ...owned, ...Audience.shape, belongsTo: GroupId.nullable().optional() }),
  /** Ends an edit of a published offer. Consumers of the offer's public state need only this event. */
  event('OfferRevised', {
    ...owned,
    ...shown,
    categoryId: z.int().optional(),
    wasMembersOnly: z.literal(true).optional(),
    /** New number of units; absent when it did not change, and in older events. */
    quantity: Quantity.optional(),
  }),
] as const;

export const editingPersonal: PersonalFields<z.infer<(typeof editingEvents)[number]>> = {
  OfferDescribed: { subject: 'ownerId', fields: ['title', 'shortDescription', 'description'] },
  OfferMetadataSet: { subject: 'ownerId', fields: ['metadata'] },
  /** Pricings are personal because they may name a donee; older events store these fields unencrypted. */
  OfferPriced: { subject: 'ownerId', fields: ['pricings'] },
  /** Town names of the conditions come from the owner's browser. */
  OfferRestricted: { subject: 'ownerId', fields: ['askRules'] },
  OfferPartsSet: { subject: 'ownerId', fields: ['parts'] },
  OfferTagged: { subject: 'ownerId', fields: ['tags'] },
};

export const editingRefusals = {
  category_unknown: m(422, 'Diese Kategorie gibt es nicht.', 'Category not found.', 'Deze categorie bestaat niet.'),
  category_group: m(
    422,
    'Das ist eine Gruppe von Kategorien. Bitte wähle eine Kategorie darin.',
    'This is a group of categories. Please choose a category in it.',
    'Dit is een groep categorieën. Kies er een categorie in.',
  ),
  amount_needed: m(
    422,
    'Bitte gib einen Betrag an. Wenn es nichts kosten soll, wähle „kostenlos“.',
    'Please enter an amount. If it should cost nothing, choose “free”.',
    'Vul een bedrag in. Mag het niets kosten, kies dan “gratis”.',
  ),
  prices_add_up: m(
    422,
    'Für die längste Dauer und die ganze Stückzahl kämen mehr als 99.999.999,99 € zusammen. Gib einen kleineren Betrag, eine kürzere Höchstdauer oder weniger Stück an.',
    'The longest duration and all units would add up to more than €99,999,999.99. Enter a smaller amount, a shorter maximum duration or fewer units.',
    'Voor de langste duur en alle stuks samen zou het totaal boven € 99.999.999,99 komen. Vul een kleiner bedrag, een kortere maximale duur of minder stuks in.',
  ),
  deposit_amount_needed: m(
    422,
    'Bitte gib die Höhe der Kaution an.',
    'Please enter the amount of the deposit.',
    'Vul de hoogte van de borg in.',
  ),
  deposit_amount_unused: m(
    422,
    'Wird ein Ausweis gezeigt, gibt es keine Kaution in Geld.',
    'When an ID is shown, there is no deposit in money.',
    'Als er een legitimatiebewijs wordt getoond, is er geen borg in geld.',
  ),
  image_unknown: m(
    404,
    'Dieses Bild gehört nicht zu diesem Inserat.',
    'This image isn’t part of this offer.',
    'Deze foto hoort niet bij deze advertentie.',
  ),
  images_differ: m(
    409,
    'Die Bilder haben sich inzwischen geändert. Lade die Seite neu.',
    'The images have changed in the meantime. Reload the page.',
    'De foto’s zijn intussen gewijzigd. Laad de pagina opnieuw.',
  ),
  group_unknown: m(
    409,
    'In einer dieser Gruppen bist du nicht oder nicht mehr. Lade die Seite neu.',
    'You’re not in one of these groups (any more). Reload the page.',
    'Je zit niet of niet meer in een van deze groepen. Laad de pagina opnieuw.',
  ),
  group_needed: m(
    422,
    'Wähl die Gruppen, für die das gilt.',
    'Choose the groups this applies to.',
    'Kies de groepen waarvoor dit geldt.',
  ),
};
