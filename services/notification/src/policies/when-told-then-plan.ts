import { decided } from '@lendring/contracts/kernel/decider.js';
import type { InboxEvent } from '@lendring/contracts/notification/events.js';
import { groupOf, isModerationKind } from '@lendring/contracts/notification/kinds.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { ChannelPort } from '../channels/channel.port.js';
import { plan } from '../delivery/decide.js';
import { deliveriesAggregate } from '../delivery/deliveries.js';
import { inboxAggregate, type Inbox } from '../inbox/inbox.js';
import { preferencesAggregate } from '../preferences/preferences.js';
import { goesOut } from '../when-it-goes-out.js';

type Telling = Extract<InboxEvent, { type: 'NotificationAdded' | 'NoticeAdded' | 'MessageCounted' | 'NoticeCounted' }>;

const tells = (event: InboxEvent): event is Telling =>
  event.type === 'NotificationAdded' ||
  event.type === 'NoticeAdded' ||
  event.type === 'MessageCounted' ||
  event.type === 'NoticeCounted';

/** What kind of news an event tells, and whether too late to be any; null where they have read it since. */
const newsOf = ({ type, data }: Telling, { unread }: Inbox) => {
  switch (type) {
    case 'NotificationAdded':
    case 'NoticeAdded':
      return { kind: data.kind, late: data.late === true };
    case 'MessageCounted':
      return { kind: 'message' as const, late: false };
    case 'NoticeCounted': {
      const counted = unread.find(({ notificationId }) => notificationId === data.notificationId);
      return counted ? { kind: counted.kind, late: false } : null;
    }
  }
};

/**
 * What is told in the app is planned for every other way that leads to its person, or noted as not wanted there: one
 * decision for each event, in one append.
 */
export const whenToldThenPlan = (commands: CommandHandler, channels: readonly ChannelPort[]): Policy<InboxEvent> => ({
  name: 'when-told-then-plan',
  prefixes: ['inbox-'],
  react: async (event, call) => {
    if (!tells(event)) return undefined;
    const { userId, notificationId } = event.data;
    return commands.execute(call, async (unit) => {
      const news = newsOf(event, (await unit.load(inboxAggregate, userId)).state);
      if (!news) return decided(undefined);
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
              now: call.at,
              goesOut: goesOut(channel, preferences),
            },
          ),
        );
      return decided(undefined);
    });
  },
});
