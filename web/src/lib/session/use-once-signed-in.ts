import { useEffect } from 'react';
import { useSession } from './session-context.js';

/**
 * Loads code for signed-in users as soon as the browser expects one, while the session is still being confirmed.
 * @param load pass a function that stays the same
 */
export const useOnceSignedIn = (load: () => Promise<unknown>): void => {
  const session = useSession();
  const expected = session.status === 'in' || (session.status === 'unknown' && Boolean(session.look));
  useEffect(() => {
    // Ignore a failure, because the parts load again when they are shown.
    if (expected) load().catch(() => undefined);
  }, [expected, load]);
};
