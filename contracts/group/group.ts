import * as z from 'zod';
import { Colour } from '../kernel/colour.js';
import { type PersonalFields, event } from '../kernel/events.js';
import { GroupId, ImageId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { hasWebAddress } from '../kernel/web-address.js';
import { groupLimits } from './limits.js';
import { GroupPlace, GroupRole, Joining, group, member } from './rules.js';

export const GroupTexts = z.strictObject({
  // Group name, without web addresses, because it appears in subject and text of mails to people outside the group.
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
  /** True if members may publish search requests while the group is listed. */
  publicSearchRequests: z.boolean(),
};
export const GroupSettings = z.strictObject(settings);
export type GroupSettings = z.infer<typeof GroupSettings>;
export const GroupChanges = z.strictObject(settings).partial();
export type GroupChanges = z.infer<typeof GroupChanges>;

export const groupBasicCommands = {
  /** Founds a group. The client chooses the id, so that a repeated click founds one group only. */
  found: z.strictObject({ ...group, ...settings }),
  change: z.strictObject({ ...group, changes: GroupChanges }),
  changePicture: z.strictObject({ ...group, imageId: ImageId.nullable() }),
  deleteGroup: z.strictObject(group),
} as const;

export const groupBasicEvents = [
  event('GroupFounded', { ...member, at: Instant }),
  /**
   * `listed`: whether the group is listed at the time of the event. `keeperId`: the admin whose key encrypts the
   * texts; when that person is erased, another admin takes over.
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
  event('GroupDeleted', { ...group, listed: z.boolean(), at: Instant }),
] as const;

export const groupBasicPersonal: PersonalFields<z.infer<(typeof groupBasicEvents)[number]>> = {
  GroupDescribed: { subject: 'keeperId', fields: ['name', 'description', 'rules'] },
};

export const GroupCard = z.strictObject({
  groupId: GroupId,
  name: z.string(),
  description: z.string(),
  color: z.string(),
  imageId: ImageId.nullable(),
  place: GroupPlace.nullable(),
  joining: Joining,
  listed: z.boolean(),
  members: z.int(),
  role: GroupRole.nullable(),
  asked: z.boolean(),
  waiting: z.int().nullable(),
  distanceKm: z.number().nullable(),
});
export type GroupCard = z.infer<typeof GroupCard>;

export const GroupView = GroupCard.omit({ distanceKm: true }).extend({
  blocked: z.boolean(),
  rules: z.string(),
  publicSearchRequests: z.boolean(),
  foundedAt: Instant,
  creatorId: UserId.nullable(),
});
export type GroupView = z.infer<typeof GroupView>;

export const groupBasicQueries = {
  group: { question: z.strictObject({ groupId: GroupId }), answer: GroupView.nullable() },
  /** Groups that the caller belongs to or has asked to join: groups with pending join requests first, then by name. */
  ownGroups: { question: z.strictObject({}), answer: z.array(GroupCard) },
  /** Names of those given groups to which the caller belongs. `listed`: true if the group is publicly visible. */
  names: {
    question: z.strictObject({ groupIds: z.array(GroupId).max(100) }),
    answer: z.array(z.strictObject({ groupId: GroupId, name: z.string(), listed: z.boolean() })),
  },
  joinable: {
    question: z.strictObject({ groupIds: z.array(GroupId).max(100) }),
    answer: z.array(z.strictObject({ groupId: GroupId, name: z.string() })),
  },
} as const;

export const groupBasicRefusals = {
  group_not_found: m(
    404,
    'Diese Gruppe gibt es nicht oder nicht mehr.',
    'This group doesn’t exist or has been deleted.',
    'Deze groep bestaat niet of niet meer.',
  ),
  group_admin_needed: m(
    403,
    'Das können nur Admins der Gruppe.',
    'Only admins of the group can do this.',
    'Dat kunnen alleen beheerders van de groep.',
  ),
  group_creator_needed: m(
    403,
    'Das kann nur, wer die Gruppe leitet.',
    'Only the owner of the group can do this.',
    'Dat kan alleen de eigenaar van de groep.',
  ),
  groups_full: m(
    409,
    'In deinem Tarif sind {max} eigene Gruppen enthalten, und so viele leitest du schon. Unter „Tarif“ findest du mehr.',
    'Your plan includes {max} groups of your own, and you already have that many. You’ll find more under “Plan”.',
    'In je abonnement zitten {max} eigen groepen, en zoveel beheer je er al. Meer vind je onder “Abonnement”.',
  ),
};
