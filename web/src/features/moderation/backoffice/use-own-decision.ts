import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useSession } from '../../../lib/session-context.js';

type Complaint = Pick<CaseShape['complaints'][number], 'decision_id' | 'answered'>;

/** Whether a complaint is about what the reader decided themselves. */
export const useIsOwnDecision = (decisions: CaseShape['decisions']) => {
  const session = useSession();
  const reader = session.status === 'in' ? session.profile.user_id : null;
  return ({ decision_id: id }: Complaint): boolean =>
    reader !== null && decisions.find(({ decision_id: other }) => other === id)?.by.user_id === reader;
};
