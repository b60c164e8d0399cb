import { useSession } from '../../lib/session/session-context.js';

export const useProfileEmail = (): string => {
  const session = useSession();
  return session.status === 'in' ? session.profile.email : '';
};
