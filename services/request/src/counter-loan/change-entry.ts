import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { callerIdOf, refuse, type CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { counterLoanCommands } from '@lendring/contracts/request/counter-loan.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { outOf } from '@lendring/contracts/rules/late.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import type * as z from 'zod';
import type { Terms } from '../asking/decide.js';
import { periodOf } from '../asking/period.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { rebook } from '../calendar/decide.js';
import { piecesAggregate } from '../pieces/pieces.aggregate.js';
import type { Ports } from '../ports.js';
import { counterLoanAggregate, type CounterLoan } from './counter-loan.aggregate.js';
import * as decide from './decide.js';
import { ofThing, refusedBooking } from './refused-booking.js';

type Data = z.output<typeof counterLoanCommands.changeCounterEntry>;
type Owner = decide.Owner & Readonly<{ userId: string }>;

/** Decides on a change of one loan and moves its booking in the same append. */
export const changeOne = async (
  unit: Unit,
  owner: Owner,
  loan: CounterLoan,
  changing: Omit<decide.Changing, 'piecesOut' | 'terms'> & Readonly<{ terms: Terms | null }>,
): Promise<decide.CounterDecision> => {
  if (loan.stage === 'absent') return refused('counter_loan_not_found');
  const { loanId, offerId } = loan;
  const pieces = await unit.load(piecesAggregate, offerId);
  const piecesOut = pieces.state.out.find((one) => one.loanId === loanId)?.pieceIds.length ?? 0;
  const outcome = decide.change(loan, owner, { ...changing, piecesOut });
  if (isRefused(outcome) || outcome.events.length === 0) return outcome;
  const after = outcome.events.reduce(counterLoanAggregate.evolve, loan);
  if (after.stage === 'absent') return outcome;
  const calendar = await unit.load(calendarAggregate, offerId);
  const { period } = after;
  const out = outOf(period, null);
  const booked = { offerId, vendorId: owner.userId, requestId: loanId, period, counter: true, out } as const;
  const booking = rebook(calendar.state, booked, after.units, owner.at, changing.terms?.bookingRules.preparation);
  if (isRefused(booking))
    return booking.refusal.code === 'offer_not_available'
      ? refused('counter_offer_gone')
      : refusedBooking(booking.refusal);
  unit.append(calendarAggregate, offerId, booking.events);
  unit.append(counterLoanAggregate, loanId, outcome.events);
  return outcome;
};

/** Changes the period of loans that were entered in the same act: all of them, or none. */
export const changeCounterEntry =
  ({ commands, load, offerTerms }: Pick<Ports, 'commands' | 'load' | 'offerTerms'>) =>
  async ({ loanId, loans, wish }: Data, call: CommandCall): Promise<CommandAnswer> => {
    const userId = callerIdOf(call);
    const known = await Promise.all(loans.map((loan) => load(counterLoanAggregate, loan.loanId)));
    const offerIds = known.flatMap((loan) =>
      loan.stage !== 'absent' && loan.vendorId === userId ? [loan.offerId] : [],
    );
    if (userId === null || offerIds.length < loans.length) return refuse<RequestRefusal>('counter_loan_not_found');
    const terms = await Promise.all(offerIds.map((offerId) => offerTerms(offerId, userId, true)));
    return commands.execute<RequestRefusal>(call, async (unit) => {
      const entry = (await unit.load(counterLoanAggregate, loanId)).state;
      const together = entry.stage === 'absent' ? [] : [entry.loanId, ...entry.together];
      for (const [index, loan] of loans.entries()) {
        const { state } = await unit.load(counterLoanAggregate, loan.loanId);
        if (state.stage === 'absent' || !together.includes(loan.loanId)) return refused('counter_loan_not_found');
        const thisTerms = terms[index] ?? null;
        const period = periodOf(wish, (thisTerms ?? state.period).zone);
        const changing = { price: loan.price, wish, terms: thisTerms, period };
        const outcome = await changeOne(unit, { userId, at: call.at }, state, changing);
        if (isRefused(outcome)) return ofThing(outcome, index);
      }
      return decided([]);
    });
  };
