import type { Role } from '@lendring/contracts/kernel/roles.js';
import { useSession } from './session-context.js';

const none: readonly Role[] = [];

export const useRoles = (): readonly Role[] => {
  const session = useSession();
  return session.status === 'in' ? session.usergroup : none;
};
