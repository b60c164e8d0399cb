import * as z from 'zod';
import { event, type PersonalFields } from '../kernel/events.js';
import { ImageId, Locale, UserId, GroupId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { GroupPlace, InvitationId, Joining, SecretHash } from './rules.js';

const group = { groupId: GroupId };
const member = { ...group, userId: UserId };
const by = { by: UserId };
/** `makerId`: author of the invitation, whose key encrypts its secret. */
const invitation = { ...group, invitationId: InvitationId, makerId: UserId };

/** Stream `group-<groupId>`: the group and its members (ADR 69). */
export const GroupEvent = z.discriminatedUnion('type', [
  event('GroupFounded', { ...member, at: Instant }),
  /**
   * `listed`: state at the time of the event. `keeperId`: the admin whose key encrypts the texts; when that person is
   * erased, another admin takes over.
   */
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
  event('GroupSearchRequestsOpened', { ...group, isPublic: z.boolean() }),
  event('MembershipAsked', { ...member, message: z.string().nullable(), at: Instant }),
  event('MembershipAskWithdrawn', member),
  event('MembershipDeclined', { ...member, ...by }),
  /** `by`: the admitting admin; `invitationId`: the invitation used. */
  event('MemberJoined', { ...member, by: UserId.nullable(), invitationId: InvitationId.nullable(), at: Instant }),
  event('MemberLeft', { ...member, at: Instant }),
  /** `wasMember`: absent when the person had only asked to join. */
  event('MemberBlocked', { ...member, ...by, at: Instant, wasMember: z.literal(true).optional() }),
  event('MemberUnblocked', { ...member, by: UserId.nullable() }),
  event('GroupAdminAppointed', { ...member, by: UserId.nullable() }),
  event('GroupAdminDismissed', { ...member, ...by }),
  /** `userId` becomes creator and admin; `from` stays an admin until leaving. */
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
  /** The author is no longer an admin: another admin's key encrypts the invitation. */
  event('InvitationPassedOn', { ...invitation, email: z.string().nullable(), secret: z.string().nullable() }),
  event('InvitationEnded', { ...group, invitationId: InvitationId }),
  event('GroupDeleted', { ...group, listed: z.boolean(), at: Instant }),
]);
export type GroupEvent = z.infer<typeof GroupEvent>;

export const CountedAct = z.enum(['found', 'ask', 'invite']);
export type CountedAct = z.infer<typeof CountedAct>;

/**
 * Stream `joiner-<userId>`: groups joined or asked for, to enforce the limit of groups per person (ADR 75), and actions
 * limited within 24 hours.
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
