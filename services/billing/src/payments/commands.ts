import type { Movement } from '@lendring/contracts/billing/payments.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { moveMoney } from './move-money.js';
import { paymentAggregate, type Payment } from './payment.aggregate.js';
import { movementsOf } from './test-outcomes.js';
import type { Ports } from '../ports.js';

type Names = 'dropPayment' | 'payOnTestPage' | 'moneyMoved';

type Deps = Pick<Ports, 'commands' | 'load' | 'business' | 'inTurn'>;

export const paymentCommandHandlers = ({
  commands,
  load,
  business: { issuer, payments },
  inTurn,
}: Deps): Pick<CommandHandlers<typeof billingApi>, Names> => {
  /** Applies the movements for the payment's current state; a null list means "payment not found". */
  const move = (
    { paymentId, at }: Readonly<{ paymentId: string; at: string }>,
    call: CommandCall,
    movementsIn: (payment: Payment) => readonly Movement[] | null,
  ) =>
    inTurn(() =>
      commands.execute(call, async (unit) => {
        const { state } = await unit.load(paymentAggregate, paymentId);
        const movements = movementsIn(state);
        if (movements === null) return refused('payment_not_found');
        for (const movement of movements) await moveMoney(unit, { paymentId, movement, at, issuer });
        return decided([]);
      }),
    );
  const own = async (
    paymentId: string,
    call: CommandCall,
    movementsIn: (asked: NonNullable<Payment['asked']>) => readonly Movement[] | null,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user') return refuse<BillingRefusal>('payment_not_found');
    return move({ paymentId, at }, call, ({ asked }) => (asked?.userId === actor.userId ? movementsIn(asked) : null));
  };

  /**
   * Ends the provider's payment page. A payment completed on the page a moment ago takes precedence over the
   * cancellation.
   */
  const pageEnded = async (paymentId: string, { actor }: CommandCall): Promise<Movement> => {
    const abandoned = { kind: 'failed', reason: 'abandoned' } as const;
    const { asked, status, underway } = await load(paymentAggregate, paymentId);
    const isOpen = status === 'pending' && !underway && asked?.way === payments?.way;
    if (!isOpen || !asked || actor.kind !== 'user' || asked.userId !== actor.userId) return abandoned;
    try {
      return (await payments?.provider?.endPage({ paymentId, at: asked.at })) ?? abandoned;
    } catch (error) {
      // Continue without the provider: a policy ends the page once the provider is available again.
      if (error instanceof EngineUnavailable) return abandoned;
      throw error;
    }
  };

  return {
    dropPayment: async ({ paymentId }, call) => {
      const movement = await pageEnded(paymentId, call);
      return own(paymentId, call, () => [movement]);
    },
    payOnTestPage: ({ paymentId, outcome }, call) =>
      own(paymentId, call, (asked) => (asked.way === 'test' ? movementsOf(outcome, { paymentId, ...asked }) : null)),
    moneyMoved: async ({ paymentId, movement, at }, call) =>
      call.actor.kind === 'system'
        ? move({ paymentId, at }, call, () => [movement])
        : refuse<BillingRefusal>('payment_not_found'),
  };
};
