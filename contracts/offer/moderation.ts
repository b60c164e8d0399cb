import * as z from 'zod';
import { event } from '../kernel/events.js';
import { DecisionId, ImageId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { OfferStatus } from '../rules/terms.js';
import { membersOnly, owned, shown } from './offer.js';

export const LockCause = z.enum(['offer', 'owner']);
export type LockCause = z.infer<typeof LockCause>;

const ofPicture = {
  ...owned,
  imageId: ImageId,
  status: OfferStatus,
  ...shown,
  categoryId: z.int().optional(),
  at: Instant,
};

export const moderationEvents = [
  /** Moderation lock. `was`: previous status; `at`: time of the decision. */
  event('OfferLocked', { ...owned, because: LockCause, was: OfferStatus, ...membersOnly, at: Instant }),
  /** `status`: the new status; still `locked` while the other lock cause remains. */
  event('OfferUnlocked', {
    ...owned,
    because: LockCause,
    status: OfferStatus,
    ...shown,
    categoryId: z.int().optional(),
    at: Instant,
  }),
  /**
   * Moderation hid the picture, which only the owner can still see. `status`: status of the offer; `at`: time of the
   * decision.
   */
  event('OfferPictureHidden', { ...ofPicture, decisionId: DecisionId }),
  event('OfferPictureShown', ofPicture),
] as const;
