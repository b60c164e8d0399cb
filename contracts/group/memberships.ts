import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { GroupId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { groupLimits } from './limits.js';
import { GroupRole, InvitationId, group, member, page, paging } from './rules.js';

export const membershipsCommands = {
  join: z.strictObject({ ...group, message: paragraph(groupLimits.message) }),
  leave: z.strictObject(group),
  admit: z.strictObject(member),
  decline: z.strictObject(member),
  appoint: z.strictObject(member),
  dismiss: z.strictObject(member),
  /** Removes a member and bans the person, who cannot return even with an invitation. */
  block: z.strictObject(member),
  unblock: z.strictObject(member),
  handOver: z.strictObject(member),
} as const;

const by = { by: UserId };

export const membershipsEvents = [
  event('MembershipAsked', { ...member, message: z.string().nullable(), at: Instant }),
  event('MembershipAskWithdrawn', member),
  event('MembershipDeclined', { ...member, ...by }),
  /** `by`: the admitting admin; `invitationId`: the invitation used. Each is null if it does not apply. */
  event('MemberJoined', { ...member, by: UserId.nullable(), invitationId: InvitationId.nullable(), at: Instant }),
  event('MemberLeft', { ...member, at: Instant }),
  /** `wasMember`: true for a former member; absent when the person had only asked to join. */
  event('MemberBlocked', { ...member, ...by, at: Instant, wasMember: z.literal(true).optional() }),
  event('MemberUnblocked', { ...member, by: UserId.nullable() }),
  event('GroupAdminAppointed', { ...member, by: UserId.nullable() }),
  event('GroupAdminDismissed', { ...member, ...by }),
  /** The group was handed over: `userId` becomes creator and admin, while `from` stays an admin until leaving. */
  event('GroupHandedOver', { ...member, from: UserId }),
] as const;

export const CountedAct = z.enum(['found', 'ask', 'invite']);
export type CountedAct = z.infer<typeof CountedAct>;

/**
 * Stream `joiner-<userId>`: groups joined or asked for, to enforce the limit of groups per person (ADR 75), and
 * actions with a limit per 24 hours.
 */
export const JoinerEvent = z.discriminatedUnion('type', [
  event('GroupCounted', member),
  z.strictObject({
    type: z.literal('GroupActCounted'),
    data: z.strictObject({ userId: UserId, act: CountedAct, at: Instant }),
  }),
]);
export type JoinerEvent = z.infer<typeof JoinerEvent>;

export const membershipsPersonal: PersonalFields<z.infer<(typeof membershipsEvents)[number]>> = {
  MembershipAsked: { subject: 'userId', fields: ['message'] },
};

export const GroupMember = z.strictObject({ userId: UserId, role: GroupRole, since: Instant });
export type GroupMember = z.infer<typeof GroupMember>;

export const MembershipAsk = z.strictObject({ userId: UserId, message: z.string(), at: Instant });
export type MembershipAsk = z.infer<typeof MembershipAsk>;

export const membershipsQueries = {
  /** System only: groups of the user, read from the event log. */
  groupsOf: { question: z.strictObject({ userId: UserId }), answer: z.array(GroupId) },
  /** System only: admins of an existing group, creator first. */
  leaders: { question: z.strictObject({ groupId: GroupId }), answer: z.array(UserId) },
  waiting: { question: z.strictObject({ groupId: GroupId }), answer: z.int() },
  /** System only: members of an existing group in order of id; `after` is the last id of the previous page. */
  memberIds: {
    question: z.strictObject({ groupId: GroupId, after: UserId.nullable(), size: z.int().min(1).max(500) }),
    answer: z.array(UserId),
  },
  /**
   * System only: former members of a deleted group, except the admin who deleted it, paged by id; empty while the
   * group exists.
   */
  endedMemberIds: {
    question: z.strictObject({ groupId: GroupId, after: UserId.nullable(), size: z.int().min(1).max(500) }),
    answer: z.array(UserId),
  },
  /** Members of a group, visible to members only: creator first, then admins, then by time of joining. */
  members: { question: z.strictObject({ groupId: GroupId, ...paging }), answer: page(GroupMember) },
  asks: { question: z.strictObject({ groupId: GroupId, ...paging }), answer: page(MembershipAsk) },
  blocked: {
    question: z.strictObject({ groupId: GroupId, ...paging }),
    answer: page(GroupMember.omit({ role: true })),
  },
} as const;

export const membershipsRefusals = {
  group_invitation_needed: m(
    403,
    'In diese Gruppe kommst du nur mit einer Einladung.',
    'You need an invitation to join this group.',
    'In deze groep kom je alleen met een uitnodiging.',
  ),
  group_blocked: m(
    403,
    'Die Admins dieser Gruppe haben dich ausgeschlossen.',
    'The admins of this group have blocked you.',
    'De beheerders van deze groep hebben je geblokkeerd.',
  ),
  group_full: m(
    409,
    'Diese Gruppe ist voll: mehr Mitglieder kann sie nicht haben.',
    'This group is full: it can’t have more members.',
    'Deze groep zit vol: meer leden kan hij niet hebben.',
  ),
  group_asks_full: m(
    409,
    'Bei dieser Gruppe warten schon sehr viele auf eine Antwort. Versuche es später noch einmal.',
    'Too many people are already waiting for an answer from this group. Try again later.',
    'Bij deze groep wachten al heel veel mensen op antwoord. Probeer het later nog eens.',
  ),
  too_many_groups: m(
    409,
    'Du bist schon in {max} Gruppen. Verlasse eine, um in eine andere zu kommen.',
    'You’re already in {max} groups. Leave one to join another.',
    'Je zit al in {max} groepen. Verlaat er een om bij een andere te komen.',
  ),
  group_member_not_found: m(
    404,
    'Diese Person ist nicht oder nicht mehr in der Gruppe.',
    'This person isn’t in the group any more, or never was.',
    'Deze persoon zit niet of niet meer in de groep.',
  ),
  group_creator_stays: m(
    409,
    'Diese Person leitet die Gruppe. Erst muss sie die Leitung jemand anderem übergeben oder die Gruppe löschen.',
    'This person owns the group. They have to hand it over or delete it first.',
    'De groep is van deze persoon. Die moet de groep eerst overdragen of verwijderen.',
  ),
  group_admin_stays: m(
    409,
    'Diese Person ist Admin. Nimm ihr das zuerst, dann kannst du sie ausschließen.',
    'This person is an admin. Remove them as an admin first, then you can block them.',
    'Deze persoon is beheerder. Neem dat eerst terug, dan kun je iemand blokkeren.',
  ),
  too_many_invitations_today: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max} Einladungen verschickt. Ab dem {time} geht es weiter, und den Link kannst du jederzeit teilen.',
    'You’ve sent {max} invitations in the last 24 hours. You can send more from {time}, and share the link at any time.',
    'Je hebt in de afgelopen 24 uur al {max} uitnodigingen verstuurd. Vanaf {time} kan het weer, en de link kun je altijd delen.',
  ),
  too_many_groups_today: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max} Gruppen gegründet. Ab dem {time} geht es weiter.',
    'You’ve created {max} groups in the last 24 hours. You can create another from {time}.',
    'Je hebt in de afgelopen 24 uur al {max} groepen opgericht. Vanaf {time} kan het weer.',
  ),
  too_many_group_asks_today: m(
    429,
    'Du hast in den letzten 24 Stunden schon bei {max} Gruppen angefragt. Ab dem {time} geht es weiter.',
    'You’ve asked to join {max} groups in the last 24 hours. You can ask again from {time}.',
    'Je hebt in de afgelopen 24 uur al bij {max} groepen gevraagd om mee te doen. Vanaf {time} kan het weer.',
  ),
};
