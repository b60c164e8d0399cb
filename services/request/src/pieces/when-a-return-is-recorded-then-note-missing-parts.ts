import type { CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { Part } from '@lendring/contracts/rules/parts.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { counterLoanAggregate } from '../counter-loan/counter-loan.aggregate.js';
import { missingOf } from '../handover/decide-record.js';
import { requestAggregate } from '../request/request.aggregate.js';
import type { Ports } from '../ports.js';
import { noteMissing } from './decide.js';
import { piecesAggregate } from './pieces.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read'>;

const missingOfRequest = async (load: Deps['load'], requestId: string): Promise<readonly Part[]> => {
  const state = await load(requestAggregate, requestId);
  return state.stage === 'absent' ? [] : missingOf(state.terms.parts ?? [], quantityOf(state.terms), state.handovers);
};

const missingOfCounterLoan = async (load: Deps['load'], loanId: string): Promise<readonly Part[]> => {
  const state = await load(counterLoanAggregate, loanId);
  return state.stage === 'absent' ? [] : missingOf(state.parts, state.units, state.handovers);
};

/** Notes the parts that a recorded return lacks with the pieces of the loan; a corrected record replaces them. */
export const whenAReturnIsRecordedThenNoteMissingParts = ({
  commands,
  load,
  read,
}: Deps): Policy<RequestEvent | CounterLoanEvent> => ({
  name: 'when-a-return-is-recorded-then-note-missing-parts',
  prefixes: ['request-', 'counterLoan-'],
  types: ['HandoverRecorded', 'CounterHandoverRecorded'],
  async react({ type, data }, call) {
    if (type !== 'HandoverRecorded' && type !== 'CounterHandoverRecorded') return undefined;
    const { offerId, counts } = data;
    if (counts.length === 0) return undefined;
    const loanId = type === 'HandoverRecorded' ? data.requestId : data.loanId;
    const missing = await (type === 'HandoverRecorded' ? missingOfRequest : missingOfCounterLoan)(load, loanId);
    const parts = missing.map(({ name, count }) => ({ name, count }));
    const had = (await read.pieceLoans.get(loanId))?.pieceIds ?? [];
    return commands.on(piecesAggregate, offerId, call, (state) =>
      noteMissing(state, { offerId, loanId, parts, had }, call.at),
    );
  },
});
