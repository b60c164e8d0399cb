import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineDoor } from '../kernel/door.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { TakeoutDue, TakeoutView } from './takeout.js';
import { AutoTextId, CertificateId, ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Day, Instant } from '../kernel/period.js';
import { Address, PublicPlace } from '../kernel/place.js';
import { Role } from '../kernel/roles.js';
import { AutoReplyWhen, OpeningHours } from './auto-reply.js';
import { Certificate } from './certificate.js';
import { accountCommands, Privacy, SearchStart, TermsVersion } from './commands.js';
import { Occasion, PeopleSearchKind, PeopleSort } from './file.js';
import { PhoneView } from './phone.js';
import { OwnTrader, PublicTrader, TraderId, TraderList, TraderRow, TraderRows, TraderSort } from './trader.js';
import { Brought, BroughtReputation, OwnBrought, ReadReputation, SignedReputation } from './reputation.js';

const Rating = z.strictObject({ sum: z.int(), count: z.int() });

/**
 * The caller's own profile. `completed`: nickname, names and main address are set; `completedCommercial`: so are
 * company and legal notice, which commercial users need as well.
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
  /** Language of mails and push messages; until one is chosen, the language at sign-up. */
  language: Locale,
  registeredAt: Instant.nullable(),
  completed: z.boolean(),
  completedCommercial: z.boolean(),
  rating: Rating,
  roles: z.array(Role),
});
export type Profile = z.infer<typeof Profile>;

