import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { ImageId, Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { GroupId, GroupPlace, InvitationId, Joining, SecretHash } from './rules.js';

const group = { groupId: GroupId };
const member = { ...group, userId: UserId };
/** The admin who acts. */
const by = { by: UserId };
/** Whose key the secret of an invitation is encrypted under: who made it. */
const invitation = { ...group, invitationId: InvitationId, makerId: UserId };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject(shape) });

/** Stream `group-<groupId>`: the group and everybody in it (ADR 69). */
export const GroupEvent = z.discriminatedUnion('type', [
  /** Its first member, admin and creator. */
  event('GroupFounded', { ...member, at: Instant }),
  /** `listed`: whether it is as this happens. `keeperId`: the admin under whose key the texts lie; when that person is erased, another one keeps them. */
  event('GroupDescribed', {
    ...group,
    keeperId: UserId,
    name: z.string().nullable(),
    description: z.string().nullable(),
    rules: z.string().nullable(),
    listed: z.boolean(),
  }),
  event('GroupColourChosen', { ...group, color: z.string() }),
  event('GroupPlaced', { ...group, place: GroupPlace.nullable() }),
  event('GroupPictureChanged', { ...group, imageId: ImageId.nullable() }),
  event('GroupOpened', { ...group, joining: Joining, listed: z.boolean(), wasListed: z.boolean() }),
  /** Whether everybody may read search requests that members make public. */
  event('GroupSearchRequestsOpened', { ...group, isPublic: z.boolean() }),
  event('MembershipAsked', { ...member, message: z.string().nullable(), at: Instant }),
  /** By the person who asked. */
  event('MembershipAskWithdrawn', member),
  event('MembershipDeclined', { ...member, ...by }),
  /** `by`: the admin who admitted them; `invitationId`: what they came in with. */
  event('MemberJoined', { ...member, by: UserId.nullable(), invitationId: InvitationId.nullable(), at: Instant }),
  event('MemberLeft', { ...member, at: Instant }),
  /** `wasMember`: not only somebody who asked. */
  event('MemberBlocked', { ...member, ...by, at: Instant, wasMember: z.literal(true).optional() }),
  /** `by` null: the person was erased. */
  event('MemberUnblocked', { ...member, by: UserId.nullable() }),
  event('GroupAdminAppointed', { ...member, by: UserId.nullable() }),
  event('GroupAdminDismissed', { ...member, ...by }),
  /** `userId` is its creator from now on, and an admin; `from` stays an admin unless they leave. */
  event('GroupHandedOver', { ...member, from: UserId }),
  event('LinkMade', {
    ...invitation,
    secret: z.string().nullable(),
    hash: SecretHash,
    expiresAt: Instant.nullable(),
    uses: z.int().nullable(),
    at: Instant,
  }),
  event('InvitedByMail', {
    ...invitation,
    email: z.string().nullable(),
    secret: z.string().nullable(),
    hash: SecretHash,
    locale: Locale,
    expiresAt: Instant,
    at: Instant,
  }),
  /** Its maker is no admin any more: it goes on under another one's key. */
  event('InvitationPassedOn', { ...invitation, email: z.string().nullable(), secret: z.string().nullable() }),
  /** Taken back, made anew, or its address's account joined another way. */
  event('InvitationEnded', { ...group, invitationId: InvitationId }),
  event('GroupDeleted', { ...group, listed: z.boolean(), at: Instant }),
]);
export type GroupEvent = z.infer<typeof GroupEvent>;

/** Acts limited per person within 24 hours: found a group, ask to join one, invite by mail. */
export const CountedAct = z.enum(['found', 'ask', 'invite']);
export type CountedAct = z.infer<typeof CountedAct>;

/**
 * Stream `joiner-<userId>`: which groups a person came to, or asked to join, for the limit of groups a person (ADR 75);
 * and what is limited within 24 hours.
 */
export const JoinerEvent = z.discriminatedUnion('type', [
  event('GroupCounted', member),
  z.strictObject({
    type: z.literal('GroupActCounted'),
    data: z.strictObject({ userId: UserId, act: CountedAct, at: Instant }),
  }),
]);
export type JoinerEvent = z.infer<typeof JoinerEvent>;

export const groupPersonal: PersonalFields<GroupEvent> = {
  GroupDescribed: { subject: 'keeperId', fields: ['name', 'description', 'rules'] },
  MembershipAsked: { subject: 'userId', fields: ['message'] },
  LinkMade: { subject: 'makerId', fields: ['secret'] },
  InvitedByMail: { subject: 'makerId', fields: ['email', 'secret'] },
  InvitationPassedOn: { subject: 'makerId', fields: ['email', 'secret'] },
};
