import type { QueryContext } from '@lendring/contracts/kernel/door.js';

/** The calling user's id; null for visitors and the system. */
export const userOf = ({ actor }: QueryContext): string | null => (actor.kind === 'user' ? actor.userId : null);
