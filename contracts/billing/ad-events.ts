import * as z from 'zod';
import { Day, Instant } from '../kernel/period.js';
import { AdContent, AdCount, AdId, AdTerms } from './ads.js';

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ adId: AdId, ...shape }) });

/** Stream `ad-<adId>`. An ad is never changed: another one takes its place, and each keeps its own numbers. */
export const AdEvent = z.discriminatedUnion('type', [
  event('AdPlaced', { content: AdContent, terms: AdTerms, at: Instant }),
  event('AdEnded', { at: Instant }),
]);
export type AdEvent = z.infer<typeof AdEvent>;

/** Stream `adcount-<adId>`: how often an ad was seen and clicked, without a word about by whom. */
export const AdCountEvent = z.discriminatedUnion('type', [
  /** Within about a minute of a day of the issuer's place. */
  event('AdCounted', { day: Day, ...AdCount.shape }),
]);
export type AdCountEvent = z.infer<typeof AdCountEvent>;
