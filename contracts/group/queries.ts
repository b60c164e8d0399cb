import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { ImageId, UserId, GroupId, SearchRequestId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Instant } from '../kernel/period.js';
import { Point } from '../kernel/place.js';
import { Network } from '../kernel/network.js';
import { GroupLoans } from '../request/queries.js';
import { groupCommands } from './commands.js';
import { groupLimits } from './limits.js';
import { GroupPlace, GroupRole, InvitationId, InvitationToken, Joining } from './rules.js';
import {
  SearchRequestCard,
  searchRequestCommands,
  searchRequestOwnData,
  SearchRequestsAmong,
  SearchRequestView,
} from './search-requests.js';
import type { Schema } from '../kernel/schema.js';

const paging = { page: z.int().min(1).max(500), size: z.int().min(1).max(groupLimits.page) };

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

export const GroupMember = z.strictObject({ userId: UserId, role: GroupRole, since: Instant });
export type GroupMember = z.infer<typeof GroupMember>;

export const MembershipAsk = z.strictObject({ userId: UserId, message: z.string(), at: Instant });
export type MembershipAsk = z.infer<typeof MembershipAsk>;

/** Invitation for admins; `token` null when its author's key was destroyed. */
export const Invitation = z.strictObject({
  invitationId: InvitationId,
  token: InvitationToken.nullable(),
  email: z.string().nullable(),
  expiresAt: Instant.nullable(),
  usesLeft: z.int().nullable(),
  used: z.int(),
  at: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

/** Statistics for the group's admins, without names of people or offers (ADR 77). */
export const GroupNumbers = z.strictObject({
  things: z.int(),
  members: z.int(),
  /** Members who lent or borrowed in the last 90 days; null when fewer than three. */
  active: z.int().nullable(),
  /** Last twelve months; null when fewer than three people other than the caller took part. */
  loans: GroupLoans.pick({ months: true, crates: true, sixpacks: true }).nullable(),
});
export type GroupNumbers = z.infer<typeof GroupNumbers>;

export const groupOwnData = {
  groups: z.strictObject({ groupId: GroupId, name: z.string(), role: GroupRole, since: Instant }),
  group_asks: z.strictObject({ groupId: GroupId, message: z.string(), at: Instant }),
  ...searchRequestOwnData,
};

const page = <Item extends Schema>(item: Item) => z.strictObject({ items: z.array(item), total: z.int() });

/** To callers without access a group is null or an empty page, as if it did not exist (ADR 70). */
export const groupDoor = defineDoor(
  'group',
  { ...groupCommands, ...searchRequestCommands },
  {
    ownData: ownDataQuery(groupOwnData),
    group: { question: z.strictObject({ groupId: GroupId }), answer: GroupView.nullable() },
    /** Groups the caller is in or asked to join: those with pending requests first, then by name. */
    ownGroups: { question: z.strictObject({}), answer: z.array(GroupCard) },
    /** System only: the user's groups, read from the event log. */
    groupsOf: { question: z.strictObject({ userId: UserId }), answer: z.array(GroupId) },
    /** System only: admins of an existing group, creator first. */
    leaders: { question: z.strictObject({ groupId: GroupId }), answer: z.array(UserId) },
    waiting: { question: z.strictObject({ groupId: GroupId }), answer: z.int() },
    /** System only: members of an existing group by id, paged by the last id of the previous page. */
    memberIds: {
      question: z.strictObject({ groupId: GroupId, after: UserId.nullable(), size: z.int().min(1).max(500) }),
      answer: z.array(UserId),
    },
    /**
     * System only: former members of a deleted group, except the admin who deleted it; paged by id, empty while the
     * group exists.
     */
    endedMemberIds: {
      question: z.strictObject({ groupId: GroupId, after: UserId.nullable(), size: z.int().min(1).max(500) }),
      answer: z.array(UserId),
    },
    /** Names of those groups that the caller is in; `listed`: publicly visible. */
    names: {
      question: z.strictObject({ groupIds: z.array(GroupId).max(100) }),
      answer: z.array(z.strictObject({ groupId: GroupId, name: z.string(), listed: z.boolean() })),
    },
    joinable: {
      question: z.strictObject({ groupIds: z.array(GroupId).max(100) }),
      answer: z.array(z.strictObject({ groupId: GroupId, name: z.string() })),
    },
    /** Listed groups, nearest first with a place, else by name. Text search covers name, description and town. */
    listedGroups: {
      question: z.strictObject({
        text: z.string().max(100).optional(),
        near: z.strictObject({ point: Point, radiusKm: z.number().min(0).max(1_000).nullable() }).optional(),
        ...paging,
      }),
      answer: page(GroupCard),
    },
    siteMap: {
      question: z.strictObject({ paging: z.strictObject({ page: z.int().min(1), size: z.int().max(10_000) }) }),
      answer: z.array(z.strictObject({ groupId: GroupId, changedAt: Instant })),
    },
    /** Members only. Creator first, then admins, then by time of joining. */
    members: { question: z.strictObject({ groupId: GroupId, ...paging }), answer: page(GroupMember) },
    asks: { question: z.strictObject({ groupId: GroupId, ...paging }), answer: page(MembershipAsk) },
    blocked: {
      question: z.strictObject({ groupId: GroupId, ...paging }),
      answer: page(GroupMember.omit({ role: true })),
    },
    numbers: { question: z.strictObject({ groupId: GroupId }), answer: GroupNumbers.nullable() },
    invitations: { question: z.strictObject({ groupId: GroupId }), answer: z.array(Invitation) },
    /**
     * Target of an invitation, for its holder, and the refusal that accepting it would meet. After many wrong tokens,
     * the seconds to wait.
     */
    invitation: {
      question: z.strictObject({ token: InvitationToken, network: Network }),
      answer: z
        .union([
          z.strictObject({
            group: GroupView,
            problem: z.enum(['invitation_expired', 'invitation_used_up', 'group_blocked', 'group_full']).nullable(),
            /** Null when the invitation is invalid or its author no longer leads the group. */
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
    searchRequests: {
      question: z.strictObject({
        among: SearchRequestsAmong,
        text: z.string().max(100).optional(),
        categoryIds: z.array(z.int()).max(1_000).optional(),
        near: z.strictObject({ point: Point, radiusKm: z.number().min(1).max(1_000) }).optional(),
        all: z.boolean(),
        ...paging,
      }),
      answer: page(SearchRequestCard),
    },
  },
);
