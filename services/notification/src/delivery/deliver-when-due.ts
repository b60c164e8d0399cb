import { randomUUID } from 'node:crypto';
import { pagesOf } from '@lendring/platform/read-models/pages-of.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { groupOf } from '@lendring/contracts/notification/kinds.js';
import { createKeyedQueue } from '@lendring/platform/base/keyed-queue.js';
import type { Log } from '@lendring/platform/base/log.js';
import type { Metrics } from '@lendring/platform/telemetry/metrics.port.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { isAway } from '@lendring/platform/rpc/api-errors.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import type { ChannelPort, Delivery } from '../channels/channel.port.js';
import { ring, settle, type Outcome, type Rung } from './decide.js';
import { deliveriesAggregate, dueOf } from './deliveries.aggregate.js';
import { inboxAggregate, type Unread } from '../inbox/inbox.aggregate.js';
import { preferencesAggregate } from '../preferences/preferences.aggregate.js';
import type { LaneDocument } from './projection.js';
import { searchesAggregate, type Searches } from '../saved-searches/searches.aggregate.js';
import { notQuiet } from './when-it-goes-out.js';

const name = 'deliver-when-due';
const BATCH = 200;
const SIDE_BY_SIDE = 4;

type Deps = Readonly<{
  channel: ChannelPort;
  commands: CommandHandler;
  lanes: Pick<View<LaneDocument>, 'find'>;
  now: () => string;
  metrics: Pick<Metrics, 'delivery' | 'deliveryLate'>;
  log: Log;
}>;

/**
 * Sends due deliveries. The start is stored before sending and the outcome afterwards, so a crash in between causes
 * at most one retry, under the same id.
 */
export const deliverWhenDue = ({ channel, commands, lanes, now, metrics, log }: Deps): ClockPolicy => {
  const whose = (userId: string) => ({ userId, channel: channel.name });
  const command = () => systemCommand({ name, commandId: randomUUID(), at: now() });

  const count = (events: Rung['events']): void => {
    for (const { type, data } of events)
      if (type === 'DeliveryOmitted') for (const _ of data.notificationIds) metrics.delivery(channel.name, data.reason);
  };

  const begin = async (userId: string): Promise<Delivery | null> => {
    const call = command();
    const begun: {
      hands: Rung['hands'];
      unread: readonly Unread[];
      searches: Searches;
      refusedMark: string | null;
      due: string | null;
      events: Rung['events'];
    } = { hands: null, unread: [], searches: [], refusedMark: null, due: null, events: [] };
    const answer = await commands.execute(call, async (unit) => {
      const { state: preferences } = await unit.load(preferencesAggregate, userId);
      const { state: inbox } = await unit.load(inboxAggregate, userId);
      const { state: lanesOf } = await unit.load(deliveriesAggregate, userId);
      const lane = lanesOf[channel.name];
      const { events, hands } = ring(lane, whose(userId), {
        now: call.at,
        unread: new Set(inbox.unread.map(({ notificationId }) => notificationId)),
        isOn: (kind) => preferences.switches[channel.name][groupOf[kind]],
        notQuiet: (instant) => notQuiet(preferences.quiet, instant),
        hourly: channel.hourly,
        idOf: (what) => derivedId(userId, what),
      });
      unit.append(deliveriesAggregate, userId, events);
      const searches = await searchesIn(unit, userId, inbox.unread);
      const refusedMark = lane.refused?.mark ?? null;
      Object.assign(begun, { hands, unread: inbox.unread, searches, refusedMark, due: dueOf(lane), events });
      return decided(undefined);
    });
    const { hands, unread, searches, refusedMark } = begun;
    // Leave a write conflict to the next tick.
    if (!answer.ok) return null;
    count(begun.events);
    if (!hands) return null;
    // A resumed delivery has no due time any more.
    if (begun.due) metrics.deliveryLate(channel.name, (Date.parse(call.at) - Date.parse(begun.due)) / 1000);
    const { deliveryId, notificationIds } = hands;
    const notifications = unread.filter(({ notificationId }) => notificationIds.includes(notificationId));
    return { deliveryId, notificationIds, userId, notifications, searches, refusedMark };
  };

  const deliver = async (userId: string): Promise<boolean> => {
    const delivery = await begin(userId);
    if (!delivery) return true;
    const came = await channel.deliver(delivery).catch((error: unknown): Outcome => {
      if (isAway(error)) return { outcome: 'away' };
      log.warn({ channel: channel.name, deliveryId: delivery.deliveryId, err: error }, 'Delivery failed');
      return { outcome: 'failed', code: codeOf(error) };
    });
    const call = command();
    await commands.on(deliveriesAggregate, userId, call, (state) =>
      decided(settle(state[channel.name], whose(userId), delivery, came, call.at)),
    );
    metrics.delivery(channel.name, came.outcome);
    return came.outcome !== 'away';
  };

  return {
    name: `${name}-${channel.name}`,
    everyMs: 5_000,
    async tick(at) {
      const isDue = { channel: channel.name, due: { $lte: at } };
      for await (const due of pagesOf(lanes, 'userId', (after) => ({ ...isDue, ...after }), BATCH)) {
        const queue = createKeyedQueue(SIDE_BY_SIDE);
        let isThere = true;
        await Promise.all(
          due.map(({ userId }) =>
            queue.run(userId, async () => {
              // When the provider is unavailable, the remaining users wait for the next tick too.
              if (isThere) isThere = (await deliver(userId)) && isThere;
            }),
          ),
        );
        if (!isThere) return;
      }
    },
  };
};

const searchesIn = async (unit: Unit, userId: string, news: readonly Unread[]): Promise<Searches> => {
  const told = new Set(news.flatMap((one) => (one.kind === 'saved_search' ? one.about : [])));
  if (told.size === 0) return [];
  const { state } = await unit.load(searchesAggregate, userId);
  return state.filter(({ searchId }) => told.has(searchId));
};

/** Returns the code of an error instead of its message, which may contain an address. */
const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code.slice(0, 40) : 'unknown';
};
