import * as z from 'zod';
import { ImageId, Locale } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Point } from '../kernel/place.js';
import { line, paragraph } from '../kernel/text.js';
import { radiusSteps } from '../rules/distance.js';
import { websiteOf } from '../rules/website.js';

export const AdId = z.uuid();

/** Banners and carousels stand above a list, skyscrapers beside the page. */
export const AdType = z.enum(['banner', 'skyscraper', 'carousel']);
export type AdType = z.infer<typeof AdType>;
export const AdPosition = z.enum(['top', 'left', 'right']);
export type AdPosition = z.infer<typeof AdPosition>;

/** Pages that show ads. */
export const AdPage = z.enum(['home', 'category', 'group', 'search']);
export type AdPage = z.infer<typeof AdPage>;

/** Widths of the window from which on a picture is shown, px (spec §9). */
export const adBreakpoints = [0, 576, 768, 992, 1200, 1400] as const;
export const AdBreakpoint = z.literal(adBreakpoints);
export type AdBreakpoint = z.infer<typeof AdBreakpoint>;

export const AdPicture = z.strictObject({ from: AdBreakpoint, imageId: ImageId });
export type AdPicture = z.infer<typeof AdPicture>;

/** Only to a public website, by the one reading of it that browsers have ({@link websiteOf}). */
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
  /** Of the ground: `#rrggbb`. Ink on it is black or white, whichever is read better. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  title: line(60),
  claim: line(120),
  /** On the button. */
  cta: line(30),
  link: AdLink,
  /** Where the word "ad" stands on it, and of whom the ad is (DSA Art. 26). */
  hint: z.strictObject({ x: z.enum(['left', 'right']), y: z.enum(['top', 'bottom']), src: line(80) }),
  /** Who paid for a house ad; absent: whoever it is of. An ad that is booked is paid by who books it (DSA Art. 26). */
  payer: line(80).optional(),
};

/** Whether a type cannot stand at a position, and what is said of it. */
export const misplaced = ({ type, position }: Readonly<{ type: AdType; position: AdPosition }>): boolean =>
  (type === 'skyscraper') === (position === 'top');
export const MISPLACED = 'A skyscraper stands left or right, a banner or carousel at the top.';

/** An ad without its pictures: those of a draft come one by one. */
export const AdWords = z.strictObject(shown).refine((ad) => !misplaced(ad), { path: ['position'], message: MISPLACED });
export type AdWords = z.infer<typeof AdWords>;

/** What an ad shows. */
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

/** A town and what is around it: an ad for it stands on lists of what is near a place within. */
export const AdArea = z.strictObject({
  cityId: z.string().min(1).max(40),
  /** As people there call it. */
  city: z.string().min(1).max(100),
  point: Point,
  radiusKm: z.literal(radiusSteps),
});
export type AdArea = z.infer<typeof AdArea>;

/** When, where and how often an ad is shown. */
export const AdTerms = z
  .strictObject({
    from: Instant,
    /** Null: until it is ended, or its views are used up. */
    until: Instant.nullable(),
    /** Null: without limit. */
    views: z.int().min(1).max(1_000_000_000).nullable(),
    /** Of ads that could stand in a place, one with weight 2 is chosen twice as often as one with weight 1. */
    weight: z.int().min(1).max(100),
    /** Null: to readers of each language. */
    language: Locale.nullable(),
    /** On lists of this category and of those below it; null: everywhere. */
    categoryId: z.int().min(1).nullable(),
    /** Of house ads alone; absent: everywhere. */
    area: AdArea.optional(),
  })
  .refine(({ from, until }) => until === null || from < until, {
    path: ['until'],
    message: 'The ad must end after it begins.',
  });
export type AdTerms = z.infer<typeof AdTerms>;

/** Views are sold by the thousand. */
export const AD_UNIT = 1_000;

/** An ad begins at most so many days after it was drafted. */
export const MOST_AHEAD_DAYS = 366;

/** What whoever pays for an ad wishes: it runs until it was seen as often as it was paid for. */
export const AdWishes = z.strictObject({
  /** Not before this day of the issuer's place; null: as soon as it was looked at. */
  from: Day.nullable(),
  views: z.int().min(AD_UNIT).max(1_000_000).multipleOf(AD_UNIT),
  language: Locale.nullable(),
  categoryId: z.int().min(1).nullable(),
  /** Of house ads alone; absent: everywhere. */
  area: AdArea.optional(),
});
export type AdWishes = z.infer<typeof AdWishes>;

/** Net, in cents, of a thousand views; what is not in it is not sold. */
export const AdPrices = z.partialRecord(AdType, z.int().min(1).max(1_000_000));
export type AdPrices = z.infer<typeof AdPrices>;

/** Net, in cents, of all views of an ad; null: its type is not sold. */
export const netOfAd = (prices: AdPrices, type: AdType, { views }: Pick<AdWishes, 'views'>): number | null => {
  const price = prices[type];
  return price === undefined ? null : (price * views) / AD_UNIT;
};

/**
 * How an ad of one's own stands: `booked` waits for its payment, `review` for the operator's look at it; a declined one
 * can be changed and booked anew.
 */
export const AdStage = z.enum(['draft', 'booked', 'review', 'declined', 'approved', 'dropped']);
export type AdStage = z.infer<typeof AdStage>;

/** Why an ad is not shown, as its owner reads it. */
export const DeclineReason = paragraph(1_000, 1);

/** What is asked when a house ad is placed; the rest stands in its draft. */
export const HouseTerms = z.strictObject({
  /** The last day of the issuer's place on which it is shown; null: until it is ended. */
  until: Day.nullable(),
  views: AdTerms.shape.views,
  weight: AdTerms.shape.weight,
});
export type HouseTerms = z.infer<typeof HouseTerms>;

/** Of one ad on one day. */
export const AdCount = z.strictObject({ views: z.int().min(0), clicks: z.int().min(0) });
export type AdCount = z.infer<typeof AdCount>;
