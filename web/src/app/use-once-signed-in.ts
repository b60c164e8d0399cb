import { useEffect, useState } from 'react';
import type { Loadable } from '../ui/later.js';
import { useSession } from '../lib/session/session-context.js';

/**
 * Loads parts for signed-in users as soon as the browser expects one, while the session is still being confirmed.
 * @returns true once they are loaded; until then, keep what the server rendered, so that the page moves only once
 */
export const useOnceSignedIn = (parts: Loadable): boolean => {
  const session = useSession();
  const expected = session.status === 'in' || (session.status === 'unknown' && Boolean(session.look));
  const [isLoaded, setLoaded] = useState(parts.isLoaded);
  useEffect(() => {
    if (!expected || isLoaded) return;
    const done = () => setLoaded(true);
    // Show the parts after a failure as well: they load again, and the page reports a second failure.
    parts.load().then(done, done);
  }, [expected, isLoaded, parts]);
  return isLoaded;
};
