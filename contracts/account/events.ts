import * as z from 'zod';
import { Side } from '../kernel/side.js';
import { AutoTextId, CertificateId, ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Role } from '../kernel/roles.js';
import { Address } from '../kernel/place.js';
import type { FileEvent, LookupEvent } from './file.js';
import { phoneEvents } from './phone.js';
import { BroughtReputation, PaperId } from './reputation.js';
import type { TraderEvent } from './trader.js';
import { TakeoutId } from './takeout.js';
import { AutoReplyWhen, OpeningHours } from './auto-reply.js';
import { SearchStart, TermsVersion } from './commands.js';
import { eventsWith, type PersonalFields } from '../kernel/events.js';

const event = eventsWith({ userId: UserId });

/** Stream `account-<userId>`; nickname events are in `nickname-<HMAC>`, appended in the same transaction. */
export const AccountEvent = z.discriminatedUnion('type', [
  event('AccountOpened', { email: z.string().nullable(), emailVerified: z.boolean(), locale: Locale }),
  event('AccountEmailChanged', { email: z.string().nullable(), emailVerified: z.boolean() }),
  event('NicknameChosen', { nickname: z.string().nullable() }),
  event('PersonNamed', { firstname: z.string().nullable(), lastname: z.string().nullable() }),
  event('ContactChanged', { contactEmail: z.string().nullable(), phone: z.string().nullable() }),
  event('AccountKindChosen', { commercial: z.boolean() }),
  event('CompanyDescribed', {
    company: z.string().nullable(),
    description: z.string().nullable(),
    legalHints: z.string().nullable(),
    homepage: z.string().nullable(),
  }),
  event('VatIdChanged', { vatId: z.string().nullable() }),
  event('MainAddressChanged', { address: Address.nullable() }),
  /** Additional address to lend from; offers refer to it by `placeId`. */
  event('PlaceAdded', { placeId: PlaceId, address: Address.nullable() }),
  event('PlaceRemoved', { placeId: PlaceId }),
  event('PrimaryPlaceChosen', { placeId: PlaceId.nullable() }),
  event('BillingAddressChanged', { address: Address.nullable() }),
  event('ColourChosen', { color: z.string() }),
  event('ProfilePictureChanged', { imageId: ImageId.nullable() }),
  /** Default before the first choice: everything is visible. */
  event('PrivacyChosen', {
    privacy: z.strictObject({ answerTime: z.boolean(), loans: z.boolean(), searchEngines: z.boolean() }),
  }),
  /** Default before the first choice: the whole town of the main address. */
  event('SearchStartChosen', { ...SearchStart.shape }),
  event('LanguageChosen', { language: Locale }),
  /** Absent for users who registered before agreements were recorded (ADR 97). */
  event('TermsAgreed', { version: TermsVersion, at: Instant }),
  event('OpeningHoursChanged', { openingHours: OpeningHours.nullable() }),
  /** Actor and time are in the event's metadata. `reason`: for admins; null once the account is erased. */
  event('RoleGiven', { role: Role, reason: z.string().nullable() }),
  event('RoleTaken', { role: Role, reason: z.string().nullable() }),
  /** Legacy form of `RoleGiven` and `RoleTaken` for `admin`, without a reason. No longer written. */
  event('AdminAppointed', {}),
  event('AdminRemoved', {}),
  event('AccountSuspended', { until: Instant.nullable(), at: Instant }),
  event('AccountReinstated', { at: Instant }),
  event('RatingReceived', { as: Side, stars: z.int().min(1).max(5) }),
  /** Moderation excluded the rating's stars from the average, or restored them. */
  event('RatingRecounted', { as: Side, stars: z.int().min(1).max(5), counts: z.boolean() }),
  event('ThingLent', {}),
  event('RequestAnswered', { minutes: z.int().min(0) }),
  ...phoneEvents,
  event('ReputationBrought', { paperId: PaperId, reputation: BroughtReputation.nullable(), at: Instant }),
  event('BroughtReputationRemoved', { paperId: PaperId, at: Instant }),
  event('AccountDeletionAsked', { certificateId: CertificateId, locale: Locale }),
  event('AccountDeletionRefused', { certificateId: CertificateId }),
  /**
   * Irreversible. `keepers`: services that hold data of the person and confirm once they have erased it. `again`: the
   * account was deleted before, and a restored backup contained it.
   */
  event('AccountDeleted', {
    certificateId: CertificateId,
    keepers: z.array(z.string()),
    at: Instant,
    again: z.literal(true).optional(),
  }),
  event('ErasureConfirmed', { by: z.string(), at: Instant }),
  /** Retry of a deletion that has not finished after a day: these keepers are asked to erase again. */
  event('ErasureRepeated', { keepers: z.array(z.string()), at: Instant }),
  event('AccountErased', { certificateId: CertificateId, at: Instant }),
]);
export type AccountEvent = z.infer<typeof AccountEvent>;

export const NicknameEvent = z.discriminatedUnion('type', [event('NicknameReserved', {}), event('NicknameFreed', {})]);
export type NicknameEvent = z.infer<typeof NicknameEvent>;

/** Stream `favourites-<userId>`: offers the user bookmarked, visible only to them. */
export const FavouriteEvent = z.discriminatedUnion('type', [
  event('OfferKept', { offerId: OfferId.nullable() }),
  event('OfferDropped', { offerId: OfferId.nullable() }),
]);
export type FavouriteEvent = z.infer<typeof FavouriteEvent>;

/** Stream `blocks-<userId>`: people the user has blocked, who are not notified. */
export const BlockEvent = z.discriminatedUnion('type', [
  event('PersonBlocked', { personId: UserId.nullable(), at: Instant }),
  event('PersonUnblocked', { personId: UserId.nullable(), at: Instant }),
]);
export type BlockEvent = z.infer<typeof BlockEvent>;

/** Stream `autoreply-<userId>`: automatic replies to borrowing requests. */
export const AutoReplyEvent = z.discriminatedUnion('type', [
  event('AutoTextWritten', {
    textId: AutoTextId,
    title: z.string().nullable(),
    text: z.string().nullable(),
    locale: Locale,
  }),
  event('AutoTextRemoved', { textId: AutoTextId }),
  event('AutoReplySet', { when: AutoReplyWhen, textId: AutoTextId.nullable() }),
]);
export type AutoReplyEvent = z.infer<typeof AutoReplyEvent>;

const takeout = { takeoutId: TakeoutId };

/** Stream `takeout-<userId>`: data exports a user requested, and their progress. */
export const TakeoutEvent = z.discriminatedUnion('type', [
  /** `replaces`: an older export whose file is deleted now. */
  event('TakeoutOrdered', { ...takeout, locale: Locale, replaces: TakeoutId.nullable(), at: Instant }),
  event('TakeoutBegun', { ...takeout, at: Instant }),
  event('TakeoutAdvanced', { ...takeout, done: z.int().min(0), total: z.int().min(0), at: Instant }),
  event('TakeoutReady', { ...takeout, size: z.int().min(0), expiresAt: Instant, at: Instant }),
  event('TakeoutFailed', { ...takeout, at: Instant }),
  event('TakeoutDropped', { ...takeout, at: Instant }),
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
