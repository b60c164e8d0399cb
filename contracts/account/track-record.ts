import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Side } from '../kernel/side.js';

const event = eventsWith({ userId: UserId });

export const trackRecordEvents = [
  event('RatingReceived', { as: Side, stars: z.int().min(1).max(5) }),
  /** Moderation excluded the stars of a rating from the average, or restored them. */
  event('RatingRecounted', { as: Side, stars: z.int().min(1).max(5), counts: z.boolean() }),
  event('ThingLent', {}),
  event('RequestAnswered', { minutes: z.int().min(0) }),
] as const;
