import { type Out, outOf } from '@lendring/contracts/rules/late.js';
import { mayGoOut } from '@lendring/contracts/rules/handover.js';
import type { Interval } from '@lendring/contracts/rules/overlap.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { isRefused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { MOST_PIECE_LOANS, type PiecesEvent } from '@lendring/contracts/request/pieces.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { noteOut } from '../calendar/decide.js';
import { counterLoanAggregate } from '../counter-loan/counter-loan.aggregate.js';
import { recordOf } from '../handover/decide-record.js';
import { requestAggregate } from '../request/request.aggregate.js';
import type { Ports } from '../ports.js';
import * as decide from './decide.js';
import { piecesCalled } from './numbered.js';
import { piecesAggregate, type Pieces } from './pieces.aggregate.js';
import { whenALoanEndsThenTakeBackItsPieces } from './when-a-loan-ends-then-take-back.js';
import { whenAReturnIsRecordedThenNoteMissingParts } from './when-a-return-is-recorded-then-note-missing-parts.js';
import { whenAnOfferIsDeletedThenEraseItsPieces } from './when-an-offer-is-deleted-then-erase.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'offerTerms'>;
type Decided = Decision<readonly PiecesEvent[], RequestRefusal>;

const problemOf = (stage: string, period: Pick<Interval, 'start'>, at: string): decide.Lent['problem'] => {
  if (stage !== 'agreed') return 'loan_not_current';
  return mayGoOut(period.start, at) ? null : 'handover_too_early';
};

type Recorded = decide.Lent & Readonly<{ out: Out; isRecorded: boolean }>;

const requestIn = async (unit: Unit, requestId: string, at: string): Promise<Recorded | null> => {
  const { state } = await unit.load(requestAggregate, requestId);
  if (state.stage === 'absent') return null;
  const { vendorId, offerId, terms, stage, period, handovers } = state;
  const out = outOf(period, terms.pricing.rentType);
  const isRecorded = recordOf(handovers, 'out') !== null;
  return { vendorId, offerId, units: quantityOf(terms), problem: problemOf(stage, period, at), out, isRecorded };
};

const counterLoanIn = async (unit: Unit, loanId: string, at: string): Promise<Recorded | null> => {
  const { state } = await unit.load(counterLoanAggregate, loanId);
  if (state.stage === 'absent') return null;
  const { vendorId, offerId, units, stage, period, handovers } = state;
  const isRecorded = recordOf(handovers, 'out') !== null;
  return { vendorId, offerId, units, problem: problemOf(stage, period, at), out: outOf(period, null), isRecorded };
};

/** Numbered units of an offer, for its owner alone (ADR 145). */
export const pieces = ({ commands, load, read, offerTerms }: Deps) => {
  const owned = async (offerId: string, call: CommandCall, decision: (state: Pieces, by: decide.By) => Decided) => {
    const userId = callerIdOf(call);
    const known = (await load(piecesAggregate, offerId)).ownerId;
    const ownerId = known ?? (await offerTerms(offerId, userId, true))?.ownerId ?? null;
    return commands.on(piecesAggregate, offerId, call, (state) => decision(state, { userId, ownerId, at: call.at }));
  };

  const handlers: Pick<
    CommandHandlers<typeof requestApi>,
    'addPieces' | 'changePiece' | 'removePieces' | 'handOutPieces' | 'takePiecesBack'
  > = {
    addPieces: (data, call) => owned(data.offerId, call, (state, by) => decide.add(state, data, by)),
    changePiece: (data, call) => owned(data.offerId, call, (state, by) => decide.change(state, data, by)),
    removePieces: (data, call) => owned(data.offerId, call, (state, by) => decide.remove(state, data, by)),
    handOutPieces: (data, call) =>
      commands.execute<RequestRefusal>(call, async (unit) => {
        const { state } = await unit.load(piecesAggregate, data.offerId);
        // The loan is loaded in the same unit, so that it cannot end meanwhile.
        const loan = await (data.counter ? counterLoanIn : requestIn)(unit, data.loanId, call.at);
        const by = { userId: callerIdOf(call), ownerId: state.ownerId, at: call.at };
        const outcome = decide.handOut(state, data, by, loan);
        if (isRefused(outcome) || !loan || outcome.events.length === 0) return outcome;
        unit.append(piecesAggregate, data.offerId, outcome.events);
        const calendar = await unit.load(calendarAggregate, data.offerId);
        const out = data.pieceIds.length > 0 || loan.isRecorded ? loan.out : null;
        const noted = noteOut(calendar.state, { offerId: data.offerId, requestId: data.loanId, out });
        if (!isRefused(noted)) unit.append(calendarAggregate, data.offerId, noted.events);
        return outcome;
      }),
    takePiecesBack: (data, call) =>
      commands.execute<RequestRefusal>(call, async (unit) => {
        const { offerId, loanId } = data;
        const { state } = await unit.load(piecesAggregate, offerId);
        const outcome = decide.takeBack(state, data, { userId: callerIdOf(call), at: call.at });
        if (isRefused(outcome) || outcome.events.length === 0) return outcome;
        unit.append(piecesAggregate, offerId, outcome.events);
        const known = state.out.find((one) => one.loanId === loanId);
        const loan = known && (await (known.counter ? counterLoanIn : requestIn)(unit, loanId, call.at));
        if (!loan || loan.isRecorded) return outcome;
        // Without a record of the handover, only the pieces were out.
        const calendar = await unit.load(calendarAggregate, offerId);
        const noted = noteOut(calendar.state, { offerId, requestId: loanId, out: null });
        if (!isRefused(noted)) unit.append(calendarAggregate, offerId, noted.events);
        return outcome;
      }),
  };
  const queries: Pick<ServiceHandlers<typeof requestApi>['queries'], 'pieces' | 'piecesNumbered' | 'pieceLoans'> = {
    async pieces({ offerId }, context) {
      const found = await read.pieces.get(offerId);
      if (!found || found.ownerId !== callerIdOf(context)) return { pieces: [], out: [], missing: [] };
      const sorted = found.pieces.toSorted((a, b) => a.number.localeCompare(b.number, 'de', { numeric: true }));
      return { pieces: sorted, out: [...found.out], missing: [...found.missing] };
    },
    async piecesNumbered({ number }, context) {
      const ownerId = callerIdOf(context);
      return ownerId === null ? [] : [...(await piecesCalled(read, ownerId, number))];
    },
    async pieceLoans({ offerId, pieceId, loanId }, context) {
      const ownerId = callerIdOf(context);
      if (ownerId === null) return [];
      const found = await read.pieceLoans.find({
        filter: {
          offerId,
          ownerId,
          ...(pieceId !== undefined && { pieceIds: pieceId }),
          ...(loanId !== undefined && { loanId }),
        },
        sort: [['outAt', -1]],
        limit: MOST_PIECE_LOANS,
      });
      return found.map((loan) => pick(loan, 'loanId', 'counter', 'pieceIds', 'outAt', 'backAt'));
    },
  };
  return {
    commands: handlers,
    queries,
    policies: [
      whenALoanEndsThenTakeBackItsPieces({ commands }),
      whenAReturnIsRecordedThenNoteMissingParts({ commands, load, read }),
    ],
    reactions: [whenAnOfferIsDeletedThenEraseItsPieces({ commands })],
  } satisfies Capability;
};
