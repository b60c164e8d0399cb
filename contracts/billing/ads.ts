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

/** Minimum window widths in px from which an ad picture applies (spec §9). */
export const adBreakpoints = [0, 576, 768, 992, 1200, 1400] as const;
export const AdBreakpoint = z.literal(adBreakpoints);
export type AdBreakpoint = z.infer<typeof AdBreakpoint>;

export const AdPicture = z.strictObject({ from: AdBreakpoint, imageId: ImageId });
export type AdPicture = z.infer<typeof AdPicture>;

/** Link to a public website, parsed in the same way as in browsers ({@link websiteOf}). */
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
  /** Background colour as `#rrggbb`; the text is black or white, whichever contrasts more. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  title: line(60),
  claim: line(120),
  cta: line(30),
  link: AdLink,
  /** Corner of the ad that contains the word "ad", and the advertiser (DSA Art. 26). */
  hint: z.strictObject({ x: z.enum(['left', 'right']), y: z.enum(['top', 'bottom']), src: line(80) }),
  /** Payer of a house ad; absent when the advertiser pays. The account that books an ad pays for it (DSA Art. 26). */
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
    /** End of the ad; null if it runs until staff end it or its views are used up. */
    until: Instant.nullable(),
    views: z.int().min(1).max(1_000_000_000).nullable(),
    /**
     * Relative probability among the ads that fit a place: an ad of weight 2 is shown twice as often as one of weight
     * 1.
     */
    weight: z.int().min(1).max(100),
    language: Locale.nullable(),
    /** Category in which the ad appears, including subcategories; null for all categories. */
    categoryId: z.int().min(1).nullable(),
    /** Area in which a house ad appears; absent for all areas. */
    area: AdArea.optional(),
  })
  .refine(({ from, until }) => until === null || from < until, {
    path: ['until'],
    message: 'The ad must end after it begins.',
  });
export type AdTerms = z.infer<typeof AdTerms>;

export const AdWishes = z.strictObject({
  /** Earliest day of the ad in the issuer's time zone; null to start on approval. */
  from: Day.nullable(),
  views: z.int().min(AD_UNIT).max(1_000_000).multipleOf(AD_UNIT),
  language: Locale.nullable(),
  categoryId: z.int().min(1).nullable(),
  area: AdArea.optional(),
});
export type AdWishes = z.infer<typeof AdWishes>;

/** Net price in cents per thousand views; ad types without a price are not for sale. */
export const AdPrices = z.partialRecord(AdType, z.int().min(1).max(1_000_000));
export type AdPrices = z.infer<typeof AdPrices>;

/** Returns the net price in cents of all views; null when the ad type is not for sale. */
export const netOfAd = (prices: AdPrices, type: AdType, { views }: Pick<AdWishes, 'views'>): number | null => {
  const price = prices[type];
  return price === undefined ? null : (price * views) / AD_UNIT;
};

/**
 * Stage of a booked ad. `booked` awaits payment and `review` awaits approval; a declined ad can be changed and booked
 * again.
 */
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
 * places ads directly, ad staff from a draft; members draft, book and pay an ad, which staff then approve or decline.
 */
export const AdEvent = z.discriminatedUnion('type', [
  /**
   * `reason`: for other ad staff when the ad was placed in the backoffice; absent when the operator's tool placed the
   * ad.
   */
  event('AdPlaced', { content: AdContent, terms: AdTerms, at: Instant, reason: z.string().optional() }),
  /**
   * `words` is null once the account is deleted. `house`: the operator's own ad, which is placed rather than booked.
   */
  event('AdDrafted', {
    userId: UserId,
    words: AdWords.nullable(),
    wishes: AdWishes,
    house: z.literal(true).optional(),
    at: Instant,
  }),
  /** Picture for windows of width `from` and wider; a null `imageId` removes it. */
  event('AdPictureSet', { from: AdBreakpoint, imageId: ImageId.nullable() }),
  event('AdDropped', { at: Instant }),
  /** The ad awaits payment, and nothing is granted yet. `net`: quoted price in cents. */
  event('AdBooked', { net: z.int().min(1), paymentId: PaymentId, at: Instant }),
  event('AdBookingDropped', { paymentId: PaymentId }),
  event('AdPaid', { paymentId: PaymentId, at: Instant }),
  event('AdApproved', { terms: AdTerms, at: Instant }),
  /** Staff declined the ad. `reason` is shown to the owner, and the payment `paymentId` is refunded. */
  event('AdDeclined', { reason: z.string(), paymentId: PaymentId, at: Instant }),
  event('AdEnded', { at: Instant }),
  event('AdStopped', { decisionId: DecisionId, at: Instant }),
  event('AdResumed', { at: Instant }),
  /** Ad staff paused a house ad until they continue it. `reason` is for other ad staff. */
  event('AdPaused', { reason: z.string(), at: Instant }),
  event('AdContinued', { at: Instant }),
]);
export type AdEvent = z.infer<typeof AdEvent>;

export const adPersonal: PersonalFields<AdEvent> = { AdDrafted: { subject: 'userId', fields: ['words'] } };

/** Stream `adcount-<adId>`: anonymous counts of views and clicks. */
export const AdCountEvent = z.discriminatedUnion('type', [
  /** Views and clicks of a day in the issuer's time zone, recorded within about a minute. */
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

/** Status of a placed ad. `stopped`: by moderation; `paused`: by ad staff while views are left. */
export const AdStatus = z.enum(['planned', 'running', 'stopped', 'paused', 'over']);
export type AdStatus = z.infer<typeof AdStatus>;

export const AdSeen = z.strictObject({ ownerId: UserId.nullable(), content: AdContent });
export type AdSeen = z.infer<typeof AdSeen>;

export const AdReport = z.strictObject({
  content: AdContent,
  terms: AdTerms,
  status: AdStatus,
  total: AdCount,
  /** Days with views or clicks in the issuer's time zone, oldest first; at most the last 400. */
  days: z.array(z.strictObject({ day: Day, ...AdCount.shape })),
});
export type AdReport = z.infer<typeof AdReport>;

export const adsQueries = {
  /** Ads that have started and are neither over, stopped nor paused, with views left; at most `mostRunningAds`. */
  runningAds: { question: z.strictObject({}), answer: z.strictObject({ ads: z.array(RunningAd) }) },
  /** Target URL of an ad that was not ended; null when the ad does not exist or the secret is wrong. */
  adLink: { question: z.strictObject({ adId: AdId, secret: z.string().max(100) }), answer: z.string().nullable() },
  /**
   * Ad for reports, once it has started and unless it was ended. Ads stopped by moderation are visible only to their
   * owner and the system; null when the ad is not visible to the caller.
   */
  adSeen: { question: z.strictObject({ adId: AdId }), answer: AdSeen.nullable() },
  /** Report of an ad; access needs only the report key. Null when the ad does not exist or the key is wrong. */
  adReport: { question: z.strictObject({ adId: AdId, key: z.string().max(100) }), answer: AdReport.nullable() },
} as const;

export const adsRefusals = {
  ad_not_found: m(404, 'Diese Anzeige gibt es nicht.', 'This ad does not exist.', 'Deze reclame bestaat niet.'),
  ad_ended: m(409, 'Diese Anzeige ist schon beendet.', 'This ad has already ended.', 'Deze reclame is al beëindigd.'),
};
