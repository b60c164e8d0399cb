import * as z from 'zod';
import { numeric } from './shapes.js';

/** A category in one language, as the client's tree needs it. */
export const CategoryShape = z.object({
  id: z.int(), parent: z.int(), title: z.string(), /** Path of slugs, for example `elektronik/audio-hifi`. */ url: z.string(), icon: z.string().nullable(),
  emoji: z.string().nullable(), hue: z.int(), search: z.string(), hierarchy: z.array(z.int()), children: z.array(z.int()),
});
export type CategoryShape = z.infer<typeof CategoryShape>;

export const ReferenceShape = z.object({
  version: z.string(),
  operator: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  terms_version: z.string(),
  map: z.object({ tiles: z.string().nullable(), attribution: z.string().nullable() }),
  languages: z.array(z.object({ id: z.int(), title: z.string(), currency_iso: z.string(), currency_symbol: z.string() })),
});

export const CityShape = z.object({
  id: z.string(), city: z.string(), city_url: z.string(), country: z.string(),
  /** Tells namesakes apart; `district`: the part of the town whose name matched. */
  region: z.string().nullable(), district: z.string().nullable(), lat: z.number(), lng: z.number(), postal_count: z.int(),
  postal: z.array(z.object({ id: z.string(), postal: z.string() })),
});
export type CityShape = z.infer<typeof CityShape>;
export const CitySearchQuery = z.object({ query: z.string().trim().min(3).max(80).regex(/\S[\s\S]+\S/) });
export const CityQuery = z.object({ city_url: z.string().min(1).max(120).optional(), lat: numeric(z.number().min(-90).max(90)).optional(), lng: numeric(z.number().min(-180).max(180)).optional() });
