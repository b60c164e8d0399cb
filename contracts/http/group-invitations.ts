import * as z from 'zod';
import { groupCommands } from '../group/commands.js';
import { Email } from '../kernel/email.js';
import { InvitationId, InvitationToken } from '../group/rules.js';
import { Instant } from '../kernel/period.js';
import { call } from './call.js';
import { bodyOf } from './camel-case.js';
import { GroupShape, ofGroup } from './groups.js';
import { UserCard } from './shapes.js';

/**
 * Invitation to a group. `url` is the page that opens the invitation, null when its author's key was destroyed;
 * `email` is null for the group's link, and `uses_left` is null when unlimited.
 */
export const InvitationShape = z.object({
  invitation_id: InvitationId,
  token: InvitationToken.nullable(),
  url: z.string().nullable(),
  email: z.string().nullable(),
  expires_at: Instant.nullable(),
  uses_left: z.int().nullable(),
  used: z.int(),
  made_at: Instant,
});
export type InvitationShape = z.infer<typeof InvitationShape>;

export const GroupLinkBody = bodyOf(groupCommands.makeLink, 'groupId');
export type GroupLinkBody = z.infer<typeof GroupLinkBody>;
export const GroupMailBody = z.strictObject({ email: Email });

/**
 * Preview of an invitation for its holder. `problem`: why the caller cannot join. `invited_by`: public profile of the
 * author; null when the invitation is invalid, the author no longer leads the group, or one of the two blocked the
 * other.
 */
export const OpenedInvitationShape = z.object({
  group: GroupShape,
  problem: z.enum(['invitation_expired', 'invitation_used_up', 'group_blocked', 'group_full']).nullable(),
  invited_by: UserCard.pick({ nickname: true, company: true, color: true, image_thumb: true }).nullable(),
});
export type OpenedInvitationShape = z.infer<typeof OpenedInvitationShape>;

export const groupInvitationCalls = {
  groupInvitations: call('GET /group_invitation/{id}', {
    ...ofGroup,
    summary: 'The link of a group, and invitations by mail (admins)',
    answer: z.array(InvitationShape),
  }),
  makeGroupLink: call('POST /group_link/{id}', {
    ...ofGroup,
    body: GroupLinkBody,
    feature: 'groups',
    sends: 'group.makeLink',
    answers: 'groupInvitations',
    summary: 'Make the link of a group anew: the one before is dead at once (admins)',
    answer: z.array(InvitationShape),
  }),
  inviteByMail: call('POST /group_invitation/{id}', {
    ...ofGroup,
    body: GroupMailBody,
    feature: 'groups',
    summary: 'Invite one person by mail (admins)',
    answer: z.array(InvitationShape),
  }),
  endInvitation: call('DELETE /group_invitation/{id}', {
    ...ofGroup,
    query: z.object({ invitation_id: InvitationId }),
    sends: 'group.endInvitation',
    until: 'group.invitations',
    summary: 'Take an invitation back (admins)',
  }),
  invitation: call('GET /invitation/{id}', {
    access: 'anyone',
    secret: true,
    id: InvitationToken,
    feature: 'groups',
    summary: 'Which group an invitation leads to',
    answer: OpenedInvitationShape,
  }),
  acceptInvitation: call('POST /invitation/{id}', {
    access: 'user',
    id: InvitationToken,
    body: z.strictObject({}),
    feature: 'groups',
    summary: 'Join the group of an invitation',
    answer: GroupShape,
  }),
} as const;
