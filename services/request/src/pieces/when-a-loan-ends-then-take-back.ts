import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';
import { takeBack } from './decide.js';
import { piecesAggregate } from './pieces.aggregate.js';

/** Takes back the pieces of a loan that is completed or cancelled, in the condition that is known of them. */
export const whenALoanEndsThenTakeBackItsPieces = ({
  commands,
}: Pick<Ports, 'commands'>): Policy<RequestEvent | CounterLoanEvent> => ({
  name: 'when-a-loan-ends-then-take-back-its-pieces',
  prefixes: ['request-', 'counterLoan-'],
  types: ['RequestCompleted', 'RequestCancelled', 'CounterLoanCompleted', 'CounterLoanCancelled'],
  async react({ type, data }, call) {
    const loanId =
      type === 'CounterLoanCompleted' || type === 'CounterLoanCancelled'
        ? data.loanId
        : type === 'RequestCompleted' || type === 'RequestCancelled'
          ? data.requestId
          : null;
    if (loanId === null || !('offerId' in data) || data.offerId === undefined) return undefined;
    const { offerId } = data;
    return commands.on(piecesAggregate, offerId, call, (state) =>
      state.ownerId === null
        ? decided([])
        : takeBack(state, { offerId, loanId, conditions: [] }, { userId: state.ownerId, at: call.at }),
    );
  },
});
