import { expect, it } from 'vitest';
import { creator, idOf, now, vendor } from '../testing/notification.js';
import { clientsOf, type ServiceApis } from './clients.js';

const [listed, hidden, left] = ['l1st3dgr0p', 'h1dd3ngr0p', 'l3ftgr00px'];
const [shown, locked, gone] = ['sh0wnwantd', 'l0ckdwantd', 'g0newanted'];
const stranger = idOf('stranger');
const former = idOf('former');

const apis = {
  group: {
    queries: {
      names: async ({ groupIds }: { groupIds: string[] }) =>
        [
          { groupId: listed, name: 'Werkzeugkeller', listed: true },
          { groupId: hidden, name: 'Hausgemeinschaft', listed: false },
        ].filter(({ groupId }) => groupIds.includes(groupId)),
      searchRequest: async ({ searchRequestId }: { searchRequestId: string }) =>
        searchRequestId === gone
          ? null
          : {
              searchRequestId,
              title: 'Leiter',
              isHidden: searchRequestId === locked,
              replies: [creator, creator, stranger, vendor, former].map((userId, n) => ({ userId, text: `Nr. ${n}` })),
            },
    },
  },
  account: {
    commands: {},
    queries: {
      cards: async ({ userIds }: { userIds: string[] }) =>
        userIds.map((userId) => ({ userId, nickname: 'carlo', company: null, former: userId === former })),
      areApart: async ({ other }: { other: string }) => other === stranger,
    },
  },
} as unknown as ServiceApis;

const notice = (kind: 'group_joined' | 'wanted_replied', about: string, otherId: string = creator) => ({
  notificationId: idOf(`${kind} ${about} ${otherId}`),
  kind,
  about,
  otherId,
  at: now,
  count: 1,
});

it('mail names omit hidden or left groups, hidden or deleted search requests, and deleted or blocked users', async () => {
  const { knownOf } = clientsOf(apis, { now: () => now });
  const known = await knownOf(vendor, [
    ...[listed, hidden, left].map((id) => notice('group_joined', id)),
    ...[shown, locked, gone].map((id) => notice('wanted_replied', id)),
    notice('group_joined', listed, stranger),
    notice('group_joined', listed, former),
  ]);
  expect(known).toEqual({
    requests: new Map(),
    counterLoans: new Map(),
    names: new Map([[creator, 'carlo']]),
    groups: new Map([
      [listed, 'Werkzeugkeller'],
      [hidden, null],
    ]),
    wanted: new Map([[shown, { title: 'Leiter', replies: [{ userId: creator, text: 'Nr. 1' }] }]]),
  });
});
