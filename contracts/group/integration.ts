import * as z from 'zod';
import { GroupId } from './rules.js';

const group = { subject: GroupId, data: z.object({ groupId: GroupId }) };

/** Ids of listed groups alone: to whoever is outside, another one does not exist (ADR 70). */
export const GroupIntegrationEvent = z.discriminatedUnion('type', [
  /** Founded as a listed group, or listed from now on. */
  z.object({ type: z.literal('group.listed'), ...group }),
  z.object({ type: z.literal('group.changed'), ...group }),
  /** Deleted, or no longer listed: the two are not told apart. */
  z.object({ type: z.literal('group.withdrawn'), ...group }),
]);
export type GroupIntegrationEvent = z.infer<typeof GroupIntegrationEvent>;
