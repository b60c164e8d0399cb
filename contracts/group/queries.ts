import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { ImageId, UserId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Instant } from '../kernel/period.js';
import { Point } from '../kernel/place.js';
import { Network } from '../kernel/network.js';
import { GroupLoans } from '../request/queries.js';
import { groupCommands } from './commands.js';
import { groupLimits } from './limits.js';
import { GroupId, GroupPlace, GroupRole, InvitationId, InvitationToken, Joining } from './rules.js';
import {
  SearchRequestCard,
  searchRequestCommands,
  SearchRequestId,
  searchRequestOwnData,
  SearchRequestsAmong,
  SearchRequestView,
} from './search-requests.js';
import type { Schema } from '../kernel/schema.js';

const paging = { page: z.int().min(1).max(500), size: z.int().min(1).max(groupLimits.page) };

/** A group as it is listed. */
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
  /** The asker's; null outside. */
  role: GroupRole.nullable(),
  /** The asker waits to be admitted. */
  asked: z.boolean(),
  /** People who wait for an answer; null for whoever is no admin. */
  waiting: z.int().nullable(),
  /** Kilometres; only where a place was asked for. */
  distanceKm: z.number().nullable(),
});
export type GroupCard = z.infer<typeof GroupCard>;

export const GroupView = GroupCard.omit({ distanceKm: true }).extend({
  /** The asker was put out and cannot come back by themselves. */
  blocked: z.boolean(),
  rules: z.string(),
  publicSearchRequests: z.boolean(),
  foundedAt: Instant,
  /** Only members read who leads. */
  creatorId: UserId.nullable(),
});
export type GroupView = z.infer<typeof GroupView>;

export const GroupMember = z.strictObject({ userId: UserId, role: GroupRole, since: Instant });
export type GroupMember = z.infer<typeof GroupMember>;

export const MembershipAsk = z.strictObject({ userId: UserId, message: z.string(), at: Instant });
export type MembershipAsk = z.infer<typeof MembershipAsk>;

