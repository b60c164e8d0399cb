import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import { isOver, type RequestStage } from '@lendring/contracts/request/lifecycle.js';
import type { Words } from '@lendring/contracts/kernel/words.js';
import type { PeriodProposal } from '@lendring/contracts/request/period-change.js';
import { MOST_PROPOSALS } from '@lendring/contracts/rules/period-change.js';
import { namedParts, unnamedParts } from '@lendring/contracts/rules/parts.js';
import type { FrozenTerms } from '@lendring/contracts/request/asking.js';
import type { OfferState } from '@lendring/contracts/request/request.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import { answeredAfter, noRecords, recordedAfter, withoutNotesOf, type Records } from '../handover/decide-record.js';

export type BothSides = Readonly<Record<Side, boolean>>;
export const neither: BothSides = { vendor: false, creator: false };

export type Moderated = Readonly<{ words: Words; decisionId: string | null; at: string }>;

export type GivenRating = Readonly<{ authorId: string; aboutId: string; offerId: string; stars: number }>;

export type Asked = Readonly<{
  stage: RequestStage;
  requestId: string;
  offerId: string;
  vendorId: string;
  ownerId: string;
  /** Earlier lenders of a group item, before another leader took over. */
  formerVendors: readonly string[];
  creatorId: string;
  period: Period;
  terms: FrozenTerms;
  askedAt: string;
  /** Time of the request or of the takeover by the current vendor. */
  vendorSince: string;
  /** Other period that one side has proposed, until it is answered or the request ends. */
  proposal: PeriodProposal | null;
  /** Times of the latest proposals of each side, for their daily limit. */
  proposed: Readonly<Record<Side, readonly string[]>>;
  /** Latest proposal with an answer or taken back, so that repeats change nothing. */
  closedProposal: Readonly<{ proposalId: string; end: ProposalEnd }> | null;
  /** Deadline of the vendor's answer, then of the creator's confirmation. */
  answerBy: string;
  /** Group of the item; null when it belongs to none. */
  belongsTo: string | null;
  finishedAt: string | null;
  answered: boolean;
  /** At most one automatic reply per request. */
  repliedAutomatically: boolean;
  accepted: BothSides;
  offer: OfferState;
  /** True while the offer is locked by the suspension of its owner; absent in older documents. */
  ownerSuspended?: boolean;
  daysTaken: boolean;
  handedBack: boolean;
  /** Valid records of handover and return. */
  handovers: Records['handovers'];
  undone: Records['undone'];
  addressShared: BothSides;
  /** Messages of each side since the other side's last activity. */
  unanswered: Readonly<Record<Side, number>>;
  unread: BothSides;
  archived: BothSides;
  rated: BothSides;
  hiddenStars: Readonly<Record<Side, number | null>>;
  given: Readonly<Partial<Record<Side, GivenRating>>>;
  uncounted: BothSides;
  answeredRating: BothSides;
  erased: BothSides;
  moderated: readonly Moderated[];
}>;

/** Event that ended a proposal. */
export type ProposalEnd = Extract<RequestEvent['type'], 'PeriodChanged' | 'PeriodDeclined' | 'PeriodTakenBack'>;

export type RequestState = Asked | Readonly<{ stage: 'absent' }>;

/** Sides to notify of an event. Shared by state and badge, so that they cannot diverge. */
export const newsFor = ({ type, data }: RequestEvent): readonly Side[] => {
  switch (type) {
    case 'RequestAsked':
    case 'RequestWithdrawn':
    case 'RequestHandedBack':
      return ['vendor'];
    case 'RequestDeclined':
    case 'RequestTakenOver':
    case 'RequestDaysTaken':
    case 'RequestDaysFreed':
      return ['creator'];
    case 'OfferStateNoted':
      return data.ownerSuspended ? [] : ['creator'];
    // A handover without parts is only ticked off.
    case 'HandoverRecorded':
      return data.counts.length > 0 ? ['creator'] : [];
    case 'HandoverAnswered':
      return data.agrees ? [] : ['vendor'];
    case 'RequestExpired':
      return ['vendor', 'creator'];
    case 'MessageSent':
    case 'AutomaticReplySent':
    case 'RequestAccepted':
    case 'RequestCancelled':
    case 'RequestCompleted':
    case 'RequestRated':
    case 'RatingAnswered':
    case 'PeriodProposed':
    case 'PeriodChanged':
    case 'PeriodDeclined':
    case 'PeriodTakenBack':
      return [otherSide(data.side)];
    case 'AddressShared':
    case 'RequestAnswered':
    case 'RequestAgreed':
    case 'RatingShown':
    case 'WordsHidden':
    case 'WordsReleased':
    case 'RatingRecounted':
    case 'RequestRead':
    case 'RequestArchived':
    case 'SideErased':
    case 'FormerVendorErased':
    case 'GroupThingAsked':
      return [];
  }
};

