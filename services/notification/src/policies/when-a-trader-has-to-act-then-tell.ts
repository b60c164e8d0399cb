import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { TraderKind } from '@lendring/contracts/notification/kinds.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.js';

const kinds: Readonly<Partial<Record<AccountIntegrationEvent['type'], TraderKind>>> = {
  'account.trader_asked': 'trader_asked',
  'account.trader_began': 'trader_began',
  'account.trader_overdue': 'trader_overdue',
  'account.trader_correction_asked': 'trader_correction',
};

/** Whoever offers commercially is told that they have to say who they are, or to correct it. */
export const whenATraderHasToActThenTell = (commands: CommandHandler): Reaction => ({
  name: 'when-a-trader-has-to-act-then-tell',
  topics: ['account'],
  react: async ({ type, subject, data, time }, call) => {
    const event = AccountIntegrationEvent.safeParse({ type, subject, data }).data;
    const kind = event && kinds[event.type];
    if (!kind) return undefined;
    const notificationId = derivedId(call.commandId, `${kind} ${subject}`);
    return commands.on(inboxAggregate, subject, call, (inbox) =>
      decided(
        addNotice(
          inbox,
          { userId: subject, kind, about: subject, at: time, count: 1 },
          { notificationId, now: call.at },
        ),
      ),
    );
  },
});
