import * as z from 'zod';
import { Day } from '../kernel/period.js';

const people = z.int().min(0);

/** Stream `activity-<day>`: anonymous counts of active users (ADR 104). */
export const ActivityEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('ActivityCounted'),
    data: z.strictObject({ day: Day, on: people, in7: people, in30: people }),
  }),
]);
export type ActivityEvent = z.infer<typeof ActivityEvent>;
