import * as z from 'zod';
import { limits } from '../kernel/limits.js';
import { SubjectKind } from '../kernel/subject.js';
import { call } from './call.js';
import { CategoryId, numeric } from './shapes.js';

export const CategoryShape = z.object({
  id: z.int(),
  parent: z.int(),
  title: z.string(),
  url: z.string(),
  urls: z.object({ de: z.string(), en: z.string(), nl: z.string() }),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  emoji: z.string().nullable(),
  picture: z.string(),
  hue: z.int(),
  search: z.string(),
  hierarchy: z.array(z.int()),
  children: z.array(z.int()),
});
export type CategoryShape = z.infer<typeof CategoryShape>;

/** Texts keyed by language id of spec §3 (1 German, 2 English); `nl` is Dutch, which shares id 2. */
const Texts = z.object({ 1: z.string(), 2: z.string(), nl: z.string() });
const TextsOrNull = z.object({ 1: z.string().nullable(), 2: z.string().nullable(), nl: z.string().nullable() });
const UnitTexts = z.object({ singular: Texts, plural: Texts });

/** Category fields as in spec §3. The root has id 1, parent 0 and no page. */
export const ReferenceCategoryShape = z.object({
  id: z.int(),
  parent: z.int(),
  icon: z.string().nullable(),
  title: Texts,
  url: Texts,
  search: z.string(),
  description: TextsOrNull,
  image_thumb: z.string().nullable(),
  hierarchy: z.array(z.int()),
  children: z.array(z.int()),
});

/**
 * Operator of this installation; empty when not set. `authorities` and `users`: points of contact (DSA art. 11 and
 * 12).
 */
export const OperatorShape = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  register: z.string(),
  vat: z.string(),
  responsible: z.string(),
  authorities: z.string(),
  users: z.string(),
  languages: z.string(),
});

export const ReferenceShape = z.object({
  version: z.string().describe('Changes when the categories do.'),
  operator: OperatorShape,
  terms_version: z.string(),
  /** False when an external issuer handles sign-in, including passwords and sessions. */
  own_sign_in: z.boolean(),
  sign_in_account: z.string().nullable(),
  map: z.object({ tiles: z.string().nullable(), attribution: z.string().nullable() }),
  languages: z.array(
    z.object({ id: z.int(), title: z.string(), currency_iso: z.string(), currency_symbol: z.string() }),
  ),
  locales: z.array(z.object({ code: z.string(), iso: z.string(), db_id: z.int(), title: z.string() })),
  category: z.array(ReferenceCategoryShape),
  renttype: z.array(z.object({ id: z.int(), title: Texts, unit: UnitTexts })),
  paymenttype: z.array(
    z.object({
      id: z.int(),
      icon: z.string(),
      donation: z.boolean(),
      currency: z.boolean(),
      forfree: z.boolean(),
      title: Texts,
      unit: UnitTexts,
    }),
  ),
  paymenttype_invoice: z.array(z.object({ id: z.int(), title: Texts })),
  reporttype: z.array(
    z.object({
      id: z.int(),
      subject: z.enum(['offer', 'user', 'request']),
      needs_description: z.boolean(),
      title: Texts,
      fits: z.array(SubjectKind),
    }),
  ),
  requesttype: z.array(z.object({ id: z.int(), by_owner: z.boolean(), title: Texts })),
});
export type ReferenceShape = z.infer<typeof ReferenceShape>;

export const CategoryPathQuery = z.object({ path: z.string().min(1).max(200) });

export const CityShape = z.object({
  id: z.string(),
  city: z.string(),
  city_url: z.string(),
  country: z.string(),
  /** Region, which distinguishes towns of the same name. `district`: the district whose name matched. */
  region: z.string().nullable(),
  district: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  postal_count: z.int(),
  postal: z.array(z.object({ id: z.string(), postal: z.string() })),
});
export type CityShape = z.infer<typeof CityShape>;
export const CityAtShape = CityShape.extend({ postal_id: z.string().nullable().optional() });
export type CityAtShape = z.infer<typeof CityAtShape>;
/**
 * Interpretation of a typed place. `one`: a single match, listed first, with other towns of a bare postal code after
 * it; `several`: towns of the same name, most populous first; `none`: no match, with suggestions in `places`.
 */
export const PlaceMeantShape = z.object({
  kind: z.enum(['one', 'several', 'none']),
  places: z.array(CityShape.extend({ postal_id: z.string().nullable() })),
});
export type PlaceMeantShape = z.infer<typeof PlaceMeantShape>;
export const PlaceQuery = z.object({ query: z.string().trim().min(1).max(limits.typedPlace) });
export const CitySearchQuery = z.object({
  query: z
    .string()
    .trim()
    .min(3)
    .max(limits.typedPlace)
    .regex(/\S[\s\S]+\S/),
});
export const CityQuery = z.object({
  city_url: z.string().min(1).max(120).optional(),
  lat: numeric(z.number().min(-90).max(90)).optional(),
  lng: numeric(z.number().min(-180).max(180)).optional(),
});

export const referenceCalls = {
  reference: call('GET /reference', {
    access: 'anyone',
    evenClosed: true,
    lasting: 5,
    summary: 'This instance, and the reference data: categories, rent types, payment types, reasons of reports',
    answer: ReferenceShape,
  }),
  categories: call('GET /category', {
    access: 'anyone',
    evenClosed: true,
    lasting: 5,
    summary: 'All categories',
    answer: z.array(CategoryShape),
  }),
  category: call('GET /category/{id}', {
    access: 'anyone',
    evenClosed: true,
    id: CategoryId,
    lasting: 5,
    summary: 'One category',
    note: 'Of one that was merged or retired: the one in which its offers are found.',
    answer: CategoryShape,
  }),
  categoryAt: call('GET /category_at', {
    access: 'anyone',
    evenClosed: true,
    query: CategoryPathQuery,
    lasting: 5,
    summary: 'The category at an address of today or of earlier',
    answer: CategoryShape,
  }),
  citySearch: call('GET /city_search', {
    access: 'anyone',
    query: CitySearchQuery,
    summary: 'Places by name or postal code',
    answer: z.array(CityShape),
  }),
  place: call('GET /place', {
    access: 'anyone',
    query: PlaceQuery,
    summary: 'The place that a typed text means',
    note: 'Town, part of a town, postal code, or code and town, written in full.',
    answer: PlaceMeantShape,
  }),
  city: call('GET /city', {
    access: 'anyone',
    query: CityQuery,
    note: 'One of the two: `city_url`, or `lat` with `lng`.',
    summary: 'A place by its address or the nearest to a point',
    answer: CityAtShape,
  }),
} as const;
