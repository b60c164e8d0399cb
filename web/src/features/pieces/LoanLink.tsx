import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PieceLoanShape } from '@lendring/contracts/http/pieces.js';

type Props = Readonly<{ loan: PieceLoanShape; className?: string; children: ReactNode }>;

/** Link to the request, or to the loan made at the counter. */
export function LoanLink({ loan: { loan_id: loanId, counter }, ...rest }: Props) {
  return counter ? (
    <Link to="/counter-loan/$loanId" params={{ loanId }} {...rest} />
  ) : (
    <Link to="/request/$requestId" params={{ requestId: loanId }} {...rest} />
  );
}
