import * as z from 'zod';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { ImageId, UserId, DecisionId, AdId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { AdBreakpoint, AdContent, AdCount, AdTerms, AdWishes, AdWords } from './ads.js';
import { PaymentId } from './payment-events.js';

const event = eventsWith({ adId: AdId });

/**
 * Stream `ad-<adId>`. Published content is immutable: a change creates a new ad with its own counts. The operator
 * places ads directly, the backoffice from a draft; members' ads are drafted, booked, paid, reviewed, then approved or
 * declined.
 */
export const AdEvent = z.discriminatedUnion('type', [
  /** `reason`: set when placed in the backoffice, for other ad staff; absent when placed by the operator's tool. */
  event('AdPlaced', { content: AdContent, terms: AdTerms, at: Instant, reason: z.string().optional() }),
  /** `words` null: the account is deleted. `house`: the operator's own ad, which is placed rather than booked. */
  event('AdDrafted', {
    userId: UserId,
    words: AdWords.nullable(),
    wishes: AdWishes,
    house: z.literal(true).optional(),
    at: Instant,
  }),
  /** Picture from this width upwards; `imageId` null: none. */
  event('AdPictureSet', { from: AdBreakpoint, imageId: ImageId.nullable() }),
  event('AdDropped', { at: Instant }),
  /** Pending payment, nothing is granted yet. `net`: quoted price in cents. */
  event('AdBooked', { net: z.int().min(1), paymentId: PaymentId, at: Instant }),
  event('AdBookingDropped', { paymentId: PaymentId }),
  event('AdPaid', { paymentId: PaymentId, at: Instant }),
  event('AdApproved', { terms: AdTerms, at: Instant }),
  /** `reason`: shown to the owner. `paymentId` is refunded. */
  event('AdDeclined', { reason: z.string(), paymentId: PaymentId, at: Instant }),
  event('AdEnded', { at: Instant }),
  event('AdStopped', { decisionId: DecisionId, at: Instant }),
  event('AdResumed', { at: Instant }),
  /** House ad paused by ad staff until continued. `reason`: for other ad staff. */
  event('AdPaused', { reason: z.string(), at: Instant }),
  event('AdContinued', { at: Instant }),
]);
export type AdEvent = z.infer<typeof AdEvent>;

export const adPersonal: PersonalFields<AdEvent> = { AdDrafted: { subject: 'userId', fields: ['words'] } };

/** Stream `adcount-<adId>`: anonymous counts of views and clicks. */
export const AdCountEvent = z.discriminatedUnion('type', [
  /** Counted within about a minute, per day in the issuer's time zone. */
  event('AdCounted', { day: Day, ...AdCount.shape }),
]);
export type AdCountEvent = z.infer<typeof AdCountEvent>;
