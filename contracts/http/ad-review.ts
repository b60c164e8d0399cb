import * as z from 'zod';
import { StaffReason } from '../kernel/staff-reason.js';
import { AdCount, AdType, DeclineReason, HouseTerms, AdStatus } from '../billing/ads.js';
import { AdKind, HouseAct, ShownAdSort, ShownAdState } from '../billing/house-ads.js';
import { PaymentId } from '../billing/payments.js';
import { AdId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { AdAreaShape, AdSourceShape } from './ads.js';
import { call } from './call.js';
import { AdDraftBody, draftedShape, OwnAdShape } from './own-ads.js';
import { numeric, pageQuery, pagedShape, person } from './shapes.js';

/** Owner of the ad; null for the operator's ad. `user` is null when the account service is unavailable. */
const AdOwner = z.object(person);

export const AdToReviewShape = z.object({
  ad_id: AdId,
  owner: AdOwner,
  ...draftedShape,
  sources: z.array(AdSourceShape),
  payment_id: PaymentId.describe('What it was paid with: a decision names it, and holds for what was seen.'),
});
export type AdToReviewShape = z.infer<typeof AdToReviewShape>;

export const AdReviewShape = z.object({ ads: z.array(AdToReviewShape) });
export type AdReviewShape = z.infer<typeof AdReviewShape>;

export const ShownAdShape = z.object({
  ad_id: AdId,
  owner: AdOwner.nullable(),
  type: AdType,
  title: z.string(),
  of: z.string(),
  payer: z.string().nullable().describe('Who pays for a house ad; null: whoever it is of.'),
  link: z.string(),
  area: AdAreaShape.nullable(),
  status: AdStatus,
  history: z.array(HouseAct).describe('What was done with a house ad, and why'),
  from: Instant,
  until: Instant.nullable(),
  budget: z.int().nullable(),
  ...AdCount.shape,
  report_key: z.string(),
});
export type ShownAdShape = z.infer<typeof ShownAdShape>;

const oneAd = { access: 'ads', id: AdId, key: 'adId' } as const;

export const adReviewCalls = {
  adsToReview: call('GET /ad_review', {
    access: 'ads',
    summary: 'Ads that are paid and wait to be looked at',
    answer: AdReviewShape,
  }),
  approveAd: call('PATCH /ad_approve/{id}', {
    ...oneAd,
    body: z.strictObject({ payment_id: PaymentId }),
    sends: 'billing.approveAd',
    answers: 'adsToReview',
    summary: 'Show an ad that waits to be looked at',
    answer: AdReviewShape,
  }),
  declineAd: call('PATCH /ad_decline/{id}', {
    ...oneAd,
    body: z.strictObject({ payment_id: PaymentId, reason: DeclineReason.describe('As its owner reads it.') }),
    sends: 'billing.declineAd',
    answers: 'adsToReview',
    summary: 'Do not show an ad that waits to be looked at',
    note: 'What was paid for it goes back.',
    answer: AdReviewShape,
  }),
  shownAds: call('GET /ad_shown', {
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
    answer: pagedShape({ ads: z.array(ShownAdShape) }),
  }),
  houseAds: call('GET /ad_house', {
    access: 'ads',
    summary: "Drafts of house ads of one's own, the newest first",
    answer: z.object({ ads: z.array(OwnAdShape) }),
  }),
  draftHouseAd: call('POST /ad_house', {
    access: 'ads',
    body: AdDraftBody,
    summary: "Draft an ad of the operator's, or of a partner who pays elsewhere",
    note: "It is changed, gets its pictures and is deleted as every draft of one's own; `views` does not count here.",
    answer: OwnAdShape,
  }),
  placeHouseAd: call('POST /ad_house/{id}', {
    ...oneAd,
    body: HouseTerms.extend({ reason: StaffReason.describe('Kept in the log, for others who look after ads.') }),
    summary: "Show an ad of the operator's that one has drafted",
    note: 'Nothing is paid, and there is no invoice.',
    answer: OwnAdShape,
  }),
  pauseHouseAd: call('PATCH /ad_pause/{id}', {
    ...oneAd,
    body: z.strictObject({ reason: StaffReason.describe('For others who look after ads.') }),
    sends: 'billing.pauseHouseAd',
    summary: 'Do not show a house ad until it is continued',
    note: 'Its last day stays the same.',
  }),
  continueHouseAd: call('PATCH /ad_continue/{id}', {
    ...oneAd,
    body: z.strictObject({}),
    sends: 'billing.continueHouseAd',
    summary: 'Show a house ad again that was paused',
  }),
  endShownAd: call('PATCH /ad_shown_end/{id}', {
    ...oneAd,
    body: z.strictObject({}),
    sends: 'billing.endAd',
    summary: 'End an ad before its time',
    note: 'Nothing of what was paid goes back.',
  }),
} as const;
