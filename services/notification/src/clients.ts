import type { accountDoor } from '@lendring/contracts/account/queries.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import type { groupDoor } from '@lendring/contracts/group/queries.js';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import type { requestDoor } from '@lendring/contracts/request/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { MailClients } from './channels/mail/mail-channel.js';
import { MEMBERS_AT_ONCE, type Clients } from './ports.js';

export type Doors = Readonly<{
  group: Readonly<{
    queries: Pick<DoorClient<typeof groupDoor>['queries'], 'leaders' | 'waiting' | 'endedMemberIds' | 'memberIds'>;
  }>;
  moderation: Readonly<{ queries: Pick<DoorClient<typeof moderationDoor>['queries'], 'toldOf'> }>;
  offer: Readonly<{ queries: Pick<DoorClient<typeof offerDoor>['queries'], 'finders'> }>;
  request: Readonly<{ queries: Pick<DoorClient<typeof requestDoor>['queries'], 'mentioned'> }>;
  account: Readonly<{
    queries: Pick<DoorClient<typeof accountDoor>['queries'], 'recipient' | 'cards'>;
    commands: Pick<DoorClient<typeof accountDoor>['commands'], 'confirmErasure'>;
  }>;
}>;

/** As many as a door answers about at once. */
const MOST = 100;

/**
 * Clients of the other services: the group service says who leads a group, the moderation service whom a decision is told, the offer service which saved searches find an offer, the request service whether
 * a reminder is still true and what requests are about, the account service whom mails go to and what people are
 * called.
 */
export const clientsOf = (
  { group, moderation, offer, request, account }: Doors,
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
      const requestIds = [...new Set(news.map(({ requestId }) => requestId))].slice(0, MOST);
      const userIds = [...new Set(news.map(({ otherId }) => otherId))].slice(0, MOST);
      const [requests, people] = await Promise.all([
        requestIds.length === 0 ? [] : request.queries.mentioned({ requestIds, withMessages: true }, as(userId)),
        userIds.length === 0 ? [] : account.queries.cards({ userIds }, asSystem()),
      ]);
      return {
        requests: new Map(requests.map((one) => [one.requestId, one])),
        // Who deleted their account has no name.
        names: new Map(people.flatMap((one) => (one.former ? [] : [[one.userId, one.company ?? one.nickname]]))),
      };
    },
  };
};
