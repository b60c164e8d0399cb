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
 * A person's own profile. `completed`: nickname, names and main address are there; `completedCommercial`: company and
 * legal hints are there, which commercial people need as well.
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
  /** Staff has confirmed this VAT id (ADR 128). */
  vatIdConfirmed: z.boolean(),
  address: Address.nullable(),
  /** One of the other places, where new offers begin; null: the main address. */
  primaryPlaceId: PlaceId.nullable(),
  billingAddress: Address.nullable(),
  color: z.string(),
  imageId: ImageId.nullable(),
  openingHours: OpeningHours.nullable(),
  privacy: Privacy,
  /** Where their searches begin. */
  searchStart: SearchStart,
  /** Of mails and pushes: as chosen, or that of the account's opening. */
  language: Locale,
  registeredAt: Instant.nullable(),
  completed: z.boolean(),
  completedCommercial: z.boolean(),
  rating: Rating,
  roles: z.array(Role),
});
export type Profile = z.infer<typeof Profile>;

/** What anybody may see of a person. Private people show no names; `place` is rough. */
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
  /** Of commercial people; those of private ones are for their own automatic reply. */
  openingHours: OpeningHours.nullable(),
  city: z.string().nullable(),
  /** The same town, for its name in another language. */
  cityId: z.string().nullable(),
  registeredAt: Instant,
  /** As vendor and as creator, from ratings by the other side. */
  ratingAsVendor: Rating,
  ratingAsCreator: Rating,
  /** Null: they do not show it, nor how often they borrowed. */
  lentCount: z.int().nullable(),
  /** Median minutes to the vendor's first answer; null below three answers, or where they do not show it. */
  answerMinutes: z.int().nullable(),
  /** What was proved to the installation; neither address nor number is told with it. */
  verified: z.strictObject({ email: z.boolean(), phone: z.boolean() }),
  /** Whether search engines may list the profile. */
  searchEngines: z.boolean(),
  /** The account was deleted: there is no name, nor anything else of the person. */
  former: z.literal(true).optional(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/**
 * `email`: the sign-in address once its mail was confirmed, else empty. Released by the BFF only after both sides
 * agreed; `address` only when that side shares it, or is a shop that shows it on its offers.
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
 * What a mail to a person needs. `email`: null until its mail was confirmed; `locale`: the language that they chose,
 * and `chose` says that they did, or that of the account's opening; `name`: what others call them.
 */
export const Recipient = z.strictObject({
  email: z.string().nullable(),
  locale: Locale,
  chose: z.boolean(),
  name: z.string().nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

/** Another address of a person, for their own eyes. */
export const OwnPlace = z.strictObject({ placeId: PlaceId, address: Address });
export type OwnPlace = z.infer<typeof OwnPlace>;

/** The texts a person keeps, in the order they were begun, and when which one is written. */
export const AutoReplies = z.strictObject({
  texts: z.array(z.strictObject({ textId: AutoTextId, title: z.string(), text: z.string(), locale: Locale })),
  when: AutoReplyWhen,
  textId: AutoTextId.nullable(),
});
export type AutoReplies = z.infer<typeof AutoReplies>;

/** A reply to be written now; `back`: the day after an absence that has an end. */
export const AutoReply = z.strictObject({ text: z.string(), back: Day.nullable(), locale: Locale });
export type AutoReply = z.infer<typeof AutoReply>;

/** A role, since when and by whom somebody has it: an account, or `system:<name>`. */
export const HeldRole = z.strictObject({ role: Role, since: Instant, by: z.string() });
export type HeldRole = z.infer<typeof HeldRole>;

/** Somebody with roles, in the order in which they got them; at least one. */
export const RoleHolder = z.strictObject({ userId: UserId, roles: z.array(HeldRole) });
export type RoleHolder = z.infer<typeof RoleHolder>;

/**
 * Rights of a person right now. `suspended`: they write nothing; `until` null: for good. A suspended person has no
 * roles. `deleted`: their account is, while tokens of another issuer may still name them.
 */
export const Standing = z.strictObject({
  roles: z.array(Role),
  suspended: z.strictObject({ until: Instant.nullable() }).nullable(),
  deleted: z.literal(true).optional(),
});
export type Standing = z.infer<typeof Standing>;

/** What somebody agreed to, and when. */
export const Agreement = z.strictObject({ version: TermsVersion, at: Instant });
export type Agreement = z.infer<typeof Agreement>;

/** Somebody as a search by people with a role finds them. */
export const PersonRow = z.strictObject({
  userId: UserId,
  nickname: z.string().nullable(),
  commercial: z.boolean(),
  /** Of commercial people. */
  company: z.string().nullable(),
  registeredAt: Instant,
  roles: z.array(Role),
  suspended: Standing.shape.suspended,
});
export type PersonRow = z.infer<typeof PersonRow>;

/** One thing that was done about a person by somebody with a role, or by the system; `by`: an account, or `system:<name>`. */
export const FileEntry = z.strictObject({
  what: z.enum(['read', 'signed_out', 'erasure_started', 'role_given', 'role_taken']),
  role: Role.nullable(),
  occasion: Occasion.nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  at: Instant,
});
export type FileEntry = z.infer<typeof FileEntry>;

/** What people with a role see of somebody: no address, no names, no messages. */
export const PersonView = PersonRow.extend({
  /** Only for who helps people to sign in. */
  email: z.string().nullable(),
  verified: z.strictObject({ email: z.boolean(), phone: z.boolean() }),
  heldRoles: z.array(HeldRole),
  /** For admins, the last one first; null for others. */
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

/** Somebody whom the asker wants nothing to do with. */
export const BlockedPerson = z.strictObject({ personId: UserId, at: Instant });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

/** Files of a takeout. */
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
  /** The last day they were here, and the one before it: for numbers of 30 days, and gone after them (ADR 104). */
  active_days: z.strictObject({ lastDay: Day, dayBefore: Day.nullable() }),
};

export const accountDoor = defineDoor('account', accountCommands, {
  /** For admins: numbers of each day. */
  daily: dailyQuery,
  ownData: ownDataQuery(accountOwnData),
  /** The asker's last takeout. */
  takeout: { question: z.strictObject({}), answer: TakeoutView.nullable() },
  /** System only: what is to be built now, the oldest first, and files whose time is over. */
  takeoutsDue: {
    question: z.strictObject({}),
    answer: z.strictObject({ build: z.array(TakeoutDue), remove: z.array(TakeoutDue) }),
  },
  /** The asker's own; a person who never completed anything gets an empty one. */
  profile: { question: z.strictObject({}), answer: Profile.nullable() },
  /** The asker's own, from the log. */
  phone: { question: z.strictObject({}), answer: PhoneView },
  /** The certificate of the asker's own deletion; null: nothing is deleted. */
  ownCertificate: { question: z.strictObject({}), answer: CertificateId.nullable() },
  /** For who knows its id; null: there is none. */
  certificate: { question: z.strictObject({ certificateId: CertificateId }), answer: Certificate.nullable() },
  /** Null: not signed here, or changed since. */
  readCertificate: { question: z.strictObject({ jws: z.string().max(8_000) }), answer: Certificate.nullable() },
  /**
   * The asker's own, signed now; null while there is no nickname or no confirmed address. `borrowed`: how many loans.
   */
  reputation: {
    question: z.strictObject({ borrowed: z.int().min(0).nullable() }),
    answer: SignedReputation.nullable(),
  },
  readReputation: { question: z.strictObject({ jwt: z.string().max(8_000) }), answer: ReadReputation },
  /** The asker's own, from the log; those too that have expired or whose installation is not believed any more. */
  ownBrought: { question: z.strictObject({}), answer: OwnBrought },
  /** What others see of it: what is believed and has not expired, the newest first. */
  brought: { question: z.strictObject({ userId: UserId }), answer: z.array(BroughtReputation) },
  /** Of certificates and reputations. */
  certificateKeys: {
    question: z.strictObject({}),
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
  /** System only: of those who came back with an older backup, how many are not erased again yet. */
  restoredLeft: { question: z.strictObject({}), answer: z.int() },
  /** The asker's own, as the log has it: no read model's lag lets a removed admin or a suspended person act. */
  standing: { question: z.strictObject({}), answer: Standing },
  /** The asker's own, from the log, the last one last; empty: they agreed to nothing since agreements are kept. */
  agreements: { question: z.strictObject({}), answer: z.array(Agreement) },
  /** Everybody with a role, who got one first comes first; for admins and the system, empty for others. */
  roles: { question: z.strictObject({}), answer: z.array(RoleHolder) },
  /**
   * For who looks after people; empty for others. `text`: how a nickname or company begins, a whole address or id. By
   * nickname where nothing else is asked for; nobody whose account is deleted.
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
  /** Whose account has this whole e-mail address, for bookkeepers; null for others, and where there is none. */
  ownerOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
  /** For who looks after people, from the log; null for others, and where there is no account any more. */
  person: { question: z.strictObject({ userId: UserId }), answer: PersonView.nullable() },
  /** The asker's own, from the log; null for private people. */
  ownTrader: { question: z.strictObject({}), answer: OwnTrader.nullable() },
  /** Who somebody is who offers commercially, for everybody, from the log; null for private people. */
  trader: { question: z.strictObject({ userId: UserId }), answer: PublicTrader.nullable() },
  /** For who checks traders, without a `sort` who waits longest first; empty for others. Ended ones are for admins. */
  traders: {
    question: z.strictObject({ state: TraderList, sort: TraderSort.optional(), paging: Paging }),
    answer: TraderRows,
  },
  /** One of them, by `traderId`; null for others, and where there is none. */
  traderRow: { question: z.strictObject({ traderId: TraderId }), answer: TraderRow.nullable() },
  publicProfile: {
    question: z.union([z.strictObject({ userId: UserId }), z.strictObject({ nickname: z.string().max(60) })]),
    answer: PublicProfile.nullable(),
  },
  cards: { question: z.strictObject({ userIds: z.array(UserId).max(100) }), answer: z.array(PublicProfile) },
  /** Why the asker cannot have it; null: it is free, or their own. */
  nicknameProblem: { question: z.strictObject({ nickname: z.string().max(60) }), answer: NicknameProblem.nullable() },
  /** `placeId`: the address is that of this place while it is theirs, else the main one. */
  contact: {
    question: z.strictObject({ userId: UserId, placeId: PlaceId.nullable().optional() }),
    answer: Contact.nullable(),
  },
  /** From the log; for the system, null for others and without an account. */
  recipient: { question: z.strictObject({ userId: UserId }), answer: Recipient.nullable() },
  /** The language of whose confirmed address it is; null: of no account. For the system, null for others. */
  languageAt: { question: z.strictObject({ email: z.string().max(254) }), answer: Locale.nullable() },
  /** The asker's other addresses, in the order they were added. */
  places: { question: z.strictObject({}), answer: z.array(OwnPlace) },
  /** The asker's texts for automatic replies, and their setting. */
  autoReplies: { question: z.strictObject({}), answer: AutoReplies },
  /** What a person lets be written to somebody who asks at this time; for the system, null for others. */
  autoReply: {
    question: z.strictObject({ userId: UserId, at: Instant, zone: z.string() }),
    answer: AutoReply.nullable(),
  },
  /** The asker's favourites, the last one first. */
  favourites: { question: z.strictObject({}), answer: z.array(OfferId) },
  /** Whom the asker has blocked, the last one first. */
  blocked: { question: z.strictObject({}), answer: z.array(BlockedPerson) },
  /** Whether one of two people has blocked the other; for the system, false for others. */
  areApart: { question: z.strictObject({ one: UserId, other: UserId }), answer: z.boolean() },
  /**
   * Public place and kind of a person, for offers; null while there is no main address. The place is the one that was
   * asked for, and `placeId` then says so; one that is not theirs (any more) answers as the main address.
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
        /** Of commercial people: whether they said who they are, or have time for it (DSA art. 30). */
        traderReady: z.boolean(),
      })
      .nullable(),
  },
});
