import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SuspendedNote } from '../parts/people/SuspendedNote.js';

/** Note about a suspension on the home page. Loads its own texts, since most visits need none. */
export function WelcomeSuspended() {
  const { texts } = useRouteContext({ from: '__root__' });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void texts('suspended').then(() => setReady(true));
  }, [texts]);
  return isReady && <SuspendedNote className="mt-4" />;
}
