import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';

const READY: AccountIntegrationEvent['type'] = 'account.takeout_ready';

export const whenATakeoutIsReadyThenTell = (commands: CommandHandler): Reaction => ({
  name: 'when-a-takeout-is-ready-then-tell',
  topics: ['account'],
  types: [READY],
  react: async ({ type, subject, data, time }, call) => {
    const event = AccountIntegrationEvent.parse({ type, subject, data });
    if (event.type !== READY) return undefined;
    const { userId, takeoutId } = event.data;
    const notificationId = derivedId(call.commandId, `ready ${takeoutId}`);
    return commands.on(inboxAggregate, userId, call, (inbox) =>
      decided(
        addNotice(
          inbox,
          { userId, kind: 'takeout_ready', about: takeoutId, at: time, count: 1 },
          { notificationId, now: call.at },
        ),
      ),
    );
  },
});
