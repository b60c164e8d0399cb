import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useSession } from '../../../lib/session-context.js';

type Complaint = Pick<CaseShape['complaints'][number], 'decision_id' | 'answered'>;

/** Whether a complaint is about what the reader decided themselves, or confirmed. */
export const useIsOwnDecision = (decisions: CaseShape['decisions']) => {
  const session = useSession();
  const reader = session.status === 'in' ? session.profile.user_id : null;
  return ({ decision_id: id }: Complaint): boolean =>
    reader !== null &&
    decisions.some(
      ({ decision_id: other, by, confirmed_by: confirmedBy }) =>
        other === id && (by.user_id === reader || confirmedBy?.user_id === reader),
    );
};
