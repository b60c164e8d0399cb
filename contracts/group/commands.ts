import * as z from 'zod';
import { Colour } from '../kernel/colour.js';
import { Email } from '../kernel/email.js';
import { ImageId, Locale, UserId, GroupId } from '../kernel/ids.js';
import { line, paragraph } from '../kernel/text.js';
import { hasWebAddress } from '../kernel/web-address.js';
import { Network } from '../kernel/network.js';
import { groupLimits } from './limits.js';
import { GroupPlace, InvitationId, InvitationToken, Joining } from './rules.js';

export const GroupTexts = z.strictObject({
  // The name appears in subject and text of mails to people outside the group.
  name: line(groupLimits.name, groupLimits.nameMin).refine((name) => !hasWebAddress(name), 'web_address'),
  description: paragraph(groupLimits.description),
  rules: paragraph(groupLimits.rules),
});
export type GroupTexts = z.infer<typeof GroupTexts>;

const settings = {
  ...GroupTexts.shape,
  color: Colour,
  place: GroupPlace.nullable(),
  joining: Joining,
  listed: z.boolean(),
  /** While the group is listed, members may publish search requests. */
  publicSearchRequests: z.boolean(),
};
export const GroupSettings = z.strictObject(settings);
export type GroupSettings = z.infer<typeof GroupSettings>;
export const GroupChanges = z.strictObject(settings).partial();
export type GroupChanges = z.infer<typeof GroupChanges>;

const group = { groupId: GroupId };
const member = { ...group, userId: UserId };

export const groupCommands = {
  /** The client chooses the id, so that a repeated click founds one group. */
  found: z.strictObject({ ...group, ...settings }),
  change: z.strictObject({ ...group, changes: GroupChanges }),
  changePicture: z.strictObject({ ...group, imageId: ImageId.nullable() }),
  join: z.strictObject({ ...group, message: paragraph(groupLimits.message) }),
  leave: z.strictObject(group),
  admit: z.strictObject(member),
  decline: z.strictObject(member),
  appoint: z.strictObject(member),
  dismiss: z.strictObject(member),
  /** Removes a member and bans the person, even with an invitation. */
  block: z.strictObject(member),
  unblock: z.strictObject(member),
  handOver: z.strictObject(member),
  /** Replaces the group's link; the previous link is invalid at once (spec §5). */
  makeLink: z.strictObject({
    ...group,
    days: z.int().min(1).max(groupLimits.linkDays).nullable(),
    uses: z.int().min(1).max(groupLimits.linkUses).nullable(),
  }),
  endInvitation: z.strictObject({ ...group, invitationId: InvitationId }),
  inviteByMail: z.strictObject({ ...group, email: Email, locale: Locale }),
  acceptInvitation: z.strictObject({ token: InvitationToken, network: Network }),
  deleteGroup: z.strictObject(group),
} as const;