/** An invitation as admins see it; `token` null where its maker's key is gone. */
export const Invitation = z.strictObject({
  invitationId: InvitationId,
  token: InvitationToken.nullable(),
  /** Whom it went to; null for the link. */
  email: z.string().nullable(),
  expiresAt: Instant.nullable(),
  /** Null: as often as anybody likes. */
  usesLeft: z.int().nullable(),
  used: z.int(),
  at: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

/** What a group is for its admins in numbers: they name nobody, and no thing (ADR 77). */
export const GroupNumbers = z.strictObject({
  /** Things that can be borrowed. */
  things: z.int(),
  members: z.int(),
  /** Members who had something lent or borrowed in the last 90 days; null: fewer than three. */
  active: z.int().nullable(),
  /** Of the last twelve months; null: fewer than three people besides the asker took part. */
  loans: GroupLoans.pick({ months: true, crates: true, sixpacks: true }).nullable(),
});
export type GroupNumbers = z.infer<typeof GroupNumbers>;

/** Files of a takeout: the groups one is in, what one asked admins, what one looked for and replied. */
export const groupOwnData = {
  groups: z.strictObject({ groupId: GroupId, name: z.string(), role: GroupRole, since: Instant }),
  group_asks: z.strictObject({ groupId: GroupId, message: z.string(), at: Instant }),
  ...searchRequestOwnData,
};

const page = <Item extends Schema>(item: Item) => z.strictObject({ items: z.array(item), total: z.int() });

/** To whoever may not see it a group is null or an empty page, as one that never was (ADR 70). */
export const groupDoor = defineDoor(
  'group',
  { ...groupCommands, ...searchRequestCommands },
  {
    ownData: ownDataQuery(groupOwnData),
    group: { question: z.strictObject({ groupId: GroupId }), answer: GroupView.nullable() },
    /** Those the asker is in or waits for: where somebody waits first, then by name. */
    ownGroups: { question: z.strictObject({}), answer: z.array(GroupCard) },
    /** System only: the groups that somebody is in, as the log says now. */
    groupsOf: { question: z.strictObject({ userId: UserId }), answer: z.array(GroupId) },
    /** System only: who leads a group that is there, its creator first. */
    leaders: { question: z.strictObject({ groupId: GroupId }), answer: z.array(UserId) },
    /** System only: how many wait to be admitted. */
    waiting: { question: z.strictObject({ groupId: GroupId }), answer: z.int() },
    /** System only: who is in a group that is there, by their ids, after the one that the page before ended with. */
    memberIds: {
      question: z.strictObject({ groupId: GroupId, after: UserId.nullable(), size: z.int().min(1).max(500) }),
      answer: z.array(UserId),
    },
    /** System only: who was in a group that was deleted, but for whoever deleted it; pages as above, nobody while it is there. */
    endedMemberIds: {
      question: z.strictObject({ groupId: GroupId, after: UserId.nullable(), size: z.int().min(1).max(500) }),
      answer: z.array(UserId),
    },
    /** The names of some groups, of those that the asker is in; `listed`: for everybody to see. */
    names: {
      question: z.strictObject({ groupIds: z.array(GroupId).max(100) }),
      answer: z.array(z.strictObject({ groupId: GroupId, name: z.string(), listed: z.boolean() })),
    },
    /** The names of some groups, of those that everybody finds and can join, or ask to. */
    joinable: {
      question: z.strictObject({ groupIds: z.array(GroupId).max(100) }),
      answer: z.array(z.strictObject({ groupId: GroupId, name: z.string() })),
    },
    /** Listed groups; nearest first with a place, else by name. Text is looked for in name, description and town. */
    listedGroups: {
      question: z.strictObject({
        text: z.string().max(100).optional(),
        near: z.strictObject({ point: Point, radiusKm: z.number().min(0).max(1_000).nullable() }).optional(),
        ...paging,
      }),
      answer: page(GroupCard),
    },
    /** All listed groups, for site maps: ids and times only. */
    siteMap: {
      question: z.strictObject({ paging: z.strictObject({ page: z.int().min(1), size: z.int().max(10_000) }) }),
      answer: z.array(z.strictObject({ groupId: GroupId, changedAt: Instant })),
    },
    /** For members. The creator first, then admins, then by how long they have been in. */
    members: { question: z.strictObject({ groupId: GroupId, ...paging }), answer: page(GroupMember) },
    /** For admins: who waits, the longest wait first. */
    asks: { question: z.strictObject({ groupId: GroupId, ...paging }), answer: page(MembershipAsk) },
    /** For admins: who is kept out. */
    blocked: {
      question: z.strictObject({ groupId: GroupId, ...paging }),
      answer: page(GroupMember.omit({ role: true })),
    },
    /** For admins: what is lent in it, counted. */
    numbers: { question: z.strictObject({ groupId: GroupId }), answer: GroupNumbers.nullable() },
    /** For admins: the link, and mails that wait for their person. */
    invitations: { question: z.strictObject({ groupId: GroupId }), answer: z.array(Invitation) },
    /**
     * What an invitation leads to, for whoever holds it; the refusal that taking it up would meet. After many wrong ones
     * the seconds to wait.
     */
    invitation: {
      question: z.strictObject({ token: InvitationToken, network: Network }),
      answer: z
        .union([
          z.strictObject({
            group: GroupView,
            problem: z.enum(['invitation_expired', 'invitation_used_up', 'group_blocked', 'group_full']).nullable(),
            /** Null where it does not hold, or whoever made it leads the group no longer. */
            invitedBy: UserId.nullable(),
          }),
          z.strictObject({ seconds: z.int() }),
        ])
        .nullable(),
    },
    searchRequest: {
      question: z.strictObject({ searchRequestId: SearchRequestId }),
      answer: SearchRequestView.nullable(),
    },
    /** The last activity first. */
    searchRequests: {
      question: z.strictObject({
        among: SearchRequestsAmong,
        /** Words of title and town. */
        text: z.string().max(100).optional(),
        categoryIds: z.array(z.int()).max(1_000).optional(),
        near: z.strictObject({ point: Point, radiusKm: z.number().min(1).max(1_000) }).optional(),
        /** Also those that are solved or whose days have passed. */
        all: z.boolean(),
        ...paging,
      }),
      answer: page(SearchRequestCard),
    },
  },
);
