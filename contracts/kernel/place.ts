import * as z from 'zod';
import { limits } from './limits.js';
import { line } from './text.js';

export const Country = z.enum(['DE', 'AT', 'CH', 'NL', 'GB']);
export type Country = z.infer<typeof Country>;

export const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export type Point = z.infer<typeof Point>;

/** Postal codes of one town within a few kilometres. */
export const MOST_AROUND = 100;

/** Where somebody lives or has a shop: never leaves the account service but to both sides of an agreed request. */
export const Address = z.strictObject({
  /** Empty until a private person tells it: asking and lending need the town alone. */
  street: line(limits.street, 0),
  postalId: z.string().max(40),
  postal: z.string().max(12),
  city: z.string().max(100),
  cityId: z.string().max(40),
  cityUrl: z.string().max(120),
  country: Country,
  point: Point,
  /** Metres; only for a position of the device. */
  accuracy: z.number().min(0).max(100_000).nullable(),
  /**
   * The middles of the town's postal codes near by, this one's among them: the rough place is chosen so that several
   * fit. Absent in older addresses.
   */
  around: z.array(Point).max(MOST_AROUND).optional(),
});
export type Address = z.infer<typeof Address>;

/** A town, as it is told with every offer. */
export const Town = z.strictObject({ country: Country, cityId: z.string().min(1).max(40), city: z.string() });
export type Town = z.infer<typeof Town>;

/**
 * The place of an offer as anybody may see it. For a private provider `point` is the keyed blur, `radius` (metres) the
 * circle that holds the true place, and street and postal code are null (ADR 6).
 */
export const PublicPlace = z.strictObject({
  city: z.string(),
  cityId: z.string(),
  cityUrl: z.string(),
  country: Country,
  point: Point,
  radius: z.number(),
  exact: z.boolean(),
  street: z.string().nullable(),
  postal: z.string().nullable(),
});
export type PublicPlace = z.infer<typeof PublicPlace>;
