import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import type * as z from 'zod';
import type { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { type RequestEvent } from '@lendring/contracts/request/events.js';
import type { Message } from '@lendring/contracts/request/messages.js';
import type { Milestone } from '@lendring/contracts/request/request.js';
import type { RatingView } from '@lendring/contracts/request/ratings.js';
import { placeOf, type HiddenWords } from '@lendring/contracts/kernel/words.js';
import { ratingsShownFrom } from '@lendring/contracts/rules/ratings.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { recordOf } from '../handover/decide-record.js';
import { requestAggregate, type Asked } from './request.aggregate.js';

type MilestoneView = z.infer<typeof Milestone>;

export type RequestDocument = Asked &
  Readonly<{
    /** Agreed end, or the earlier return. */
    end: string;
    /** Latest period that the current one replaced. */
    contactReleased: boolean;
    /** The calendar notes that the thing is out, with its record or its pieces. */
    isNotedOut: boolean;
    /** The handover is recorded, pieces are out, or the borrower has said that it was handed back. */
    isOut: boolean;
    messages: readonly z.infer<typeof Message>[];
    milestones: readonly MilestoneView[];
    ratings: readonly RatingView[];
    /** Publication time of a hidden rating; null without one. */
    ratingsDue: string | null;
    leftAt: Readonly<Record<Side, string | null>>;
    changedAt: string;
    /** Revision of the iCalendar entry; messages do not change it. */
    entry: Readonly<{ revision: number; changedAt: string }>;
  }>;

type At<Type extends RequestEvent['type']> = Recorded<Extract<RequestEvent, { type: Type }>>;

const offerMilestones = { there: 'offer_back', locked: 'offer_locked', deleted: 'offer_gone' } as const;

/** Exhaustive, so that a new event type cannot be left out of the timeline by mistake. */
const milestoneOf = ({ type, data, at }: Recorded<RequestEvent>): Omit<MilestoneView, 'by'> | null => {
  switch (type) {
    case 'RequestAsked':
      return { type: 'asked', side: 'creator', at, text: null, period: data.period };
    case 'RequestAccepted':
      return { type: 'accepted', side: data.side, at, text: null };
    case 'RequestTakenOver':
      return { type: 'taken_over', side: 'vendor', at, text: null };
    case 'RequestAgreed':
      return { type: 'agreed', side: null, at, text: null };
    case 'RequestDeclined':
      return { type: 'declined', side: data.cause ? null : data.side, at, text: data.reason };
    case 'RequestWithdrawn':
      return { type: 'withdrawn', side: 'creator', at, text: null };
    case 'RequestCancelled':
      return { type: 'cancelled', side: data.side, at, text: data.reason };
    case 'RequestExpired':
      return { type: 'expired', side: null, at, text: null };
    case 'OfferStateNoted':
      if (data.ownerSuspended) return null;
      return { type: offerMilestones[data.offer], side: null, at, text: null };
    case 'RequestDaysTaken':
      return { type: 'days_taken', side: null, at, text: null };
    case 'RequestDaysFreed':
      return { type: 'days_freed', side: null, at, text: null };
    case 'RequestHandedBack':
      return { type: 'handed_back', side: 'creator', at, text: null };
    case 'RequestCompleted':
      return { type: 'completed', side: data.side, at, text: null };
    case 'HandoverRecorded':
      if (data.undone) return null;
      return { type: `recorded_${data.moment}`, side: data.side, at, text: data.note };
    case 'HandoverAnswered':
      return { type: data.agrees ? 'record_confirmed' : 'record_disputed', side: data.side, at, text: data.note };
    case 'PeriodProposed':
      return { type: 'period_proposed', side: data.side, at, text: null, period: data.period };
    case 'PeriodChanged':
      return { type: 'period_changed', side: data.side, at, text: null, period: data.period };
    case 'PeriodDeclined':
      return { type: 'period_declined', side: data.side, at, text: null };
    case 'PeriodTakenBack':
      return { type: 'period_taken_back', side: data.side, at, text: null };
    case 'RequestRated':
      return { type: 'rated', side: data.side, at, text: null };
    case 'MessageSent':
    case 'AutomaticReplySent':
    case 'AddressShared':
    case 'RequestAnswered':
    case 'RatingShown':
    case 'RatingAnswered':
    case 'WordsHidden':
    case 'WordsReleased':
    case 'RatingRecounted':
    case 'RequestRead':
    case 'RequestArchived':
    case 'SideErased':
    case 'FormerVendorErased':
    case 'GroupThingAsked':
      return null;
  }
};

export const ratingOf = ({ data: { hidden: _, waits: __, ...rating }, at }: At<'RequestRated'>): RatingView => ({
  ...rating,
  at,
  answer: null,
});

export const answerOf = ({ data: { text }, at }: At<'RatingAnswered'>): RatingView['answer'] => ({ text, at });

type Moderated = At<'WordsHidden'> | At<'WordsReleased'>;
const isModerated = (event: Recorded<RequestEvent>): event is Moderated =>
  event.type === 'WordsHidden' || event.type === 'WordsReleased';

const marked = <Piece extends { hidden?: HiddenWords | undefined }>(
  { hidden: _, ...written }: Piece,
  event: Moderated,
) => {
  if (event.type !== 'WordsHidden') return written;
  const { decisionId, uncounted } = event.data;
  return { ...written, hidden: { decisionId, ...(uncounted && { uncounted }) } };
};

export const moderatedRating = <Rating extends RatingView>(rating: Rating, event: Moderated) => {
  const { words } = event.data;
  if (placeOf(words).part !== rating.side) return rating;
  if (words.kind === 'rating') return marked(rating, event);
  return words.kind === 'reply' && rating.answer ? { ...rating, answer: marked(rating.answer, event) } : rating;
};

const messagesAfter = (messages: RequestDocument['messages'], event: Recorded<RequestEvent>) => {
  if (!isModerated(event) || event.data.words.kind !== 'message') return messages;
  const { part } = placeOf(event.data.words);
  return messages.map((one) => (one.messageId === part ? marked(one, event) : one));
};

const ratingsAfter = (ratings: readonly RatingView[], event: Recorded<RequestEvent>): readonly RatingView[] => {
  if (event.type === 'RequestRated') return [...ratings, ratingOf(event)];
  if (isModerated(event)) return ratings.map((rating) => moderatedRating(rating, event));
  if (event.type !== 'RatingAnswered') return ratings;
  const author = otherSide(event.data.side);
  return ratings.map((rating) => (rating.side === author ? { ...rating, answer: answerOf(event) } : rating));
};

const messageOf = ({ type, data, at }: Recorded<RequestEvent>): z.infer<typeof Message> | null => {
  if (type !== 'MessageSent' && type !== 'AutomaticReplySent') return null;
  const { messageId, side, authorId, text } = data;
  return {
    messageId,
    side,
    authorId,
    text,
    at,
    automatic: type === 'AutomaticReplySent' ? { back: data.back, locale: data.locale } : null,
  };
};

const changesEntry = new Set<RequestEvent['type']>([
  'RequestAgreed',
  'RequestDeclined',
  'RequestWithdrawn',
  'RequestCancelled',
  'RequestExpired',
  'RequestCompleted',
  'PeriodChanged',
]);
const unnoticed = new Set<RequestEvent['type']>([
  'RequestRead',
  'RequestArchived',
  'RatingShown',
  'WordsHidden',
  'WordsReleased',
  'SideErased',
  'FormerVendorErased',
  'GroupThingAsked',
]);

const begin = (asked: Asked, at: string): RequestDocument => ({
  ...asked,
  end: asked.period.end,
  contactReleased: false,
  isNotedOut: false,
  isOut: false,
  messages: [],
  milestones: [],
  ratings: [],
  ratingsDue: null,
  leftAt: { vendor: null, creator: null },
  changedAt: at,
  entry: { revision: 0, changedAt: at },
});

const ratingsDue = ({ finishedAt, hiddenStars: { vendor, creator } }: Asked): string | null =>
  finishedAt === null || (vendor === null && creator === null) ? null : ratingsShownFrom(finishedAt);

type Written = Readonly<{ side: Side | null; text: string | null }>;

/** Erases one side's text after account deletion; the stars and the other side's text stay. */
export const withoutWordsOf = <Rating extends RatingView>(rating: Rating, side: Side): Rating =>
  rating.side === side ? { ...rating, text: null } : { ...rating, answer: null };

const without = <Line extends Written>(lines: readonly Line[], side: Side): readonly Line[] =>
  lines.map((line) => (line.side === side ? { ...line, text: null } : line));

/** Excludes messages by author rather than side, because the vendor may have changed. */
const withoutMessagesOf = ({ messages }: RequestDocument, userId: string): RequestDocument['messages'] =>
  messages.map((one) => (one.authorId === userId ? { ...one, text: null } : one));

const personOf = (parties: Pick<Asked, 'vendorId' | 'creatorId'>, side: Side | null): string | null => {
  if (side === null) return null;
  return side === 'vendor' ? parties.vendorId : parties.creatorId;
};

/** Milestones without those of a record that was taken back. */
const withoutUndone = (milestones: RequestDocument['milestones'], { type, data }: RequestEvent) =>
  type === 'HandoverRecorded' && data.undone
    ? milestones.filter((one) => one.type !== `recorded_${data.moment}`)
    : milestones;

const endAfter = ({ end }: RequestDocument, { type, data }: Recorded<RequestEvent>): string => {
  if (type === 'RequestCompleted') return data.endedAt;
  return type === 'PeriodChanged' ? data.period.end : end;
};

const evolveRequest = (before: RequestDocument | null, event: Recorded<RequestEvent>): RequestDocument | null => {
  const state = requestAggregate.evolve(before ?? requestAggregate.initialState, event);
  if (state.stage === 'absent') return null;
  const document = before ?? begin(state, event.at);
  const milestone = milestoneOf(event);
  const message = messageOf(event);
  if (event.type === 'SideErased') {
    const { side, userId } = event.data;
    const { milestones, ratings } = document;
    return {
      ...document,
      ...state,
      leftAt: { ...document.leftAt, [side]: event.at },
      messages: withoutMessagesOf(document, userId),
      milestones: without(milestones, side),
      ratings: ratings.map((rating) => withoutWordsOf(rating, side)),
    };
  }
  if (event.type === 'FormerVendorErased') {
    const { userId } = event.data;
    return {
      ...document,
      ...state,
      messages: withoutMessagesOf(document, userId),
      milestones: document.milestones.map((one) => (one.by === userId ? { ...one, text: null } : one)),
    };
  }
  return {
    ...document,
    ...state,
    end: endAfter(document, event),
    contactReleased: document.contactReleased || event.type === 'RequestAgreed',
    messages: message ? [...document.messages, message] : messagesAfter(document.messages, event),
    milestones: milestone
      ? [...document.milestones, { ...milestone, by: personOf(state, milestone.side) }]
      : withoutUndone(document.milestones, event),
    ratings: ratingsAfter(document.ratings, event),
    ratingsDue: ratingsDue(state),
    changedAt: unnoticed.has(event.type) ? document.changedAt : event.at,
    entry: changesEntry.has(event.type)
      ? { revision: document.entry.revision + 1, changedAt: event.at }
      : document.entry,
  };
};

type Event = RequestEvent | CalendarEvent;

const isOfCalendar = (event: Recorded<Event>): event is Recorded<CalendarEvent> => event.stream.startsWith('calendar-');

const noted = (before: RequestDocument | null, { type, data }: CalendarEvent): RequestDocument | null =>
  before && type === 'BookingOutNoted' ? { ...before, isNotedOut: data.out !== null } : before;

const evolve = (before: RequestDocument | null, event: Recorded<Event>): RequestDocument | null => {
  const after = isOfCalendar(event) ? noted(before, event) : evolveRequest(before, event);
  return (
    after && { ...after, isOut: after.isNotedOut || after.handedBack || recordOf(after.handovers, 'out') !== null }
  );
};

export const requests: Projection<RequestDocument, Event> = {
  name: 'requests',
  version: 18,
  prefixes: ['request-', 'calendar-'],
  indexes: [
    [
      ['vendorId', 1],
      ['changedAt', -1],
    ],
    [
      ['creatorId', 1],
      ['changedAt', -1],
    ],
    [
      ['stage', 1],
      ['answerBy', 1],
    ],
    [['ratingsDue', 1]],
    // Loans of an owner within a span of days.
    [
      ['ownerId', 1],
      ['period.start', 1],
      ['end', 'carried'],
      ['stage', 'carried'],
    ],
    [
      ['belongsTo', 1],
      ['changedAt', -1],
    ],
    // Covering index; otherwise SQLite reads all open requests.
    [
      ['offerId', 1],
      ['stage', 1],
      ['answerBy', 1],
    ],
    [
      ['creatorId', 1],
      ['stage', 1],
      ['answerBy', 1],
    ],
  ],
  // The calendar also notes bookings of counter loans, which no request has.
  ids: (event) => {
    if (!isOfCalendar(event)) return [event.data.requestId];
    return event.type === 'BookingOutNoted' ? [event.data.requestId] : [];
  },
  evolve,
};
