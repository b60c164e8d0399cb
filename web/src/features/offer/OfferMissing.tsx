import { useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.js';
import { useSession } from '../../lib/session-context.js';
import { offerQuery } from '../../api/offer.js';

/** An offer that is not there for everybody may be there for its owner: asked again once it is known who looks. */
export function OfferMissing({ children }: Readonly<{ children: ReactNode }>) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const session = useSession();
  const { offerId } = useParams({ strict: false });
  useEffect(() => {
    if (session.status !== 'in' || !offerId) return;
    queries.fetchQuery({ ...offerQuery(api, offerId), staleTime: 0 }).then(
      () => router.invalidate(),
      () => undefined,
    );
  }, [session.status, offerId, api, queries, router]);
  return children;
}
