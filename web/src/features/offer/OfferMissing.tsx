import { useQueryClient } from '@tanstack/react-query';
import { ScriptOnce, useHydrated, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.js';
import { useSession } from '../../lib/session-context.js';
import { knownScript } from '../../lib/session-mark.js';
import { offerQuery } from '../../api/offer.js';
import { OfferPending } from './OfferPending.js';

/**
 * An offer that is not there for everybody may be there for its owner: asked again once it is known who looks. Until
 * then a signed-in person does not read that it is gone, nor before the page's scripts run: the server draws both, and
 * the document's mark says which is seen.
 */
export function OfferMissing({ children }: Readonly<{ children: ReactNode }>) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const session = useSession();
  const { offerId } = useParams({ strict: false });
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (session.status !== 'in' || !offerId) return;
    queries.fetchQuery({ ...offerQuery(api, offerId), staleTime: 0 }).then(
      () => router.invalidate(),
      () => setMissing(offerId),
    );
  }, [session.status, offerId, api, queries, router]);
  const somebody = session.status === 'in' || (session.status === 'unknown' && Boolean(session.look));
  const waits = somebody && offerId !== undefined && missing !== offerId;
  const hydrated = useHydrated();
  return (
    <>
      <ScriptOnce>{knownScript}</ScriptOnce>
      {(waits || !hydrated) && (
        <div className={hydrated ? undefined : 'hidden in-data-known:block'}>
          <OfferPending />
        </div>
      )}
      {(!waits || !hydrated) && <div className={hydrated ? undefined : 'in-data-known:hidden'}>{children}</div>}
    </>
  );
}
