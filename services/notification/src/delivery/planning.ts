import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { InboxEvent } from '@lendring/contracts/notification/inbox.js';
import { groupOf, isModerationKind } from '@lendring/contracts/notification/kinds.js';
import type { CommandHandler, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import type { ChannelPort } from '../channels/channel.port.js';
import { inboxAggregate, type Inbox } from '../inbox/inbox.aggregate.js';
import { preferencesAggregate } from '../preferences/preferences.aggregate.js';
import { goesOut } from './when-it-goes-out.js';
import { plan } from './decide.js';
import { deliveriesAggregate } from './deliveries.aggregate.js';

type Telling = Extract<InboxEvent, { type: 'NotificationAdded' | 'NoticeAdded' | 'MessageCounted' | 'NoticeCounted' }>;

const tells = (event: InboxEvent): event is Telling =>
  event.type === 'NotificationAdded' ||
  event.type === 'NoticeAdded' ||
  event.type === 'MessageCounted' ||
  event.type === 'NoticeCounted';

const newsOf = ({ type, data }: Telling, { unread }: Inbox) => {
  switch (type) {
    case 'NotificationAdded':
    case 'NoticeAdded':
      return { kind: data.kind, late: data.late === true };
    case 'MessageCounted':
    case 'NoticeCounted': {
      const counted = unread.find(({ notificationId }) => notificationId === data.notificationId);
      return counted ? { kind: counted.kind, late: false } : null;
    }
  }
};

const planOne = async (unit: Unit, event: Telling, channels: readonly ChannelPort[], now: string): Promise<void> => {
  const { userId, notificationId } = event.data;
  const news = newsOf(event, (await unit.load(inboxAggregate, userId)).state);
  if (!news) return;
  const { kind, late } = news;
  const { state: preferences } = await unit.load(preferencesAggregate, userId);
  const { state: lanes } = await unit.load(deliveriesAggregate, userId);
  for (const channel of channels)
    unit.append(
      deliveriesAggregate,
      userId,
      plan(
        lanes[channel.name],
        { userId, channel: channel.name },
        {
          notificationId,
          kind,
          late,
          elsewhere: channel.name === 'mail' && isModerationKind(kind),
          on: preferences.switches[channel.name][groupOf[kind]],
          now,
          goesOut: goesOut(channel, preferences),
        },
      ),
    );
};

/**
 * Wraps a command handler so that deliveries for every channel are planned in the same append, which a crash cannot
 * split.
 */
export const planning = (commands: CommandHandler, channels: readonly ChannelPort[]): CommandHandler => {
  const handler: CommandHandler = {
    execute: (call, attempt) =>
      commands.execute(call, async (unit) => {
        const told: Telling[] = [];
        const decision = await attempt({
          load: unit.load,
          loadNew: unit.loadNew,
          append(aggregate, id, events) {
            unit.append(aggregate, id, events);
            if (aggregate.category === inboxAggregate.category)
              told.push(...(events as readonly unknown[] as readonly InboxEvent[]).filter(tells));
          },
        });
        if (!isRefused(decision)) for (const event of told) await planOne(unit, event, channels, call.at);
        return decision;
      }),
    on: (aggregate, id, call, decide) =>
      handler.execute(call, async (unit) => {
        const { state } = await unit.load(aggregate, id);
        const decision = await decide(state);
        if (!isRefused(decision)) unit.append(aggregate, id, decision.events);
        return decision;
      }),
  };
  return handler;
};
