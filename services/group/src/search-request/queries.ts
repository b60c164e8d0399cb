import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { ReplyStop, SearchRequestCard } from '@lendring/contracts/group/search-request.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type * as z from 'zod';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { wanted } from '../beginnings.js';
import type { GroupDocument } from '../group/projection.js';
import type { SearchRequestDocument } from './projection.js';
import { isOver, isReadable, leads } from './decide-access.js';
import { stopOf } from './decide.js';
import { isHidden, searchRequestAggregate, type SearchRequest } from './search-request.aggregate.js';
import { nextReply, seekerAggregate } from './seeker.aggregate.js';
import { opensOf, type StandingOf } from './standing.js';
import { squareAround } from '../square.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  searchRequests: Pick<View<SearchRequestDocument>, 'find' | 'count'>;
  groups: Pick<View<GroupDocument>, 'getMany'>;
  groupIdsOf: (userId: string) => Promise<readonly string[]>;
  standingOf: StandingOf;
}>;
type Queries = Pick<ServiceHandlers<typeof groupApi>['queries'], 'searchRequest' | 'searchRequests'>;
type Question = z.output<(typeof groupApi)['queries']['searchRequests']['question']>;

/** Maximum number of public search requests, latest activity first, that are checked one by one. */
const MOST = 1_000;

const cardOf = (document: SearchRequestDocument, near: Question['near'], at: string): SearchRequestCard => {
  const { repliers, beginnings: _, hiddenBy: __, hidden, ...card } = document;
  const { place } = document;
  const away = near && place ? Math.round(distanceKm(near.point, place.point) * 10) / 10 : null;
  return { ...card, isHidden: hidden, isOver: isOver(document, at), replies: repliers.length, distanceKm: away };
};

const wantedOf = ({ text, categoryIds, near, all }: Question, at: string): readonly Filter[] => [
  ...wanted(text ?? '').map((beginnings) => ({ beginnings })),
  ...(categoryIds ? [{ categoryId: { $in: categoryIds } }] : []),
  ...(near ? [squareAround(near.point, near.radiusKm)] : []),
  ...(all
    ? []
    : [{ solvedAt: null }, { $or: [{ 'days.last': null }, { 'days.last': { $gte: dayIn(at, OPERATOR_TIME_ZONE) } }] }]),
];

const isAround = ({ place }: SearchRequestDocument, near: Question['near']): boolean =>
  !near || (place !== null && distanceKm(near.point, place.point) <= near.radiusKm);

/** A search request that the caller may not read is reported as not found (ADR 70). */
export const searchRequestQueryHandlers = ({ load, searchRequests, groups, groupIdsOf, standingOf }: Deps): Queries => {
  const sort = [['activeAt', -1]] as const;
  const read: Filter = { hidden: false };
  const readBy = (userId: string): Filter => ({ $or: [read, { userId }] });

  const pageOf = async (own: Filter, question: Question, at: string) => {
    const { page, size, near } = question;
    const filter = { $and: [own, ...wantedOf(question, at)] };
    const [total, found] = await Promise.all([
      searchRequests.count(filter),
      searchRequests.find({ filter, sort, skip: (page - 1) * size, limit: size }),
    ]);
    return { total, items: found.map((document) => cardOf(document, near, at)) };
  };

  const publicPage = async (question: Question, at: string) => {
    const { page, size, near } = question;
    const filter = { $and: [{ isPublic: true }, read, ...wantedOf(question, at)] };
    const found = (await searchRequests.find({ filter, sort, limit: MOST })).filter((one) => isAround(one, near));
    const ids = [...new Set(found.flatMap(({ groupId }) => groupId ?? []))];
    const open = new Set((await groups.getMany(ids)).filter(opensOf).map(({ groupId }) => groupId));
    const readable = found.filter(({ groupId }) => groupId === null || open.has(groupId));
    const items = readable.slice((page - 1) * size, page * size).map((document) => cardOf(document, near, at));
    return { total: readable.length, items };
  };

  const replyStopOf = async (request: SearchRequest, userId: string | null, at: string): Promise<ReplyStop | null> => {
    if (userId === null) return null;
    const reason = stopOf(request, userId);
    if (reason) return { reason, until: null };
    const until = userId === request.creatorId ? null : nextReply(await load(seekerAggregate, userId), at);
    return until === null ? null : { reason: 'today', until };
  };

  return {
    searchRequest: async ({ searchRequestId }, context) => {
      const request = await load(searchRequestAggregate, searchRequestId);
      if (request.madeAt === null || request.deleted) return null;
      const askerId = callerIdOf(context);
      const standing = await standingOf(request.groupId, askerId);
      if (!isReadable(request, standing, askerId)) return null;
      const { creatorId: userId, madeAt, deleted: _, hiding: __, unanswered: ___, replies, ...shown } = request;
      const over = isOver(request, context.at);
      return {
        ...shown,
        searchRequestId,
        userId,
        madeAt,
        isHidden: isHidden(request),
        isOver: over,
        leads: leads(standing),
        replies: [...replies],
        replyStop: await replyStopOf(request, askerId, context.at),
      };
    },
    searchRequests: async (question, context) => {
      const userId = callerIdOf(context);
      const { among } = question;
      const nothing = { items: [], total: 0 };
      if (among === 'everybody') return publicPage(question, context.at);
      if (userId === null) return nothing;
      if (among === 'own') return pageOf({ userId }, question, context.at);
      if (among === 'groups') {
        const ids = await groupIdsOf(userId);
        return ids.length === 0
          ? nothing
          : pageOf({ $and: [{ groupId: { $in: ids } }, readBy(userId)] }, question, context.at);
      }
      const standing = await standingOf(among.groupId, userId);
      return standing?.role
        ? pageOf({ $and: [{ groupId: among.groupId }, readBy(userId)] }, question, context.at)
        : nothing;
    },
  };
};
