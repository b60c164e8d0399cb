import * as z from 'zod';
import { daysBetween } from '../kernel/days.js';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { GroupId, OfferId, SearchRequestId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { Point } from '../kernel/place.js';
import { line, paragraph } from '../kernel/text.js';
import { MOST_DAYS } from '../rules/price-for-days.js';
import { searchRequestLimits as limits } from './limits.js';
import { GroupPlace, page, paging } from './rules.js';

export const ReplyId = z.uuid();

/** Range of days, both inclusive. */
export const WantedDays = z
  .strictObject({ from: Day, last: Day })
  .refine(({ from, last }) => daysBetween(from, last) >= 0 && daysBetween(from, last) < MOST_DAYS, {
    error: 'days_range',
  });
export type WantedDays = z.infer<typeof WantedDays>;

export const SearchRequestTexts = z.strictObject({
  title: line(limits.title, limits.titleMin),
  text: paragraph(limits.text),
});

const settings = {
  ...SearchRequestTexts.shape,
  categoryId: z.int().nullable(),
  days: WantedDays.nullable(),
  /** Town to search around; required for public search requests. */
  place: GroupPlace.nullable(),
  isPublic: z.boolean(),
};
export const SearchRequestSettings = z.strictObject(settings);
export type SearchRequestSettings = z.infer<typeof SearchRequestSettings>;
export const SearchRequestChanges = SearchRequestSettings.partial();
export type SearchRequestChanges = z.infer<typeof SearchRequestChanges>;

const one = { searchRequestId: SearchRequestId };

export const searchRequestCommands = {
  /**
   * Creates a search request. The client chooses the id, so that a repeated click creates only one; a null `groupId`
   * makes the request public, around its place.
   */
  makeSearchRequest: z.strictObject({ ...one, groupId: GroupId.nullable(), ...settings }),
  changeSearchRequest: z.strictObject({ ...one, changes: SearchRequestChanges }),
  reply: z.strictObject({ ...one, text: paragraph(limits.reply, 1), offerId: OfferId.nullable() }),
  /** Deletes a reply; allowed to the author of the reply, the author of the search request and the group's admins. */
  deleteReply: z.strictObject({ ...one, replyId: ReplyId }),
  settle: z.strictObject({ ...one, solved: z.boolean() }),
  /** Deletes a search request; allowed to its author and the group's admins. */
  deleteSearchRequest: z.strictObject(one),
} as const;

export const SearchRequestCard = z.strictObject({
  ...one,
  userId: UserId,
  groupId: GroupId.nullable(),
  isPublic: z.boolean(),
  title: z.string(),
  text: z.string(),
  categoryId: z.int().nullable(),
  days: z.strictObject({ from: Day, last: Day }).nullable(),
  place: GroupPlace.nullable(),
  solvedAt: Instant.nullable(),
  isHidden: z.boolean(),
  isOver: z.boolean(),
  madeAt: Instant,
  activeAt: Instant,
  replies: z.int(),
  distanceKm: z.number().nullable(),
});
export type SearchRequestCard = z.infer<typeof SearchRequestCard>;

export const SearchRequestReply = z.strictObject({
  replyId: ReplyId,
  userId: UserId,
  text: z.string(),
  /** Offer attached to the reply; the offer's audience determines whether a reader can see it. */
  offerId: OfferId.nullable(),
  at: Instant,
});
export type SearchRequestReply = z.infer<typeof SearchRequestReply>;

/**
 * Reason why the caller may not reply now. `full`: the search request has the maximum number of replies;
 * `unanswered`: the author must answer first; `today`: the caller has reached the daily limit, which ends at `until`.
 */
export const ReplyStop = z.strictObject({ reason: z.enum(['full', 'unanswered', 'today']), until: Instant.nullable() });
export type ReplyStop = z.infer<typeof ReplyStop>;

export const SearchRequestView = SearchRequestCard.omit({ replies: true, distanceKm: true }).extend({
  replies: z.array(SearchRequestReply),
  leads: z.boolean(),
  replyStop: ReplyStop.nullable(),
});
export type SearchRequestView = z.infer<typeof SearchRequestView>;

export const SearchRequestsAmong = z.union([
  z.enum(['everybody', 'groups', 'own']),
  z.strictObject({ groupId: GroupId }),
]);
export type SearchRequestsAmong = z.infer<typeof SearchRequestsAmong>;

export const searchRequestOwnData = {
  search_requests: SearchRequestCard.pick({
    searchRequestId: true,
    groupId: true,
    title: true,
    text: true,
    days: true,
    solvedAt: true,
    madeAt: true,
  }),
  search_request_replies: SearchRequestReply.omit({ userId: true }).extend(one),
};

const event = eventsWith(one);

export const HidingCause = z.enum(['decision', 'creator']);
export type HidingCause = z.infer<typeof HidingCause>;

/** Stream `searchRequest-<searchRequestId>`: a search request and its replies (ADR 73). */
export const SearchRequestEvent = z.discriminatedUnion('type', [
  event('SearchRequestMade', { userId: UserId, groupId: GroupId.nullable(), at: Instant }),
  event('SearchRequestDescribed', {
    userId: UserId,
    title: z.string().nullable(),
    text: z.string().nullable(),
    categoryId: z.int().nullable(),
    days: WantedDays.nullable(),
    place: GroupPlace.nullable(),
    isPublic: z.boolean(),
  }),
  /**
   * `creatorId`: author of the search request. `answers`: set only on the author's own reply, and lists the people
   * who had replied before.
   */
  event('SearchRequestReplied', {
    replyId: ReplyId,
    userId: UserId,
    creatorId: UserId,
    text: z.string().nullable(),
    offerId: OfferId.nullable(),
    answers: z.array(UserId).optional(),
    at: Instant,
  }),
  /** `userId`: author of the reply. `by` is null when the author was erased. */
  event('SearchRequestReplyDeleted', { replyId: ReplyId, userId: UserId, by: UserId.nullable() }),
  event('SearchRequestSolved', { at: Instant }),
  event('SearchRequestReopened', {}),
  /** Moderation hid the search request until it is released for the same cause. `at`: time of the decision. */
  event('SearchRequestHidden', { because: HidingCause, at: Instant }),
  /** `shown`: true when no other cause remains, so that the search request is visible again. */
  event('SearchRequestReleased', { because: HidingCause, userId: UserId, shown: z.boolean(), at: Instant }),
  /** `by` is null when the author left the group or was erased, or the group was deleted. */
  event('SearchRequestDeleted', { by: UserId.nullable(), at: Instant }),
]);
export type SearchRequestEvent = z.infer<typeof SearchRequestEvent>;

const counted = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ userId: UserId, at: Instant }) });

