import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { callerIdOf, refuse, type CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { counterTokenParts } from '@lendring/contracts/request/counter-loan.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { counterAddress, isSameBorrower } from '@lendring/contracts/rules/counter-loan.js';
import { outOf } from '@lendring/contracts/rules/late.js';
import { hashOf, newSecret } from '@lendring/platform/base/secret.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import type { Terms } from '../asking/decide.js';
import { periodOf } from '../asking/period.js';
import { calendarAggregate, type Calendar } from '../calendar/calendar.aggregate.js';
import { book, giveBack, noteOut, release, type CalendarDecision } from '../calendar/decide.js';
import { hasPieces, noStock, piecesAggregate } from '../pieces/pieces.aggregate.js';
import { recordOf } from '../handover/decide-record.js';
import type { Ports } from '../ports.js';
import { partiesStay } from '../request/change.js';
import {
  counterInviterAggregate,
  counterLoanAggregate,
  type CounterLoan,
  type Entered,
} from './counter-loan.aggregate.js';
import { changeCounterEntry, changeOne } from './change-entry.js';
import * as decide from './decide.js';
import { isOut } from './is-out.js';
import { counterLoanQueryHandlers } from './queries.js';
import { ofThing, refusedBooking } from './refused-booking.js';
import { sendCounterInvitations } from './send-invitations.js';
import { sendCounterReminders } from './send-reminders.js';
import { whenAPersonIsErasedThenScrub, type ScrubDeps } from './when-a-person-is-erased-then-scrub.js';

type Deps = Pick<
  Ports,
  | 'commands'
  | 'read'
  | 'load'
  | 'offerTerms'
  | 'isBlockedPair'
  | 'mailer'
  | 'nameOf'
  | 'languageAt'
  | 'isAddressApart'
  | 'openingOf'
  | 'addressOf'
  | 'phoneOf'
  | 'publicUrl'
> &
  ScrubDeps;
type Names =
  | 'enterCounterLoan'
  | 'changeCounterLoan'
  | 'changeCounterEntry'
  | 'completeCounterLoan'
  | 'cancelCounterLoan'
  | 'eraseCounterPerson'
  | 'recordCounterHandover'
  | 'answerCounterHandover'
  | 'inviteToCounterLoan'
  | 'remindCounterBorrower'
  | 'linkCounterLoan'
  | 'unlinkCounterLoan'
  | 'shareCounterAddress'
  | 'noteCounterOverdue';

type Freed = (
  calendar: Calendar,
  loan: Entered,
  after: CounterLoan,
  moment: Readonly<{ at: string; hasPieces: boolean }>,
) => CalendarDecision;

/** Decides on one loan of an entry and on its booking; both are appended with the whole entry. */
const enterOne = async (
  unit: Unit,
  entering: decide.Entering & Readonly<{ terms: Pick<Terms, 'bookingRules'> | null }>,
): Promise<decide.CounterDecision> => {
  const { loanId, offerId, vendorId, period, units, terms, pieceId } = entering;
  const { state } = await unit.loadNew(counterLoanAggregate, loanId);
  const { pieces } = pieceId === undefined ? noStock : (await unit.load(piecesAggregate, offerId)).state;
  const outcome = decide.enter(state, { ...entering, pieces });
  if (isRefused(outcome) || outcome.events.length === 0 || !period || vendorId === null) return outcome;
  const calendar = await unit.load(calendarAggregate, offerId);
  const booked = { offerId, vendorId, requestId: loanId, period, counter: true } as const;
  const booking = book(calendar.state, booked, units, entering.at, terms?.bookingRules.preparation);
  if (isRefused(booking)) return refusedBooking(booking.refusal);
  unit.append(calendarAggregate, offerId, booking.events);
  unit.append(counterLoanAggregate, loanId, outcome.events);
  return outcome;
};

/** Other loans entered in the same act. */
const othersOf = async (unit: Unit, loan: CounterLoan): Promise<readonly Entered[]> => {
  if (loan.stage === 'absent') return [];
  const others = await Promise.all(
    loan.together
      .filter((loanId) => loanId !== loan.loanId)
      .map(async (loanId) => (await unit.load(counterLoanAggregate, loanId)).state),
  );
  return others.filter((other) => other.stage !== 'absent');
};
const isOutIn = async (unit: Pick<Unit, 'load'>, loan: CounterLoan): Promise<boolean> =>
  loan.stage !== 'absent' && isOut(loan, async (offerId) => (await unit.load(calendarAggregate, offerId)).state);

/** Frees the days after an early return, and notes while the thing is out. */
const moved: Freed = (
  calendar,
  { offerId, loanId: requestId, stage: before },
  after,
  { at, hasPieces: withPieces },
) => {
  if (after.stage === 'absent' || before !== 'agreed') return decided([]);
  if (after.stage === 'completed') return giveBack(calendar, { offerId, requestId, end: at });
  const isAway = withPieces || recordOf(after.handovers, 'out') !== null;
  return noteOut(calendar, { offerId, requestId, out: isAway ? outOf(after.period, null) : null });
};

/** Loans made at the counter or by phone, entered by the owner of the offer (spec §3, request type 1). */
export const counterLoan = (deps: Deps) => {
  const { commands, offerTerms, isBlockedPair, mailer } = deps;

  /** Decides on a loan and on its booking in the same append. */
  const ending = (
    loanId: string,
    call: CommandCall,
    decision: (loan: CounterLoan, owner: decide.Owner) => decide.CounterDecision,
    freed: Freed,
  ): Promise<CommandAnswer> =>
    commands.execute<RequestRefusal>(call, async (unit) => {
      const { state } = await unit.load(counterLoanAggregate, loanId);
      const outcome = decision(state, { userId: callerIdOf(call), at: call.at });
      if (isRefused(outcome) || state.stage === 'absent' || outcome.events.length === 0) return outcome;
      const calendar = await unit.load(calendarAggregate, state.offerId);
      const stock = await unit.load(piecesAggregate, state.offerId);
      const after = outcome.events.reduce(counterLoanAggregate.evolve, state);
      const moment = { at: call.at, hasPieces: hasPieces(stock.state, loanId) };
      const booking = freed(calendar.state, state, after, moment);
      if (isRefused(booking)) return booking;
      unit.append(calendarAggregate, state.offerId, booking.events);
      unit.append(counterLoanAggregate, loanId, outcome.events);
      return outcome;
    });

  const handlers: Pick<CommandHandlers<typeof requestApi>, Names> = {
    async enterCounterLoan({ further = [], ...data }, call) {
      const vendorId = callerIdOf(call);
      const things = await Promise.all(
        [data, ...further.map((thing) => ({ ...data, pieceId: undefined, ...thing }))].map(async (thing) => {
          const terms = vendorId === null ? null : await offerTerms(thing.offerId, vendorId, true);
          return { ...thing, vendorId, terms, period: terms && periodOf(data.wish, terms.zone), at: call.at };
        }),
      );
      const together = further.length > 0 ? things.map(({ loanId }) => loanId) : [];
      return commands.execute<RequestRefusal>(call, async (unit) => {
        for (const [index, thing] of things.entries()) {
          const outcome = await enterOne(unit, { ...thing, together });
          if (isRefused(outcome)) return index === 0 ? outcome : ofThing(outcome, index);
        }
        const gone = vendorId === null ? null : await partiesStay(unit, vendorId);
        return gone ?? decided([]);
      });
    },

    async changeCounterLoan({ loanId, wish, ...changes }, call) {
      const userId = callerIdOf(call);
      const known = await deps.load(counterLoanAggregate, loanId);
      if (userId === null || known.stage === 'absent' || known.vendorId !== userId)
        return refuse<RequestRefusal>('counter_loan_not_found');
      const { offerId } = known;
      // Null for a deleted offer, or while its owner is suspended.
      const terms = await offerTerms(offerId, userId, true);
      const period = wish ? periodOf(wish, (terms ?? known.period).zone) : null;
      return commands.execute<RequestRefusal>(call, async (unit) => {
        const { state } = await unit.load(counterLoanAggregate, loanId);
        const outcome = await changeOne(unit, { userId, at: call.at }, state, { ...changes, wish, terms, period });
        if (isRefused(outcome) || state.stage === 'absent' || outcome.events.length === 0) return outcome;
        for (const other of await othersOf(unit, state)) {
          const also = decide.correctAlso(other, state, changes, call.at);
          if (!isRefused(also)) unit.append(counterLoanAggregate, other.loanId, also.events);
        }
        return outcome;
      });
    },

    changeCounterEntry: changeCounterEntry(deps),

    completeCounterLoan: ({ loanId }, call) => ending(loanId, call, decide.complete, moved),

    cancelCounterLoan: ({ loanId }, call) =>
      ending(loanId, call, decide.cancel, (calendar, { offerId }) => release(calendar, { offerId, requestId: loanId })),

    eraseCounterPerson: ({ loanId }, call) =>
      commands.execute<RequestRefusal>(call, async (unit) => {
        const { state } = await unit.load(counterLoanAggregate, loanId);
        const owner = { userId: callerIdOf(call), at: call.at };
        const outcome = decide.erasePerson(state, owner);
        if (isRefused(outcome) || state.stage === 'absent') return outcome;
        unit.append(counterLoanAggregate, loanId, outcome.events);
        for (const other of await othersOf(unit, state)) {
          const also = decide.erasePersonAlso(other, state, owner);
          if (!isRefused(also)) unit.append(counterLoanAggregate, other.loanId, also.events);
        }
        return outcome;
      }),

    unlinkCounterLoan: ({ loanId }, call) =>
      commands.on(counterLoanAggregate, loanId, call, (loan) =>
        decide.unlink(loan, { userId: callerIdOf(call), at: call.at }),
      ),

    shareCounterAddress: ({ loanId, shared }, call) =>
      commands.on(counterLoanAggregate, loanId, call, (loan) =>
        decide.shareAddress(loan, { userId: callerIdOf(call), at: call.at }, shared),
      ),

    noteCounterOverdue: async ({ loanId }, call) =>
      call.actor.kind === 'system'
        ? commands.execute<RequestRefusal>(call, async (unit) => {
            const { state } = await unit.load(counterLoanAggregate, loanId);
            const outcome = decide.noteOverdue(state, call.at, await isOutIn(unit, state));
            if (!isRefused(outcome)) unit.append(counterLoanAggregate, loanId, outcome.events);
            return outcome;
          })
        : refuse<RequestRefusal>('counter_loan_not_found'),

    recordCounterHandover: (data, call) =>
      ending(data.loanId, call, (loan, owner) => decide.recordHandover(loan, owner, data), moved),

    answerCounterHandover: (data, call) =>
      commands.on(counterLoanAggregate, data.loanId, call, (loan) =>
        decide.answerHandover(loan, { userId: callerIdOf(call), at: call.at }, data),
      ),

    async inviteToCounterLoan({ loanId, email, locale }, call) {
      const userId = callerIdOf(call);
      if (userId === null) return refuse<RequestRefusal>('counter_loan_not_found');
      const made = newSecret();
      return commands.execute<RequestRefusal>(call, async (unit) => {
        const { state } = await unit.load(counterLoanAggregate, loanId);
        const by = { userId, at: call.at };
        const outcome = decide.invite(state, by, { ...made, email, locale });
        if (isRefused(outcome)) return outcome;
        const inviter = await unit.load(counterInviterAggregate, userId);
        const counted = decide.countInvitation(inviter.state, { ...by, email, locale: call.locale });
        if (isRefused(counted)) return counted;
        unit.append(counterInviterAggregate, userId, counted.events);
        unit.append(counterLoanAggregate, loanId, outcome.events);
        for (const other of await othersOf(unit, state)) {
          if (state.stage === 'absent' || !isSameBorrower(other, state)) continue;
          const also = decide.invite(other, by, { ...made, email, locale, mailedWith: loanId });
          if (!isRefused(also)) unit.append(counterLoanAggregate, other.loanId, also.events);
        }
        return outcome;
      });
    },

    async remindCounterBorrower({ loanId, locale }, call) {
      const userId = callerIdOf(call);
      if (userId === null) return refuse<RequestRefusal>('counter_loan_not_found');
      return commands.execute<RequestRefusal>(call, async (unit) => {
        const { state } = await unit.load(counterLoanAggregate, loanId);
        const by = { userId, at: call.at };
        const outcome = decide.remind(state, by, { locale, isOut: await isOutIn(unit, state) });
        const email = state.stage === 'absent' ? null : counterAddress(state);
        if (isRefused(outcome) || email === null) return outcome;
        const inviter = await unit.load(counterInviterAggregate, userId);
        const counted = decide.countInvitation(inviter.state, { ...by, email, locale: call.locale });
        if (isRefused(counted)) return counted;
        unit.append(counterInviterAggregate, userId, counted.events);
        unit.append(counterLoanAggregate, loanId, outcome.events);
        return outcome;
      });
    },

    async linkCounterLoan({ token }, call) {
      const parts = counterTokenParts(token);
      const userId = callerIdOf(call);
      if (!parts || userId === null) return refuse<RequestRefusal>('invitation_not_found');
      const hash = hashOf(parts.secret);
      // Use a hash of the secret, to keep the secret out of the payload hash that the log stores.
      const asked = { ...call, asks: { linkCounterLoan: hash } };
      return commands.execute<RequestRefusal>(asked, async (unit) => {
        const { state } = await unit.load(counterLoanAggregate, parts.loanId);
        const outcome = decide.link(state, { userId, at: call.at }, hash);
        if (isRefused(outcome) || state.stage === 'absent' || outcome.events.length === 0) return outcome;
        if (await isBlockedPair(state.vendorId, userId)) return refused('people_apart');
        const gone = await partiesStay(unit, state.vendorId, userId);
        if (gone) return gone;
        unit.append(counterLoanAggregate, parts.loanId, outcome.events);
        for (const other of await othersOf(unit, state)) {
          const also = decide.link(other, { userId, at: call.at }, hash);
          if (!isRefused(also)) unit.append(counterLoanAggregate, other.loanId, also.events);
        }
        return outcome;
      });
    },
  };
  return {
    commands: handlers,
    queries: counterLoanQueryHandlers(deps),
    clockPolicies: [
      dueCommands({
        name: 'note-counter-overdue',
        everyMs: 60_000,
        view: deps.read.counterLoans,
        due: (now) => ({ filter: { overdueFrom: { $lte: now }, isOut: true }, sort: [['overdueFrom', 1]] }),
        once: ({ loanId }) => [loanId, 'overdue'],
        act: ({ loanId }, call) => handlers.noteCounterOverdue({ loanId }, call),
      }),
    ],
    policies: [
      whenAPersonIsErasedThenScrub(deps),
      ...(mailer ? [sendCounterInvitations({ ...deps, mailer }), sendCounterReminders({ ...deps, mailer })] : []),
    ],
  } satisfies Capability;
};
