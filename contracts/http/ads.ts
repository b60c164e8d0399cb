import * as z from 'zod';
import { AdArea, AdBreakpoint, AdCount, AdId, AdPosition, AdType } from '../billing/ads.js';
import { AdStatus } from '../billing/queries.js';
import { Locale } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { call } from './call.js';

/** A town, in the reader's language, and the kilometres around it. */
export const AdAreaShape = z.object({ city_id: z.string(), city: z.string(), radius: AdArea.shape.radiusKm });

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
