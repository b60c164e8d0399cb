import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { moveMoney } from './move-money.js';
import { payerAggregate } from './payer.aggregate.js';
import { paymentAggregate } from './payment.aggregate.js';
import type { Ports } from '../ports.js';

type Deps = Pick<Ports, 'commands' | 'business' | 'inTurn'>;

/** Handles the payment provider's webhooks, which are signed and may be repeated, late or out of order. */
export const providerCommandHandlers = ({
  commands,
  business: { issuer, payments },
  inTurn,
}: Deps): Pick<CommandHandlers<typeof billingApi>, 'providerTold'> => ({
  async providerTold({ body, signature }, call) {
    if (!payments?.provider) return refuse<BillingRefusal>('payments_off');
    const told = await payments.provider.read(body, signature);
    if (told === 'forged') return refuse<BillingRefusal>('signature_wrong');
    // The payload hash in the log covers only the payment id, because the webhook contains personal data.
    const asked = { ...call, asks: { providerTold: told?.paymentId ?? null } };
    if (told === null) return commands.execute(asked, async () => decided([]));
    const { paymentId, movement, payer } = told;
    return inTurn(() =>
      commands.execute(asked, async (unit) => {
        const { state: payment } = await unit.load(paymentAggregate, paymentId);
        await moveMoney(unit, { paymentId, movement, at: call.at, issuer });
        const userId = payment.asked?.buyer ? payment.asked.userId : null;
        if (userId !== null && payer !== null) {
          const { state } = await unit.load(payerAggregate, userId);
          if (state.payer !== payer)
            unit.append(payerAggregate, userId, [{ type: 'PayerKnown', data: { userId, payer } }]);
        }
        return decided([]);
      }),
    );
  },
});
