import * as z from 'zod';
import { Day } from '../kernel/period.js';

export const activityCommands = {
  /**
   * Marks the caller as active today without writing an event: only aggregate counts are stored (ADR 104), and past
   * days do not change.
   */
  noteActive: z.strictObject({}),
} as const;

const people = z.int().min(0);

/** Stream `activity-<day>`: anonymous counts of active users (ADR 104). */
export const ActivityEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('ActivityCounted'),
    data: z.strictObject({ day: Day, on: people, in7: people, in30: people }),
  }),
]);
export type ActivityEvent = z.infer<typeof ActivityEvent>;
