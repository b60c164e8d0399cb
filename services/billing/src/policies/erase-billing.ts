import { randomUUID } from 'node:crypto';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { moveMoney } from '../money/move-money.js';
import type { Business } from '../ports.js';
import type { PaymentDocument } from '../projections/payments.js';
import { endErased } from '../subscription/decide.js';
import { subscriptionAggregate } from '../subscription/subscription.js';

type Deps = Readonly<{
  commands: CommandHandler;
  payments: Pick<View<PaymentDocument>, 'find'>;
  caughtUp: () => Promise<void>;
  business: Pick<Business, 'issuer'>;
}>;

const PAGE = 100;

/**
 * Ends what somebody pays for who has deleted their account. Whom open payments were for goes with the person's key;
 * invoices stay under keys of their own, as long as the law keeps them (ADR 81).
 */
export const eraseBilling =
  ({ commands, payments, caughtUp, business: { issuer } }: Deps) =>
  async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    const own = (): CommandCall => ({ ...call, commandId: randomUUID() });
    await caughtUp();
    const open = await payments.find({ filter: { userId, status: 'pending' }, limit: PAGE });
    for (const { paymentId } of open) {
      const given = await commands.execute(own(), async (unit) => {
        const movement = { kind: 'failed', reason: 'abandoned' } as const;
        await moveMoney(unit, { paymentId, movement, at: call.at, issuer });
        return decided([]);
      });
      if (!given.ok) return given;
    }
    return commands.on(subscriptionAggregate, userId, own(), (state) => endErased(state, { userId, at: call.at }));
  };
