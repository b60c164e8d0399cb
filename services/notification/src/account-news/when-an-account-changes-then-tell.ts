import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { type StaffKind, type TraderKind, traderKinds } from '@lendring/contracts/notification/kinds.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice, overtakeNotices } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';

type Kinds = Readonly<Partial<Record<AccountIntegrationEvent['type'], TraderKind | StaffKind>>>;

/** Event after which requests to act are marked as read, so that a mail that still waits is not sent. */
type Settled = Readonly<{ type: AccountIntegrationEvent['type']; kinds: readonly (TraderKind | StaffKind)[] }>;

const tellOf =
  (name: string, kinds: Kinds, settled?: Settled) =>
  (commands: CommandHandler): Reaction => ({
    name,
    topics: ['account'],
    types: [...Object.keys(kinds), ...(settled ? [settled.type] : [])],
    react: async ({ type, subject, data, time }, call) => {
      const event = AccountIntegrationEvent.safeParse({ type, subject, data }).data;
      if (settled && event?.type === settled.type)
        return commands.on(inboxAggregate, subject, call, (inbox) =>
          decided(overtakeNotices(inbox, { userId: subject, about: subject, kinds: settled.kinds })),
        );
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

export const whenATraderHasToActThenTell = tellOf(
  'when-a-trader-has-to-act-then-tell',
  {
    'account.trader_asked': 'trader_asked',
    'account.trader_began': 'trader_began',
    'account.trader_overdue': 'trader_overdue',
    'account.trader_correction_asked': 'trader_correction',
  },
  { type: 'account.trader_settled', kinds: traderKinds },
);

export const whenARoleChangesThenTell = tellOf('when-a-role-changes-then-tell', {
  'account.role_given': 'role_given',
  'account.role_taken': 'role_taken',
});
