import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { bulkLimits } from './bulk-limits.js';

export const BulkId = z.uuid();

const Count = z.int().min(0).max(bulkLimits.offers);
export const bulkFields = {
  kind: z.enum(['publish', 'pause', 'resume', 'price', 'category', 'tags', 'place', 'conditions', 'delete', 'undo']),
  total: z.int().min(1).max(bulkLimits.offers),
  offerIds: z.array(OfferId).min(1).max(bulkLimits.ids),
};
export const bulkCounts = { changed: Count, unchanged: Count, refused: Count };

export const bulkCommands = {
  /** Records that the caller begins to change `total` own offers; `offerIds` names the first of them, or all. */
  beginBulk: z.strictObject({ bulkId: BulkId, ...bulkFields }),
  /** Records the outcome; offers that none of the counts includes were left out. */
  endBulk: z.strictObject({ bulkId: BulkId, ...bulkCounts }),
} as const;

const event = eventsWith({ ownerId: UserId, bulkId: BulkId });

export const BulkEvent = z.discriminatedUnion('type', [
  /** Stream `bulk-<bulkId>`: audit entry of one change of many own offers. Its offers have events of their own. */
  event('BulkBegun', bulkFields),
  event('BulkEnded', bulkCounts),
  /** Stream `bulks-<ownerId>`: the owner's acts, for their limit. */
  event('BulkOpened', { at: Instant }),
]);
export type BulkEvent = z.infer<typeof BulkEvent>;

export const bulkRefusals = {
  bulk_counts: m(
    422,
    'Diese Zahlen passen nicht zu deinen Inseraten. Lade die Seite neu und versuche es noch einmal.',
    'These numbers don’t match your offers. Reload the page and try again.',
    'Deze aantallen passen niet bij je advertenties. Laad de pagina opnieuw en probeer het nog eens.',
  ),
  bulk_recorded: m(
    409,
    'Zu dieser Sammeländerung ist schon etwas anderes festgehalten.',
    'Something else has already been recorded for this bulk change.',
    'Bij deze bulkwijziging is al iets anders vastgelegd.',
  ),
  too_many_bulks: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max} Sammeländerungen gemacht. Versuche es später noch einmal.',
    'You’ve already made {max} bulk changes in the last 24 hours. Try again later.',
    'Je hebt in de afgelopen 24 uur al {max} bulkwijzigingen gedaan. Probeer het later nog eens.',
  ),
};
