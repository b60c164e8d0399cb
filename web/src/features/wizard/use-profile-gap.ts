import { useEffect } from 'react';
import { ownTraderQuery } from '../../api/traders.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession, useSessionStore } from '../../lib/session/session-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';

/** Missing owner details that block publishing (spec §5). */
export type ProfileGap = 'profile' | 'company' | 'trader' | null;

export const profileNeededId = 'profile-needed';

/** First missing detail; null if complete or still loading. */
export const useProfileGap = (): ProfileGap => {
  const api = useApi();
  const session = useSession();
  const store = useSessionStore();
  const commercial = session.status === 'in' && session.profile.commercial;
  const { data: trader } = useQuery(ownTraderQuery(api, commercial));
  const gap: ProfileGap =
    session.status !== 'in'
      ? null
      : !session.profile.completed
        ? 'profile'
        : session.profile.commercial && !session.profile.completed_commercial
          ? 'company'
          : commercial && trader?.ready === false
            ? 'trader'
            : null;

  // The profile may have been completed in another tab.
  useEffect(() => {
    if (gap) void store.refresh();
  }, [gap, store]);
  return gap;
};
