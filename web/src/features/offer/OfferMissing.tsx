import { useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { offerQuery } from '../../api/offer.js';
import { UntilKnown } from '../../parts/people/UntilKnown.js';
import { OfferPending } from './OfferPending.js';

/**
 * Retry as the signed-in user, because an offer that is not public may be visible to its owner or to members of its
 * groups.
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
  return (
    <UntilKnown isMissing={offerId === undefined || missing === offerId} pending={<OfferPending />}>
      {children}
    </UntilKnown>
  );
}
