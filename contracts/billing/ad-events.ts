import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { ImageId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { DecisionId } from '../moderation/decisions.js';
import { AdBreakpoint, AdContent, AdCount, AdId, AdTerms, AdWishes, AdWords } from './ads.js';
import { PaymentId } from './payment-events.js';

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ adId: AdId, ...shape }) });

/**
 * Stream `ad-<adId>`. What is shown is never changed: another ad takes its place, and each keeps its own numbers. The
 * operator's are placed, those of the backoffice from a draft; a member's is drafted, booked, paid, looked at, and then approved or declined.
 */
export const AdEvent = z.discriminatedUnion('type', [
  /** `reason`: why it was placed in the backoffice, for others who look after ads; without one by the operator's tool. */
  event('AdPlaced', { content: AdContent, terms: AdTerms, at: Instant, reason: z.string().optional() }),
  /** `words` null: the account is deleted. `house`: it is to be the operator's, and is placed instead of booked. */
  event('AdDrafted', {
    userId: UserId,
    words: AdWords.nullable(),
    wishes: AdWishes,
    house: z.literal(true).optional(),
    at: Instant,
  }),
  /** `imageId` null: none from this width on. */
  event('AdPictureSet', { from: AdBreakpoint, imageId: ImageId.nullable() }),
  event('AdDropped', { at: Instant }),
  /** Nothing is granted by it: it waits for the payment. `net`: in cents, as it was shown. */
  event('AdBooked', { net: z.int().min(1), paymentId: PaymentId, at: Instant }),
  /** The payment failed, or nobody went through with it. */
  event('AdBookingDropped', { paymentId: PaymentId }),
  event('AdPaid', { paymentId: PaymentId, at: Instant }),
  event('AdApproved', { terms: AdTerms, at: Instant }),
  /** `reason`: as its owner reads it. The money of `paymentId` goes back. */
  event('AdDeclined', { reason: z.string(), paymentId: PaymentId, at: Instant }),
  event('AdEnded', { at: Instant }),
  /** By moderation, with the time of the decision: it is not shown until that is taken back. What was seen stays counted. */
  event('AdStopped', { decisionId: DecisionId, at: Instant }),
  event('AdResumed', { at: Instant }),
  /** By who looks after ads: a house ad is not shown until it is continued. `reason`: for others who look after ads. */
  event('AdPaused', { reason: z.string(), at: Instant }),
  event('AdContinued', { at: Instant }),
]);
export type AdEvent = z.infer<typeof AdEvent>;

export const adPersonal: PersonalFields<AdEvent> = { AdDrafted: { subject: 'userId', fields: ['words'] } };

/** Stream `adcount-<adId>`: how often an ad was seen and clicked, without a word about by whom. */
export const AdCountEvent = z.discriminatedUnion('type', [
  /** Within about a minute of a day of the issuer's place. */
  event('AdCounted', { day: Day, ...AdCount.shape }),
]);
export type AdCountEvent = z.infer<typeof AdCountEvent>;
