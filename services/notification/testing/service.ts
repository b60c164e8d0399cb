import { randomUUID } from 'node:crypto';
import type { Recipient } from '@lendring/contracts/account/account.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { ChangePreferences, MarkRead } from '@lendring/contracts/notification/commands.js';
import type { Told } from '@lendring/contracts/moderation/case-notices.js';
import { notificationApi } from '@lendring/contracts/notification/queries.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { PushSubscription } from '@lendring/contracts/notification/devices.js';
import type { Push } from '@lendring/platform/push/push.port.js';
import type { SavedQuestion } from '@lendring/contracts/notification/saved-searches.js';
import type { MentionedRequest } from '@lendring/contracts/request/request.js';
import type { RequestStatus } from '@lendring/contracts/request/statuses.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { openPrometheus } from '@lendring/platform/telemetry/prometheus.adapter.js';
import { noTelemetry } from '@lendring/platform/telemetry/telemetry.js';
import { builtInCategories } from '@lendring/contracts/reference/category-tree.js';
import { until } from '@lendring/platform/testing/eventually.js';
import { memoryErasures, startServiceForTests } from '@lendring/platform/testing/service.js';
import type { ChannelPort } from '../src/channels/channel.port.js';
import { retryGivenUp } from '../src/delivery/given-up.js';
import { lanes } from '../src/delivery/projection.js';
import { notificationService } from '../src/service.js';
import type { SavedSearch } from '../src/saved-searches/searches.aggregate.js';
import { aSearch } from './news.js';
import { now } from './notification.js';
import { MEMBERS_AT_ONCE } from '../src/ports.js';

export const linkSecret = new Uint8Array(32).fill(7);

