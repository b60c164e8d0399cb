import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { isBlockedPair } from '../caller/blocked-pairs.js';
import type { Caller } from '../caller/handlers.js';
import { peopleOf } from '../shapes/people.js';

/** Card of the user who sent an invitation; null if deleted, or blocked by or blocking the caller. */
export const inviterOf = async (apis: ServiceApis, caller: Caller, userId: string | null) => {
  if (userId === null || (caller.userId !== null && (await isBlockedPair(apis, caller, userId)))) return null;
  const card = (await peopleOf(apis, caller, [userId])).get(userId);
  if (!card || card.former) return null;
  const { nickname, company, color, imageThumb } = card;
  return { nickname, company, color, imageThumb };
};
