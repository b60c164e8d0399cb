import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { GroupId } from './rules.js';
import { SearchRequestId } from './search-requests.js';

const person = { subject: GroupId, data: z.object({ groupId: GroupId, userId: UserId }) };
const group = { subject: GroupId, data: z.object({ groupId: GroupId }) };

/** Partners follow what is told of listed groups: to whoever is outside, another one does not exist (ADR 70). */
export const GroupIntegrationEvent = z.discriminatedUnion('type', [
  /** Founded as a listed group, or listed from now on. */
  z.object({ type: z.literal('group.listed'), ...group }),
  z.object({ type: z.literal('group.changed'), ...group }),
  /** Deleted, or no longer listed: the two are not told apart. */
  z.object({ type: z.literal('group.withdrawn'), ...group }),
  /** From here on for our own services, of every group. Somebody asks to join. */
  z.object({ type: z.literal('group.asked'), ...person }),
  /** Somebody came in whom no admin was asked about. */
  z.object({ type: z.literal('group.joined'), ...person }),
  z.object({ type: z.literal('group.admitted'), ...person }),
  z.object({ type: z.literal('group.declined'), ...person }),
  /** They help to lead it from now on. */
  z.object({ type: z.literal('group.appointed'), ...person }),
  /** It is theirs from now on. */
  z.object({ type: z.literal('group.handed_over'), ...person }),
  /** Somebody left; `blocked`: was put out. */
  z.object({
    type: z.literal('group.member_gone'),
    ...group,
    data: z.object({ ...person.data.shape, blocked: z.literal(true).optional() }),
  }),
  /** A group that was not listed was deleted. */
  z.object({ type: z.literal('group.ended'), ...group }),
  /** A member looks for something in a group. */
  z.object({
    type: z.literal('group.search_request_made'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId, groupId: GroupId, userId: UserId }),
  }),
  /** Everybody may read what `userId` looks for, as it is from now on. */
  z.object({
    type: z.literal('group.search_request_shown'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId, userId: UserId }),
  }),
  /** It is deleted, or for the members of a group. */
  z.object({
    type: z.literal('group.search_request_withdrawn'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId }),
  }),
  /** `userId` has replied to what `creatorId` looks for. */
  z.object({
    type: z.literal('group.search_request_replied'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId, creatorId: UserId, userId: UserId }),
  }),
  /** `creatorId` has written below what they look for; `userIds` had replied before. */
  z.object({
    type: z.literal('group.search_request_answered'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId, creatorId: UserId, userIds: z.array(UserId) }),
  }),
]);
export type GroupIntegrationEvent = z.infer<typeof GroupIntegrationEvent>;
