import { ScriptOnce, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-context.js';
import { knownScript } from '../../lib/session/session-mark.js';

/**
 * Different content for members and visitors. The server renders both; an attribute of the document selects one until
 * the session is known.
 */
export function MemberOr({ member, children }: Readonly<{ member: ReactNode; children: ReactNode }>) {
  const session = useSession();
  const hydrated = useHydrated();
  const isMember = session.status === 'in' || (session.status === 'unknown' && Boolean(session.look));
  return (
    <>
      <ScriptOnce>{knownScript}</ScriptOnce>
      {(isMember || !hydrated) && <div className={hydrated ? undefined : 'hidden in-data-known:block'}>{member}</div>}
      {(!isMember || !hydrated) && <div className={hydrated ? undefined : 'in-data-known:hidden'}>{children}</div>}
    </>
  );
}
