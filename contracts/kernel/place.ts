import * as z from 'zod';
import { limits } from './limits.js';
import { line } from './text.js';

export const Country = z.enum(['DE', 'AT', 'CH', 'NL', 'GB']);
export type Country = z.infer<typeof Country>;

export const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export type Point = z.infer<typeof Point>;

export const MOST_AROUND = 100;

/** Private address, which leaves the account service only for the two sides of an agreed request. */
export const Address = z.strictObject({
  /** Street; empty until a private person gives it, because requesting and lending need only the town. */
  street: line(limits.street, 0),
  postalId: z.string().max(40),
  postal: z.string().max(12),
  city: z.string().max(100),
  cityId: z.string().max(40),
  cityUrl: z.string().max(120),
  country: Country,
  point: Point,
  /** Accuracy in metres of a device position; null for other addresses. */
  accuracy: z.number().min(0).max(100_000).nullable(),
  /**
   * Centres of nearby postal codes of the town, including this one. The approximate place is chosen so that it could
   * belong to several of them; absent in older addresses.
   */
  around: z.array(Point).max(MOST_AROUND).optional(),
});
export type Address = z.infer<typeof Address>;

/** `Venloer Straße 300, 50823 Köln`. */
export const addressLine = ({ street, postal, city }: Address): string =>
  `${street}, ${postal} ${city}`.replace(/ {2,}/g, ' ');

export const Town = z.strictObject({ country: Country, cityId: z.string().min(1).max(40), city: z.string() });
export type Town = z.infer<typeof Town>;

/**
 * Public place of an offer. For private lenders `point` is blurred with a key, `radius` is in metres and describes a
 * circle that contains the actual place, and street and postal code are null (ADR 6).
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
