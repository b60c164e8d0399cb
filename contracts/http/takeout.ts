import * as z from 'zod';
import { TakeoutView } from '../account/takeout.js';
import { Instant } from '../kernel/period.js';
import { call } from './call.js';

/**
 * Data export. `url`: download link once ready, valid for one hour and renewed by another request; the file is kept
 * until `expires_at`.
 */
export const TakeoutShape = z.object({
  stage: TakeoutView.shape.stage,
  percent: z.int(),
  /** Size of the file in bytes. */
  size: z.int().nullable(),
  ordered_at: Instant,
  expires_at: Instant.nullable(),
  next_at: Instant.nullable(),
  url: z.string().nullable(),
});
export type TakeoutShape = z.infer<typeof TakeoutShape>;
export const OwnTakeoutShape = z.object({ takeout: TakeoutShape.nullable() });

export const takeoutCalls = {
  takeout: call('GET /takeout', {
    access: 'user',
    summary: 'How the copy of everything about oneself stands',
    answer: OwnTakeoutShape,
  }),
  orderTakeout: call('POST /takeout', {
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({}),
    summary: 'Order a copy of everything about oneself: one at a time, one a day',
    answer: OwnTakeoutShape,
  }),
} as const;
