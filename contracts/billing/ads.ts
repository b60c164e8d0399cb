import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { AdId, DecisionId, ImageId, Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { Point } from '../kernel/place.js';
import { line, paragraph } from '../kernel/text.js';
import { websiteOf } from '../kernel/website.js';
import { radiusSteps } from '../rules/distance.js';
import { PaymentId } from './payments.js';

export const MISPLACED = 'A skyscraper stands left or right, a banner or carousel at the top.';

export const AD_UNIT = 1_000;

export const MOST_AHEAD_DAYS = 366;

export const mostRunningAds = 500;

export const AdCount = z.strictObject({ views: z.int().min(0), clicks: z.int().min(0) });
export type AdCount = z.infer<typeof AdCount>;

export const adsCommands = {
  endAd: z.strictObject({ adId: AdId }),
  countAds: z.strictObject({ counts: z.array(z.strictObject({ adId: AdId, ...AdCount.shape })).max(1_000) }),
} as const;

export const AdType = z.enum(['banner', 'skyscraper', 'carousel']);
export type AdType = z.infer<typeof AdType>;
export const AdPosition = z.enum(['top', 'left', 'right']);
export type AdPosition = z.infer<typeof AdPosition>;

export const AdPage = z.enum(['home', 'category', 'group', 'search']);
export type AdPage = z.infer<typeof AdPage>;

/** Minimum window widths in px from which a picture applies (spec §9). */
export const adBreakpoints = [0, 576, 768, 992, 1200, 1400] as const;
export const AdBreakpoint = z.literal(adBreakpoints);
export type AdBreakpoint = z.infer<typeof AdBreakpoint>;

export const AdPicture = z.strictObject({ from: AdBreakpoint, imageId: ImageId });
export type AdPicture = z.infer<typeof AdPicture>;

/** Public websites only, parsed the same way as browsers do ({@link websiteOf}). */
export const AdLink = z
  .string()
  .max(500)
  .refine(
    (link) => websiteOf(link)?.startsWith('https:') === true,
    'It must be the https:// address of a public website, without a user name.',
  )
  .overwrite((link) => websiteOf(link) ?? link)
  .max(500)
  .meta({ format: 'uri' });

const shown = {
  type: AdType,
  position: AdPosition,
  /** Background colour `#rrggbb`; the text is black or white, whichever has more contrast. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  title: line(60),
  claim: line(120),
  cta: line(30),
  link: AdLink,
  /** Corner for the word "ad", and the advertiser (DSA Art. 26). */
  hint: z.strictObject({ x: z.enum(['left', 'right']), y: z.enum(['top', 'bottom']), src: line(80) }),
  /**
   * Payer of a house ad; absent when the advertiser pays. Booked ads are paid by the account that books them (DSA Art.
   * 26).
   */
  payer: line(80).optional(),
};

export const misplaced = ({ type, position }: Readonly<{ type: AdType; position: AdPosition }>): boolean =>
  (type === 'skyscraper') === (position === 'top');

export const AdWords = z.strictObject(shown).refine((ad) => !misplaced(ad), { path: ['position'], message: MISPLACED });
export type AdWords = z.infer<typeof AdWords>;

export const AdContent = z
  .strictObject({ ...shown, pictures: z.array(AdPicture).min(1).max(adBreakpoints.length) })
  .superRefine((ad, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (misplaced(ad)) problem('position', MISPLACED);
    const from = ad.pictures.map((one) => one.from);
    if (new Set(from).size < from.length) problem('pictures', 'Two pictures are for the same width.');
    if (!from.includes(0)) problem('pictures', 'One picture must be for the smallest windows (from: 0).');
  });
export type AdContent = z.infer<typeof AdContent>;

export const AdArea = z.strictObject({
  cityId: z.string().min(1).max(40),
  city: z.string().min(1).max(100),
  point: Point,
  radiusKm: z.literal(radiusSteps),
});
export type AdArea = z.infer<typeof AdArea>;

export const AdTerms = z
  .strictObject({
    from: Instant,
    /** Null: until ended or its views are used up. */
    until: Instant.nullable(),
    views: z.int().min(1).max(1_000_000_000).nullable(),
    /** Relative probability among the ads that fit a place: weight 2 is shown twice as often as weight 1. */
    weight: z.int().min(1).max(100),
    language: Locale.nullable(),
    /** Includes subcategories; null: everywhere. */
    categoryId: z.int().min(1).nullable(),
    /** House ads only; absent: everywhere. */
    area: AdArea.optional(),
  })
  .refine(({ from, until }) => until === null || from < until, {
    path: ['until'],
    message: 'The ad must end after it begins.',
  });
export type AdTerms = z.infer<typeof AdTerms>;

export const AdWishes = z.strictObject({
  /** Earliest start, in the issuer's time zone; null: as soon as approved. */
  from: Day.nullable(),
  views: z.int().min(AD_UNIT).max(1_000_000).multipleOf(AD_UNIT),
  language: Locale.nullable(),
  categoryId: z.int().min(1).nullable(),
  area: AdArea.optional(),
});
export type AdWishes = z.infer<typeof AdWishes>;

/** Net price in cents per thousand views; missing types are not for sale. */
export const AdPrices = z.partialRecord(AdType, z.int().min(1).max(1_000_000));
export type AdPrices = z.infer<typeof AdPrices>;

/** Net price in cents of all views; null when the type is not for sale. */
export const netOfAd = (prices: AdPrices, type: AdType, { views }: Pick<AdWishes, 'views'>): number | null => {
  const price = prices[type];
  return price === undefined ? null : (price * views) / AD_UNIT;
};

/** `booked`: awaiting payment; `review`: awaiting approval; a declined ad can be changed and booked again. */
export const AdStage = z.enum(['draft', 'booked', 'review', 'declined', 'approved', 'dropped']);
export type AdStage = z.infer<typeof AdStage>;

export const DeclineReason = paragraph(1_000, 1);

export const HouseTerms = z.strictObject({
  until: Day.nullable(),
  views: AdTerms.shape.views,
  weight: AdTerms.shape.weight,
});
export type HouseTerms = z.infer<typeof HouseTerms>;

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

export const RunningAd = z.strictObject({
  adId: AdId,
  secret: z.string(),
  userId: UserId.nullable(),
  content: AdContent,
  terms: AdTerms,
});
export type RunningAd = z.infer<typeof RunningAd>;

/** Status of a placed ad; `stopped`: by moderation, `paused`: by ad staff, with views left. */
export const AdStatus = z.enum(['planned', 'running', 'stopped', 'paused', 'over']);
export type AdStatus = z.infer<typeof AdStatus>;

export const AdSeen = z.strictObject({ ownerId: UserId.nullable(), content: AdContent });
export type AdSeen = z.infer<typeof AdSeen>;

export const AdReport = z.strictObject({
  content: AdContent,
  terms: AdTerms,
  status: AdStatus,
  total: AdCount,
  /** Days in the issuer's time zone with views or clicks, oldest first; at most the last 400. */
  days: z.array(z.strictObject({ day: Day, ...AdCount.shape })),
});
export type AdReport = z.infer<typeof AdReport>;

export const adsQueries = {
  /** Ads that have started, are not over, stopped or paused, and have views left; at most `mostRunningAds`. */
  runningAds: { question: z.strictObject({}), answer: z.strictObject({ ads: z.array(RunningAd) }) },
  /** Target of an ad that was not ended; null: not found, or the secret is wrong. */
  adLink: { question: z.strictObject({ adId: AdId, secret: z.string().max(100) }), answer: z.string().nullable() },
  /**
   * Ad that has started and was not ended, for reports. Ads stopped by moderation are visible only to their owner and
   * the system. Null: not visible.
   */
  adSeen: { question: z.strictObject({ adId: AdId }), answer: AdSeen.nullable() },
  /** Access needs only the report key; null: not found, or the key is wrong. */
  adReport: { question: z.strictObject({ adId: AdId, key: z.string().max(100) }), answer: AdReport.nullable() },
} as const;

export const adsRefusals = {
  ad_not_found: m(404, 'Diese Anzeige gibt es nicht.', 'This ad does not exist.', 'Deze reclame bestaat niet.'),
  ad_ended: m(409, 'Diese Anzeige ist schon beendet.', 'This ad has already ended.', 'Deze reclame is al beëindigd.'),
};
