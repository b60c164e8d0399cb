import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer, callerIdOf, refuse } from '@lendring/contracts/kernel/service-api.js';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { moveMoney, returnedByHand } from '../payments/move-money.js';
import { clear, remind } from '../payments/decide.js';
import { orderEndOf, owedOf, paymentAggregate, strayOf, strayOwed } from '../payments/payment.aggregate.js';
import type { Ports } from '../ports.js';
import { markPaid } from './mark-paid.js';
import { readIn, type ReadInDeps } from './read-in.js';
import { StatementRefused } from './credit.js';

type Names = 'markTransferPaid' | 'remindOfTransfer' | 'noteTransferReturned' | 'bookStatement';
/** `mails`: false without a mail server. */
type Deps = ReadInDeps & Pick<Ports, 'commands' | 'inTurn'> & Readonly<{ mails: boolean }>;
type Moving = Parameters<typeof moveMoney>[1];

class NotMoved extends Error {
  constructor(readonly answer: CommandAnswer) {
    super('A movement of a statement was refused');
  }
}

export const transferCommandHandlers = ({
  commands,
  inTurn,
  mails,
  ...deps
}: Deps): Pick<CommandHandlers<typeof billingApi>, Names> => {
  const { issuer } = deps;

  /** Books a line of a statement; skips the bookkeeper's own payments, which another bookkeeper must book. */
  const move = async (call: CommandCall, moving: Moving): Promise<Position> => {
    const { paymentId, movement } = moving;
    const by = callerIdOf(call);
    const told = 'reference' in movement ? movement.reference : movement.kind;
    const asks = { bookStatement: [paymentId, told] };
    const one = { ...call, commandId: derivedId(paymentId, `${by} ${told}`), asks };
    const answer = await inTurn(() =>
      commands.execute(one, async (unit) => {
        const { state } = await unit.load(paymentAggregate, paymentId);
        if (state.asked?.userId === by) return refused('transfer_own');
        await moveMoney(unit, moving);
        return decided([]);
      }),
    );
    if (answer.ok) return answer.position;
    if (answer.refusal.code === 'transfer_own') return START;
    throw new NotMoved(answer);
  };

  return {
    markTransferPaid: async (asked, call) => {
      const { actor, at } = call;
      if (!hasRight(actor, 'invoices')) return refuse<BillingRefusal>('payment_not_found');
      return inTurn(() =>
        commands.execute(call, (unit) => markPaid(unit, { ...asked, at, issuer, by: callerIdOf({ actor }) })),
      );
    },
    remindOfTransfer: async ({ paymentId }, call) => {
      const { actor, at } = call;
      if (!hasRight(actor, 'invoices')) return refuse<BillingRefusal>('payment_not_found');
      if (!mails) return refuse<BillingRefusal>('transfer_mails_off');
      return commands.on(paymentAggregate, paymentId, call, (payment) => remind(payment, { paymentId, at }));
    },
    noteTransferReturned: async ({ paymentId, of }, call) => {
      const { actor, at } = call;
      if (!hasRight(actor, 'invoices')) return refuse<BillingRefusal>('payment_not_found');
      return inTurn(() =>
        commands.execute(call, async (unit) => {
          const { state: payment } = await unit.load(paymentAggregate, paymentId);
          const { asked, refunded, status } = payment;
          const stray = payment.mismatches.find(({ reference }) => reference === of);
          const userId = asked?.userId ?? stray?.askedHere;
          if (userId !== undefined && userId === callerIdOf({ actor })) return refused('transfer_own');
          if (at < (orderEndOf(payment, of) ?? '')) return refused('refund_under_way');
          if (of === null) {
            if (!asked) return refused('payment_not_found');
            const amount = owedOf(payment);
            if (amount === 0) return status === 'refunded' ? decided([]) : refused('payment_not_found');
            const { currency } = asked;
            const reference = returnedByHand(paymentId, refunded);
            const movement = { kind: 'went_back', reference, amount, currency } as const;
            await moveMoney(unit, { paymentId, movement, at, issuer });
            return decided([]);
          }
          if (!stray) return refused('payment_not_found');
          if (userId === undefined) {
            unit.append(paymentAggregate, paymentId, clear(payment, { paymentId, of, at }).events);
            return decided([]);
          }
          if (strayOf(payment).includes(stray) && !strayOwed(payment).includes(stray))
            return refused('transfer_still_awaited');
          const { amount, currency } = stray;
          const movement = { kind: 'went_back', reference: `${of} by hand`, amount, currency, of } as const;
          await moveMoney(unit, { paymentId, movement, at, issuer });
          return decided([]);
        }),
      );
    },
    bookStatement: async ({ statement }, call) => {
      if (!hasRight(call.actor, 'invoices')) return refuse<BillingRefusal>('payment_not_found');
      let newest: Position = START;
      try {
        await readIn(deps, { statement, at: call.at }, async (moving) => {
          const position = await move(call, moving);
          if (position > newest) newest = position;
        });
      } catch (error) {
        if (error instanceof StatementRefused) return refuse<BillingRefusal>(error.code);
        if (error instanceof NotMoved) return error.answer;
        throw error;
      }
      return { ok: true, position: newest };
    },
  };
};
