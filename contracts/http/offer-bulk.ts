import * as z from 'zod';
import { OfferId } from '../kernel/ids.js';
import { bulkCounts, bulkFields, BulkId } from '../offer/bulk.js';
import { bulkLimits } from '../offer/bulk-limits.js';
import { call } from './call.js';

export const offerBulkCalls = {
  beginBulk: call('POST /offer_bulk/{id}', {
    access: 'user',
    id: BulkId,
    key: 'bulkId',
    body: z.strictObject({
      kind: bulkFields.kind,
      total: bulkFields.total,
      offer_ids: z.array(OfferId).min(1).max(bulkLimits.ids).describe('The first offers of the act.'),
    }),
    sends: 'offer.beginBulk',
    summary: 'Record in the audit log that many own offers are about to be changed',
    note: 'Each offer is then changed by a call of its own.',
  }),
  endBulk: call('PATCH /offer_bulk/{id}', {
    access: 'user',
    id: BulkId,
    key: 'bulkId',
    body: z.strictObject(bulkCounts),
    sends: 'offer.endBulk',
    summary: 'Record how many of these offers were changed, already so, or refused',
  }),
} as const;
