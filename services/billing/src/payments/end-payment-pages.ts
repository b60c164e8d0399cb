import type { PaymentEvent } from '@lendring/contracts/billing/payments.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { moveMoney } from './move-money.js';
import { paymentAggregate } from './payment.aggregate.js';
import type { Business } from '../ports.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  business: Pick<Business, 'issuer' | 'payments'>;
}>;

/** Closes the provider's page of a cancelled payment, so that an open tab can no longer pay. */
export const endPaymentPages = ({ commands, load, business: { issuer, payments } }: Deps): Policy<PaymentEvent> => ({
  name: 'end-payment-pages',
  prefixes: ['payment-'],
  async react({ type, data }, call) {
    if (type !== 'PaymentFailed' || !payments?.provider) return undefined;
    const { paymentId } = data;
    const { asked } = await load(paymentAggregate, paymentId);
    // Skip renewals, which have no payment page.
    if (asked?.way !== payments.way || asked.purpose.kind === 'renewal') return undefined;
    const movement = await payments.provider.endPage({ paymentId, at: asked.at });
    if (movement === null) return undefined;
    return commands.execute(call, async (unit) => {
      await moveMoney(unit, { paymentId, movement, at: call.at, issuer });
      return decided([]);
    });
  },
});
