import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { asAdmin, isThere, type Act, type GroupDecision } from '../group/decide-access.js';
import { personIn, roleIn, type Group, type Invited } from '../group/group.aggregate.js';

const after = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

type Secret = Readonly<{ invitationId: string; secret: string; hash: string }>;
type LinkTerms = Readonly<{ days: number | null; uses: number | null }>;
type Mail = Readonly<{ email: string; locale: Locale }>;

const invitationsOf = ({ invitations }: Group): readonly (readonly [id: string, invited: Invited])[] =>
  Object.entries(invitations);

const ended = (groupId: string, invitationId: string): GroupEvent => ({
  type: 'InvitationEnded',
  data: { groupId, invitationId },
});

/** Creates the group's invitation link; the previous link expires at once (spec §5). */
export const makeLink = (group: Group, act: Act, made: Secret, { days, uses }: LinkTerms): GroupDecision =>
  asAdmin(() => {
    const { groupId, userId: makerId, at } = act;
    const before = invitationsOf(group).filter(([, { byMail }]) => !byMail);
    const expiresAt = days === null ? null : after(at, days);
    return decided([
      ...before.map(([invitationId]) => ended(groupId, invitationId)),
      { type: 'LinkMade', data: { groupId, makerId, ...made, expiresAt, uses, at } },
    ]);
  })(group, act);

export const inviteByMail = (group: Group, act: Act, made: Secret, { email, locale }: Mail): GroupDecision =>
  asAdmin(() => {
    const { groupId, userId: makerId, at } = act;
    const { day, count } = group.mailed;
    if (day === at.slice(0, 10) && count >= groupLimits.mailsADay) return refused('group_mails_today');
    const mails = invitationsOf(group).filter(([, { byMail }]) => byMail);
    const isOver = (one: Invited): boolean => isUsedUp(one) || isExpired(one, at);
    const again = mails.filter(([, one]) => one.email === email || isOver(one));
    if (mails.length - again.length >= groupLimits.mails) return refused('group_mails_full');
    const expiresAt = after(at, groupLimits.mailDays);
    return decided([
      ...again.map(([invitationId]) => ended(groupId, invitationId)),
      { type: 'InvitedByMail', data: { groupId, makerId, ...made, email, locale, expiresAt, at } },
    ]);
  })(group, act);

export const endInvitation = (group: Group, act: Act, invitationId: string): GroupDecision =>
  asAdmin(() => decided(group.invitations[invitationId] ? [ended(act.groupId, invitationId)] : []))(group, act);

export const settleInvitations = (
  group: Group,
  { groupId, userId }: Pick<Act, 'groupId' | 'userId'>,
  email: string,
): GroupDecision => {
  if (roleIn(group, userId) === null) return decided([]);
  const address = email.toLowerCase();
  const open = invitationsOf(group).filter(([, one]) => one.email?.toLowerCase() === address && !isUsedUp(one));
  return decided(open.map(([invitationId]) => ended(groupId, invitationId)));
};

const isExpired = ({ expiresAt }: Invited, at: string): boolean => expiresAt !== null && expiresAt <= at;
const isUsedUp = ({ usesLeft }: Invited): boolean => usesLeft !== null && usesLeft <= 0;

/** Returns the valid invitation with this secret hash; null if it does not exist or is no longer valid. */
export const invitedBy = (group: Group, hash: string): readonly [id: string, invited: Invited] | null =>
  isThere(group) ? (invitationsOf(group).find(([, invited]) => invited.hash === hash) ?? null) : null;

/** The reason why the user cannot accept this invitation; null if they can. */
export const problemOf = (group: Group, invited: Invited, userId: string | null, at: string) => {
  if (userId !== null && personIn(group.blocked, userId)) return 'group_blocked';
  if (isExpired(invited, at)) return 'invitation_expired';
  if (isUsedUp(invited)) return 'invitation_used_up';
  return group.size >= groupLimits.members ? 'group_full' : null;
};

/** Existing members do not use up the invitation. */
export const acceptInvitation = (group: Group, { groupId, userId, at }: Act, hash: string): GroupDecision => {
  const found = invitedBy(group, hash);
  if (!found) return refused('invitation_not_found');
  if (roleIn(group, userId) !== null) return decided([]);
  const [invitationId, invited] = found;
  const problem: GroupRefusal | null = problemOf(group, invited, userId, at);
  if (problem) return refused(problem);
  return decided([{ type: 'MemberJoined', data: { groupId, userId, by: null, invitationId, at } }]);
};
