import * as z from 'zod';
import { Colour } from '../kernel/colour.js';
import { pastedPhone } from '../kernel/copied.js';
import { Email } from '../kernel/email.js';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { ImageId, Locale, PlaceId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { Address } from '../kernel/place.js';
import { Role } from '../kernel/roles.js';
import { line, paragraph } from '../kernel/text.js';
import { websiteOf } from '../kernel/website.js';
import { radiusSteps } from '../rules/distance.js';
import { Nickname } from './nickname.js';
import { EnteredHours, OpeningHours } from './opening-days.js';
import { organisations } from './organisations.js';
import { phonePattern } from './patterns.js';

/**
 * Website normalised as browsers write URLs, so that equal sites compare equal. The length limit applies again to the
 * normalised form.
 */
export const Homepage = z
  .string()
  .max(limits.url)
  .refine((typed) => websiteOf(typed) !== null, 'website_address')
  .overwrite((typed) => websiteOf(typed) ?? typed)
  .max(limits.url)
  .meta({ format: 'uri' });
export const Phone = z.string().overwrite(pastedPhone).regex(phonePattern);

export const Privacy = z.strictObject({ answerTime: z.boolean(), loans: z.boolean(), searchEngines: z.boolean() });
export type Privacy = z.infer<typeof Privacy>;

export const Organisation = z.enum(organisations);

const Town = z.strictObject({ city: z.string().max(100), cityId: z.string().max(40), cityUrl: z.string().max(120) });

/**
 * Default place for searches. A null `region` is the town of the main address; `radius` is in km, or null for the
 * whole town.
 */
export const SearchStart = z.strictObject({ region: Town.nullable(), radius: z.literal(radiusSteps).nullable() });
export type SearchStart = z.infer<typeof SearchStart>;

export const ProfileChanges = z
  .strictObject({
    nickname: Nickname,
    firstname: line(limits.name),
    lastname: line(limits.name),
    /** Must be the sign-in address, whose ownership is confirmed. */
    contactEmail: Email,
    phone: Phone.nullable(),
    /** Without `organisation`, true makes a private account a business, and keeps the kind of any other. */
    commercial: z.boolean(),
    /** Kind of organisation; null for private accounts. */
    organisation: Organisation.nullable(),
    color: Colour,
    address: Address,
    /** Hours of the main address. */
    openingHours: EnteredHours.nullable(),
    /** Default place for new offers; null for the main address. */
    primaryPlaceId: PlaceId.nullable(),
    billingAddress: Address.nullable(),
    privacy: Privacy,
    searchStart: SearchStart,
    language: Locale,
  })
  .partial();
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** VAT id as typed: any case, spaces allowed. EU VAT ids begin with their country code. */
export const TypedVatId = z.string().trim().min(1).max(20);

export const CompanyChanges = z
  .strictObject({
    company: line(limits.company),
    description: paragraph(limits.companyDescription),
    legalHints: paragraph(limits.legalHints),
    homepage: Homepage.nullable(),
    vatId: TypedVatId.nullable(),
  })
  .partial();
export type CompanyChanges = z.infer<typeof CompanyChanges>;

export const profileCommands = {
  changeProfile: z.strictObject({ changes: ProfileChanges }),
  changeCompany: z.strictObject({ changes: CompanyChanges }),
  changePicture: z.strictObject({ imageId: ImageId.nullable() }),
} as const;

const event = eventsWith({ userId: UserId });

export const profileEvents = [
  event('PersonNamed', { firstname: z.string().nullable(), lastname: z.string().nullable() }),
  event('ContactChanged', { contactEmail: z.string().nullable(), phone: z.string().nullable() }),
  /** `organisation`: kind of a commercial account, absent for private ones. Events without it mean businesses. */
  event('AccountKindChosen', { commercial: z.boolean(), organisation: Organisation.optional() }),
  event('CompanyDescribed', {
    company: z.string().nullable(),
    description: z.string().nullable(),
    legalHints: z.string().nullable(),
    homepage: z.string().nullable(),
  }),
  event('VatIdChanged', { vatId: z.string().nullable() }),
  event('ColourChosen', { color: z.string() }),
  event('ProfilePictureChanged', { imageId: ImageId.nullable() }),
  /** Without this event, the profile shows answer time and loans and is open to search engines. */
  event('PrivacyChosen', {
    privacy: z.strictObject({ answerTime: z.boolean(), loans: z.boolean(), searchEngines: z.boolean() }),
  }),
  /** Without this event, searches cover the whole town of the main address. */
  event('SearchStartChosen', { ...SearchStart.shape }),
  event('LanguageChosen', { language: Locale }),
] as const;

export const profilePersonal: PersonalFields<z.infer<(typeof profileEvents)[number]>> = {
  PersonNamed: { subject: 'userId', fields: ['firstname', 'lastname'] },
  ContactChanged: { subject: 'userId', fields: ['contactEmail', 'phone'] },
  CompanyDescribed: { subject: 'userId', fields: ['company', 'description', 'legalHints', 'homepage'] },
  VatIdChanged: { subject: 'userId', fields: ['vatId'] },
  SearchStartChosen: { subject: 'userId', fields: ['region'] },
};

const Rating = z.strictObject({ sum: z.int(), count: z.int() });

/**
 * Profile of the caller. `completed`: nickname, names and main address are set; `completedCommercial`: company and
 * legal notice, required of commercial users, are set as well.
 */
export const Profile = z.strictObject({
  userId: UserId,
  email: z.string(),
  emailVerified: z.boolean(),
  contactEmail: z.string(),
  phone: z.string().nullable(),
  nickname: z.string().nullable(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  commercial: z.boolean(),
  /** Kind of a commercial account; null for private ones. */
  organisation: Organisation.nullable(),
  company: z.string().nullable(),
  companyDescription: z.string().nullable(),
  legalHints: z.string().nullable(),
  homepage: z.string().nullable(),
  vatId: z.string().nullable(),
  vatIdConfirmed: z.boolean(),
  address: Address.nullable(),
  primaryPlaceId: PlaceId.nullable(),
  billingAddress: Address.nullable(),
  color: z.string(),
  imageId: ImageId.nullable(),
  openingHours: OpeningHours.nullable(),
  privacy: Privacy,
  searchStart: SearchStart,
  /** Language of mails and push messages; defaults to the language at sign-up. */
  language: Locale,
  registeredAt: Instant.nullable(),
  completed: z.boolean(),
  completedCommercial: z.boolean(),
  rating: Rating,
  roles: z.array(Role),
});
export type Profile = z.infer<typeof Profile>;

/** Public view of a person. Private people show no names, and `place` is approximate. */
export const PublicProfile = z.strictObject({
  userId: UserId,
  nickname: z.string(),
  color: z.string(),
  imageId: ImageId.nullable(),
  commercial: z.boolean(),
  organisation: Organisation.nullable(),
  company: z.string().nullable(),
  companyDescription: z.string().nullable(),
  legalHints: z.string().nullable(),
  homepage: z.string().nullable(),
  /** Null for private users, whose opening hours only show where an offer is requested. */
  openingHours: OpeningHours.nullable(),
  city: z.string().nullable(),
  cityId: z.string().nullable(),
  registeredAt: Instant,
  ratingAsVendor: Rating,
  ratingAsCreator: Rating,
  /** Loans as lender; null when the person hides this count together with the borrowing count. */
  lentCount: z.int().nullable(),
  /** Median minutes to the lender's first answer; null below three answers or when hidden. */
  answerMinutes: z.int().nullable(),
  verified: z.strictObject({ email: z.boolean(), phone: z.boolean() }),
  searchEngines: z.boolean(),
  former: z.literal(true).optional(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/**
 * Contact details, which the BFF releases only after both sides agreed. `email` is the confirmed sign-in address,
 * else empty; `address` is included only when that side shares it, or is a shop that shows its address on offers.
 * `placeDeleted`: the place asked for is deleted, and `address` is the main address of a shop, null for private users.
 */
export const Contact = z.strictObject({
  userId: UserId,
  firstname: z.string(),
  lastname: z.string(),
  commercial: z.boolean(),
  company: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  address: Address.nullable(),
  placeDeleted: z.boolean(),
});
export type Contact = z.infer<typeof Contact>;

export const profileQueries = {
  /** Profile of the caller, with empty fields until the user fills them in; null without an account. */
  profile: { question: z.strictObject({}), answer: Profile.nullable() },
  publicProfile: {
    question: z.union([z.strictObject({ userId: UserId }), z.strictObject({ nickname: z.string().max(60) })]),
    answer: PublicProfile.nullable(),
  },
  cards: { question: z.strictObject({ userIds: z.array(UserId).max(100) }), answer: z.array(PublicProfile) },
  /** `placeId`: use the address of this place while it belongs to the person, else the main address. */
  contact: {
    question: z.strictObject({ userId: UserId, placeId: PlaceId.nullable().optional() }),
    answer: Contact.nullable(),
  },
} as const;

export const profileRefusals = {
  legal_hints_needed: m(
    422,
    'Bitte fülle die rechtlichen Angaben aus. Inserate, Beschreibung und Website von Firmen und Organisationen brauchen sie.',
    'Please fill in your legal details. Offers, descriptions and websites of businesses and organisations need them.',
    'Vul de juridische gegevens in. Advertenties, beschrijvingen en websites van bedrijven en organisaties hebben ze nodig.',
  ),
  company_needed: m(
    422,
    'Bitte gib den Namen der Firma oder Organisation an.',
    'Please enter the name of the business or organisation.',
    'Vul de naam van het bedrijf of de organisatie in.',
  ),
  vat_id_wrong: m(
    422,
    'Das ist keine gültige USt-IdNr. der EU. Prüf die Ziffern; davor steht das Land, zum Beispiel DE136695976.',
    'This isn’t a valid EU VAT ID. Check the digits and the country code in front of them, for example DE136695976.',
    'Dit is geen geldig btw-identificatienummer van de EU. Controleer de cijfers; het land staat ervoor, bijvoorbeeld NL004495445B01.',
  ),
  contact_unconfirmed: m(
    422,
    'Andere sehen nur die E-Mail-Adresse, mit der du dich anmeldest: Nur sie ist bestätigt.',
    'Others only see the email address you sign in with, because only that one is confirmed.',
    'Anderen zien alleen het e-mailadres waarmee je inlogt: alleen dat is bevestigd.',
  ),
  organisation_disagrees: m(
    422,
    'Das passt nicht zusammen: Private Konten haben keine Art von Organisation, alle anderen haben eine.',
    'This doesn’t fit together: private accounts have no kind of organisation, and all others have one.',
    'Dit past niet bij elkaar: privéaccounts hebben geen soort organisatie, alle andere wel.',
  ),
  not_commercial: m(
    409,
    'Das gibt es nur für Konten von Firmen und Organisationen.',
    'This is for accounts of businesses and organisations only.',
    'Dit is alleen voor accounts van bedrijven en organisaties.',
  ),
};
