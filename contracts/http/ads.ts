import * as z from 'zod';
import {
  AdArea,
  AdBreakpoint,
  AdCount,
  AdId,
  AdLink,
  AdPosition,
  AdPrices,
  AdStage,
  AdType,
  AdWishes,
  AdWords,
  DeclineReason,
  HouseTerms,
  misplaced,
  MISPLACED,
} from '../billing/ads.js';
import { StaffReason } from '../account/commands.js';
import { AdKind, AdStatus, HouseAct, ShownAdSort, ShownAdState } from '../billing/queries.js';
import { InvoiceBuyer } from '../billing/invoice-events.js';
import { PaymentId, PaymentWay } from '../billing/payment-events.js';
import { ImageId, Locale, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { DecisionId } from '../moderation/decisions.js';
import { LineShape } from './money.js';
import { call } from './call.js';
import { UploadBody, UploadShape } from './profile.js';
import { numeric, pageQuery, pagingShape, UserCard } from './shapes.js';

/** A town, in the reader's language, and the kilometres around it. */
const AdAreaShape = z.object({ city_id: z.string(), city: z.string(), radius: AdArea.shape.radiusKm });

/** An ad as pages show it (spec §9). */
export const AdShape = z.object({
  ad_id: AdId,
  /** Named when it is counted, and in its link. */
  secret: z.string(),
  type: AdType,
  position: AdPosition,
  /** Of the ground, `#rrggbb`. */
  color: z.string(),
  title: z.string(),
  claim: z.string(),
  cta: z.string(),
  /** An address of this server that leads to where the ad leads. */
  link: z.string(),
  /** Where the word "ad" stands on it. */
  hint_x: z.enum(['left', 'right']),
  hint_y: z.enum(['top', 'bottom']),
  /** Of whom the ad is. */
  hint_src: z.string(),
  /** Who paid for it: whoever it is of, or somebody else. */
  payer: z.string(),
  /** The widest window first: the first one whose `min_width`, px, the window reaches is shown. */
  sources: z.array(z.object({ min_width: AdBreakpoint, src: z.string(), src_large: z.string() })),
  /** Why it stands there, beside the page: what it is limited to; null: nothing of that. */
  language: Locale.nullable(),
  category_id: z.int().nullable(),
  area: AdAreaShape.nullable(),
});
export type AdShape = z.infer<typeof AdShape>;

export const AdReportShape = z.object({
  title: z.string(),
  /** Of whom the ad is. */
  of: z.string(),
  type: AdType,
  status: AdStatus,
  from: Instant,
  until: Instant.nullable(),
  /** How often it may be seen; null: without limit. */
  budget: z.int().nullable(),
  language: Locale.nullable(),
  category_id: z.int().nullable(),
  area: AdAreaShape.nullable(),
  ...AdCount.shape,
  /** Those on which it was seen or clicked, the first one first. */
  days: z.array(z.object({ day: Day, ...AdCount.shape })),
});
export type AdReportShape = z.infer<typeof AdReportShape>;

/** Integer cents of euro. */
const Cents = z.int();

const { colour, title, claim, cta, hint, payer } = AdWords.shape;
const { from, views, language, categoryId } = AdWishes.shape;

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
  language,
  category_id: categoryId,
};

/** What is written of an ad. `from`: not before this day; null: as soon as it was looked at. */
export const AdDraftBody = z
  .strictObject({
    ...drafted,
    payer: payer.nullable().optional().describe('Who pays for a house ad, where that is not whom it is of.'),
    area: z
      .strictObject({ city_id: AdArea.shape.cityId, radius: AdArea.shape.radiusKm })
      .nullable()
      .optional()
      .describe('Of a house ad alone: it stands on lists of what is near a place within. Without one everywhere.'),
  })
  .refine((ad) => !misplaced(ad), { path: ['position'], message: MISPLACED });
export type AdDraftBody = z.infer<typeof AdDraftBody>;

const draftedShape = {
  ...drafted,
  payer: z.string().nullable().describe('Who pays for a house ad; null: whoever it is of.'),
  area: AdAreaShape.nullable().describe('Around which a house ad is shown; null: everywhere.'),
};
/** What was drafted of an ad. */
export const DraftedAdShape = z.object(draftedShape);
export type DraftedAdShape = z.infer<typeof DraftedAdShape>;

