import { useSession } from '../../lib/session-context.js';

/** The address that the signed-in person signs in with; empty until it is known. */
export const useProfileEmail = (): string => {
  const session = useSession();
  return session.status === 'in' ? session.profile.email : '';
};
