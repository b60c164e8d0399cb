import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { StaffKind, TraderKind } from '@lendring/contracts/notification/kinds.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';

type Kinds = Readonly<Partial<Record<AccountIntegrationEvent['type'], TraderKind | StaffKind>>>;

const tellOf =
  (name: string, kinds: Kinds) =>
  (commands: CommandHandler): Reaction => ({
    name,
    topics: ['account'],
    types: Object.keys(kinds),
    react: async ({ type, subject, data, time }, call) => {
      const event = AccountIntegrationEvent.safeParse({ type, subject, data }).data;
      const kind = event && kinds[event.type];
      if (!kind) return undefined;
      const notificationId = derivedId(call.commandId, `${kind} ${subject}`);
      return commands.on(inboxAggregate, subject, call, (inbox) =>
        decided(
          addNotice(
            inbox,
            {
              userId: subject,
              kind,
              about: subject,
              at: time,
              count: 1,
              ...('until' in event.data && { until: event.data.until }),
            },
            { notificationId, now: call.at },
          ),
        ),
      );
    },
  });

export const whenATraderHasToActThenTell = tellOf('when-a-trader-has-to-act-then-tell', {
  'account.trader_asked': 'trader_asked',
  'account.trader_began': 'trader_began',
  'account.trader_overdue': 'trader_overdue',
  'account.trader_correction_asked': 'trader_correction',
});

export const whenARoleChangesThenTell = tellOf('when-a-role-changes-then-tell', {
  'account.role_given': 'role_given',
  'account.role_taken': 'role_taken',
});
