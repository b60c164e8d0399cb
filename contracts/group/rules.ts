import * as z from 'zod';
import { GroupId, UserId } from '../kernel/ids.js';
import { Country, Point } from '../kernel/place.js';
import type { Schema } from '../kernel/schema.js';
import { groupLimits } from './limits.js';

export const group = { groupId: GroupId };
export const member = { ...group, userId: UserId };

export const Joining = z.enum(['open', 'request', 'invitation']);
export type Joining = z.infer<typeof Joining>;

export const GroupRole = z.enum(['member', 'admin', 'creator']);
export type GroupRole = z.infer<typeof GroupRole>;

export const GroupPlace = z.strictObject({
  city: z.string().max(100),
  cityId: z.string().max(40),
  cityUrl: z.string().max(120),
  country: Country,
  point: Point,
});
export type GroupPlace = z.infer<typeof GroupPlace>;

export const InvitationId = z.uuid();

/** SHA-256 of an invitation's secret, in hex. */
export const SecretHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Invitation token: group id followed by a 128-bit secret. */
export const InvitationToken = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}[A-Za-z0-9_-]{22}$/);
export type InvitationToken = z.infer<typeof InvitationToken>;

export const tokenOf = (groupId: GroupId, secret: string): InvitationToken => `${groupId}${secret}`;

const SECRET = /^[A-Za-z0-9_-]{22}$/;

export const partsOf = (token: string): Readonly<{ groupId: GroupId; secret: string }> | null => {
  const [groupId, secret] = [token.slice(0, 10), token.slice(10)];
  return GroupId.safeParse(groupId).success && SECRET.test(secret) ? { groupId, secret } : null;
};

export const paging = { page: z.int().min(1).max(500), size: z.int().min(1).max(groupLimits.page) };

export const page = <Item extends Schema>(item: Item) => z.strictObject({ items: z.array(item), total: z.int() });
