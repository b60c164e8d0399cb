import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from './session-context.js';

type Answer = Readonly<{ /** It was answered to somebody who is signed in. */ personal: boolean }>;

/**
 * What the server draws is for nobody in particular: it is asked for again once it is known who looks. @returns whether
 * that is still to come
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
