import * as z from 'zod';
import { UserId, GroupId, SearchRequestId } from '../kernel/ids.js';

const person = { subject: GroupId, data: z.object({ groupId: GroupId, userId: UserId }) };
const group = { subject: GroupId, data: z.object({ groupId: GroupId }) };

/** Partners receive events of listed groups only, because unlisted groups do not exist to outsiders (ADR 70). */
export const GroupIntegrationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('group.listed'), ...group }),
  z.object({ type: z.literal('group.changed'), ...group }),
  /** The group was deleted or is no longer listed; outsiders cannot tell the difference. */
  z.object({ type: z.literal('group.withdrawn'), ...group }),
  /** A person asked to join. This event and the following ones are internal and concern every group, listed or not. */
  z.object({ type: z.literal('group.asked'), ...person }),
  z.object({ type: z.literal('group.joined'), ...person }),
  z.object({ type: z.literal('group.admitted'), ...person }),
  z.object({ type: z.literal('group.declined'), ...person }),
  z.object({ type: z.literal('group.appointed'), ...person }),
  z.object({ type: z.literal('group.handed_over'), ...person }),
  z.object({
    type: z.literal('group.member_gone'),
    ...group,
    data: z.object({ ...person.data.shape, blocked: z.literal(true).optional() }),
  }),
  z.object({ type: z.literal('group.ended'), ...group }),
  z.object({
    type: z.literal('group.search_request_made'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId, groupId: GroupId, userId: UserId }),
  }),
  z.object({
    type: z.literal('group.search_request_shown'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId, userId: UserId }),
  }),
  /** A search request was deleted, or restricted to a group. */
  z.object({
    type: z.literal('group.search_request_withdrawn'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId }),
  }),
  z.object({
    type: z.literal('group.search_request_replied'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId, creatorId: UserId, userId: UserId }),
  }),
  /** The author `creatorId` replied to their own search request; `userIds` had replied before. */
  z.object({
    type: z.literal('group.search_request_answered'),
    subject: SearchRequestId,
    data: z.object({ searchRequestId: SearchRequestId, creatorId: UserId, userIds: z.array(UserId) }),
  }),
]);
export type GroupIntegrationEvent = z.infer<typeof GroupIntegrationEvent>;
