import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { NotificationShape } from '@lendring/contracts/http/notification.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { MarkRead } from '@lendring/contracts/notification/commands.js';
import type { NotificationView } from '@lendring/contracts/notification/inbox.js';
import type { SavedSearchView } from '@lendring/contracts/notification/saved-searches.js';
import type { MentionedRequest } from '@lendring/contracts/request/request.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers, type Input } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { PictureLinks } from '../media/picture-links.js';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { SearchRequestCard } from '@lendring/contracts/group/search-request.js';
import { isCounterKind, isGroupKind, isModerationKind, isWantedKind } from '@lendring/contracts/notification/kinds.js';
import { otherSide } from '@lendring/contracts/kernel/side.js';
import { changeAt, periodAt, proposalAt } from '@lendring/contracts/rules/period-at.js';
import { changeKindOf } from '@lendring/contracts/rules/period-change.js';
import { returnOf } from '@lendring/contracts/rules/handover.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { peopleOfEach } from '../shapes/people.js';
import { periodShape } from '../shapes/period.js';
import { pictureShapeOf, type PictureUrl } from '../shapes/picture.js';

const nothingWanted: Readonly<{ items: readonly SearchRequestCard[] }> = { items: [] };

/** True for a notification about a group that the reader has left; the group's members must not be named. */
const isOfForeignGroup = ({ kind, about }: NotificationView, groupNames: ReadonlyMap<string, string>): boolean =>
  isGroupKind(kind) && !groupNames.has(about ?? '');

/** Period that a notification names as proposed by the other side, or agreed, at its time; null: none is known. */
const changeOf = (
  { kind, side, at }: NotificationView,
  request: MentionedRequest,
): Camel<NotificationShape>['change'] => {
  if (side === null || (kind !== 'period_proposed' && kind !== 'period_agreed')) return null;
  const change = kind === 'period_agreed' ? changeAt(request, at) : proposalAt(request, otherSide(side), at);
  return (
    change && { kind: changeKindOf(change.before, change.after), period: periodShape(change.after, request.rentType) }
  );
};

const returnKinds: readonly NotificationView['kind'][] = ['back_recorded', 'parts_missing', 'counter_back'];

type Figures = Pick<Camel<NotificationShape>, 'missing' | 'kept' | 'released'>;

/** Figures of a recorded return at its time; older notifications have none of their own and state the present ones. */
const returnFigures = (
  { kind, returned }: NotificationView,
  current: Readonly<{ missing: readonly Readonly<{ name: string; count: number }>[]; kept: number }> | undefined,
): Figures => {
  if (!returnKinds.includes(kind)) return { missing: [], kept: 0, released: 0 };
  const missing = [...(current?.missing ?? [])];
  if (!returned) return { missing, kept: current?.kept ?? 0, released: 0 };
  const { kept, released } = returned;
  const isCurrent = missing.reduce((sum, { count }) => sum + count, 0) === returned.missing;
  return { missing: isCurrent ? missing : [], kept, released };
};

const notificationShape = (
  n: NotificationView,
  request: MentionedRequest | undefined,
  people: ReadonlyMap<UserId, Camel<UserCard>>,
  search: SavedSearchView | undefined,
  groupNames: ReadonlyMap<string, string>,
  wantedTitles: ReadonlyMap<string, string>,
  loans: ReadonlyMap<string, Readonly<{ title: string; borrower: string | null }> & ReturnType<typeof returnOf>>,
  url: PictureUrl,
): Camel<NotificationShape> => ({
  notificationId: n.notificationId,
  kind: n.kind,
  side: n.side,
  requestId: n.requestId,
  offerId: n.offerId,
  search: search ? { searchId: search.searchId, name: search.name, page: search.page } : null,
  group: isGroupKind(n.kind) && n.about !== null ? { groupId: n.about, name: groupNames.get(n.about) ?? null } : null,
  searchRequest:
    isWantedKind(n.kind) && n.about !== null
      ? { searchRequestId: n.about, title: wantedTitles.get(n.about) ?? null }
      : null,
  decisionId: isModerationKind(n.kind) ? n.about : null,
  counterLoanId: isCounterKind(n.kind) ? n.about : null,
  borrower: loans.get(n.about ?? '')?.borrower ?? null,
  title: request ? countedTitle(request.title, request.quantity) : (loans.get(n.about ?? '')?.title ?? null),
  image: pictureShapeOf(request?.imageId ?? null, url),
  period: request ? periodShape(periodAt(request, n.at), request.rentType) : null,
  change: request ? changeOf(n, request) : null,
  answerBy: request?.answerBy ?? null,
  other: (n.otherId === null || isOfForeignGroup(n, groupNames) ? null : people.get(n.otherId)) ?? null,
  ...returnFigures(n, request ?? loans.get(n.about ?? '')),
  stars: n.stars,
  count: n.count,
  at: n.at,
  read: n.read,
});

