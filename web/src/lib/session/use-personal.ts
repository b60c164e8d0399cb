import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from './session-context.js';

type Answer = Readonly<{ personal: boolean }>;

/**
 * Refetches anonymously rendered data once the session is known.
 * @returns true while the personal data is pending
 */
export const usePersonal = (answer: Answer | undefined, queryKey: QueryKey): boolean => {
  const queries = useQueryClient();
  const { status } = useSession();
  const isDue = status === 'in' && answer?.personal === false;
  const ask = useEffectEvent(() => void queries.invalidateQueries({ queryKey, exact: true }));
  useEffect(() => {
    if (isDue) ask();
  }, [isDue]);
  return isDue;
};
