import { decided, isRefused } from '@lendring/contracts/kernel/decider.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { outOf, type Out } from '@lendring/contracts/rules/late.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import { pagesOf } from '@lendring/platform/read-models/pages-of.js';
import { systemCommand, type CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import type { ClockPolicy, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { noteOut } from '../calendar/decide.js';
import { counterLoanAggregate } from '../counter-loan/counter-loan.aggregate.js';
import { piecesAggregate } from '../pieces/pieces.aggregate.js';
import type { Ports } from '../ports.js';
import { requestAggregate } from '../request/request.aggregate.js';
import { recordOf } from './decide-record.js';

type Deps = Pick<Ports, 'commands'> &
  Readonly<{ read: Pick<Ports['read'], 'requests' | 'counterLoans' | 'pieceLoans'> }>;

const MINUTE_MS = 60_000;

/** Running loans whose handover was recorded before calendars noted it. */
const due: Filter = { stage: 'agreed', 'handovers.moment': 'out', isNotedOut: false };

/** Loan at the time of a command; `out`: how its end is counted while the thing is out. */
type Lent = Readonly<{ offerId: string; loanId: string; stage: string; isRecorded: boolean; out: Out }>;

const requestIn = async (unit: Unit, requestId: string): Promise<Lent | null> => {
  const { state } = await unit.load(requestAggregate, requestId);
  if (state.stage === 'absent') return null;
  const { offerId, stage, period, terms, handovers } = state;
  const isRecorded = recordOf(handovers, 'out') !== null;
  return { offerId, loanId: requestId, stage, isRecorded, out: outOf(period, terms.pricing.rentType) };
};

const counterLoanIn = async (unit: Unit, loanId: string): Promise<Lent | null> => {
  const { state } = await unit.load(counterLoanAggregate, loanId);
  if (state.stage === 'absent') return null;
  const { offerId, stage, period, handovers } = state;
  const isRecorded = recordOf(handovers, 'out') !== null;
  return { offerId, loanId, stage, isRecorded, out: outOf(period, null) };
};

const hasPieces = async (unit: Unit, { offerId, loanId }: Lent): Promise<boolean> => {
  const { state } = await unit.load(piecesAggregate, offerId);
  return state.out.some((one) => one.loanId === loanId);
};

/**
 * Notes earlier records of handovers, and pieces that went out earlier, in the calendars, so that their loans take their
 * units while they are overdue, as later ones do.
 */
export const noteEarlierHandovers = ({ commands, read }: Deps): readonly ClockPolicy[] => {
  const note = (call: CommandCall, loanIn: (unit: Unit) => Promise<Lent | null>): Promise<unknown> =>
    commands.execute<RequestRefusal>(call, async (unit) => {
      // The loan is loaded in the same unit, so that a record that was taken back meanwhile is not noted.
      const loan = await loanIn(unit);
      if (loan?.stage !== 'agreed' || !(loan.isRecorded || (await hasPieces(unit, loan)))) return decided([]);
      const { offerId, loanId: requestId, out } = loan;
      const { state } = await unit.load(calendarAggregate, offerId);
      const noted = noteOut(state, { offerId, requestId, out });
      if (!isRefused(noted)) unit.append(calendarAggregate, offerId, noted.events);
      return noted;
    });
  const pieces: ClockPolicy = {
    name: 'note-earlier-pieces',
    everyMs: MINUTE_MS,
    async tick(at) {
      for await (const page of pagesOf(read.pieceLoans, 'loanId', (after) => ({ backAt: null, ...after }))) {
        const idsOf = (counter: boolean) => page.filter((one) => one.counter === counter).map(({ loanId }) => loanId);
        const call = (loanId: string) =>
          systemCommand({ name: 'note-earlier-pieces', commandId: derivedId(loanId, 'pieces out'), at });
        for (const { stage, isNotedOut, requestId } of await read.requests.getMany(idsOf(false)))
          if (stage === 'agreed' && !isNotedOut) await note(call(requestId), (unit) => requestIn(unit, requestId));
        for (const { stage, isNotedOut, loanId } of await read.counterLoans.getMany(idsOf(true)))
          if (stage === 'agreed' && !isNotedOut) await note(call(loanId), (unit) => counterLoanIn(unit, loanId));
      }
    },
  };
  return [
    dueCommands({
      name: 'note-earlier-handovers',
      everyMs: MINUTE_MS,
      view: read.requests,
      due: () => ({ filter: due, sort: [['changedAt', 1]] }),
      once: ({ requestId }) => [requestId, 'out'],
      act: ({ requestId }, call) => note(call, (unit) => requestIn(unit, requestId)),
    }),
    dueCommands({
      name: 'note-earlier-counter-handovers',
      everyMs: MINUTE_MS,
      view: read.counterLoans,
      due: () => ({ filter: due, sort: [['end', 1]] }),
      once: ({ loanId }) => [loanId, 'out'],
      act: ({ loanId }, call) => note(call, (unit) => counterLoanIn(unit, loanId)),
    }),
    pieces,
  ];
};
