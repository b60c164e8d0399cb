import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useSession } from '../../lib/session/session-context.js';

type Complaint = Pick<CaseShape['complaints'][number], 'decision_id' | 'answered'>;

/** Whether the reader made or confirmed the decision that a complaint is about. */
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