/**
 * Stream `seeker-<userId>`: times of a person's search requests and replies to other people, including deleted ones,
 * for rate limits.
 */
export const SeekerEvent = z.discriminatedUnion('type', [
  counted('SearchRequestCounted'),
  counted('SearchRequestReplyCounted'),
]);
export type SeekerEvent = z.infer<typeof SeekerEvent>;

export const searchRequestPersonal: PersonalFields<SearchRequestEvent> = {
  SearchRequestDescribed: { subject: 'userId', fields: ['title', 'text'] },
  SearchRequestReplied: { subject: 'userId', fields: ['text'] },
};

export const searchRequestQueries = {
  searchRequest: {
    question: z.strictObject({ searchRequestId: SearchRequestId }),
    answer: SearchRequestView.nullable(),
  },
  searchRequests: {
    question: z.strictObject({
      among: SearchRequestsAmong,
      text: z.string().max(100).optional(),
      categoryIds: z.array(z.int()).max(1_000).optional(),
      near: z.strictObject({ point: Point, radiusKm: z.number().min(1).max(1_000) }).optional(),
      all: z.boolean(),
      ...paging,
    }),
    answer: page(SearchRequestCard),
  },
} as const;

export const searchRequestRefusals = {
  search_request_not_found: m(
    404,
    'Dieses Gesuch gibt es nicht oder nicht mehr.',
    'This wanted ad doesn’t exist or has been deleted.',
    'Deze oproep bestaat niet of niet meer.',
  ),
  search_request_place_needed: m(
    400,
    'Wähl einen Ort, damit Leute in der Nähe dein Gesuch finden.',
    'Choose a place so that people nearby can find your wanted ad.',
    'Kies een plaats, zodat mensen in de buurt je oproep vinden.',
  ),
  search_request_not_public: m(
    409,
    'Gesuche dieser Gruppe sind nur für ihre Mitglieder.',
    'Wanted ads in this group are for its members only.',
    'Oproepen van deze groep zijn alleen voor de leden.',
  ),
  search_request_replied: m(
    409,
    'Mitglieder haben schon geantwortet, und ihre Antworten sind nur für die Gruppe. Stell ein neues Gesuch ein, das alle sehen.',
    'Members have already replied, and their replies are for the group only. Post a new wanted ad that everyone can see.',
    'Leden hebben al gereageerd, en wat ze schreven is alleen voor de groep. Plaats een nieuwe oproep die iedereen ziet.',
  ),
  search_request_days_over: m(
    409,
    'Dieser Zeitraum ist vorbei.',
    'This period has passed.',
    'Deze periode is voorbij.',
  ),
  search_request_solved: m(
    409,
    'Dieses Gesuch ist schon gelöst.',
    'This wanted ad is already solved.',
    'Deze oproep is al opgelost.',
  ),
  search_request_full: m(
    409,
    'Auf dieses Gesuch haben schon sehr viele geantwortet.',
    'This wanted ad already has too many replies.',
    'Op deze oproep hebben al heel veel mensen gereageerd.',
  ),
  search_request_answer_awaited: m(
    409,
    'Du hast hier schon {max} Antworten geschrieben. Warte, bis du eine Antwort bekommst.',
    'You’ve already written {max} replies here. Wait for an answer before you write again.',
    'Je hebt hier al {max} reacties geschreven. Wacht tot je antwoord krijgt.',
  ),
  search_request_offer: m(
    409,
    'Anhängen kannst du nur ein eigenes Inserat, das online ist.',
    'You can only attach one of your own offers that is online.',
    'Je kunt alleen een eigen advertentie toevoegen die online staat.',
  ),
  too_many_search_requests_today: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max} Gesuche aufgegeben. Versuche es später noch einmal.',
    'You’ve posted {max} wanted ads in the last 24 hours. Try again later.',
    'Je hebt in de afgelopen 24 uur al {max} oproepen geplaatst. Probeer het later nog eens.',
  ),
  too_many_search_request_replies_today: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max}-mal auf Gesuche geantwortet. Ab dem {time} geht es weiter.',
    'You’ve replied to wanted ads {max} times in the last 24 hours. You can reply again from {time}.',
    'Je hebt in de afgelopen 24 uur al {max} keer op oproepen gereageerd. Vanaf {time} kan het weer.',
  ),
  too_many_search_requests: m(
    409,
    'Du hast schon {max} offene Gesuche. Markiere eins als gelöst oder lösche es.',
    'You already have {max} open wanted ads. Mark one as solved, or delete it.',
    'Je hebt al {max} open oproepen. Markeer er een als opgelost of verwijder hem.',
  ),
};
