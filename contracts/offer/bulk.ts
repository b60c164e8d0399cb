import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';

/** Limits of an audit entry: offers in one act, and ids that the entry names. */
export const bulkLimits = { offers: 100_000, ids: 100 } as const;

export const BulkId = z.uuid();

const Count = z.int().min(0).max(bulkLimits.offers);
export const bulkFields = {
  kind: z.enum(['publish', 'pause', 'resume', 'price', 'category', 'tags', 'place', 'delete', 'undo']),
  total: z.int().min(1).max(bulkLimits.offers),
  offerIds: z.array(OfferId).min(1).max(bulkLimits.ids),
};
export const bulkCounts = { changed: Count, unchanged: Count, refused: Count };

export const bulkCommands = {
  /** Records that the caller begins to change `total` own offers; `offerIds` names the first of them. */
  beginBulk: z.strictObject({ bulkId: BulkId, ...bulkFields }),
  /** Records the outcome; offers that none of the counts includes were left out. */
  endBulk: z.strictObject({ bulkId: BulkId, ...bulkCounts }),
} as const;

const event = eventsWith({ ownerId: UserId, bulkId: BulkId });

/** Stream `bulk-<bulkId>`: audit entry of one change of many own offers. Its offers have events of their own. */
export const BulkEvent = z.discriminatedUnion('type', [event('BulkBegun', bulkFields), event('BulkEnded', bulkCounts)]);
export type BulkEvent = z.infer<typeof BulkEvent>;
