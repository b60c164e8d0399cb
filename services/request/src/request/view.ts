import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import {
  MOST_MENTIONED_MESSAGES,
  MOST_PERIODS,
  type MentionedRequest,
  type RequestRow,
  type RequestView,
} from '@lendring/contracts/request/request.js';
import { contactEnds } from '@lendring/contracts/rules/contact.js';
import { freeUnits } from '@lendring/contracts/rules/capacity.js';
import { depositStatus } from '@lendring/contracts/rules/deposit-status.js';
import { partsOfUnits } from '@lendring/contracts/rules/handover.js';
import { overlaps } from '@lendring/contracts/rules/overlap.js';
import { endMoves } from '@lendring/contracts/rules/end-moves.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import {
  endedWithoutLoan,
  finishedAtOf,
  isOver,
  objectionTo,
  statusAt,
} from '@lendring/contracts/request/lifecycle.js';
import { neededOf, wholeOf } from '../calendar/decide.js';
import { oneUnit } from '../calendar/calendar.aggregate.js';
import type { CalendarDocument } from '../calendar/calendars.js';
import { missingOf } from '../handover/decide-record.js';
import { depositOf } from '../handover/decide-deposit.js';
import { pricingsOf } from '../period-change/decide.js';
import type { RequestDocument } from './projection.js';
import { messageFor, ratingFor } from '../hidden-words/readable.js';

/**
 * Hides the picture of a deleted offer or account, and the owner's pickup place once another leader lends.
 * Prices of other periods are queried with `periodChoice`.
 */
const termsOf = ({ terms, erased, offer, vendorId, ownerId }: RequestDocument): RequestRow['terms'] => {
  const { placeId, pricings: _, ...same } = terms;
  const imageId = erased.vendor || offer === 'deleted' ? null : terms.imageId;
  return { ...same, imageId, ...(placeId && vendorId === ownerId && { placeId }) };
};

export type OverlapCandidates = Readonly<{
  open: readonly Pick<RequestDocument, 'requestId' | 'period' | 'terms'>[];
  calendar: CalendarDocument | null;
}>;

/**
 * Contact details close at once when a request ends without a loan, and 30 days after a loan, so that forgotten items
 * can be returned. Account deletion removes them.
 */
export const contactOf = (
  request: RequestDocument,
  at: string,
): Pick<RequestRow, 'contactReleased' | 'contactUntil'> => {
  const { finishedAt, contactReleased, erased } = request;
  if (
    erased.vendor ||
    erased.creator ||
    !contactReleased ||
    endedWithoutLoan({ ...request, status: statusAt(request, at) })
  )
    return { contactReleased: false, contactUntil: null };
  const contactUntil = finishedAt === null ? null : contactEnds(finishedAt);
  return { contactReleased: contactUntil === null || at <= contactUntil, contactUntil };
};

/**
 * Whether too few units are free for a request (`taken`), and with how many other open requests it competes: none while
 * there are enough units for all of them.
 */
const competing = (
  { requestId, period, terms }: RequestDocument,
  { open, calendar }: OverlapCandidates,
  at: string,
): Readonly<{ taken: boolean; others: number }> => {
  const { quantity } = calendar?.capacity ?? oneUnit;
  const wanted = quantityOf(terms);
  const isBooked = calendar?.taken.some(({ key }) => key === requestId) ?? false;
  const uses = (calendar?.taken ?? []).filter(({ key }) => key !== requestId);
  const { whole } = neededOf(period, terms.preparation, at);
  const others = open
    .filter((other) => other.requestId !== requestId)
    .map((other) => ({ ...other, ...wholeOf(other.period, other.terms.preparation) }))
    .filter((other) => overlaps(other, whole));
  const booked = new Set(uses.map(({ key }) => key));
  const waiting = others
    .filter((other) => !booked.has(other.requestId))
    .map((other) => ({ start: other.start, end: other.end, units: quantityOf(other.terms) }));
  return {
    taken: !isBooked && freeUnits(uses, quantity, whole) < wanted,
    others: freeUnits([...uses, ...waiting], quantity, whole) < wanted ? others.length : 0,
  };
};

/** Latest record that the borrower can confirm or object to; null: none. */
const answerDueOf = (request: RequestDocument, side: Side, at: string): RequestRow['answerDue'] => {
  const seen = {
    ...request,
    side,
    status: statusAt(request, at),
    finishedAt: finishedAtOf(request, at),
    unanswered: request.unanswered[side],
    rated: request.rated[side],
    theirRating: 'none',
    archived: request.archived[side],
    otherLeft: request.leftAt[otherSide(side)] !== null,
    otherSuspended: false,
    overlapsTaken: false,
    offerHeld: null,
  } as const;
  return (['back', 'out'] as const).find((moment) => objectionTo(`answer_${moment}`, seen, at) === null) ?? null;
};

/** True if a loan that has begun can end neither earlier nor later by its prices. */
const isEndFixed = (request: RequestDocument, at: string): boolean => {
  const status = statusAt(request, at);
  if (status !== 'running' && !(status === 'agreed' && request.isOut)) return false;
  const { longer, shorter } = endMoves(request.period, pricingsOf(request.terms), request.terms.pricing, at);
  return !longer && !shorter;
};

