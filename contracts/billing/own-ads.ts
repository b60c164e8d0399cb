import * as z from 'zod';
import { AdId, DecisionId, ImageId, Locale } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { AdBreakpoint, AdCount, AdPicture, AdStage, AdStatus, AdWishes, AdWords } from './ads.js';
import { InvoicePosition, Totals } from './invoices.js';
import { PaymentId } from './payments.js';
import { ForBuyer, NotQuoted, gross } from './quote.js';

/** Maximum own ads per list, and maximum drafts per account. */
export const mostOwnAds = 100;

export const ownAdsCommands = {
  /**
   * Creates or changes the caller's draft, for companies only. Refused while a payment is pending and after
   * settlement; `house` marks the operator's ad and is for ad staff only.
   */
  draftAd: z.strictObject({ adId: AdId, words: AdWords, wishes: AdWishes, house: z.boolean() }),
  /**
   * Sets the picture for windows of width `from` and wider. `imageId` is an uploaded image; null removes the picture.
   */
  setAdPicture: z.strictObject({ adId: AdId, from: AdBreakpoint, imageId: ImageId.nullable() }),
  dropAd: z.strictObject({ adId: AdId }),
  /** Books an ad; review follows payment. `net`: quoted price in cents. */
  bookAd: z.strictObject({ adId: AdId, net: z.int().min(0), gross, paymentId: PaymentId }),
} as const;

export const OwnAd = z.strictObject({
  adId: AdId,
  stage: AdStage,
  words: AdWords,
  wishes: AdWishes,
  pictures: z.array(AdPicture),
  reason: z.string().nullable(),
  paymentId: PaymentId.nullable(),
  shown: z.strictObject({ status: AdStatus, from: Instant, ...AdCount.shape }).nullable(),
  stoppedBy: DecisionId.nullable(),
  reportKey: z.string(),
  house: z.boolean(),
});
export type OwnAd = z.infer<typeof OwnAd>;

export const AdQuote = z.strictObject({ positions: z.array(InvoicePosition), ...Totals.shape, ...ForBuyer });
export type AdQuote = z.infer<typeof AdQuote>;

export const ownAdsQueries = {
  /**
   * Ads of the caller, or house ads drafted by the caller, newest first, without dropped ones; at most `mostOwnAds`.
   */
  ownAds: { question: z.strictObject({ house: z.boolean() }), answer: z.strictObject({ ads: z.array(OwnAd) }) },
  ownAd: { question: z.strictObject({ adId: AdId }), answer: OwnAd.nullable() },
  /** Quote in the caller's language; null when the ad is not the caller's draft, or its type is not for sale. */
  adQuote: { question: z.strictObject({ adId: AdId, locale: Locale }), answer: z.union([AdQuote, NotQuoted]) },
} as const;

export const ownAdsRefusals = {
  ad_begins_too_late: m(
    422,
    'Eine Anzeige beginnt spätestens in einem Jahr. Wähl einen früheren ersten Tag.',
    'An ad has to start within a year. Choose an earlier first day.',
    'Een reclame begint binnen een jaar. Kies een eerdere eerste dag.',
  ),
  ad_begins_in_past: m(
    422,
    'Der Tag, ab dem die Anzeige laufen soll, ist schon vorbei. Wähl heute oder einen späteren, oder lass das Feld leer.',
    'The day from which the ad should run is over. Choose today or a later day, or leave the field empty.',
    'De dag vanaf wanneer de reclame moet lopen, is al voorbij. Kies vandaag of een latere dag, of laat het veld leeg.',
  ),
  ad_house_only: m(
    409,
    'Wer sonst bezahlt und um welchen Ort sie gezeigt wird, lässt sich nur für eigene Anzeigen angeben.',
    'Only house ads can name a different payer and be limited to an area.',
    'Alleen bij eigen reclame kun je aangeven wie anders betaalt en rond welke plaats ze wordt getoond.',
  ),
  ad_for_companies: m(
    409,
    'Anzeigen buchen hier nur Firmen und Organisationen.',
    'Only businesses and organisations can book ads here.',
    'Alleen bedrijven en organisaties boeken hier reclame.',
  ),
  ad_not_sold: m(
    409,
    'Diese Art von Anzeige lässt sich hier zurzeit nicht buchen.',
    'This type of ad can’t be booked here at the moment.',
    'Dit soort reclame kun je hier op dit moment niet boeken.',
  ),
  ad_price_changed: m(
    409,
    'Der Preis hat sich gerade geändert. Sieh ihn dir noch einmal an, bevor du buchst.',
    'The price has just changed. Check it again before you book.',
    'De prijs is net veranderd. Bekijk hem nog eens voordat je boekt.',
  ),
  ad_picture_missing: m(
    409,
    'Deiner Anzeige fehlt das Bild für die kleinsten Fenster.',
    'Your ad is missing the picture for the smallest windows.',
    'Je reclame mist de foto voor de kleinste vensters.',
  ),
  ad_waits_for_payment: m(
    409,
    'Diese Anzeige wartet auf ihre Zahlung. Brich die Zahlung ab, um sie zu ändern.',
    'This ad is waiting for payment. Cancel the payment to change it.',
    'Deze reclame wacht op betaling. Breek de betaling af om ze aan te passen.',
  ),
  ad_settled: m(
    409,
    'Diese Anzeige ist bezahlt und lässt sich nicht mehr ändern.',
    'This ad is paid and can’t be changed any more.',
    'Deze reclame is betaald en kan niet meer worden aangepast.',
  ),
  too_many_ads: m(
    409,
    'Mehr als {max} Anzeigen lassen sich nicht anlegen. Lösche zuerst einen Entwurf.',
    'You can keep {max} ads at most. Delete a draft first.',
    'Meer dan {max} reclames kun je niet bewaren. Verwijder eerst een concept.',
  ),
};
