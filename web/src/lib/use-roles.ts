import type { Role } from '@lendring/contracts/kernel/roles.js';
import { useSession } from './session-context.js';

const none: readonly Role[] = [];

/** The roles of whoever looks at the page; none before it is known who does. */
export const useRoles = (): readonly Role[] => {
  const session = useSession();
  return session.status === 'in' ? session.usergroup : none;
};
