import * as z from 'zod';
import { bodyOf, snakeShape } from './camel-case.js';
import { Colour } from '../kernel/colour.js';
import { Email } from '../kernel/email.js';
import { EnteredHours, OpeningHours, PlaceOpening } from '../account/opening-days.js';
import { PlaceName } from '../account/places.js';
import { Homepage, Organisation, Phone, TypedVatId, Privacy } from '../account/profile.js';
import { Nickname } from '../account/nickname.js';
import { accountCommands } from '../account/commands.js';
import { AutoTextId, ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { Role } from '../kernel/roles.js';
import { limits } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { radiusSteps } from '../rules/distance.js';
import { AgreementStatus } from './legal.js';
import { BroughtShape } from './reputation.js';
import { datesInOrder, RatingShape, UserCard } from './shapes.js';
import { TraderShape } from './traders.js';

export const AddressShape = z.object({
  street: z.string(),
  postal_id: z.string(),
  postal: z.string(),
  city: z.string(),
  city_id: z.string(),
  city_url: z.string(),
  country: Country,
});
export type AddressShape = z.infer<typeof AddressShape>;

export const PrivacyShape = snakeShape(Privacy);

/**
 * Default place for searches. A null `region` is the town of the main address; `radius` is in km, or null for the
 * whole town.
 */
export const SearchStartShape = z.object({
  region: z.object({ city_id: z.string(), city: z.string(), city_url: z.string() }).nullable(),
  radius: z.literal(radiusSteps).nullable(),
});

export const SearchStartBody = z.strictObject({
  city_id: z.string().min(1).max(40).nullable(),
  radius: z.literal(radiusSteps).nullable(),
});

/** Profile of the caller (spec §3, "profile as loaded at start"). */
export const ProfileShape = z.object({
  user_id: UserId,
  email: z.string(),
  email_verified: z.boolean(),
  /** Public email address: the sign-in address once confirmed, else empty. */
  contact_email: z.string(),
  phone: z.string().nullable(),
  nickname: z.string().nullable(),
  lastname: z.string().nullable(),
  firstname: z.string().nullable(),
  commercial: z.boolean(),
  organisation: Organisation.nullable().describe('Kind of a commercial account; null for private ones.'),
  company: z.string().nullable(),
  registration: Instant.nullable(),
  completed: z.boolean(),
  completed_commercial: z.boolean(),
  color: z.string(),
  image_thumb: z.string().nullable(),
  rating: RatingShape,
  plan_id: z.string().nullable(),
  company_description: z.string().nullable(),
  company_legalhints: z.string().nullable(),
  company_homepage: z.string().nullable(),
  company_vat_id: z.string().nullable(),
  address: AddressShape.nullable(),
  primary_place_id: PlaceId.nullable(),
  billing_address: AddressShape.nullable(),
  opening_hours: OpeningHours.nullable(),
  privacy: PrivacyShape,
  search_start: SearchStartShape,
  language: Locale,
});
export type ProfileShape = z.infer<typeof ProfileShape>;

/** Data for the start of the client. `suspended`: the caller may not write until `until`, or permanently when null. */
export const InitShape = z.object({
  profile: ProfileShape,
  usergroup: z.array(Role),
  suspended: z.object({ until: Instant.nullable() }).nullable(),
  terms: AgreementStatus,
});
export type InitShape = z.infer<typeof InitShape>;

/** Role of a person. `by` is null when the operator assigned the role. */
export const HeldRoleShape = z.object({ role: Role, since: Instant, by: UserId.nullable() });
export type HeldRoleShape = z.infer<typeof HeldRoleShape>;

export const RoleHolderShape = z.object({
  user_id: UserId,
  nickname: z.string().nullable(),
  roles: z.array(HeldRoleShape),
});
export type RoleHolderShape = z.infer<typeof RoleHolderShape>;

/**
 * Address as entered. The town id comes from `city_search`; the postal code is validated against the town and the
 * country's format.
 */
export const AddressBody = z.strictObject({
  street: line(limits.street),
  city_id: z.string().min(1).max(40),
  postal: z.string().trim().min(1).max(12),
});

/** Main address, whose street private people may omit until they share their address. */
const MainAddressBody = AddressBody.extend({ street: line(limits.street, 0) });

const name = PlaceName.nullable().describe('Name that only the owner sees; unique among their places.');
export const OwnPlaceBody = AddressBody.extend({ name: name.optional() });
export const PlaceNameBody = z.strictObject({ name });

export const OwnPlaceShape = AddressShape.extend({ place_id: PlaceId, name });
export type OwnPlaceShape = z.infer<typeof OwnPlaceShape>;

export const FavouritesShape = z.object({ offer_ids: z.array(OfferId) });

export const ProfilePatch = z
  .strictObject({
    nickname: Nickname,
    firstname: line(limits.name),
    lastname: line(limits.name),
    contact_email: Email,
    phone: Phone.nullable(),
    commercial: z
      .boolean()
      .describe('Without `organisation`, true makes a private account a business and keeps the kind of any other.'),
    organisation: Organisation.nullable().describe('Kind of organisation; null makes the account private.'),
    color: Colour,
    address: MainAddressBody,
    primary_place_id: PlaceId.nullable(),
    billing_address: AddressBody.nullable(),
    opening_hours: EnteredHours.nullable(),
    privacy: PrivacyShape,
    search_start: SearchStartBody,
    language: Locale,
  })
  .partial();
export type ProfilePatch = z.infer<typeof ProfilePatch>;

export const CompanyShape = z.object({
  company: z.string().nullable(),
  company_description: z.string().nullable(),
  company_legalhints: z.string().nullable(),
  company_homepage: z.string().nullable(),
  company_vat_id: z.string().nullable(),
});

export const CompanyPatch = z
  .strictObject({
    company: line(limits.company),
    company_description: paragraph(limits.companyDescription),
    company_legalhints: paragraph(limits.legalHints),
    company_homepage: Homepage.nullable(),
    company_vat_id: TypedVatId.nullable(),
  })
  .partial();
export type CompanyPatch = z.infer<typeof CompanyPatch>;

export const PublicProfileShape = UserCard.extend({
  company_description: z.string().nullable(),
  company_legalhints: z.string().nullable(),
  company_homepage: z.string().nullable(),
  opening_hours: OpeningHours.nullable(),
  opening_exceptions: PlaceOpening.shape.exceptions.describe('Coming days with other hours; empty without hours.'),
  rating_as_vendor: RatingShape,
  rating_as_creator: RatingShape,
  /** Completed loans as borrower; null when unavailable or hidden by the person. */
  borrowed_count: z.int().nullable(),
  search_engines: z.boolean(),
  brought: z.array(BroughtShape),
  /** Trader details of a commercial user; null for private people. */
  trader: TraderShape.nullable(),
});
export type PublicProfileShape = z.infer<typeof PublicProfileShape>;

/** Text of an automatic reply, in which the placeholders `{name}`, `{thing}`, `{dates}` and `{back}` are replaced. */
export const AutoTextBody = bodyOf(accountCommands.writeAutoText, 'textId');
export const AutoTextShape = z.object({ id: AutoTextId, title: z.string(), text: z.string() });
export type AutoTextShape = z.infer<typeof AutoTextShape>;

/** Settings of the automatic reply. `dates` requires both days, which are inclusive. */
export const AutoReplyPatch = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('off'), text_id: AutoTextId.nullable().default(null) }),
  z.strictObject({ on: z.enum(['always', 'closed']), text_id: AutoTextId }),
  z
    .strictObject({ on: z.literal('dates'), text_id: AutoTextId, date_from: Day, date_to: Day })
    .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' }),
]);

/**
 * Automatic replies, with texts in order of creation. `date_from` and `date_to` are set only when replies are on for
 * certain days.
 */
export const AutoRepliesShape = z.object({
  texts: z.array(AutoTextShape),
  on: z.enum(['off', 'always', 'dates', 'closed']),
  text_id: AutoTextId.nullable(),
  date_from: Day.nullable(),
  date_to: Day.nullable(),
});
export type AutoRepliesShape = z.infer<typeof AutoRepliesShape>;

export const UploadBody = z.strictObject({
  content_type: z.enum(['image/webp', 'image/jpeg', 'image/png']),
  size: z.int().min(1).max(8_388_608),
});
/**
 * Upload in progress: PUT the picture to `url` with exactly the announced type and size, as base64 without line
 * breaks and with `Content-Encoding: base64`. Then activate the picture.
 */
export const UploadShape = z.object({ image_id: ImageId, url: z.string(), expires_at: Instant });
