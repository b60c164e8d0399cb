import type { Country, Point } from '../kernel/place.js';
import { distanceKm } from './distance.js';

export const askLimits = { farthestKm: 200, postals: 50, towns: 20, goodRatings: 50 } as const;

/** Stars from which a rating counts as good. */
export const GOOD_STARS = 4;

/** Postal code as typed: capitals and single spaces. */
export const typedPostal = (typed: string): string => typed.trim().toUpperCase().replaceAll(/\s+/g, ' ');

/**
 * Postal code of a country of {@link Country} or its outward part, in the form of {@link typedPostal}: `50668`, `1010`,
 * `1012 AB`, `SW1A`, `SW1A 1AA`. Placeholders such as `62XX` are refused, because nobody lives there.
 */
export const POSTAL = /^(?:\d{5}|\d{4}(?: ?[A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?)$/;

/** Conditions that a lender sets for requests for one offer; all of them must be met. */
export type AskRules = Readonly<{
  /** Greatest distance of the borrower's main address in whole kilometres; null: any. */
  maxKm: number | null;
  /** Residents: of these postal codes or their outward parts, or of these towns. Both empty: anyone. */
  postals: string[];
  towns: { cityId: string; city: string }[];
  /** A verified phone number is needed. */
  phone: boolean;
  /** Number of good ratings needed as a borrower; 0: none. */
  goodRatings: number;
}>;

export const noAskRules: AskRules = { maxKm: null, postals: [], towns: [], phone: false, goodRatings: 0 };

/** Public place: `point` is approximate for private people, within `radius` metres of the true place. */
type Rough = Readonly<{ country: Country; point: Point; radius: number }>;

export type Asker = Readonly<{
  place: Rough & Readonly<{ cityId: string }>;
  postal: string;
  phone: boolean;
  goodRatings: number;
}>;

export const askObjections = ['residents_only', 'too_far', 'phone_needed', 'ratings_needed'] as const;
export type AskObjection = (typeof askObjections)[number];

const isResidentsOnly = ({ postals, towns }: AskRules): boolean => postals.length + towns.length > 0;

export const hasAskRules = (rules: AskRules): boolean =>
  isResidentsOnly(rules) || rules.maxKm !== null || rules.phone || rules.goodRatings > 0;

const compact = (postal: string): string => postal.replaceAll(/[\s-]/g, '').toUpperCase();

const isResident = ({ postals, towns }: AskRules, offer: Rough, { place, postal }: Asker): boolean => {
  if (towns.some(({ cityId }) => cityId === place.cityId)) return true;
  // The part before the space is the outward part of Dutch and British codes.
  const own = [postal, postal.split(' ', 1)[0] ?? ''].map(compact);
  return place.country === offer.country && postals.some((one) => own.includes(compact(one)));
};

/**
 * True if even the nearest points of the two published circles are more than `km` apart. Both places are approximate,
 * so a borrower within the distance is never refused, and the answer says nothing that the circles do not say.
 */
export const isBeyond = (km: number, one: Omit<Rough, 'country'>, other: Omit<Rough, 'country'>): boolean =>
  distanceKm(one.point, other.point) - (one.radius + other.radius) / 1000 > km;

/**
 * First condition of an offer that a borrower does not meet; null: the borrower may send a request. The conditions that
 * a borrower cannot change come first.
 *
 * @param offer public place of the offer
 */
export const askObjection = (rules: AskRules, offer: Rough, asker: Asker): AskObjection | null => {
  if (isResidentsOnly(rules) && !isResident(rules, offer, asker)) return 'residents_only';
  if (rules.maxKm !== null && isBeyond(rules.maxKm, offer, asker.place)) return 'too_far';
  if (rules.phone && !asker.phone) return 'phone_needed';
  return asker.goodRatings < rules.goodRatings ? 'ratings_needed' : null;
};
