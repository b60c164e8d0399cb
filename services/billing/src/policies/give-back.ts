import type { AdEvent } from '@lendring/contracts/billing/ad-events.js';
import type { SubscriptionEvent } from '@lendring/contracts/billing/subscription-events.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Log } from '@lendring/platform/base/log.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { moveMoney, takeInvoiceBack } from '../money/move-money.js';
import { oweBack } from '../payment/decide.js';
import { paymentAggregate } from '../payment/payment.js';
import type { Business } from '../ports.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  business: Pick<Business, 'issuer' | 'payments'>;
  log: Pick<Log, 'warn'>;
}>;

/**
 * What was paid for an ad that is not shown, or for what was withdrawn from, goes back, and its invoice is taken back with
 * it. A transfer goes back by hand: bookkeepers see what they owe.
 */
export const giveBack = ({
  commands,
  load,
  business: { issuer, payments },
  log,
}: Deps): Policy<AdEvent | SubscriptionEvent> => ({
  // Named when ads were all that it was for: the name keeps its place in the log.
  name: 'give-back-for-ads',
  prefixes: ['ad-', 'subscription-'],
  async react({ type, data }, call) {
    if (type !== 'AdDeclined' && type !== 'BookingWithdrawn') return undefined;
    const { paymentId } = data;
    const { asked, status, settledBy } = await load(paymentAggregate, paymentId);
    if (!asked || settledBy === null || status === 'refunded') return undefined;
    if (asked.way === 'account')
      return commands.execute(call, async (unit) => {
        const { at } = call;
        const { state } = await unit.load(paymentAggregate, paymentId);
        unit.append(paymentAggregate, paymentId, oweBack(state, { paymentId, at }).events);
        await takeInvoiceBack(unit, { paymentId, at, issuer });
        return decided([]);
      });
    if (payments?.way !== asked.way) {
      log.warn(
        { paymentId },
        'What goes back was paid in a way that is not set up any more: give the money back by hand',
      );
      return undefined;
    }
    const { amount, currency } = asked;
    const movement = await payments.giveBack({ paymentId, reference: settledBy, amount, currency });
    if (!movement) return undefined;
    return commands.execute(call, async (unit) => {
      await moveMoney(unit, { paymentId, movement, at: call.at, issuer });
      return decided([]);
    });
  },
});