const whichOf = (body: Input<'readNotifications'>['body']): MarkRead => {
  if ('notificationIds' in body) return { notificationIds: body.notificationIds };
  return 'requestId' in body ? { requestId: body.requestId } : { all: true };
};

export const notificationHandlers = ({
  apis,
  links,
}: Readonly<{ apis: ServiceApis; links: PictureLinks }>): Handlers<'notifications' | 'readNotifications'> => {
  const { commands, queries } = apis.notification;
  return {
    notifications: async ({ query }, caller) => {
      const { cursor, size, unread: unreadOnly } = query;
      const { items, next, unread } = await queries.list(
        { size, ...(cursor === undefined ? {} : { cursor }), ...(unreadOnly && { unread: true }) },
        queryContext(caller),
      );
      const requestIds = [...new Set(items.flatMap(({ requestId }) => requestId ?? []))];
      const tellsOfSearch = items.some(({ kind }) => kind === 'saved_search');
      const groupIds = [
        ...new Set(items.flatMap(({ kind, about }) => (isGroupKind(kind) && about !== null ? about : []))),
      ];
      const tellsOfWanted = items.some(({ kind }) => kind === 'wanted_replied');
      const answeredIds = [
        ...new Set(items.flatMap(({ kind, about }) => (kind === 'wanted_answered' && about !== null ? about : []))),
      ];
      const loanIds = [
        ...new Set(items.flatMap(({ kind, about }) => (isCounterKind(kind) && about !== null ? about : []))),
      ];
      const [requests, searches, groups, wanted, answered, loans, people] = await Promise.all([
        requestIds.length === 0
          ? []
          : optional(caller, [], () => apis.request.queries.mentioned({ requestIds }, queryContext(caller))),
        tellsOfSearch ? queries.searches({}, queryContext(caller)) : [],
        groupIds.length === 0
          ? []
          : optional(caller, [], () => apis.group.queries.names({ groupIds }, queryContext(caller))),
        tellsOfWanted
          ? optional(caller, nothingWanted, () =>
              apis.group.queries.searchRequests(
                { among: 'own', all: true, page: 1, size: searchRequestLimits.page },
                queryContext(caller),
              ),
            )
          : nothingWanted,
        Promise.all(
          answeredIds.map((searchRequestId) =>
            optional(caller, null, () => apis.group.queries.searchRequest({ searchRequestId }, queryContext(caller))),
          ),
        ),
        Promise.all(
          loanIds.map((loanId) =>
            optional(caller, null, () => apis.request.queries.counterLoan({ loanId }, queryContext(caller))),
          ),
        ),
        peopleOfEach(apis, caller, items, ({ otherId }) => otherId ?? []),
      ]);
      const searchById = new Map(searches.map((search) => [search.searchId, search]));
      const wantedTitles = new Map(
        [...wanted.items, ...answered.filter((one) => one !== null)].map((one) => [one.searchRequestId, one.title]),
      );
      const groupNames = new Map(groups.map(({ groupId, name }) => [groupId, name]));
      const loanById = new Map(
        loans.flatMap((loan) =>
          loan
            ? [
                [
                  loan.loanId,
                  { title: countedTitle(loan.title, loan.units), borrower: loan.name, ...returnOf(loan) },
                ] as const,
              ]
            : [],
        ),
      );
      const byId = new Map(requests.map((request) => [request.requestId, request]));
      const url = links.signed(caller.at);
      return {
        notifications: items.map((n) =>
          notificationShape(
            n,
            byId.get(n.requestId ?? ''),
            people,
            searchById.get(n.about ?? ''),
            groupNames,
            wantedTitles,
            loanById,
            url,
          ),
        ),
        next,
        unread,
      };
    },
    readNotifications: async ({ body }, caller) => {
      const after = accepted(await commands.markRead(whichOf(body), commandContext(caller)));
      return { unread: await queries.unread({}, queryContext(caller, after)) };
    },
  };
};
