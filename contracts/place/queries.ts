import * as z from 'zod';
import { defineServiceApi } from '../kernel/service-api.js';
import { Locale } from '../kernel/ids.js';
import { Country, MOST_AROUND, Point } from '../kernel/place.js';
import { limits } from '../kernel/limits.js';

const CityId = z.string().min(1).max(40);
const PostalId = z.string().min(1).max(40);
const CityUrl = z.string().min(1).max(120);

/** Minimum characters typed before suggestions appear (spec §5). */
export const CITY_SEARCH_LEAST = 3;

export const PostalEntry = z.strictObject({ id: PostalId, postal: z.string() });
export type PostalEntry = z.infer<typeof PostalEntry>;

/** Town of the place index. `region` distinguishes towns of the same name; `population` is 0 when unknown. */
export const City = z.strictObject({
  id: CityId,
  /** In the requested language, else the local name. */
  city: z.string(),
  cityUrl: CityUrl,
  country: Country,
  region: z.string().nullable(),
  point: Point,
  population: z.int(),
  postalCount: z.int(),
});
export type City = z.infer<typeof City>;

/**
 * `postals`: all postal codes of the town, or those that match a searched postal code; empty where they are unknown
 * (NL, GB, AT, CH).
 */
export const CityHit = City.extend({
  postals: z.array(PostalEntry),
  /** Name of the matched district, as in "Berlin (Kreuzberg)"; null if the town's name matched. */
  district: z.string().nullable(),
});
export type CityHit = z.infer<typeof CityHit>;

export const MeantPlace = CityHit.extend({ postal: PostalEntry.nullable() });
export type MeantPlace = z.infer<typeof MeantPlace>;

/**
 * Interpretation of a typed place. `one`: a match, followed by other towns that share a bare postal code; `several`:
 * towns of that name; `none`: `places` are suggestions.
 */
export const PlaceMeant = z.strictObject({ kind: z.enum(['one', 'several', 'none']), places: z.array(MeantPlace) });
export type PlaceMeant = z.infer<typeof PlaceMeant>;

/** Postal code with its towns, most populous first, and its centre (off by kilometres at most in large towns). */
export const Postal = PostalEntry.extend({ country: Country, point: Point, cities: z.array(City) });
export type Postal = z.infer<typeof Postal>;

export const AddressPlace = z.strictObject({
  postalId: PostalId,
  postal: z.string(),
  city: z.string(),
  cityId: CityId,
  cityUrl: CityUrl,
  country: Country,
  point: Point,
  around: z.array(Point).max(MOST_AROUND),
});
export type AddressPlace = z.infer<typeof AddressPlace>;

/** `postal_elsewhere`: the code exists, but not in or near that town. */
export const addressProblems = ['city_unknown', 'postal_malformed', 'postal_unknown', 'postal_elsewhere'] as const;
export const AddressAnswer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), place: AddressPlace }),
  z.strictObject({ ok: z.literal(false), problem: z.enum(addressProblems) }),
]);
export type AddressAnswer = z.infer<typeof AddressAnswer>;

/**
 * Chosen place as search fields, exactly one of the three forms (spec §4 "Location mode"). `radius` in km; -1: none.
 */
export const AreaQuestion = z.union([
  z.strictObject({ point: Point, radius: z.number().min(-1).max(500) }),
  z.strictObject({ postalId: PostalId, cityId: CityId.optional(), radius: z.number().min(-1).max(500) }),
  z.strictObject({ cityId: CityId, radius: z.number().min(-1).max(500) }),
]);
export type AreaQuestion = z.infer<typeof AreaQuestion>;

/** Search filter: the whole place (`cityId`) or a circle (`near.radiusKm`); distances are measured from `near`. */
export const Area = z.strictObject({
  cityId: CityId.nullable(),
  near: Point.extend({ radiusKm: z.number().positive().nullable() }),
});
export type Area = z.infer<typeof Area>;

const locale = Locale.optional();

/** Read-only service: no commands and no event log. */
export const placeApi = defineServiceApi(
  'place',
  {},
  {
    /**
     * Towns by name or postal code: exact matches first, then prefix matches, then by population. Empty for fewer
     * than three characters. `limit` defaults to 10.
     */
    citySearch: {
      question: z.strictObject({
        query: z.string().max(limits.searchTerm),
        country: Country.optional(),
        limit: z.int().min(1).max(20).optional(),
        locale,
      }),
      answer: z.array(CityHit),
    },
    resolve: { question: z.strictObject({ text: z.string().max(limits.searchTerm), locale }), answer: PlaceMeant },
    /** Finds a place within search words and returns it with the remaining words; null when the text names no place. */
    inText: {
      question: z.strictObject({ text: z.string().max(limits.searchTerm), locale }),
      answer: z.strictObject({ place: MeantPlace, rest: z.string() }).nullable(),
    },
    postal: { question: z.strictObject({ postalId: PostalId, locale }), answer: Postal.nullable() },
    city: { question: z.strictObject({ cityId: CityId, locale }), answer: CityHit.nullable() },
    /** Localised town names; unknown ids are omitted. */
    names: {
      question: z.strictObject({ cityIds: z.array(CityId).max(200), locale: Locale }),
      answer: z.record(CityId, z.string()),
    },
    points: { question: z.strictObject({ cityIds: z.array(CityId).max(200) }), answer: z.record(CityId, Point) },
    cityByUrl: { question: z.strictObject({ cityUrl: CityUrl, locale }), answer: CityHit.nullable() },
    /** Town of a position and its nearest postal code; null when none is within 50 km. */
    nearest: {
      question: z.strictObject({ point: Point, locale }),
      answer: City.extend({ distanceKm: z.number(), postal: PostalEntry.nullable() }).nullable(),
    },
    address: {
      question: z.strictObject({ cityId: CityId, postal: z.string().max(20), locale }),
      answer: AddressAnswer,
    },
    area: { question: AreaQuestion, answer: Area.nullable() },
    siteMap: {
      question: z.strictObject({ page: z.int().min(1), size: z.int().min(1).max(10_000) }),
      answer: z.array(City.pick({ id: true, city: true, cityUrl: true, country: true, population: true })),
    },
  },
);
