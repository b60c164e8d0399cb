import type { CaseRowShape, CaseShape } from '@lendring/contracts/http/cases.js';

/** Case opened by a moderator without a report. */
export const isRaised = ({ reports }: Pick<CaseRowShape, 'reports'>): boolean => reports === 0;

/** House ad: no user can be warned or suspended. */
export const isOperators = ({ subject, owner }: Pick<CaseShape, 'subject' | 'owner'>): boolean =>
  subject.kind === 'ad' && subject.id === owner.user_id;
