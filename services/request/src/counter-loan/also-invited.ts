import type { Ports } from '../ports.js';
import { counterLoanAggregate, type Entered } from './counter-loan.aggregate.js';
import { invitedLoan } from './decide.js';

/** Other open loans entered together with one whose invitation has the hash, which the invitation links as well. */
export const alsoInvited = async (
  load: Ports['load'],
  { loanId: own, together }: Pick<Entered, 'loanId' | 'together'>,
  hash: string,
): Promise<readonly Entered[]> => {
  const others = await Promise.all(
    together.filter((loanId) => loanId !== own).map((loanId) => load(counterLoanAggregate, loanId)),
  );
  return others.flatMap((other) => {
    const invited = invitedLoan(other, hash);
    return invited?.stage === 'agreed' && invited.creatorId === null ? [invited] : [];
  });
};
