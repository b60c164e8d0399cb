import type { QueryContext } from '@lendring/contracts/kernel/door.js';

/** User id of the caller; null for visitors and services. */
export const askerOf = ({ actor }: QueryContext): string | null => (actor.kind === 'user' ? actor.userId : null);
