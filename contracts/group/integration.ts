import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { GroupId } from './rules.js';

const group = { subject: GroupId, data: z.object({ groupId: GroupId }) };

/** Partners follow what is told of listed groups: to whoever is outside, another one does not exist (ADR 70). */
export const GroupIntegrationEvent = z.discriminatedUnion('type', [
  /** Founded as a listed group, or listed from now on. */
  z.object({ type: z.literal('group.listed'), ...group }),
  z.object({ type: z.literal('group.changed'), ...group }),
  /** Deleted, or no longer listed: the two are not told apart. */
  z.object({ type: z.literal('group.withdrawn'), ...group }),
  /** For our own services, of every group: somebody left or was blocked. */
  z.object({ type: z.literal('group.member_gone'), ...group, data: z.object({ groupId: GroupId, userId: UserId }) }),
  /** For our own services: a group that was not listed was deleted. */
  z.object({ type: z.literal('group.ended'), ...group }),
]);
export type GroupIntegrationEvent = z.infer<typeof GroupIntegrationEvent>;
