import { ScriptOnce, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../lib/session-context.js';
import { knownScript } from '../lib/session-mark.js';

type Props = Readonly<{
  /** It was asked for as whoever is signed in, and is not there for them either. */ isMissing: boolean;
  pending: ReactNode;
  children: ReactNode;
}>;

/**
 * What is not there for everybody may be there for whoever is signed in. Until that is known they do not read that it
 * is gone, nor before the page's scripts run: the server draws both, and the document's mark says which is seen.
 */
export function UntilKnown({ isMissing, pending, children }: Props) {
  const session = useSession();
  const hydrated = useHydrated();
  const somebody = session.status === 'in' || (session.status === 'unknown' && Boolean(session.look));
  const waits = somebody && !isMissing;
  return (
    <>
      <ScriptOnce>{knownScript}</ScriptOnce>
      {(waits || !hydrated) && <div className={hydrated ? undefined : 'hidden in-data-known:block'}>{pending}</div>}
      {(!waits || !hydrated) && <div className={hydrated ? undefined : 'in-data-known:hidden'}>{children}</div>}
    </>
  );
}
