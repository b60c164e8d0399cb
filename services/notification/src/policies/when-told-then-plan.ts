import { decided } from '@lendring/contracts/kernel/decider.js';
import type { InboxEvent } from '@lendring/contracts/notification/events.js';
import { groupOf, isModerationKind } from '@lendring/contracts/notification/kinds.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { ChannelPort } from '../channels/channel.port.js';
import { plan } from '../delivery/decide.js';
import { deliveriesAggregate } from '../delivery/deliveries.js';
import { preferencesAggregate } from '../preferences/preferences.js';
import { goesOut } from '../when-it-goes-out.js';

/** What an event tells somebody; null when it tells nothing new. */
const toldOf = ({ type, data }: InboxEvent) => {
  switch (type) {
    case 'NotificationAdded':
    case 'NoticeAdded':
      return { ...data, late: data.late === true };
    case 'MessageCounted':
      return { ...data, kind: 'message' as const, late: false };
    case 'NoticeCounted':
      return { ...data, kind: 'saved_search' as const, late: false };
    default:
      return null;
  }
};

/**
 * What is told in the app is planned for every other way that leads to its person, or noted as not wanted there: one
 * decision for each event, in one append.
 */
export const whenToldThenPlan = (commands: CommandHandler, channels: readonly ChannelPort[]): Policy<InboxEvent> => ({
  name: 'when-told-then-plan',
  prefixes: ['inbox-'],
  react: async ({ type, data }, call) => {
    const told = toldOf({ type, data } as InboxEvent);
    if (!told) return undefined;
    const { userId, notificationId, kind, late } = told;
    return commands.execute(call, async (unit) => {
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