/** News sets the flag; reading or archiving clears it for the acting side. */
export const unreadAfter = (unread: BothSides, event: RequestEvent): BothSides => {
  if (event.type === 'RequestRead' || (event.type === 'RequestArchived' && event.data.archived))
    return { ...unread, [event.data.side]: false };
  return newsFor(event).reduce((flags, side) => ({ ...flags, [side]: true }), unread);
};

/** A message increments its side's count. Activity of the other side, except automatic replies, resets the count. */
const unansweredAfter = (unanswered: Asked['unanswered'], event: RequestEvent): Asked['unanswered'] => {
  if (event.type === 'AutomaticReplySent') return unanswered;
  const before = newsFor(event).reduce((counts, side) => ({ ...counts, [side]: 0 }), unanswered);
  return event.type === 'MessageSent' ? { ...before, [event.data.side]: before[event.data.side] + 1 } : before;
};

const asked = ({ data }: Extract<RequestEvent, { type: 'RequestAsked' }>): Asked => {
  const { requestId, offerId, vendorId, creatorId, period, terms, askedAt, answerBy, partNames } = data;
  return {
    stage: 'open',
    requestId,
    offerId,
    vendorId,
    ownerId: vendorId,
    formerVendors: [],
    creatorId,
    period,
    terms: terms.parts ? { ...terms, parts: namedParts(terms.parts, partNames) } : terms,
    askedAt,
    vendorSince: askedAt,
    proposal: null,
    proposed: { vendor: [], creator: [] },
    closedProposal: null,
    answerBy,
    belongsTo: null,
    finishedAt: null,
    answered: false,
    repliedAutomatically: false,
    accepted: neither,
    offer: 'there',
    daysTaken: false,
    handedBack: false,
    ...noRecords,
    addressShared: neither,
    unanswered: { vendor: 0, creator: 0 },
    unread: neither,
    archived: neither,
    rated: neither,
    hiddenStars: { vendor: null, creator: null },
    given: {},
    uncounted: neither,
    answeredRating: neither,
    erased: neither,
    moderated: [],
  };
};

/** The owner of the offer named its parts. */
const withoutPartNames = ({ ownerId, terms }: Asked, userId: string): Partial<Asked> =>
  ownerId === userId && terms.parts ? { terms: { ...terms, parts: unnamedParts(terms.parts) } } : {};

const isSame = (a: Words, b: Words): boolean => a.kind === b.kind && a.id === b.id;

export const moderatedOf = ({ moderated }: Pick<Asked, 'moderated'>, words: Words): Moderated | undefined =>
  moderated.find((one) => isSame(one.words, words));

const moderatedAfter = ({ moderated }: Asked, decision: Moderated): readonly Moderated[] => [
  ...moderated.filter(({ words }) => !isSame(words, decision.words)),
  decision,
];

