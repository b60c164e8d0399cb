import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { GroupPlace, GroupRole, Joining } from '@lendring/contracts/group/rules.js';

/**
 * People by id in 256 buckets (the last two digits of the id), so that a change to a group of 5,000 copies only some
 * dozen entries.
 */
export type People<Entry> = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const partOf = (userId: string): string => userId.slice(-2);

export const personIn = <Entry>(people: People<Entry>, userId: string): Entry | null =>
  people[partOf(userId)]?.[userId] ?? null;

export const withPerson = <Entry>(people: People<Entry>, userId: string, entry: Entry): People<Entry> => ({
  ...people,
  [partOf(userId)]: { ...people[partOf(userId)], [userId]: entry },
});

export const withoutPerson = <Entry>(people: People<Entry>, userId: string): People<Entry> => {
  const { [userId]: _, ...rest } = people[partOf(userId)] ?? {};
  return { ...people, [partOf(userId)]: rest };
};

export const everybody = <Entry>(people: People<Entry>): readonly (readonly [userId: string, entry: Entry])[] =>
  Object.values(people).flatMap((part) => Object.entries(part));

export type Member = Readonly<{ admin: boolean; since: string }>;

/** `email`: the recipient; null for the link, and after the sender's erasure. `usesLeft`: null for no limit. */
export type Invited = Readonly<{
  makerId: string;
  /** The admin who invited; null after the invitation has passed to another admin. */
  invitedBy: string | null;
  byMail: boolean;
  email: string | null;
  secret: string | null;
  hash: string;
  expiresAt: string | null;
  usesLeft: number | null;
  used: number;
  at: string;
}>;

export type Group = Readonly<{
  foundedAt: string | null;
  deleted: boolean;
  /** Always one of the admins (ADR 69). */
  creatorId: string;
  /** User whose key encrypts the texts. */
  keeperId: string;
  name: string;
  description: string;
  rules: string;
  color: string;
  place: GroupPlace | null;
  imageId: string | null;
  joining: Joining;
  listed: boolean;
  publicSearchRequests: boolean;
  members: People<Member>;
  size: number;
  asks: Readonly<Record<string, Readonly<{ message: string; at: string }>>>;
  blocked: People<Readonly<{ at: string }>>;
  invitations: Readonly<Record<string, Invited>>;
  /** Number of invitations sent by mail on the most recent day (UTC) with any. */
  mailed: Readonly<{ day: string; count: number }>;
}>;

const without = <Entry>(record: Readonly<Record<string, Entry>>, key: string): Readonly<Record<string, Entry>> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

const joined = (group: Group, userId: string, member: Member): Group => ({
  ...group,
  members: withPerson(group.members, userId, member),
  size: group.size + (personIn(group.members, userId) ? 0 : 1),
  asks: without(group.asks, userId),
});

const gone = (group: Group, userId: string): Group => ({
  ...group,
  members: withoutPerson(group.members, userId),
  size: group.size - (personIn(group.members, userId) ? 1 : 0),
  asks: without(group.asks, userId),
});

const ranked = (group: Group, userId: string, admin: boolean): Group => {
  const member = personIn(group.members, userId);
  return member ? { ...group, members: withPerson(group.members, userId, { ...member, admin }) } : group;
};

const used = (group: Group, invitationId: string | null): Group => {
  const invited = invitationId === null ? undefined : group.invitations[invitationId];
  if (!invited || invitationId === null) return group;
  const usesLeft = invited.usesLeft === null ? null : invited.usesLeft - 1;
  const invitations = { ...group.invitations, [invitationId]: { ...invited, usesLeft, used: invited.used + 1 } };
  return { ...group, invitations };
};

