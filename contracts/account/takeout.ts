import * as z from 'zod';
import { Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

export const TakeoutId = z.uuid();

/** Days for which a finished takeout may be fetched. */
export const TAKEOUT_DAYS = 7;

/** How a person's takeout stands. `ready`: may be fetched until `expiresAt`. */
export const TakeoutView = z.strictObject({
  takeoutId: TakeoutId,
  stage: z.enum(['waiting', 'building', 'ready', 'failed', 'removed']),
  /** How far it is: so many steps of so many; of none while nobody knows. */
  done: z.int(),
  total: z.int(),
  size: z.int().nullable(),
  orderedAt: Instant,
  expiresAt: Instant.nullable(),
});
export type TakeoutView = z.infer<typeof TakeoutView>;

/** Where its file lies; nobody is told this but the program. */
export const takeoutKey = (takeoutId: string): string => `takeout/${takeoutId}`;

/** Tries to build one, before it counts as failed. */
export const TAKEOUT_TRIES = 3;
/** Whoever builds says so again within this time; else somebody else begins anew. */
export const TAKEOUT_SILENCE_MS = 120_000;
/** A new one may be ordered so long after the last one that worked. */
const TAKEOUT_EVERY_MS = 86_400_000;

/** When the next one may be ordered; null: there is nothing to wait for. */
export const nextTakeoutAt = ({ stage, orderedAt }: Pick<TakeoutView, 'stage' | 'orderedAt'>): string | null =>
  stage === 'ready' ? new Date(Date.parse(orderedAt) + TAKEOUT_EVERY_MS).toISOString() : null;

/** As much of it as whoever builds or removes it must know. */
export const TakeoutDue = z.strictObject({ userId: UserId, takeoutId: TakeoutId, locale: Locale, tries: z.int() });
export type TakeoutDue = z.infer<typeof TakeoutDue>;