/** An ad of one's own, in whatever stage it is. */
export const OwnAdShape = z.object({
  ad_id: AdId,
  stage: AdStage,
  ...draftedShape,
  /** The smallest window first. */
  sources: z.array(z.object({ min_width: AdBreakpoint, image_id: ImageId, src: z.string(), src_large: z.string() })),
  /** Why it was declined the last time. */
  reason: z.string().nullable(),
  /** Booked, and looked at once that is paid. */
  payment_id: PaymentId.nullable(),
  /** Net, of all its views; null: its type is not sold now. */
  net: Cents.nullable(),
  /** Null: it was never shown. */
  shown: z.object({ status: AdStatus, from: Instant, ...AdCount.shape }).nullable(),
  stopped_by: DecisionId.nullable().describe('The decision of moderation by which it is not shown.'),
  /** With the id it is the private address of its report. */
  report_key: z.string(),
  house: z.boolean().describe("The operator's: it is placed, not booked."),
});
export type OwnAdShape = z.infer<typeof OwnAdShape>;

/** Net of a thousand views; `way` null: nothing can be booked. */
export const AdPricesShape = z.object({ prices: AdPrices, way: PaymentWay.nullable() });
export type AdPricesShape = z.infer<typeof AdPricesShape>;

export const AdQuoteShape = z.object({
  lines: z.array(LineShape),
  net: Cents,
  vat: Cents,
  gross: Cents,
  buyer: InvoiceBuyer,
});
export type AdQuoteShape = z.infer<typeof AdQuoteShape>;

/** Whose an ad is; null: the operator's. `user` null while nobody can tell who that is. */
const AdOwner = z.object({ user_id: UserId, user: UserCard.nullable() });

const PicturesShape = z.array(z.object({ min_width: AdBreakpoint, src: z.string(), src_large: z.string() }));

/** An ad that waits to be looked at: all that is decided about. */
export const AdToReviewShape = z.object({
  ad_id: AdId,
  owner: AdOwner,
  ...draftedShape,
  /** The smallest window first. */
  sources: PicturesShape,
});
export type AdToReviewShape = z.infer<typeof AdToReviewShape>;

export const AdReviewShape = z.object({ ads: z.array(AdToReviewShape) });
export type AdReviewShape = z.infer<typeof AdReviewShape>;

export const ShownAdShape = z.object({
  ad_id: AdId,
  owner: AdOwner.nullable(),
  type: AdType,
  title: z.string(),
  /** Of whom the ad is. */
  of: z.string(),
  payer: z.string().nullable().describe('Who pays for a house ad; null: whoever it is of.'),
  link: z.string(),
  area: AdAreaShape.nullable(),
  status: AdStatus,
  history: z.array(HouseAct).describe('What was done with a house ad, and why'),
  from: Instant,
  until: Instant.nullable(),
  /** How often it may be seen; null: without limit. */
  budget: z.int().nullable(),
  ...AdCount.shape,
  /** With the id it is the private address of its report. */
  report_key: z.string(),
});
export type ShownAdShape = z.infer<typeof ShownAdShape>;

const secret = z.strictObject({ secret: z.string().min(1).max(100) });

/** Ads, counted without persons. */
export const adCalls = {
  adView: call({
    method: 'POST',
    path: '/ad_view/{id}',
    access: 'anyone',
    whenSuspended: true,
    id: AdId,
    body: secret,
    summary: 'Count that half of an ad was visible for a second, without cookies',
  }),
  adClick: call({
    method: 'POST',
    path: '/ad_click/{id}',
    access: 'anyone',
    whenSuspended: true,
    id: AdId,
    body: secret,
    summary: 'Count a click on an ad, without cookies',
  }),
  adReport: call({
    method: 'GET',
    path: '/ad_report/{id}',
    access: 'anyone',
    evenClosed: true,
    secret: true,
    id: AdId,
    query: z.object({ key: z.string().min(1).max(100).describe('From the private address of the report') }),
    summary: 'How often an ad was seen and clicked, a day at a time',
    answer: AdReportShape,
  }),
} as const;

const own = { access: 'user', id: AdId } as const;

