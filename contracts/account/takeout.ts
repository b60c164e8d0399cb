import { DAY_MS } from '../kernel/time.js';
import * as z from 'zod';
import { Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

export const TakeoutId = z.uuid();

/** Days until a finished export expires. */
export const TAKEOUT_DAYS = 7;

export const TakeoutView = z.strictObject({
  takeoutId: TakeoutId,
  stage: z.enum(['waiting', 'building', 'ready', 'failed', 'removed']),
  /** Progress in steps; both zero while unknown. */
  done: z.int(),
  total: z.int(),
  size: z.int().nullable(),
  orderedAt: Instant,
  expiresAt: Instant.nullable(),
});
export type TakeoutView = z.infer<typeof TakeoutView>;

export const takeoutKey = (takeoutId: string): string => `takeout/${takeoutId}`;

export const TAKEOUT_TRIES = 3;
/** Heartbeat timeout of the builder; afterwards another worker starts over. */
export const TAKEOUT_SILENCE_MS = 120_000;
/** Minimum pause after the last successful export. */
const TAKEOUT_EVERY_MS = DAY_MS;

export const nextTakeoutAt = ({ stage, orderedAt }: Pick<TakeoutView, 'stage' | 'orderedAt'>): string | null =>
  stage === 'ready' ? new Date(Date.parse(orderedAt) + TAKEOUT_EVERY_MS).toISOString() : null;

export const TakeoutDue = z.strictObject({ userId: UserId, takeoutId: TakeoutId, locale: Locale, tries: z.int() });
export type TakeoutDue = z.infer<typeof TakeoutDue>;