const change = (request: Asked, { type, data }: RequestEvent): Partial<Asked> => {
  switch (type) {
    case 'AddressShared':
      return { addressShared: { ...request.addressShared, [data.side]: data.shared } };
    case 'RequestAccepted':
      return { accepted: { ...request.accepted, [data.side]: true }, answerBy: data.answerBy ?? request.answerBy };
    case 'RequestAnswered':
      return { answered: true };
    case 'AutomaticReplySent':
      return { repliedAutomatically: true };
    case 'RequestAgreed':
      return { stage: 'agreed' };
    case 'RequestDeclined':
      return { stage: 'declined', finishedAt: data.at };
    case 'RequestWithdrawn':
      return { stage: 'withdrawn', finishedAt: data.at };
    case 'RequestCancelled':
      return { stage: 'cancelled', finishedAt: data.at };
    case 'RequestExpired':
      return { stage: 'expired', finishedAt: data.at };
    case 'RequestDaysTaken':
      return { daysTaken: true };
    case 'RequestDaysFreed':
      return { daysTaken: false };
    case 'OfferStateNoted':
      return { offer: data.offer, ownerSuspended: data.offer === 'locked' && data.ownerSuspended === true };
    case 'RequestHandedBack':
      return { handedBack: true, proposal: null };
    case 'PeriodProposed': {
      const { proposalId, side, period, pricing, units, sum, at } = data;
      return {
        proposal: { proposalId, side, period, pricing, units, sum, at },
        proposed: { ...request.proposed, [side]: [...request.proposed[side], at].slice(-MOST_PROPOSALS) },
      };
    }
    // The calendar was free at the change, so that an earlier note of taken days ends.
    case 'PeriodChanged': {
      const { proposalId, period, pricing, units, sum, agrees, answerBy } = data;
      return {
        proposal: null,
        closedProposal: { proposalId, end: type },
        period,
        terms: { ...request.terms, pricing, units, sum },
        accepted: agrees ? { vendor: true, creator: true } : request.accepted,
        answerBy: answerBy ?? request.answerBy,
        daysTaken: false,
      };
    }
    case 'PeriodDeclined':
    case 'PeriodTakenBack':
      return { proposal: null, closedProposal: { proposalId: data.proposalId, end: type } };
    case 'HandoverRecorded':
      return recordedAfter(request, data);
    case 'HandoverAnswered':
      return { handovers: answeredAfter(request.handovers, data) };
    case 'RequestCompleted':
      return { stage: 'completed', finishedAt: data.at };
    case 'RequestRated': {
      const { authorId, aboutId, offerId, stars } = data;
      return {
        given: { ...request.given, [data.side]: { authorId, aboutId, offerId, stars } },
        rated: { ...request.rated, [data.side]: true },
        hiddenStars: { ...request.hiddenStars, [data.side]: data.hidden ? data.stars : null },
      };
    }
    case 'RatingRecounted':
      return { uncounted: { ...request.uncounted, [data.side]: !data.counts } };
    case 'RatingShown':
      return { hiddenStars: { ...request.hiddenStars, [data.side]: null } };
    case 'RatingAnswered':
      return { answeredRating: { ...request.answeredRating, [data.side]: true } };
    case 'GroupThingAsked':
      return { belongsTo: data.groupId };
    // Address sharing, a proposed period and the former vendor's archive flag do not pass to the new vendor.
    case 'RequestTakenOver':
      return {
        vendorId: data.vendorId,
        vendorSince: data.at,
        formerVendors: [...request.formerVendors.filter((userId) => userId !== data.vendorId), data.formerId],
        addressShared: { vendor: false, creator: false },
        archived: { ...request.archived, vendor: false },
        proposal: request.proposal?.side === 'vendor' ? null : request.proposal,
      };
    case 'FormerVendorErased':
      return {
        formerVendors: request.formerVendors.filter((userId) => userId !== data.userId),
        ...withoutNotesOf(request, data.userId),
        ...withoutPartNames(request, data.userId),
      };
    case 'RequestArchived':
      return { archived: { ...request.archived, [data.side]: data.archived } };
    case 'SideErased':
      return {
        erased: { ...request.erased, [data.side]: true },
        ...withoutNotesOf(request, data.userId),
        ...withoutPartNames(request, data.userId),
      };
    case 'WordsHidden':
      return { moderated: moderatedAfter(request, { words: data.words, decisionId: data.decisionId, at: data.at }) };
    case 'WordsReleased':
      return { moderated: moderatedAfter(request, { words: data.words, decisionId: null, at: data.at }) };
    case 'RequestAsked':
    case 'MessageSent':
    case 'RequestRead':
      return {};
  }
};

const evolve = (state: RequestState, event: RequestEvent): RequestState => {
  const request = event.type === 'RequestAsked' ? asked(event) : state;
  if (request.stage === 'absent') return request;
  const changed = { ...request, ...change(request, event) };
  return {
    ...changed,
    proposal: isOver(changed.stage) ? null : changed.proposal,
    unanswered: unansweredAfter(request.unanswered, event),
    unread: unreadAfter(request.unread, event),
  };
};

export const requestAggregate: Aggregate<RequestState, RequestEvent> = {
  category: 'request',
  initialState: { stage: 'absent' },
  evolve,
};
