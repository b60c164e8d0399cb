import { counterTokenParts } from '@lendring/contracts/request/counter-loan.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';
import { accepted, found } from '../errors/api-error.js';
import { invitedLoanShape } from '../shapes/counter-loan.js';
import { readCounterLoan, type CounterLoanDeps } from './counter-loans.js';
import { inviterOf } from './inviter.js';

type Names = 'inviteToCounterLoan' | 'remindCounterBorrower' | 'counterInvitation' | 'linkCounterLoan';

/** Mail to the borrower of a counter loan, and the invitation that links the loan to their account. */
export const counterInvitationHandlers = (deps: CounterLoanDeps): Handlers<Names> => {
  const { commands, queries } = deps.apis.request;
  return {
    inviteToCounterLoan: async ({ id, body: { email } }, caller) =>
      readCounterLoan(
        deps,
        caller,
        id,
        accepted(
          await commands.inviteToCounterLoan({ loanId: id, email, locale: caller.locale }, commandContext(caller)),
        ),
      ),
    remindCounterBorrower: async ({ id }, caller) =>
      readCounterLoan(
        deps,
        caller,
        id,
        accepted(await commands.remindCounterBorrower({ loanId: id, locale: caller.locale }, commandContext(caller))),
      ),
    counterInvitation: async ({ id }, caller) => {
      const opened = found(
        await queries.counterInvitation({ token: id }, queryContext(caller)),
        'invitation_not_found',
      );
      const { loanId, loan, further, isLinked, problem } = opened;
      return {
        loanId,
        loan: loan && {
          ...invitedLoanShape(loan),
          owner: await inviterOf(deps.apis, caller, loan.vendorId),
          further: further.map(invitedLoanShape),
        },
        linked: isLinked,
        problem,
      };
    },
    linkCounterLoan: async ({ id }, caller) => {
      const after = accepted(await commands.linkCounterLoan({ token: id }, commandContext(caller)));
      return readCounterLoan(deps, caller, counterTokenParts(id)?.loanId ?? '', after);
    },
  };
};
