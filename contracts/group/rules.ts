import * as z from 'zod';
import { Country, Point } from '../kernel/place.js';

/** Ten letters of Crockford's base 32 in lower case, as an offer's id. */
export const GroupId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);
export type GroupId = z.infer<typeof GroupId>;

/** Who gets in: everybody, whom an admin admits, or whom an admin invites. */
export const Joining = z.enum(['open', 'request', 'invitation']);
export type Joining = z.infer<typeof Joining>;

/** A member may do what every member may; an admin leads; the creator is an admin who alone hands over and deletes. */
export const GroupRole = z.enum(['member', 'admin', 'creator']);
export type GroupRole = z.infer<typeof GroupRole>;

/** The town a group is at home in: never more exact than its middle. */
export const GroupPlace = z.strictObject({
  city: z.string().max(100),
  cityId: z.string().max(40),
  cityUrl: z.string().max(120),
  country: Country,
  point: Point,
});
export type GroupPlace = z.infer<typeof GroupPlace>;

export const InvitationId = z.uuid();

/** SHA-256 of an invitation's secret in hex: what is compared. */
export const SecretHash = z.string().regex(/^[0-9a-f]{64}$/);

const SECRET = /^[A-Za-z0-9_-]{22}$/;
/** What stands in the address of an invitation: the group's id and 128 secret bits. */
export const InvitationToken = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}[A-Za-z0-9_-]{22}$/);
export type InvitationToken = z.infer<typeof InvitationToken>;

export const tokenOf = (groupId: GroupId, secret: string): InvitationToken => `${groupId}${secret}`;

/** The parts of a token; null when it is none. */
export const partsOf = (token: string): Readonly<{ groupId: GroupId; secret: string }> | null => {
  const [groupId, secret] = [token.slice(0, 10), token.slice(10)];
  return GroupId.safeParse(groupId).success && SECRET.test(secret) ? { groupId, secret } : null;
};
