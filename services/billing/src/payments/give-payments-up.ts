import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { Log } from '@lendring/platform/base/log.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { moveMoney } from './move-money.js';
import { PATIENCE_MS } from './payment.aggregate.js';
import type { Business } from '../ports.js';
import { TRANSFER_DAYS } from '../transfers/requested-transfer.js';
import type { PaymentDocument } from './projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  payments: Pick<View<PaymentDocument>, 'find'>;
  business: Pick<Business, 'issuer' | 'payments'>;
  log: Pick<Log, 'error'>;
}>;

const name = 'give-payments-up';
const BATCH = 200;

/**
 * Cancels payments that were unpaid for a day, so that the customer can book again. Bank transfers have a longer
 * deadline.
 */
export const givePaymentsUp = ({ commands, payments, business, log }: Deps): ClockPolicy => {
  const { issuer } = business;
  const provider = business.payments?.provider;

  const giveUp = async (since: number, way: Filter, now: string): Promise<void> => {
    const filter = { status: 'pending', underway: false, askedAt: { $lte: new Date(since).toISOString() }, ...way };
    for (const { paymentId, askedAt, way: asked, state } of await payments.find({
      filter,
      sort: [['askedAt', 1]],
      limit: BATCH,
    })) {
      try {
        const isRenewal = state.asked?.purpose.kind === 'renewal';
        const isOnPage = provider && askedAt !== null && !isRenewal && asked === business.payments?.way;
        const paid = isOnPage ? await provider.endPage({ paymentId, at: askedAt }) : null;
        const movement = paid ?? ({ kind: 'failed', reason: 'expired' } as const);
        const call = systemCommand({ name, commandId: derivedId(paymentId, name), at: now });
        await commands.execute(call, async (unit) => {
          await moveMoney(unit, { paymentId, movement, at: now, issuer });
          return decided([]);
        });
      } catch (error) {
        // Continue with the other payments while the provider is unavailable; the next tick retries this payment.
        log.error({ error, paymentId }, 'Unpaid payment could not be cancelled');
      }
    }
  };
  return {
    name,
    everyMs: 60_000,
    async tick(now) {
      await giveUp(Date.parse(now) - PATIENCE_MS, { way: { $ne: 'account' } }, now);
      await giveUp(Date.parse(now) - TRANSFER_DAYS * DAY_MS, { way: 'account' }, now);
    },
  };
};
