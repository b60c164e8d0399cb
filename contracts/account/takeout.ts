import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { DAY_MS } from '../kernel/time.js';

/** Days until a finished export expires. */
export const TAKEOUT_DAYS = 7;

export const TAKEOUT_TRIES = 3;

/** Heartbeat timeout of the builder in milliseconds; after this silence another worker restarts the export. */
export const TAKEOUT_SILENCE_MS = 120_000;

export const TakeoutId = z.uuid();

export const takeoutCommands = {
  orderTakeout: z.strictObject({ takeoutId: TakeoutId }),
  beginTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
  failTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
  advanceTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId, done: z.int(), total: z.int() }),
  finishTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId, size: z.int() }),
  removeTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
} as const;

export const TakeoutView = z.strictObject({
  takeoutId: TakeoutId,
  stage: z.enum(['waiting', 'building', 'ready', 'failed', 'removed']),
  /** Progress of the export in steps; `done` and `total` are zero while unknown. */
  done: z.int(),
  total: z.int(),
  size: z.int().nullable(),
  orderedAt: Instant,
  expiresAt: Instant.nullable(),
});
export type TakeoutView = z.infer<typeof TakeoutView>;

export const takeoutKey = (takeoutId: string): string => `takeout/${takeoutId}`;

/** Minimum milliseconds between two successful exports. */
const TAKEOUT_EVERY_MS = DAY_MS;

export const nextTakeoutAt = ({ stage, orderedAt }: Pick<TakeoutView, 'stage' | 'orderedAt'>): string | null =>
  stage === 'ready' ? new Date(Date.parse(orderedAt) + TAKEOUT_EVERY_MS).toISOString() : null;

export const TakeoutDue = z.strictObject({ userId: UserId, takeoutId: TakeoutId, locale: Locale, tries: z.int() });
export type TakeoutDue = z.infer<typeof TakeoutDue>;

const event = eventsWith({ userId: UserId });

const takeout = { takeoutId: TakeoutId };

/** Stream `takeout-<userId>`: data exports requested by the user, and their progress. */
export const TakeoutEvent = z.discriminatedUnion('type', [
  /** `replaces`: an older export whose file is deleted with this order. */
  event('TakeoutOrdered', { ...takeout, locale: Locale, replaces: TakeoutId.nullable(), at: Instant }),
  event('TakeoutBegun', { ...takeout, at: Instant }),
  event('TakeoutAdvanced', { ...takeout, done: z.int().min(0), total: z.int().min(0), at: Instant }),
  event('TakeoutReady', { ...takeout, size: z.int().min(0), expiresAt: Instant, at: Instant }),
  event('TakeoutFailed', { ...takeout, at: Instant }),
  event('TakeoutDropped', { ...takeout, at: Instant }),
  event('TakeoutRemoved', { ...takeout, at: Instant }),
]);
export type TakeoutEvent = z.infer<typeof TakeoutEvent>;

export const takeoutQueries = {
  takeout: { question: z.strictObject({}), answer: TakeoutView.nullable() },
  /** System only: exports to build now, oldest first, and expired files to remove. */
  takeoutsDue: {
    question: z.strictObject({}),
    answer: z.strictObject({ build: z.array(TakeoutDue), remove: z.array(TakeoutDue) }),
  },
} as const;

export const takeoutRefusals = {
  takeout_recent: m(
    429,
    'Du hast in den letzten 24 Stunden schon eine Kopie deiner Daten angefordert. Warte noch einen Tag.',
    'You’ve already requested a copy of your data in the last 24 hours. Please wait a day.',
    'Je hebt in de afgelopen 24 uur al een kopie van je gegevens aangevraagd. Wacht nog een dag.',
  ),
  takeout_unknown: m(
    404,
    'Diese Kopie deiner Daten gibt es nicht mehr. Fordere eine neue an.',
    'This copy of your data is no longer available. Request a new one.',
    'Deze kopie van je gegevens is er niet meer. Vraag een nieuwe aan.',
  ),
};