/** The whole service on SQLite; the test sets the status of requests and drives the clocks. Stop it at the end. */
export const startService = async (
  file = ':memory:',
  channels: readonly ChannelPort[] = [],
  push: Push | null = null,
) => {
  const clock = { time: now, now: () => clock.time };
  const request = {
    status: 'agreed' as RequestStatus | null,
    accepted: { vendor: true, creator: true },
    proposal: null as MentionedRequest['proposal'],
    handedBack: false,
    handedOut: true,
    daysTaken: false,
    somebodyLeft: false,
    away: false,
  };
  const recipients = new Map<string, Recipient>();
  const offers: { finds: (question: SavedQuestion, offerId: string) => boolean; asked: number; away: boolean } = {
    finds: () => true,
    asked: 0,
    away: false,
  };
  const leaders = new Map<string, readonly string[]>();
  const told = new Map<string, readonly Told[]>();
  const waiting = new Map<string, number>();
  const members = new Map<string, readonly string[]>();
  const endedMembers = new Map<string, readonly string[]>();
  const pagesOf = (people: typeof members) => async (groupId: string, after: string | null) =>
    (people.get(groupId) ?? [])
      .toSorted()
      .filter((userId) => after === null || userId > after)
      .slice(0, MEMBERS_AT_ONCE);
  const { confirmed, confirmErasure } = memoryErasures();
  const metrics = openPrometheus();
  const telemetry = { ...noTelemetry, metrics };
  const service = await startServiceForTests(notificationApi, { clock, log: file }, (ports) =>
    notificationService(
      { ...ports, clocksWaitFor: new Promise(() => undefined), telemetry },
      {
        clients: {
          standingOf: async () => {
            if (request.away) throw new Error('The request service does not answer');
            const { status, accepted, proposal, handedBack, handedOut, daysTaken, somebodyLeft } = request;
            return status && { status, accepted, proposal, handedBack, handedOut, daysTaken, somebodyLeft };
          },
          recipientOf: async (userId) => recipients.get(userId) ?? null,
          findersOf: async (offerId, searches) => {
            if (offers.away) throw new ServiceUnavailable('offer');
            offers.asked += searches.length;
            return searches.flatMap((question, place) => (offers.finds(question, offerId) ? [place] : []));
          },
          leadersOf: async (groupId) => leaders.get(groupId) ?? [],
          waitingIn: async (groupId) => waiting.get(groupId) ?? 0,
          membersOf: pagesOf(members),
          endedMembersOf: pagesOf(endedMembers),
          toldOf: async ({ decisionId }) => told.get(decisionId) ?? [],
          confirmErasure,
        },
        channels,
        push,
        linkSecret,
        categories: builtInCategories,
      },
    ),
  );
  const { core, handlers, host, parts, settle, stop } = service;
  const { store, bus } = service.ports;

  const by = (userId: string | null) => ({
    commandId: randomUUID(),
    actor: userId ? { kind: 'user' as const, userId, roles: [] } : { kind: 'visitor' as const },
    at: clock.time,
    locale: 'de' as const,
    requestId: 'test',
  });

  const read = async (userId: string | null, question: { cursor?: string; size?: number } = {}) => {
    await settle();
    const { list } = notificationApi.queries;
    return list.answer.parse(
      await handlers.queries.list(list.question.parse({ size: 20, ...question }), {
        actor: userId ? { kind: 'user', userId, roles: [] } : { kind: 'visitor' },
        at: clock.time,
      }),
    );
  };

  return {
    clock,
    request,
    recipients,
    offers,
    leaders,
    told,
    waiting,
    members,
    endedMembers,
    confirmed,
    store,
    async hear(...events: readonly CloudEvent[]) {
      for (const [from, said] of Map.groupBy(events, ({ source }) => source)) await bus.publish(from.slice(1), said);
      const head = await store.head();
      await until(() => host.health().parts.every(({ kind, position = '' }) => kind !== 'policy' || position >= head));
    },
    read,
    /** Kinds of a user's notifications, newest first; read ones are in brackets. */
    async kinds(userId: string) {
      const { items } = await read(userId);
      return items.map((item) => (item.read ? `(${item.kind})` : item.kind));
    },
    markRead: (userId: string | null, which: MarkRead) => handlers.commands.markRead(which, by(userId)),
    changePreferences: (userId: string | null, changes: ChangePreferences) =>
      handlers.commands.changePreferences(notificationApi.commands.changePreferences.parse(changes), by(userId)),
    unsubscribe: (token: string) => handlers.commands.unsubscribe({ token }, by(null)),
    unsubscribing: (token: string) => handlers.queries.unsubscribing({ token }, by(null)),
    preferences: (userId: string | null) => handlers.queries.preferences({}, by(userId)),
    tryAddressAgain: (userId: string) => handlers.commands.tryAddressAgain({ channel: 'mail' }, by(userId)),
    saveSearch: (userId: string | null, more: Partial<SavedSearch> = {}) => {
      const { searchId, name, page, question } = aSearch(more);
      return handlers.commands.saveSearch(
        notificationApi.commands.saveSearch.parse({ searchId, name, page, question }),
        by(userId),
      );
    },
    changeSearch: (userId: string | null, changes: Readonly<{ searchId: string; name?: string; on?: boolean }>) =>
      handlers.commands.changeSearch(changes, by(userId)),
    removeSearch: (userId: string | null, searchId: string) => handlers.commands.removeSearch({ searchId }, by(userId)),
    searches: (userId: string | null) => handlers.queries.searches({}, { actor: by(userId).actor, at: clock.time }),
    retryGivenUp: async (userId: string | null = null) => {
      await settle();
      return retryGivenUp({ commands: core.commands, lanes: core.view(lanes) }, clock.time, userId);
    },
    figures: async (name: string) =>
      (await metrics.read()).text.split('\n').filter((line) => line.startsWith(`${name}{`)),
    addDevice: (
      userId: string | null,
      device: Readonly<{ subscription: PushSubscription; label: string }>,
      locale: Locale = 'de',
    ) => handlers.commands.addDevice(device, { ...by(userId), locale }),
    removeDevice: (userId: string | null, deviceId: string) => handlers.commands.removeDevice({ deviceId }, by(userId)),
    async devices(userId: string | null) {
      return (await handlers.queries.devices({}, { actor: by(userId).actor, at: clock.time }))?.devices ?? null;
    },
    async strike(time: string) {
      clock.time = time;
      await settle();
      for (const policy of parts.clockPolicies) await policy.tick(time);
    },
    async types(stream: string) {
      return (await store.read(stream)).map(({ type }) => type);
    },
    begun: (userId: string, times: number) =>
      until(
        async () =>
          (await store.read(`deliveries-${userId}`)).filter(({ type }) => type === 'DeliveryBegun').length === times,
      ),
    stop,
  };
};

export type RunningService = Awaited<ReturnType<typeof startService>>;
