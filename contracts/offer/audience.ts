import * as z from 'zod';
import { GroupId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';

export const Among = z.enum(['everyone', 'members']);
export type Among = z.infer<typeof Among>;

/**
 * Groups in which an offer is lent, and what membership changes. Belonging to any one of the groups makes a user a
 * member.
 */
export const Audience = z.strictObject({
  groupIds: z
    .array(GroupId)
    .max(limits.offerGroups)
    .refine((all) => new Set(all).size === all.length, { error: 'group_twice' }),
  /** `members`: non-members cannot see the offer (ADR 71). */
  seenBy: Among,
  /** `members`: non-members may view the offer but not request it (spec §3, person group). */
  lentTo: Among,
  freeForMembers: z.boolean(),
  /** Group that owns the offer; its admins may take over requests (ADR 74). */
  belongsTo: GroupId.nullable().default(null),
});
export type Audience = z.infer<typeof Audience>;

export const forEverybody: Audience = {
  groupIds: [],
  seenBy: 'everyone',
  lentTo: 'everyone',
  freeForMembers: false,
  belongsTo: null,
};
