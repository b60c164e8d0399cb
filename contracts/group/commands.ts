import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { Colour } from '../account/commands.js';
import { ImageId, Locale, UserId } from '../kernel/ids.js';
import { line, paragraph } from '../kernel/text.js';
import { hasWebAddress } from '../rules/web-address.js';
import { Network } from '../kernel/network.js';
import { groupLimits } from './limits.js';
import { GroupId, GroupPlace, InvitationId, InvitationToken, Joining } from './rules.js';

/** What admins say of their group. */
export const GroupTexts = z.strictObject({
  // The name is in the subject and the text of mails to people who know nobody here.
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
  /** Whether people outside find it and see what it is about. */
  listed: z.boolean(),
  /** While it is listed, everybody may read search requests that members make public. */
  publicSearchRequests: z.boolean(),
};
export const GroupSettings = z.strictObject(settings);
export type GroupSettings = z.infer<typeof GroupSettings>;
export const GroupChanges = z.strictObject(settings).partial();
export type GroupChanges = z.infer<typeof GroupChanges>;

const group = { groupId: GroupId };
const member = { ...group, userId: UserId };

/** People act for themselves: the context's user joins, leaves, leads. */
export const groupCommands = {
  /** The id comes along, so that a repeated click founds one group. */
  found: z.strictObject({ ...group, ...settings }),
  change: z.strictObject({ ...group, changes: GroupChanges }),
  changePicture: z.strictObject({ ...group, imageId: ImageId.nullable() }),
  /** At once where it is open; else the admins are asked, with a message. */
  join: z.strictObject({ ...group, message: paragraph(groupLimits.message) }),
  /** Gives up membership, or an ask that nobody has answered yet. */
  leave: z.strictObject(group),
  admit: z.strictObject(member),
  decline: z.strictObject(member),
  appoint: z.strictObject(member),
  dismiss: z.strictObject(member),
  /** Puts a member out, and keeps out whoever it is, whatever invitation they hold. */
  block: z.strictObject(member),
  unblock: z.strictObject(member),
  /** To an admin or member, who becomes its creator. */
  handOver: z.strictObject(member),
  /** Makes the link of the group anew: the one before is dead at once (spec §5). */
  makeLink: z.strictObject({
    ...group,
    /** Days; null: it does not expire. */
    days: z.int().min(1).max(groupLimits.linkDays).nullable(),
    uses: z.int().min(1).max(groupLimits.linkUses).nullable(),
  }),
  endInvitation: z.strictObject({ ...group, invitationId: InvitationId }),
  /** One person, once; the mail is in the given language. */
  inviteByMail: z.strictObject({ ...group, email: Email, locale: Locale }),
  acceptInvitation: z.strictObject({ token: InvitationToken, network: Network }),
  deleteGroup: z.strictObject(group),
} as const;
