import * as z from 'zod';
import { GroupId } from '../group/rules.js';
import { limits } from '../kernel/limits.js';

export const Among = z.enum(['everyone', 'members']);
export type Among = z.infer<typeof Among>;

/** The groups a thing is lent in, and what these mean for it. Members are those of any of its groups. */
export const Audience = z.strictObject({
  groupIds: z
    .array(GroupId)
    .max(limits.offerGroups)
    .refine((all) => new Set(all).size === all.length, { error: 'group_twice' }),
  /** `members`: to everybody else the offer does not exist (ADR 71). */
  seenBy: Among,
  /** `members`: everybody else may look at it, not ask for it (spec §3, person group). */
  lentTo: Among,
  /** Members pay nothing, whatever the prices are. */
  freeForMembers: z.boolean(),
  /** The group of these that the thing itself belongs to: whoever leads it may take over what is asked for it (ADR 74). */
  belongsTo: GroupId.nullable().default(null),
});
export type Audience = z.infer<typeof Audience>;

/** Of an offer that belongs to no group. */
export const forEverybody: Audience = {
  groupIds: [],
  seenBy: 'everyone',
  lentTo: 'everyone',
  freeForMembers: false,
  belongsTo: null,
};