/** Ads of a company's own: drafted, booked, and seen through. */
export const ownAdCalls = {
  adPrices: call({
    method: 'GET',
    path: '/ad_prices',
    access: 'anyone',
    summary: 'What a thousand views of an ad cost',
    answer: AdPricesShape,
  }),
  ownAds: call({
    method: 'GET',
    path: '/ad',
    access: 'user',
    summary: "Ads of one's own, the newest first",
    answer: z.object({ ads: z.array(OwnAdShape) }),
  }),
  draftAd: call({
    method: 'POST',
    path: '/ad',
    access: 'user',
    body: AdDraftBody,
    feature: 'ads',
    summary: 'Draft an ad (commercial accounts)',
    answer: OwnAdShape,
  }),
  ownAd: call({ method: 'GET', path: '/ad/{id}', ...own, summary: "An ad of one's own", answer: OwnAdShape }),
  changeAd: call({
    method: 'PATCH',
    path: '/ad/{id}',
    ...own,
    body: AdDraftBody,
    summary: 'Change a draft, or a declined ad',
    answer: OwnAdShape,
  }),
  dropAd: call({ method: 'DELETE', path: '/ad/{id}', ...own, summary: 'Delete a draft, or a declined ad' }),
  prepareAdImage: call({
    method: 'POST',
    path: '/ad_image/{id}',
    ...own,
    body: UploadBody,
    summary: 'Prepare the upload of a picture of a draft',
    answer: UploadShape,
  }),
  activateAdImage: call({
    method: 'PATCH',
    path: '/ad_image/{id}',
    ...own,
    body: z.strictObject({ min_width: AdBreakpoint, image_id: ImageId.nullable() }),
    summary: 'Use the uploaded picture from a width of the window on, or none',
    answer: OwnAdShape,
  }),
  adQuote: call({
    method: 'GET',
    path: '/ad_quote/{id}',
    ...own,
    feature: 'ads',
    summary: 'What booking a draft comes to',
    answer: AdQuoteShape,
  }),
  bookAd: call({
    method: 'POST',
    path: '/ad_booking/{id}',
    ...own,
    body: z.strictObject({
      net: Cents.min(0).describe('The price that was shown: it is asked for again where it has changed meanwhile'),
    }),
    feature: 'ads',
    summary: 'Book a draft: it is looked at once it is paid',
    answer: OwnAdShape,
  }),
  endAd: call({
    method: 'POST',
    path: '/ad_end/{id}',
    ...own,
    body: z.strictObject({}),
    summary: "End an ad of one's own before it was seen as often as it was paid for",
    note: 'Nothing of what was paid goes back.',
    answer: OwnAdShape,
  }),
} as const;

const oneAd = { access: 'ads', id: AdId } as const;

/** What is decided about everybody's ads. */
export const adReviewCalls = {
  adsToReview: call({
    method: 'GET',
    path: '/ad_review',
    access: 'ads',
    summary: 'Ads that are paid and wait to be looked at',
    answer: AdReviewShape,
  }),
  approveAd: call({
    method: 'PATCH',
    path: '/ad_approve/{id}',
    ...oneAd,
    body: z.strictObject({}),
    summary: 'Show an ad that waits to be looked at',
    answer: AdReviewShape,
  }),
  declineAd: call({
    method: 'PATCH',
    path: '/ad_decline/{id}',
    ...oneAd,
    body: z.strictObject({ reason: DeclineReason.describe('As its owner reads it.') }),
    summary: 'Do not show an ad that waits to be looked at',
    note: 'What was paid for it goes back.',
    answer: AdReviewShape,
  }),
  shownAds: call({
    method: 'GET',
    path: '/ad_shown',
    access: 'ads',
    query: z.object({
      state: ShownAdState.default('current').describe('`current`: all but those that are over.'),
      kind: AdKind.optional().describe('`house`: of the operator or of partners; `booked`: of companies.'),
      sort: ShownAdSort.default('-from').describe('With `-` what begins last, or was seen or clicked most, first'),
      purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
      ...pageQuery,
      size: numeric(z.int().min(1).max(100)).default(25),
    }),
    summary: 'Ads that are, will be or were shown',
    answer: z.object({ ads: z.array(ShownAdShape), paging: z.object(pagingShape) }),
  }),
  houseAds: call({
    method: 'GET',
    path: '/ad_house',
    access: 'ads',
    summary: "Drafts of house ads of one's own, the newest first",
    answer: z.object({ ads: z.array(OwnAdShape) }),
  }),
  draftHouseAd: call({
    method: 'POST',
    path: '/ad_house',
    access: 'ads',
    body: AdDraftBody,
    summary: "Draft an ad of the operator's, or of a partner who pays elsewhere",
    note: "It is changed, gets its pictures and is deleted as every draft of one's own; `views` does not count here.",
    answer: OwnAdShape,
  }),
  placeHouseAd: call({
    method: 'POST',
    path: '/ad_house/{id}',
    ...oneAd,
    body: HouseTerms.extend({ reason: StaffReason.describe('Kept in the log, for others who look after ads.') }),
    summary: "Show an ad of the operator's that one has drafted",
    note: 'Nothing is paid, and there is no invoice.',
    answer: OwnAdShape,
  }),
  pauseHouseAd: call({
    method: 'PATCH',
    path: '/ad_pause/{id}',
    ...oneAd,
    body: z.strictObject({ reason: StaffReason.describe('For others who look after ads.') }),
    summary: 'Do not show a house ad until it is continued',
    note: 'Its last day stays the same.',
  }),
  continueHouseAd: call({
    method: 'PATCH',
    path: '/ad_continue/{id}',
    ...oneAd,
    body: z.strictObject({}),
    summary: 'Show a house ad again that was paused',
  }),
  endShownAd: call({
    method: 'PATCH',
    path: '/ad_shown_end/{id}',
    ...oneAd,
    body: z.strictObject({}),
    summary: 'End an ad before its time',
    note: 'Nothing of what was paid goes back.',
  }),
} as const;
