import * as z from 'zod';
import { TakeoutView } from '../account/takeout.js';
import { Instant } from '../kernel/period.js';
import { call } from './call.js';

/**
 * A copy of everything about oneself. `url`: where the file is, for an hour, once it is ready; ask again for another
 * one. The file stays until `expires_at`.
 */
export const TakeoutShape = z.object({
  stage: TakeoutView.shape.stage,
  percent: z.int(),
  /** Bytes. */
  size: z.int().nullable(),
  ordered_at: Instant,
  expires_at: Instant.nullable(),
  /** When a new one can be ordered; null: at once. */
  next_at: Instant.nullable(),
  url: z.string().nullable(),
});
export type TakeoutShape = z.infer<typeof TakeoutShape>;
export const OwnTakeoutShape = z.object({ takeout: TakeoutShape.nullable() });

/** A copy of all that is stored about oneself. */
export const takeoutCalls = {
  takeout: call({
    method: 'GET',
    path: '/takeout',
    access: 'user',
    summary: 'How the copy of everything about oneself stands',
    answer: OwnTakeoutShape,
  }),
  orderTakeout: call({
    method: 'POST',
    path: '/takeout',
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({}),
    summary: 'Order a copy of everything about oneself: one at a time, one a day',
    answer: OwnTakeoutShape,
  }),
} as const;
