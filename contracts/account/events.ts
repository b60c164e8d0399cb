import * as z from 'zod';
import { AutoTextId, CertificateId, ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Side } from '../request/events.js';
import { Role } from '../kernel/roles.js';
import { Address } from '../kernel/place.js';
import type { FileEvent, LookupEvent } from './file.js';
import { phoneEvents } from './phone.js';
import { BroughtReputation, PaperId } from './reputation.js';
import type { TraderEvent } from './trader.js';
import { TakeoutId } from './takeout.js';
import { AutoReplyWhen, OpeningHours } from './auto-reply.js';
import { SearchStart, TermsVersion } from './commands.js';
import type { PersonalFields } from '../kernel/events.js';

const user = { userId: UserId };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject(shape) });

/** Stream `account-<userId>`; nickname events stand in `nickname-<HMAC>`, appended together with it. */
export const AccountEvent = z.discriminatedUnion('type', [
  event('AccountOpened', { ...user, email: z.string().nullable(), emailVerified: z.boolean(), locale: Locale }),
  event('AccountEmailChanged', { ...user, email: z.string().nullable(), emailVerified: z.boolean() }),
  event('NicknameChosen', { ...user, nickname: z.string().nullable() }),
  event('PersonNamed', { ...user, firstname: z.string().nullable(), lastname: z.string().nullable() }),
  event('ContactChanged', { ...user, contactEmail: z.string().nullable(), phone: z.string().nullable() }),
  event('AccountKindChosen', { ...user, commercial: z.boolean() }),
  event('CompanyDescribed', {
    ...user,
    company: z.string().nullable(),
    description: z.string().nullable(),
    legalHints: z.string().nullable(),
    homepage: z.string().nullable(),
  }),
  /** Null: they have none, or tell none. */
  event('VatIdChanged', { ...user, vatId: z.string().nullable() }),
  event('MainAddressChanged', { ...user, address: Address.nullable() }),
  /** Another address to lend from; see offers for what stands there. */
  event('PlaceAdded', { ...user, placeId: PlaceId, address: Address.nullable() }),
  event('PlaceRemoved', { ...user, placeId: PlaceId }),
  /** Where new offers begin; null: at the main address. */
  event('PrimaryPlaceChosen', { ...user, placeId: PlaceId.nullable() }),
  /** Null: there is none, and invoices name the main address. */
  event('BillingAddressChanged', { ...user, address: Address.nullable() }),
  event('ColourChosen', { ...user, color: z.string() }),
  event('ProfilePictureChanged', { ...user, imageId: ImageId.nullable() }),
  /** What others see; absent before: all of it. */
  event('PrivacyChosen', {
    ...user,
    privacy: z.strictObject({ answerTime: z.boolean(), loans: z.boolean(), searchEngines: z.boolean() }),
  }),
  /** Absent before: the whole town of the main address. */
  event('SearchStartChosen', { ...user, ...SearchStart.shape }),
  /** Mails and pushes come in it from then on. */
  event('LanguageChosen', { ...user, language: Locale }),
  /** `version`: the stamp of what they agreed to; who registered before agreements were kept has none (ADR 97). */
  event('TermsAgreed', { ...user, version: TermsVersion, at: Instant }),
  /** Null: none are told. */
  event('OpeningHoursChanged', { ...user, openingHours: OpeningHours.nullable() }),
  /** Who, when and as what stands beside every event. `reason`: for admins; null once the account is erased. */
  event('RoleGiven', { ...user, role: Role, reason: z.string().nullable() }),
  event('RoleTaken', { ...user, role: Role, reason: z.string().nullable() }),
  /** Before there were other roles: the same for `admin`, without a reason. Not written any more. */
  event('AdminAppointed', { ...user }),
  event('AdminRemoved', { ...user }),
  /** By moderation; `until` null: for good. `at`: when that was decided. */
  event('AccountSuspended', { ...user, until: Instant.nullable(), at: Instant }),
  event('AccountReinstated', { ...user, at: Instant }),
  /** Told by the request service. */
  event('RatingReceived', { ...user, as: Side, stars: z.int().min(1).max(5) }),
  /** Moderation decided that the stars of a rating do not count any more, or again. */
  event('RatingRecounted', { ...user, as: Side, stars: z.int().min(1).max(5), counts: z.boolean() }),
  event('ThingLent', { ...user }),
  event('RequestAnswered', { ...user, minutes: z.int().min(0) }),
  ...phoneEvents,
  /** A paper of another installation, handed in and believed; see `PaperEvent`. */
  event('ReputationBrought', { ...user, paperId: PaperId, reputation: BroughtReputation.nullable(), at: Instant }),
  /** By its person, or since a newer one of the same installation takes its place. */
  event('BroughtReputationRemoved', { ...user, paperId: PaperId, at: Instant }),
  /** The person wants to go. Whether they may, their loans decide, which the request service knows. */
  event('AccountDeletionAsked', { ...user, certificateId: CertificateId, locale: Locale }),
  /** Something is lent or agreed: all stays as it was. */
  event('AccountDeletionRefused', { ...user, certificateId: CertificateId }),
  /**
   * Nothing brings the account back. `keepers` are those who hold something of the person, and say when they do no
   * more. `again`: it was deleted before, and a restored backup held it.
   */
  event('AccountDeleted', {
    ...user,
    certificateId: CertificateId,
    keepers: z.array(z.string()),
    at: Instant,
    again: z.literal(true).optional(),
  }),
  /** One of the keepers holds nothing of the person any more. */
  event('ErasureConfirmed', { ...user, by: z.string(), at: Instant }),
  /** A deletion that has not ended after a day is carried on: these keepers are asked to erase again. */
  event('ErasureRepeated', { ...user, keepers: z.array(z.string()), at: Instant }),
  /** All have confirmed, and the person's key is destroyed. */
  event('AccountErased', { ...user, certificateId: CertificateId, at: Instant }),
]);
export type AccountEvent = z.infer<typeof AccountEvent>;

