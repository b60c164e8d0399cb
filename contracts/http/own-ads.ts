import * as z from 'zod';
import {
  AdArea,
  AdBreakpoint,
  AdCount,
  AdLink,
  AdPosition,
  AdPrices,
  AdStage,
  AdType,
  AdWishes,
  AdWords,
  misplaced,
  MISPLACED,
  AdStatus,
} from '../billing/ads.js';
import { PaymentId } from '../billing/payments.js';
import { PaymentWay } from '../billing/payment-way.js';
import { ImageId, Locale, AdId, DecisionId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { AdAreaShape, AdSourceShape } from './ads.js';
import { call } from './call.js';
import { Cents, forBuyerShape, LineShape, ShownGross, sumsShape } from './money.js';
import { UploadBody, UploadShape } from './profile.js';

const { colour, title, claim, cta, hint, payer } = AdWords.shape;
const { from, views, categoryId } = AdWishes.shape;

const drafted = {
  type: AdType,
  position: AdPosition,
  color: colour,
  title,
  claim,
  cta,
  link: AdLink,
  hint_x: hint.shape.x,
  hint_y: hint.shape.y,
  hint_src: hint.shape.src,
  from,
  views,
  category_id: categoryId,
};

/** Draft of an ad. `from`: earliest day; null to start on approval. */
export const AdDraftBody = z
  .strictObject({
    ...drafted,
    language: Locale.describe('Of its text, and of the pages that show it.'),
    payer: payer.nullable().optional().describe('Who pays for a house ad, where that is not whom it is of.'),
    area: z
      .strictObject({ city_id: AdArea.shape.cityId, radius: AdArea.shape.radiusKm })
      .nullable()
      .optional()
      .describe('Of a house ad alone: it stands on lists of what is near a place within. Without one everywhere.'),
  })
  .refine((ad) => !misplaced(ad), { path: ['position'], message: MISPLACED });
export type AdDraftBody = z.infer<typeof AdDraftBody>;

export const draftedShape = {
  ...drafted,
  language: Locale.nullable().describe('Null: older drafts that are for pages of each language.'),
  payer: z.string().nullable().describe('Who pays for a house ad; null: whoever it is of.'),
  area: AdAreaShape.nullable().describe('Around which a house ad is shown; null: everywhere.'),
};
export const DraftedAdShape = z.object(draftedShape);
export type DraftedAdShape = z.infer<typeof DraftedAdShape>;

export const OwnAdShape = z.object({
  ad_id: AdId,
  stage: AdStage,
  ...draftedShape,
  sources: z.array(AdSourceShape.extend({ image_id: ImageId })),
  reason: z.string().nullable(),
  payment_id: PaymentId.nullable(),
  net: Cents.nullable(),
  shown: z.object({ status: AdStatus, from: Instant, ...AdCount.shape }).nullable(),
  stopped_by: DecisionId.nullable().describe('The decision of moderation by which it is not shown.'),
  report_key: z.string(),
  house: z.boolean().describe("The operator's: it is placed, not booked."),
});
export type OwnAdShape = z.infer<typeof OwnAdShape>;

/** Net prices in cents per thousand views; a null `way` means that bookings are disabled. */
export const AdPricesShape = z.object({ prices: AdPrices, way: PaymentWay.nullable() });
export type AdPricesShape = z.infer<typeof AdPricesShape>;

export const AdQuoteShape = z.object({ lines: z.array(LineShape), ...sumsShape, ...forBuyerShape });
export type AdQuoteShape = z.infer<typeof AdQuoteShape>;

const own = { access: 'user', id: AdId, key: 'adId' } as const;

export const ownAdCalls = {
  adPrices: call('GET /ad_prices', {
    access: 'anyone',
    summary: 'What a thousand views of an ad cost',
    answer: AdPricesShape,
  }),
  ownAds: call('GET /ad', {
    access: 'user',
    summary: "Ads of one's own, the newest first",
    answer: z.object({ ads: z.array(OwnAdShape) }),
  }),
  draftAd: call('POST /ad', {
    access: 'user',
    body: AdDraftBody,
    feature: 'ads',
    summary: 'Draft an ad (commercial accounts)',
    answer: OwnAdShape,
  }),
  ownAd: call('GET /ad/{id}', { ...own, summary: "An ad of one's own", answer: OwnAdShape }),
  changeAd: call('PATCH /ad/{id}', {
    ...own,
    body: AdDraftBody,
    summary: 'Change a draft, or a declined ad',
    answer: OwnAdShape,
  }),
  dropAd: call('DELETE /ad/{id}', { ...own, sends: 'billing.dropAd', summary: 'Delete a draft, or a declined ad' }),
  prepareAdImage: call('POST /ad_image/{id}', {
    ...own,
    body: UploadBody,
    summary: 'Prepare the upload of a picture of a draft',
    answer: UploadShape,
  }),
  activateAdImage: call('PATCH /ad_image/{id}', {
    ...own,
    body: z.strictObject({ min_width: AdBreakpoint, image_id: ImageId.nullable() }),
    summary: 'Use the uploaded picture from a width of the window on, or none',
    answer: OwnAdShape,
  }),
  adQuote: call('GET /ad_quote/{id}', {
    ...own,
    feature: 'ads',
    summary: 'What booking a draft comes to',
    answer: AdQuoteShape,
  }),
  bookAd: call('POST /ad_booking/{id}', {
    ...own,
    body: z.strictObject({
      net: Cents.min(0).describe('The price that was shown: it is asked for again where it has changed meanwhile'),
      gross: ShownGross,
    }),
    feature: 'ads',
    summary: 'Book a draft: it is looked at once it is paid',
    answer: OwnAdShape,
  }),
  endAd: call('POST /ad_end/{id}', {
    ...own,
    body: z.strictObject({}),
    summary: "End an ad of one's own before it was seen as often as it was paid for",
    note: 'Nothing of what was paid goes back.',
    answer: OwnAdShape,
  }),
} as const;