/** Public view of a person. Private people show no names; `place` is approximate. */
export const PublicProfile = z.strictObject({
  userId: UserId,
  nickname: z.string(),
  color: z.string(),
  imageId: ImageId.nullable(),
  commercial: z.boolean(),
  company: z.string().nullable(),
  companyDescription: z.string().nullable(),
  legalHints: z.string().nullable(),
  homepage: z.string().nullable(),
  /** Commercial users only; private users' hours only drive their automatic reply. */
  openingHours: OpeningHours.nullable(),
  city: z.string().nullable(),
  cityId: z.string().nullable(),
  registeredAt: Instant,
  ratingAsVendor: Rating,
  ratingAsCreator: Rating,
  /** Null when the person hides it, together with their borrowing count. */
  lentCount: z.int().nullable(),
  /** Median minutes to the vendor's first answer; null below three answers or when hidden. */
  answerMinutes: z.int().nullable(),
  /** Verified contact channels; the address and number themselves are not included. */
  verified: z.strictObject({ email: z.boolean(), phone: z.boolean() }),
  searchEngines: z.boolean(),
  former: z.literal(true).optional(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/**
 * `email`: the sign-in address once confirmed, else empty. The BFF releases contacts only after both sides agreed;
 * `address` only when that side shares it, or is a shop that shows it on its offers.
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
});
export type Contact = z.infer<typeof Contact>;

/**
 * `email`: null until confirmed; `locale`: the chosen language (`chose` is true), else the one at sign-up; `name`: the
 * public display name.
 */
export const Recipient = z.strictObject({
  email: z.string().nullable(),
  locale: Locale,
  chose: z.boolean(),
  name: z.string().nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

export const OwnPlace = z.strictObject({ placeId: PlaceId, address: Address });
export type OwnPlace = z.infer<typeof OwnPlace>;

export const AutoReplies = z.strictObject({
  texts: z.array(z.strictObject({ textId: AutoTextId, title: z.string(), text: z.string(), locale: Locale })),
  when: AutoReplyWhen,
  textId: AutoTextId.nullable(),
});
export type AutoReplies = z.infer<typeof AutoReplies>;

export const AutoReply = z.strictObject({ text: z.string(), back: Day.nullable(), locale: Locale });
export type AutoReply = z.infer<typeof AutoReply>;

/** `by`: an account, or `system:<name>`. */
export const HeldRole = z.strictObject({ role: Role, since: Instant, by: z.string() });
export type HeldRole = z.infer<typeof HeldRole>;

export const RoleHolder = z.strictObject({ userId: UserId, roles: z.array(HeldRole) });
export type RoleHolder = z.infer<typeof RoleHolder>;

/**
 * Current permissions. `suspended`: no writing; `until` null: permanent. Suspended people have no roles. `deleted`: the
 * account is deleted, though tokens of another issuer may still name it.
 */
export const Standing = z.strictObject({
  roles: z.array(Role),
  suspended: z.strictObject({ until: Instant.nullable() }).nullable(),
  deleted: z.literal(true).optional(),
});
export type Standing = z.infer<typeof Standing>;

export const Agreement = z.strictObject({ version: TermsVersion, at: Instant });
export type Agreement = z.infer<typeof Agreement>;

export const PersonRow = z.strictObject({
  userId: UserId,
  nickname: z.string().nullable(),
  commercial: z.boolean(),
  company: z.string().nullable(),
  registeredAt: Instant,
  roles: z.array(Role),
  suspended: Standing.shape.suspended,
});
export type PersonRow = z.infer<typeof PersonRow>;

/** Audit entry for an action of staff or the system; `by`: an account, or `system:<name>`. */
export const FileEntry = z.strictObject({
  what: z.enum(['read', 'signed_out', 'erasure_started', 'role_given', 'role_taken']),
  role: Role.nullable(),
  occasion: Occasion.nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  at: Instant,
});
export type FileEntry = z.infer<typeof FileEntry>;

/** Staff view of a person: no address, no names, no messages. */
export const PersonView = PersonRow.extend({
  /** Only for staff who help with sign-in. */
  email: z.string().nullable(),
  verified: z.strictObject({ email: z.boolean(), phone: z.boolean() }),
  heldRoles: z.array(HeldRole),
  /** Newest first, admins only; null for others. */
  history: z.array(FileEntry).nullable(),
});
export type PersonView = z.infer<typeof PersonView>;

export const NicknameProblem = z.enum([
  'nickname_short',
  'nickname_long',
  'nickname_letters',
  'nickname_reserved',
  'nickname_address',
  'nickname_taken',
]);
export type NicknameProblem = z.infer<typeof NicknameProblem>;

export const BlockedPerson = z.strictObject({ personId: UserId, at: Instant });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

export const accountOwnData = {
  profile: Profile,
  addresses: OwnPlace,
  favourites: z.strictObject({ offerId: OfferId }),
  blocked_people: BlockedPerson,
  agreed_terms: Agreement,
  verified_phone: z.strictObject({ number: z.string(), verifiedAt: Instant }),
  automatic_replies: AutoReplies,
  brought_reputations: Brought,
  trader_details: PublicTrader,
  /** Last active day and the one before it: used for 30-day counts and dropped afterwards (ADR 104). */
  active_days: z.strictObject({ lastDay: Day, dayBefore: Day.nullable() }),
};

export const accountDoor = defineDoor('account', accountCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(accountOwnData),
  takeout: { question: z.strictObject({}), answer: TakeoutView.nullable() },
  /** System only: exports to build now, oldest first, and expired files. */
  takeoutsDue: {
    question: z.strictObject({}),
    answer: z.strictObject({ build: z.array(TakeoutDue), remove: z.array(TakeoutDue) }),
  },
  /** Empty for a user who never completed any field. */
  profile: { question: z.strictObject({}), answer: Profile.nullable() },
  phone: { question: z.strictObject({}), answer: PhoneView },
  ownCertificate: { question: z.strictObject({}), answer: CertificateId.nullable() },
  /** Access needs only the id; null when unknown. */
  certificate: { question: z.strictObject({ certificateId: CertificateId }), answer: Certificate.nullable() },
  /** Null when not signed by this installation, or tampered with. */
  readCertificate: { question: z.strictObject({ jws: z.string().max(8_000) }), answer: Certificate.nullable() },
  /** Signed on request; null while there is no nickname or confirmed address. `borrowed`: number of loans. */
  reputation: {
    question: z.strictObject({ borrowed: z.int().min(0).nullable() }),
    answer: SignedReputation.nullable(),
  },
  readReputation: { question: z.strictObject({ jwt: z.string().max(8_000) }), answer: ReadReputation },
  /** Read from the event log; includes expired ones and those of installations no longer trusted. */
  ownBrought: { question: z.strictObject({}), answer: OwnBrought },
  /** Public view: only trusted and unexpired ones, newest first. */
  brought: { question: z.strictObject({ userId: UserId }), answer: z.array(BroughtReputation) },
  certificateKeys: {
    question: z.strictObject({}),
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
  /** System only: number of accounts restored by an older backup and not yet erased again. */
  restoredLeft: { question: z.strictObject({}), answer: z.int() },
  /** Read from the event log: a lagging read model must not let a removed admin or suspended person act. */
  standing: { question: z.strictObject({}), answer: Standing },
  /** Read from the event log, oldest first; empty when nothing was agreed since agreements are recorded. */
  agreements: { question: z.strictObject({}), answer: z.array(Agreement) },
  /** Everyone with a role, earliest first; for admins and the system, empty for others. */
  roles: { question: z.strictObject({}), answer: z.array(RoleHolder) },
  /**
   * For support staff; empty for others. `text`: prefix of a nickname or company, or a whole address or id. Sorted by
   * nickname by default; deleted accounts are excluded.
   */
  people: {
    question: z.strictObject({
      kind: PeopleSearchKind,
      text: z.string().max(200),
      sort: PeopleSort.optional(),
      paging: Paging,
    }),
    answer: pageOf(PersonRow),
  },
  ownerOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
  /** For support staff, from the event log; null for others and when the account no longer exists. */
  person: { question: z.strictObject({ userId: UserId }), answer: PersonView.nullable() },
  ownTrader: { question: z.strictObject({}), answer: OwnTrader.nullable() },
  trader: { question: z.strictObject({ userId: UserId }), answer: PublicTrader.nullable() },
  /**
   * For staff who check traders; empty for others. Default order: longest waiting first. Only admins see ended ones.
   */
  traders: {
    question: z.strictObject({ state: TraderList, sort: TraderSort.optional(), paging: Paging }),
    answer: TraderRows,
  },
  traderRow: { question: z.strictObject({ traderId: TraderId }), answer: TraderRow.nullable() },
  publicProfile: {
    question: z.union([z.strictObject({ userId: UserId }), z.strictObject({ nickname: z.string().max(60) })]),
    answer: PublicProfile.nullable(),
  },
  cards: { question: z.strictObject({ userIds: z.array(UserId).max(100) }), answer: z.array(PublicProfile) },
  /** Reason why the caller cannot take it; null when free or already theirs. */
  nicknameProblem: { question: z.strictObject({ nickname: z.string().max(60) }), answer: NicknameProblem.nullable() },
  /** `placeId`: use the address of this place while it belongs to the person, else the main one. */
  contact: {
    question: z.strictObject({ userId: UserId, placeId: PlaceId.nullable().optional() }),
    answer: Contact.nullable(),
  },
  /** Read from the event log, system only; null for other callers and without an account. */
  recipient: { question: z.strictObject({ userId: UserId }), answer: Recipient.nullable() },
  /**
   * System only: language of the account with this confirmed address; null for other callers and without an account.
   */
  languageAt: { question: z.strictObject({ email: z.string().max(254) }), answer: Locale.nullable() },
  places: { question: z.strictObject({}), answer: z.array(OwnPlace) },
  autoReplies: { question: z.strictObject({}), answer: AutoReplies },
  /** System only: the automatic reply due at this time; null for other callers. */
  autoReply: {
    question: z.strictObject({ userId: UserId, at: Instant, zone: z.string() }),
    answer: AutoReply.nullable(),
  },
  favourites: { question: z.strictObject({}), answer: z.array(OfferId) },
  blocked: { question: z.strictObject({}), answer: z.array(BlockedPerson) },
  /** Whether one of the two has blocked the other. System only; false for other callers. */
  areApart: { question: z.strictObject({ one: UserId, other: UserId }), answer: z.boolean() },
  /**
   * Public place and kind of a person, for offers; null without a main address. Falls back to the main address when the
   * requested place is not (or no longer) theirs; `placeId` is set otherwise.
   */
  place: {
    question: z.strictObject({ userId: UserId, placeId: PlaceId.nullable().optional() }),
    answer: z
      .strictObject({
        place: PublicPlace,
        placeId: PlaceId.optional(),
        commercial: z.boolean(),
        completed: z.boolean(),
        completedCommercial: z.boolean(),
        /** Commercial users: trader details are given or not yet due (DSA art. 30). */
        traderReady: z.boolean(),
      })
      .nullable(),
  },
});
