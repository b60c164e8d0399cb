import * as z from 'zod';
import { AdId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { AdPicture, AdWishes, AdWords, DeclineReason } from './ads.js';
import { PaymentId } from './payments.js';

export const mostToReview = 100;

export const adReviewCommands = {
  /**
   * Approves an ad; ad staff or system only. `paymentId` identifies the reviewed booking, in case the ad has been
   * booked again since.
   */
  approveAd: z.strictObject({ adId: AdId, paymentId: PaymentId.optional() }),
  /** Declines an ad and refunds the payment; ad staff or system only. `reason` is shown to the owner. */
  declineAd: z.strictObject({ adId: AdId, paymentId: PaymentId.optional(), reason: DeclineReason }),
} as const;

export const AdToReview = z.strictObject({
  adId: AdId,
  userId: UserId,
  words: AdWords,
  wishes: AdWishes,
  pictures: z.array(AdPicture),
  paymentId: PaymentId,
});
export type AdToReview = z.infer<typeof AdToReview>;

export const adReviewQueries = {
  adsToReview: { question: z.strictObject({}), answer: z.strictObject({ ads: z.array(AdToReview) }) },
  adsWaiting: { question: z.strictObject({}), answer: z.strictObject({ count: z.int() }) },
  /** Owner of an ad, for ad staff only; null when the owner's account is deleted or the ad does not exist. */
  adOwner: { question: z.strictObject({ adId: AdId }), answer: UserId.nullable() },
} as const;

export const adReviewRefusals = {
  ad_booked_anew: m(
    409,
    'Diese Anzeige wurde inzwischen geändert und neu gebucht. Sieh sie dir noch einmal an.',
    'This ad has been changed and booked again in the meantime. Take another look.',
    'Deze reclame is intussen gewijzigd en opnieuw geboekt. Bekijk die nog eens.',
  ),
  ad_not_in_review: m(
    409,
    'Diese Anzeige wartet nicht auf eine Prüfung. Vielleicht hat inzwischen jemand anderes entschieden.',
    'This ad isn’t waiting for a review. Someone else may have decided in the meantime.',
    'Deze reclame wacht niet op controle. Misschien heeft iemand anders intussen beslist.',
  ),
  ad_is_own: m(
    403,
    'Über die Anzeige der eigenen Firma entscheidet jemand anderes.',
    'Someone else has to decide about your own company’s ad.',
    'Over de reclame van je eigen bedrijf beslist iemand anders.',
  ),
};
