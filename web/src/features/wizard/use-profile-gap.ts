import { useEffect } from 'react';
import { ownTraderQuery } from '../../api/traders.js';
import { useApi } from '../../lib/api-context.js';
import { useSession, useSessionStore } from '../../lib/session-context.js';
import { useQuery } from '../../lib/use-query.js';

/** Details of the owner that are still missing before anything of theirs can be public (spec §5). */
export type ProfileGap = 'profile' | 'company' | 'trader' | null;

/** The link of the note about it. */
export const profileNeededId = 'profile-needed';

/** The first gap of the owner's; null: none, or not known yet. */
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

  // Perhaps it was completed in another tab since this one asked.
  useEffect(() => {
    if (gap) void store.refresh();
  }, [gap, store]);
  return gap;
};
