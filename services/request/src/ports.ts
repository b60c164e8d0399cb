import type { AutoReply } from '@lendring/contracts/account/auto-reply.js';
import type { Suspension } from '@lendring/contracts/account/suspension.js';
import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import type { Opening } from '@lendring/contracts/rules/opening-days.js';
import type { AskObjection } from '@lendring/contracts/rules/may-ask.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { IsAddressApart, LanguageAt, NameOf } from '@lendring/platform/runtime/service-apis/account-facts.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { BlockDocument } from './calendar/blocks.js';
import type { CalendarDocument } from './calendar/calendars.js';
import type { CounterLoanDocument } from './counter-loan/projection.js';
import type { GroupLoanDocument } from './group-lending/projection.js';
import type { PieceLoanDocument, PieceNumbersDocument, PiecesDocument } from './pieces/projection.js';
import type { RatingDocument } from './ratings/projection.js';
import type { RequestDocument } from './request/projection.js';
import type { Terms } from './asking/decide.js';
import type { UnavailabilityDocument } from './unavailability/projection.js';

/**
 * Current terms of an offer for a user; null when the offer is not visible to them. `evenPaused`: also those of a paused
 * offer, for its owner.
 */
export type OfferTerms = (offerId: string, askerId: string | null, evenPaused?: true) => Promise<Terms | null>;

/** Offers of a user, drafts included, with the time zone of their place. */
export type OwnOffers = (
  userId: string,
) => Promise<readonly Readonly<{ offerId: string; zone: string; isActive: boolean }>[]>;

/** Reason why the offer admits no new agreements; null when it does. */
export type OfferHoldOf = (offerId: string) => Promise<OfferHold | null>;

/** Profile state; null when there is no profile. */
export type Completeness = (userId: string) => Promise<Readonly<{ completed: boolean; commercial: boolean }> | null>;

/** Condition of an offer that a user does not meet; null when they meet all. */
export type AskObjectionOf = (
  question: Readonly<{ userId: string; rules: Terms['askRules']; place: Terms['place'] }>,
) => Promise<AskObjection | null>;

/** Own addresses with the step of a delivery that each lies within. */
export type DeliveryStepsOf = (
  question: Readonly<{ userId: string; steps: number[]; place: Pick<Terms['place'], 'point' | 'radius'> }>,
) => Promise<readonly Readonly<{ placeId: string | null; upToKm: number | null }>[]>;

/** Vendor's automatic reply configured at an instant; null when there is none. */
export type AutoReplyOf = (
  question: Readonly<{ userId: string; at: string; zone: string }>,
) => Promise<AutoReply | null>;

/** Times of pick-up and return at a place of a vendor; null: their main address. */
export type OpeningOf = (userId: string, placeId: string | null) => Promise<Opening>;

/** Street and town at which a person is found, if everybody may know it or `shared`; null: unknown. */
export type AddressOf = (userId: string, placeId: string | null, shared: boolean) => Promise<string | null>;

/** Phone number that a commercial lender publishes; null: none. */
export type PhoneOf = (userId: string) => Promise<string | null>;

export type LeadersOf = (groupId: string) => Promise<readonly string[]>;

/** True if one of two users has blocked the other; false while the account service is down. */
export type IsBlockedPair = (one: string, other: string) => Promise<boolean>;

/**
 * Current suspension of a user; null when not suspended. While the account service is down, the last known suspension
 * stays in force.
 */
export type SuspensionOf = (userId: string) => Promise<Suspension | null>;

export type ReadModels = Readonly<{
  requests: View<RequestDocument>;
  calendars: View<CalendarDocument>;
  blocks: View<BlockDocument>;
  unavailabilities: View<UnavailabilityDocument>;
  ratings: View<RatingDocument>;
  groupLoans: View<GroupLoanDocument>;
  counterLoans: View<CounterLoanDocument>;
  pieces: View<PiecesDocument>;
  pieceLoans: View<PieceLoanDocument>;
  pieceNumbers: View<PieceNumbersDocument>;
}>;

/** Mails of the service. `mailer`: null without a mail server; invitations are then shared by link only. */
export type Mails = Readonly<{ mailer: Pick<Mailer, 'send'> | null; publicUrl: string }>;

export type Clients = Mails &
  Readonly<{
    offerTerms: OfferTerms;
    ownOffers: OwnOffers;
    offerHold: OfferHoldOf;
    completeness: Completeness;
    askObjection: AskObjectionOf;
    deliverySteps: DeliveryStepsOf;
    autoReply: AutoReplyOf;
    openingOf: OpeningOf;
    addressOf: AddressOf;
    phoneOf: PhoneOf;
    confirmErasure: ConfirmErasure;
    leadersOf: LeadersOf;
    isBlockedPair: IsBlockedPair;
    suspensionOf: SuspensionOf;
    nameOf: NameOf;
    languageAt: LanguageAt;
    isAddressApart: IsAddressApart;
  }>;

export type Ports = Clients &
  Pick<ServiceCore, 'load'> &
  Readonly<{
    commands: CommandHandler;
    read: ReadModels;
    /** Resolves once the read models have applied all events now in the log. */
    caughtUp: () => Promise<void>;
  }>;
