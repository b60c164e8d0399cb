import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { useSession } from './session-context.js';

const none: readonly Role[] = [];

export const useRoles = (): readonly Role[] => {
  const session = useSession();
  return session.status === 'in' ? session.usergroup : none;
};

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
