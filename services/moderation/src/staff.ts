import { hasRight, type Actor } from '@lendring/contracts/kernel/service-api.js';

/** Account id of a caller who may handle reports; null for others. */
export const moderatorIn = (actor: Actor): string | null =>
  actor.kind === 'user' && hasRight(actor, 'reports') ? actor.userId : null;
