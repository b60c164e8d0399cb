import type { Actor } from '@lendring/contracts/kernel/door.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import { ServiceFailed, ServiceUnavailable } from '@lendring/platform/rpc/door-errors.js';
import type { MemberGroups } from '../member-groups.port.js';
import type { OfferDocument } from '../projections/offer-document.js';

/** The longest that an answer waits for the group service. */
const WAIT_MS = 1_500;

/**
 * The groups of whoever asks. While the group service is away nobody is in any: what is for members waits, all else is
 * answered.
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
    /** Asks only where one of the documents belongs to a group and somebody else than its owner reads it. */
    for: async (documents: readonly (OfferDocument | null)[], askerId: string | null): Promise<readonly string[]> =>
      documents.some((one) => one && one.audience.groupIds.length > 0 && one.ownerId !== askerId) ? of(askerId) : [],
    askerOf,
  };
};
export type AskerGroups = ReturnType<typeof askerGroups>;
