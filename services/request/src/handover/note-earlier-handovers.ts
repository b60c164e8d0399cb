import { decided, isRefused } from '@lendring/contracts/kernel/decider.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { outOf } from '@lendring/contracts/rules/late.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import type { ClockPolicy, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { noteOut } from '../calendar/decide.js';
import { counterLoanAggregate } from '../counter-loan/counter-loan.aggregate.js';
import type { Ports } from '../ports.js';
import { requestAggregate } from '../request/request.aggregate.js';
import { recordOf } from './decide-record.js';

type Deps = Pick<Ports, 'commands'> & Readonly<{ read: Pick<Ports['read'], 'requests' | 'counterLoans'> }>;

const MINUTE_MS = 60_000;

/** Running loans whose handover was recorded before calendars noted it. */
const due: Filter = { stage: 'agreed', 'handovers.moment': 'out', isNotedOut: false };

type Lent = Readonly<{ offerId: string; loanId: string; stage: string; out: ReturnType<typeof outOf> | null }>;

const requestIn = async (unit: Unit, requestId: string): Promise<Lent | null> => {
  const { state } = await unit.load(requestAggregate, requestId);
  if (state.stage === 'absent') return null;
  const { offerId, stage, period, terms, handovers } = state;
  const out = recordOf(handovers, 'out') && outOf(period, terms.pricing.rentType);
  return { offerId, loanId: requestId, stage, out };
};

const counterLoanIn = async (unit: Unit, loanId: string): Promise<Lent | null> => {
  const { state } = await unit.load(counterLoanAggregate, loanId);
  if (state.stage === 'absent') return null;
  const { offerId, stage, period, handovers } = state;
  return { offerId, loanId, stage, out: recordOf(handovers, 'out') && outOf(period, null) };
};

/**
 * Notes earlier records of handovers in the calendars, so that their loans take their units while they are overdue, as
 * later ones do.
 */
export const noteEarlierHandovers = ({ commands, read }: Deps): readonly ClockPolicy[] => {
  const note = (
    call: Parameters<Deps['commands']['execute']>[0],
    loanIn: (unit: Unit) => Promise<Lent | null>,
  ): Promise<unknown> =>
    commands.execute<RequestRefusal>(call, async (unit) => {
      // The loan is loaded in the same unit, so that a record that was taken back meanwhile is not noted.
      const loan = await loanIn(unit);
      if (loan?.stage !== 'agreed' || loan.out === null) return decided([]);
      const { offerId, loanId: requestId, out } = loan;
      const { state } = await unit.load(calendarAggregate, offerId);
      const noted = noteOut(state, { offerId, requestId, out });
      if (!isRefused(noted)) unit.append(calendarAggregate, offerId, noted.events);
      return noted;
    });
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
  ];
};