const shared = (
  request: RequestDocument,
  side: Side,
  at: string,
  candidates: OverlapCandidates,
): Omit<RequestRow, 'rated' | 'lastText'> => {
  const { requestId, offerId, vendorId, creatorId, period, accepted, addressShared, askedAt, changedAt } = request;
  const status = statusAt(request, at);
  const open = status === 'open';
  const { taken, others } = competing(request, candidates, at);
  return {
    requestId,
    offerId,
    vendorId,
    creatorId,
    side,
    status,
    period,
    endedAt: request.end < period.end ? request.end : null,
    finishedAt: finishedAtOf(request, at),
    terms: termsOf(request),
    proposal: isOver(status) ? null : request.proposal,
    answerBy: open ? request.answerBy : null,
    offer: request.offer,
    accepted,
    handedBack: request.handedBack,
    answerDue: answerDueOf(request, side, at),
    endFixed: isEndFixed(request, at),
    handedOut: request.isOut,
    addressShared,
    ...contactOf(request, at),
    depositStatus: depositStatus(depositOf(request.terms), request.handovers),
    unanswered: request.unanswered[side],
    unread: request.unread[side],
    archived: request.archived[side],
    otherLeftAt: request.leftAt[otherSide(side)],
    overlapsOpen: open && side === 'vendor' ? others : 0,
    overlapsTaken: open && taken,
    askedAt,
    changedAt,
  };
};

const personOf = ({ vendorId, creatorId }: RequestDocument, side: Side): string =>
  side === 'vendor' ? vendorId : creatorId;

export const viewOf = (
  request: RequestDocument,
  side: Side,
  at: string,
  candidates: OverlapCandidates,
  pieces: readonly string[] = [],
): RequestView => ({
  ...shared(request, side, at, candidates),
  ratings: request.ratings
    .filter((rating) => rating.side === side || request.hiddenStars[rating.side] === null)
    .map(ratingFor(personOf(request, side))),
  messages: request.messages.map(messageFor(personOf(request, side))),
  handovers: [...request.handovers],
  pieces: [...pieces],
  milestones: [...request.milestones],
});

const lastWritten = (request: RequestDocument, side: Side) => {
  const last = request.messages.findLast(({ automatic }) => automatic === null);
  return last && messageFor(personOf(request, side))(last);
};

export const rowOf = (request: RequestDocument, side: Side, at: string, candidates: OverlapCandidates): RequestRow => ({
  ...shared(request, side, at, candidates),
  rated: request.rated[side],
  // Excludes automatic replies, which would hide the question they answer.
  lastText: lastWritten(request, side)?.text ?? null,
});

const lastOfOther = (request: RequestDocument, side: Side): string[] =>
  request.messages
    .filter((message) => message.side !== side && message.automatic === null)
    .slice(-MOST_MENTIONED_MESSAGES)
    .map((message) => messageFor(personOf(request, side))(message).text)
    .filter((text) => text !== null);

const reasonOfOther = (request: RequestDocument, side: Side): string | null =>
  request.milestones.findLast((one) => one.side !== side && (one.type === 'declined' || one.type === 'cancelled'))
    ?.text ?? null;

const periodsOf = ({ milestones }: RequestDocument): MentionedRequest['periods'] =>
  milestones
    .flatMap(({ type, at, side, period }) =>
      period ? [{ at, period, by: type === 'period_proposed' ? side : null }] : [],
    )
    .slice(-MOST_PERIODS);

export const mentionOf = (
  request: RequestDocument,
  side: Side,
  at: string,
  withMessages: boolean,
): MentionedRequest => ({
  requestId: request.requestId,
  offerId: request.offerId,
  status: statusAt(request, at),
  accepted: request.accepted,
  handedBack: request.handedBack,
  handedOut: request.isOut,
  period: request.period,
  title: request.terms.title,
  imageId: termsOf(request).imageId,
  rentType: request.terms.pricing.rentType,
  proposal: isOver(statusAt(request, at)) ? null : request.proposal,
  periods: periodsOf(request),
  daysTaken: request.daysTaken,
  answerBy: request.answerBy,
  pricing: request.terms.pricing,
  units: request.terms.units,
  quantity: quantityOf(request.terms),
  ...(request.terms.sum && { sum: request.terms.sum }),
  deposit: request.terms.deposit,
  ...(request.terms.depositKind && { depositKind: request.terms.depositKind }),
  ...(request.terms.delivery && { delivery: request.terms.delivery }),
  written: withMessages ? lastOfOther(request, side) : [],
  reason: withMessages ? reasonOfOther(request, side) : null,
  parts: [...partsOfUnits(request.terms.parts ?? [], quantityOf(request.terms))],
  missing: [...missingOf(request.terms.parts ?? [], quantityOf(request.terms), request.handovers)],
  kept: depositStatus(depositOf(request.terms), request.handovers)?.kept ?? 0,
  somebodyLeft: request.erased.vendor || request.erased.creator,
});