export const NicknameEvent = z.discriminatedUnion('type', [
  event('NicknameReserved', { ...user }),
  event('NicknameFreed', { ...user }),
]);
export type NicknameEvent = z.infer<typeof NicknameEvent>;

/** Stream `favourites-<userId>`: offers a person keeps in mind, for nobody else's eyes. */
export const FavouriteEvent = z.discriminatedUnion('type', [
  event('OfferKept', { ...user, offerId: OfferId.nullable() }),
  event('OfferDropped', { ...user, offerId: OfferId.nullable() }),
]);
export type FavouriteEvent = z.infer<typeof FavouriteEvent>;

/** Stream `blocks-<userId>`: people whom somebody wants nothing to do with; those are not told. */
export const BlockEvent = z.discriminatedUnion('type', [
  event('PersonBlocked', { ...user, personId: UserId.nullable(), at: Instant }),
  event('PersonUnblocked', { ...user, personId: UserId.nullable(), at: Instant }),
]);
export type BlockEvent = z.infer<typeof BlockEvent>;

/** Stream `autoreply-<userId>`: what a person lets be written to who asks for their things. */
export const AutoReplyEvent = z.discriminatedUnion('type', [
  /** A new text, or a known one written anew. */
  event('AutoTextWritten', {
    ...user,
    textId: AutoTextId,
    title: z.string().nullable(),
    text: z.string().nullable(),
    /** The language it is written in: days in it are filled in as that language writes them. */
    locale: Locale,
  }),
  event('AutoTextRemoved', { ...user, textId: AutoTextId }),
  event('AutoReplySet', { ...user, when: AutoReplyWhen, textId: AutoTextId.nullable() }),
]);
export type AutoReplyEvent = z.infer<typeof AutoReplyEvent>;

const takeout = { ...user, takeoutId: TakeoutId };

/** Stream `takeout-<userId>`: when somebody asked for everything about them, and what became of the file. */
export const TakeoutEvent = z.discriminatedUnion('type', [
  /** `replaces`: an older one whose file goes now. */
  event('TakeoutOrdered', { ...takeout, locale: Locale, replaces: TakeoutId.nullable(), at: Instant }),
  /** A try to build it. */
  event('TakeoutBegun', { ...takeout, at: Instant }),
  event('TakeoutAdvanced', { ...takeout, done: z.int().min(0), total: z.int().min(0), at: Instant }),
  event('TakeoutReady', { ...takeout, size: z.int().min(0), expiresAt: Instant, at: Instant }),
  event('TakeoutFailed', { ...takeout, at: Instant }),
  /** Nobody is to have it any more: the account is deleted. Its file goes. */
  event('TakeoutDropped', { ...takeout, at: Instant }),
  /** The file is gone. */
  event('TakeoutRemoved', { ...takeout, at: Instant }),
]);
export type TakeoutEvent = z.infer<typeof TakeoutEvent>;

export const accountPersonal: PersonalFields<
  AccountEvent | FavouriteEvent | BlockEvent | AutoReplyEvent | FileEvent | LookupEvent | TraderEvent
> = {
  AccountOpened: { subject: 'userId', fields: ['email'] },
  AccountEmailChanged: { subject: 'userId', fields: ['email'] },
  NicknameChosen: { subject: 'userId', fields: ['nickname'] },
  PersonNamed: { subject: 'userId', fields: ['firstname', 'lastname'] },
  ContactChanged: { subject: 'userId', fields: ['contactEmail', 'phone'] },
  CompanyDescribed: { subject: 'userId', fields: ['company', 'description', 'legalHints', 'homepage'] },
  VatIdChanged: { subject: 'userId', fields: ['vatId'] },
  MainAddressChanged: { subject: 'userId', fields: ['address'] },
  RoleGiven: { subject: 'userId', fields: ['reason'] },
  RoleTaken: { subject: 'userId', fields: ['reason'] },
  PersonSignedOut: { subject: 'userId', fields: ['reason'] },
  ErasureStarted: { subject: 'userId', fields: ['reason'] },
  ConfirmationSent: { subject: 'by', fields: ['reason'] },
  OfferKept: { subject: 'userId', fields: ['offerId'] },
  OfferDropped: { subject: 'userId', fields: ['offerId'] },
  PersonBlocked: { subject: 'userId', fields: ['personId'] },
  PersonUnblocked: { subject: 'userId', fields: ['personId'] },
  PlaceAdded: { subject: 'userId', fields: ['address'] },
  BillingAddressChanged: { subject: 'userId', fields: ['address'] },
  SearchStartChosen: { subject: 'userId', fields: ['region'] },
  OpeningHoursChanged: { subject: 'userId', fields: ['openingHours'] },
  AutoTextWritten: { subject: 'userId', fields: ['title', 'text'] },
  PhoneCodeAsked: { subject: 'userId', fields: ['number'] },
  PhoneVerified: { subject: 'userId', fields: ['number'] },
  PhoneRemoved: { subject: 'userId', fields: ['number'] },
  ReputationBrought: { subject: 'userId', fields: ['reputation'] },
  TraderDetailsGiven: { subject: 'traderId', fields: ['details'] },
  TraderDetailsChanged: { subject: 'traderId', fields: ['details'] },
  TraderCorrectionAsked: { subject: 'traderId', fields: ['reason'] },
};
