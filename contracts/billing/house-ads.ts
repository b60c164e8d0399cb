import * as z from 'zod';
import { AdId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { StaffReason } from '../kernel/staff-reason.js';
import { AdContent, AdCount, AdStatus, AdTerms, HouseTerms } from './ads.js';
import { paged } from './invoices.js';

export const houseAdsCommands = {
  /** Places an ad; system only, idempotent. */
  placeAd: z.strictObject({ adId: AdId, content: AdContent, terms: AdTerms }),
  placeHouseAd: z.strictObject({ adId: AdId, terms: HouseTerms, reason: StaffReason }),
  /** Hides a house ad until continued; ad staff only, idempotent. */
  pauseHouseAd: z.strictObject({ adId: AdId, reason: StaffReason }),
  continueHouseAd: z.strictObject({ adId: AdId }),
} as const;

export const HouseAct = z.strictObject({
  act: z.enum(['placed', 'paused', 'continued']),
  reason: z.string().nullable(),
  at: Instant,
});
export type HouseAct = z.infer<typeof HouseAct>;

/** `current`: all ads except those with status `over`. */
export const ShownAdState = z.enum(['current', ...AdStatus.options, 'all']);
export type ShownAdState = z.infer<typeof ShownAdState>;
export const AdKind = z.enum(['house', 'booked']);
export type AdKind = z.infer<typeof AdKind>;
export const ShownAdSort = z.enum(['from', '-from', 'views', '-views', 'clicks', '-clicks']);
export type ShownAdSort = z.infer<typeof ShownAdSort>;

export const ShownAd = z.strictObject({
  adId: AdId,
  userId: UserId.nullable(),
  content: AdContent,
  terms: AdTerms,
  status: AdStatus,
  history: z.array(HouseAct),
  total: AdCount,
  reportKey: z.string(),
});
export type ShownAd = z.infer<typeof ShownAd>;

export const houseAdsQueries = {
  shownAds: {
    question: z.strictObject({
      filter: z.strictObject({ state: ShownAdState, kind: AdKind.optional() }),
      sort: ShownAdSort,
      paging: paged,
    }),
    answer: z.strictObject({ items: z.array(ShownAd), total: z.int() }),
  },
} as const;

export const houseAdsRefusals = {
  ad_ends_too_early: m(
    422,
    'Die Anzeige endet, bevor sie beginnt, oder der Tag ist vorbei. Wähl einen späteren letzten Tag.',
    'The ad would end before it starts, or that day is over. Choose a later last day.',
    'De reclame eindigt voordat ze begint, of die dag is voorbij. Kies een latere laatste dag.',
  ),
  ad_not_house: m(
    409,
    'Pausieren lassen sich nur eigene Anzeigen. Die einer Firma ist bezahlt.',
    'Only house ads can be paused. This ad has been paid for.',
    'Alleen eigen reclame kan worden gepauzeerd. Voor die van een bedrijf is betaald.',
  ),
};