const evolve = (group: Group, { type, data }: GroupEvent): Group => {
  switch (type) {
    case 'GroupFounded':
      return joined({ ...group, foundedAt: data.at, creatorId: data.userId }, data.userId, {
        admin: true,
        since: data.at,
      });
    case 'GroupDescribed':
      return {
        ...group,
        keeperId: data.keeperId,
        name: data.name ?? '',
        description: data.description ?? '',
        rules: data.rules ?? '',
      };
    case 'GroupColourChosen':
      return { ...group, color: data.color };
    case 'GroupPlaced':
      return { ...group, place: data.place };
    case 'GroupPictureChanged':
      return { ...group, imageId: data.imageId };
    case 'GroupOpened':
      return { ...group, joining: data.joining, listed: data.listed };
    case 'GroupSearchRequestsOpened':
      return { ...group, publicSearchRequests: data.isPublic };
    case 'MembershipAsked':
      return { ...group, asks: { ...group.asks, [data.userId]: { message: data.message ?? '', at: data.at } } };
    case 'MembershipAskWithdrawn':
    case 'MembershipDeclined':
      return { ...group, asks: without(group.asks, data.userId) };
    case 'MemberJoined':
      return joined(used(group, data.invitationId), data.userId, { admin: false, since: data.at });
    case 'MemberLeft':
      return gone(group, data.userId);
    case 'MemberBlocked': {
      const left = gone(group, data.userId);
      return { ...left, blocked: withPerson(left.blocked, data.userId, { at: data.at }) };
    }
    case 'MemberUnblocked':
      return { ...group, blocked: withoutPerson(group.blocked, data.userId) };
    case 'GroupAdminAppointed':
      return ranked(group, data.userId, true);
    case 'GroupAdminDismissed':
      return ranked(group, data.userId, false);
    case 'GroupHandedOver':
      return ranked({ ...group, creatorId: data.userId }, data.userId, true);
    case 'LinkMade':
    case 'InvitedByMail': {
      const { invitationId, makerId, secret, hash, expiresAt, at } = data;
      const mail = type === 'InvitedByMail';
      const invited: Invited = {
        makerId,
        invitedBy: makerId,
        byMail: mail,
        email: mail ? data.email : null,
        secret,
        hash,
        expiresAt,
        usesLeft: mail ? 1 : data.uses,
        used: 0,
        at,
      };
      const day = at.slice(0, 10);
      const count = day === group.mailed.day ? group.mailed.count + 1 : 1;
      return {
        ...group,
        invitations: { ...group.invitations, [invitationId]: invited },
        mailed: mail ? { day, count } : group.mailed,
      };
    }
    case 'InvitationPassedOn': {
      const { invitationId, makerId, email, secret } = data;
      const before = group.invitations[invitationId];
      if (!before) return group;
      const passed = { ...before, makerId, invitedBy: null, email, secret };
      return { ...group, invitations: { ...group.invitations, [invitationId]: passed } };
    }
    case 'InvitationEnded':
      return { ...group, invitations: without(group.invitations, data.invitationId) };
    case 'GroupDeleted':
      return { ...group, deleted: true, invitations: {} };
  }
};

export const groupAggregate: Aggregate<Group, GroupEvent> = {
  category: 'group',
  initialState: {
    foundedAt: null,
    deleted: false,
    creatorId: '',
    keeperId: '',
    name: '',
    description: '',
    rules: '',
    color: '',
    place: null,
    imageId: null,
    joining: 'invitation',
    listed: false,
    publicSearchRequests: false,
    members: {},
    size: 0,
    asks: {},
    blocked: {},
    invitations: {},
    mailed: { day: '', count: 0 },
  },
  evolve,
};

export const roleIn = (group: Group, userId: string): GroupRole | null => {
  const member = group.deleted ? null : personIn(group.members, userId);
  if (!member) return null;
  if (group.creatorId === userId) return 'creator';
  return member.admin ? 'admin' : 'member';
};

export const isInOrAsks = (group: Group, userId: string): boolean =>
  roleIn(group, userId) !== null || (!group.deleted && group.asks[userId] !== undefined);
