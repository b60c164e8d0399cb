import * as z from 'zod';
import { AdArea, AdBreakpoint, AdCount, AdPosition, AdType, AdStatus } from '../billing/ads.js';
import { Locale, AdId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { call } from './call.js';

/** Target area of an ad: town in the reader's language, and radius in kilometres. */
export const AdAreaShape = z.object({ city_id: z.string(), city: z.string(), radius: AdArea.shape.radiusKm });

/** Picture of an ad from a window width in px on: 320, 640 and 1,200 px wide. */
export const AdSourceShape = z.object({
  min_width: AdBreakpoint,
  src_small: z.string(),
  src: z.string(),
  src_large: z.string(),
});

export const AdShape = z.object({
  ad_id: AdId,
  secret: z.string(),
  type: AdType,
  position: AdPosition,
  color: z.string(),
  title: z.string(),
  claim: z.string(),
  cta: z.string(),
  /** URL on this server that redirects to the advertiser. */
  link: z.string(),
  hint_x: z.enum(['left', 'right']),
  hint_y: z.enum(['top', 'bottom']),
  /** Name of the advertiser. */
  hint_src: z.string(),
  payer: z.string(),
  /** Pictures for the widest window first; use the first entry whose `min_width` in px fits the window. */
  sources: z.array(AdSourceShape),
  /** Targeting limits in addition to the page; null means not limited. */
  language: Locale.nullable(),
  category_id: z.int().nullable(),
  area: AdAreaShape.nullable(),
});
export type AdShape = z.infer<typeof AdShape>;

export const AdReportShape = z.object({
  title: z.string(),
  of: z.string(),
  type: AdType,
  status: AdStatus,
  from: Instant,
  until: Instant.nullable(),
  budget: z.int().nullable(),
  language: Locale.nullable(),
  category_id: z.int().nullable(),
  area: AdAreaShape.nullable(),
  ...AdCount.shape,
  days: z.array(z.object({ day: Day, ...AdCount.shape })),
});
export type AdReportShape = z.infer<typeof AdReportShape>;

const secret = z.strictObject({ secret: z.string().min(1).max(100) });

export const adCalls = {
  adView: call('POST /ad_view/{id}', {
    access: 'anyone',
    whenSuspended: true,
    id: AdId,
    body: secret,
    summary: 'Count that half of an ad was visible for a second, without cookies',
  }),
  adClick: call('POST /ad_click/{id}', {
    access: 'anyone',
    whenSuspended: true,
    id: AdId,
    body: secret,
    summary: 'Count a click on an ad, without cookies',
  }),
  adReport: call('GET /ad_report/{id}', {
    access: 'anyone',
    evenClosed: true,
    secret: true,
    id: AdId,
    query: z.object({ key: z.string().min(1).max(100).describe('From the private address of the report') }),
    summary: 'How often an ad was seen and clicked, a day at a time',
    answer: AdReportShape,
  }),
} as const;
