import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import type {
  SearchRequestEvent,
  ReplyStop,
  SearchRequestChanges,
  SearchRequestSettings,
} from '@lendring/contracts/group/search-request.js';
import { isOver, isReadable, leads, type Standing } from './decide-access.js';
import { isHidden, unansweredOf, type SearchRequest } from './search-request.aggregate.js';

export type SearchRequestDecision = Decision<readonly SearchRequestEvent[], GroupRefusal>;

export type Act = Readonly<{ searchRequestId: string; userId: string; at: string; standing: Standing }>;

const notFound = refused('search_request_not_found' as const);
const nothing = decided([]);

const problemOf = (
  groupId: string | null,
  settings: SearchRequestSettings,
  { at, standing }: Act,
): GroupRefusal | null => {
  if (settings.isPublic && !settings.place) return 'search_request_place_needed';
  if (groupId !== null && settings.isPublic && !standing?.opens) return 'search_request_not_public';
  return isOver(settings, at) ? 'search_request_days_over' : null;
};

const described = (settings: SearchRequestSettings, { searchRequestId, userId }: Act): SearchRequestEvent => {
  const { title, text, categoryId, days, place, isPublic } = settings;
  return {
    type: 'SearchRequestDescribed',
    data: { searchRequestId, userId, title, text, categoryId, days, place, isPublic },
  };
};

export const make = (
  request: SearchRequest,
  act: Act,
  groupId: string | null,
  settings: SearchRequestSettings,
): SearchRequestDecision => {
  const { searchRequestId, userId, at, standing } = act;
  if (request.madeAt !== null) return request.creatorId === userId && !request.deleted ? nothing : notFound;
  if (groupId !== null && !standing?.role) return refused('group_not_found');
  const wanted = groupId === null ? { ...settings, isPublic: true } : settings;
  const problem = problemOf(groupId, wanted, act);
  if (problem) return refused(problem);
  return decided([
    { type: 'SearchRequestMade', data: { searchRequestId, userId, groupId, at } },
    described(wanted, act),
  ]);
};

type Rule = (request: SearchRequest, act: Act) => SearchRequestDecision;

const onReadable =
  (decide: Rule): Rule =>
  (request, act) =>
    request.madeAt !== null && !request.deleted && isReadable(request, act.standing, act.userId)
      ? decide(request, act)
      : notFound;

/** Restricts a decision to the creator; other callers get "not found", so the creator stays unknown. */
const asCreator = (decide: Rule): Rule =>
  onReadable((request, act) => (request.creatorId === act.userId ? decide(request, act) : notFound));

export const change = (request: SearchRequest, act: Act, changes: SearchRequestChanges): SearchRequestDecision =>
  asCreator(() => {
    const { title, text, categoryId, days, place, isPublic } = request;
    const before = { title, text, categoryId, days, place, isPublic };
    const after = { ...before, ...changes, ...(request.groupId === null && { isPublic: true }) };
    if (JSON.stringify(after) === JSON.stringify(before)) return nothing;
    // Members wrote their replies for members only, so a search request with replies cannot become public.
    if (after.isPublic && !isPublic && request.replies.some(({ userId }) => userId !== act.userId))
      return refused('search_request_replied');
    const problem = problemOf(request.groupId, after, act);
    return problem ? refused(problem) : decided([described(after, act)]);
  })(request, act);

/**
 * The reason why a user cannot reply again; null if they can. Deleted replies still count, so that a spammer cannot
 * refill the search request.
 */
export const stopOf = (request: SearchRequest, userId: string): Exclude<ReplyStop['reason'], 'today'> | null => {
  if (request.replies.length >= searchRequestLimits.replies) return 'full';
  const waiting = userId === request.creatorId ? 0 : unansweredOf(request, userId);
  return waiting >= searchRequestLimits.repliesUnanswered ? 'unanswered' : null;
};

type Reply = Readonly<{ replyId: string; text: string; offerId: string | null }>;

