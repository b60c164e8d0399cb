import type { CaseRowShape, CaseShape } from '@lendring/contracts/http/cases.js';

/** Nobody has reported it: somebody who looks after cases opened it. */
export const isRaised = ({ reports }: Pick<CaseRowShape, 'reports'>): boolean => reports === 0;

/** It is the operator's own ad: nobody is warned or suspended for it. */
export const isOperators = ({ subject, owner }: Pick<CaseShape, 'subject' | 'owner'>): boolean =>
  subject.kind === 'ad' && subject.id === owner.user_id;
