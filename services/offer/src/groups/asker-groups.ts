import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import { ServiceFailed, ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import type { MemberGroups } from './member-groups.port.js';
import type { OfferDocument } from '../offer/document.js';

const WAIT_MS = 1_500;

/**
 * Groups of the caller. When the group service is unavailable, the list is empty: members-only content is hidden and
 * everything else still works.
 */
export const askerGroups = (memberGroups: MemberGroups) => {
  const of = async (userId: string | null): Promise<readonly string[]> => {
    if (userId === null) return [];
    try {
      return await withTimeLimit(WAIT_MS, () => memberGroups.of(userId));
    } catch (error) {
      if (error instanceof ServiceUnavailable || error instanceof ServiceFailed) return [];
      throw error;
    }
  };
  const askerOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null);
  return {
    of: (actor: Actor) => of(askerOf(actor)),
    for: async (documents: readonly (OfferDocument | null)[], askerId: string | null): Promise<readonly string[]> =>
      documents.some((one) => one && one.audience.groupIds.length > 0 && one.ownerId !== askerId) ? of(askerId) : [],
    askerOf,
  };
};
export type AskerGroups = ReturnType<typeof askerGroups>;
