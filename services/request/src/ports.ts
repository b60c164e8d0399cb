import type { AutoReply } from '@lendring/contracts/account/queries.js';
import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erase-person.js';
import type { BlockDocument } from './calendar/blocks.js';
import type { CalendarDocument } from './calendar/calendars.js';
import type { GroupLoanDocument } from './group-lending/projection.js';
import type { RatingDocument } from './ratings/projection.js';
import type { RequestDocument } from './request/projection.js';
import type { Terms } from './asking/decide.js';

/** Asks the offer service for the present terms of an offer for somebody; null when it is not there for them. */
export type OfferTerms = (offerId: string, askerId: string | null) => Promise<Terms | null>;

/** Asks the offer service what bars new agreements about an offer. */
export type OfferHoldOf = (offerId: string) => Promise<OfferHold | null>;

/** Asks the account service whether a profile is complete; null when there is none. */
export type Completeness = (userId: string) => Promise<Readonly<{ completed: boolean; commercial: boolean }> | null>;

/** Asks the account service what a vendor lets be written to who asks at an instant; null for nothing. */
export type AutoReplyOf = (
  question: Readonly<{ userId: string; at: string; zone: string }>,
) => Promise<AutoReply | null>;

/** Asks the group service who leads a group. */
export type LeadersOf = (groupId: string) => Promise<readonly string[]>;

/** Asks the account service whether one of two people has blocked the other; no while that service is away. */
export type AreApart = (one: string, other: string) => Promise<boolean>;

/** The read models as queries see them. */
export type ReadModels = Readonly<{
  requests: View<RequestDocument>;
  calendars: View<CalendarDocument>;
  blocks: View<BlockDocument>;
  ratings: View<RatingDocument>;
  groupLoans: View<GroupLoanDocument>;
}>;

/** What this service needs from others. */
export type Clients = Readonly<{
  offerTerms: OfferTerms;
  offerHold: OfferHoldOf;
  completeness: Completeness;
  autoReply: AutoReplyOf;
  confirmErasure: ConfirmErasure;
  leadersOf: LeadersOf;
  areApart: AreApart;
}>;

/** The dependencies of handlers and policies. */
export type Ports = Clients &
  Readonly<{
    commands: CommandHandler;
    read: ReadModels;
    /** The list of requests has seen all that is in the log by now. */
    caughtUp: () => Promise<void>;
  }>;
