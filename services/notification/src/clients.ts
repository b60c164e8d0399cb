import { isCounterKind, isGroupKind, isWantedKind } from '@lendring/contracts/notification/kinds.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { returnOf } from '@lendring/contracts/rules/handover.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { MailClients } from './channels/mail/mail-channel.js';
import { isOfRequest } from './inbox/inbox.aggregate.js';
import { MEMBERS_AT_ONCE, type Clients } from './ports.js';

export type ServiceApis = Readonly<{
  group: Readonly<{
    queries: Pick<
      ServiceClient<typeof groupApi>['queries'],
      'leaders' | 'waiting' | 'endedMemberIds' | 'memberIds' | 'names' | 'searchRequest'
    >;
  }>;
  moderation: Readonly<{ queries: Pick<ServiceClient<typeof moderationApi>['queries'], 'toldOf'> }>;
  offer: Readonly<{ queries: Pick<ServiceClient<typeof offerApi>['queries'], 'finders'> }>;
  request: Readonly<{ queries: Pick<ServiceClient<typeof requestApi>['queries'], 'mentioned' | 'counterLoan'> }>;
  account: Readonly<{
    queries: Pick<ServiceClient<typeof accountApi>['queries'], 'recipient' | 'cards' | 'areApart'>;
    commands: Pick<ServiceClient<typeof accountApi>['commands'], 'confirmErasure'>;
  }>;
}>;

const MOST = 100;

const QUOTED = 3;

const some = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, MOST);

export const clientsOf = (
  { group, moderation, offer, request, account }: ServiceApis,
  clock: Clock,
): Clients & MailClients => {
  const asSystem = () => ({ actor: { kind: 'system' as const, name: 'notification' }, at: clock.now() });
  const as = (userId: string) => ({ actor: { kind: 'user' as const, userId, roles: [] }, at: clock.now() });
  return {
    standingOf: async (requestId, userId) => {
      const [found] = await request.queries.mentioned({ requestIds: [requestId] }, as(userId));
      return found ?? null;
    },
    findersOf: (offerId, searches, after) =>
      offer.queries.finders({ offerId, searches: [...searches] }, { ...asSystem(), ...(after && { after }) }),
    membersOf: (groupId, after) => group.queries.memberIds({ groupId, after, size: MEMBERS_AT_ONCE }, asSystem()),
    endedMembersOf: (groupId, after) =>
      group.queries.endedMemberIds({ groupId, after, size: MEMBERS_AT_ONCE }, asSystem()),
    leadersOf: (groupId) => group.queries.leaders({ groupId }, asSystem()),
    waitingIn: (groupId) => group.queries.waiting({ groupId }, asSystem()),
    toldOf: (told) => moderation.queries.toldOf(told, asSystem()),
    confirmErasure: account.commands.confirmErasure,
    recipientOf: (userId) => account.queries.recipient({ userId }, asSystem()),
    knownOf: async (userId, news) => {
      const notices = news.filter((one) => !isOfRequest(one));
      const requestIds = some(news.filter(isOfRequest).map(({ requestId }) => requestId));
      const groupIds = some(notices.filter(({ kind }) => isGroupKind(kind)).map(({ about }) => about));
      const loanIds = some(notices.filter(({ kind }) => isCounterKind(kind)).map(({ about }) => about));
      const wantedIds = some(notices.filter(({ kind }) => isWantedKind(kind)).map(({ about }) => about));
      const found = await Promise.all(
        wantedIds.map((searchRequestId) => group.queries.searchRequest({ searchRequestId }, as(userId))),
      );
      const wanted = found
        .flatMap((one) => (one === null || one.isHidden ? [] : [one]))
        .map((one) => ({ ...one, replies: one.replies.filter((by) => by.userId !== userId).slice(-QUOTED) }));
      const toldOfIn = new Set([
        ...notices.flatMap(({ otherId }) => otherId ?? []),
        ...wanted.flatMap(({ replies }) => replies.map((by) => by.userId)),
      ]);
      const userIds = some([...news.flatMap(({ otherId }) => otherId ?? []), ...toldOfIn]);
      const [requests, people, groups, loans] = await Promise.all([
        requestIds.length === 0 ? [] : request.queries.mentioned({ requestIds, withMessages: true }, as(userId)),
        userIds.length === 0 ? [] : account.queries.cards({ userIds }, asSystem()),
        groupIds.length === 0 ? [] : group.queries.names({ groupIds }, as(userId)),
        Promise.all(loanIds.map((loanId) => request.queries.counterLoan({ loanId }, as(userId)))),
      ]);
      const isApart = async (other: string) =>
        toldOfIn.has(other) && (await account.queries.areApart({ one: userId, other }, asSystem()));
      const apart = new Set(
        (await Promise.all(people.map(async (one) => ((await isApart(one.userId)) ? [one.userId] : [])))).flat(),
      );
      // Deleted accounts have no name. Names are also withheld between users when one has blocked the other.
      const names = new Map(
        people.flatMap((one): [string, string][] =>
          one.former || apart.has(one.userId) ? [] : [[one.userId, one.company ?? one.nickname]],
        ),
      );
      return {
        requests: new Map(requests.map((one) => [one.requestId, one])),
        counterLoans: new Map(
          loans.flatMap((loan) =>
            loan
              ? [
                  [
                    loan.loanId,
                    { title: countedTitle(loan.title, loan.units), person: loan.name, ...returnOf(loan) },
                  ] as const,
                ]
              : [],
          ),
        ),
        names,
        groups: new Map(groups.map(({ groupId, name, listed }) => [groupId, listed ? name : null])),
        wanted: new Map(
          wanted.map(({ searchRequestId, title, replies }) => [
            searchRequestId,
            { title, replies: replies.filter((by) => names.has(by.userId)) },
          ]),
        ),
      };
    },
  };
};