/** True for a repeated click: the user's latest reply has the same content and has no answer yet. */
const isRepeat = ({ replies, creatorId }: SearchRequest, userId: string, { text, offerId }: Reply): boolean => {
  const at = replies.findLastIndex((one) => one.userId === userId);
  const last = replies[at];
  if (last?.text !== text || last.offerId !== offerId) return false;
  return !replies.slice(at + 1).some((one) => userId === creatorId || one.userId === creatorId);
};

const repliersOf = ({ replies, creatorId }: SearchRequest): string[] => [
  ...new Set(replies.map(({ userId }) => userId).filter((userId) => userId !== creatorId)),
];

export const reply = (request: SearchRequest, act: Act, written: Reply): SearchRequestDecision =>
  onReadable(() => {
    const { searchRequestId, userId, at } = act;
    const { creatorId } = request;
    if (isRepeat(request, userId, written)) return nothing;
    if (request.solvedAt !== null) return refused('search_request_solved');
    if (isOver(request, at)) return refused('search_request_days_over');
    const stop = stopOf(request, userId);
    if (stop === 'full') return refused('search_request_full');
    if (stop) return refused('search_request_answer_awaited', { max: searchRequestLimits.repliesUnanswered });
    const answers = userId === creatorId && !isHidden(request) ? repliersOf(request) : [];
    return decided([
      {
        type: 'SearchRequestReplied',
        data: { searchRequestId, ...written, userId, creatorId, ...(answers.length > 0 && { answers }), at },
      },
    ]);
  })(request, act);

export const deleteReply = (request: SearchRequest, act: Act, replyId: string): SearchRequestDecision =>
  onReadable(() => {
    const { searchRequestId, userId: by, standing } = act;
    const written = request.replies.find((one) => one.replyId === replyId);
    if (!written) return nothing;
    const { userId } = written;
    return userId === by || request.creatorId === by || leads(standing)
      ? decided([{ type: 'SearchRequestReplyDeleted', data: { searchRequestId, replyId, userId, by } }])
      : refused('group_admin_needed');
  })(request, act);

type Settling = Readonly<{ solved: boolean; hasMany: boolean }>;

/** `hasMany`: the creator has reached the limit of open search requests. */
export const settle = (request: SearchRequest, act: Act, { solved, hasMany }: Settling): SearchRequestDecision =>
  asCreator(({ solvedAt }, { searchRequestId, at }) => {
    if (solved === (solvedAt !== null)) return nothing;
    if (!solved && hasMany) return refused('too_many_search_requests', { max: searchRequestLimits.open });
    return decided([
      solved
        ? { type: 'SearchRequestSolved', data: { searchRequestId, at } }
        : { type: 'SearchRequestReopened', data: { searchRequestId } },
    ]);
  })(request, act);

export const remove = (request: SearchRequest, act: Act): SearchRequestDecision => {
  const { searchRequestId, userId, at, standing } = act;
  if (request.deleted && request.creatorId === userId) return nothing;
  return onReadable(({ creatorId }) => {
    if (creatorId !== userId && !leads(standing)) return notFound;
    return decided([{ type: 'SearchRequestDeleted', data: { searchRequestId, by: userId, at } }]);
  })(request, act);
};

type End = Readonly<{ searchRequestId: string; at: string }>;

export const end = (request: SearchRequest, { searchRequestId, at }: End): SearchRequestDecision =>
  request.madeAt === null || request.deleted
    ? nothing
    : decided([{ type: 'SearchRequestDeleted', data: { searchRequestId, by: null, at } }]);

export const eraseFrom = (
  request: SearchRequest,
  { userId, searchRequestId, at }: End & Readonly<{ userId: string }>,
): SearchRequestDecision => {
  if (request.creatorId === userId) return end(request, { searchRequestId, at });
  return decided(
    request.replies
      .filter((one) => one.userId === userId)
      .map(({ replyId }) => ({
        type: 'SearchRequestReplyDeleted',
        data: { searchRequestId, replyId, userId, by: null },
      })),
  );
};
