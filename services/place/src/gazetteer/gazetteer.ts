import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Country } from '@lendring/contracts/kernel/place.js';

export type CityRow = Readonly<{
  /** `g<GeoNames id>`, or `p<lowest postal code>-<name>` for municipalities missing in GeoNames. */
  id: string;
  name: string;
  names: Readonly<Partial<Record<Locale, string>>>;
  url: string;
  country: Country;
  region: string | null;
  lat: number;
  lng: number;
  /** 0 when unknown. */
  population: number;
  /** Sorted in text order. */
  postals: readonly string[];
  districts: readonly string[];
}>;

export type PostalRow = Readonly<{ country: Country; postal: string; lat: number; lng: number }>;

/** Type of a searchable name: the town's own name, a later part of it (from some word on), or a district. */
export const kinds = { name: 0, inner: 1, district: 2 } as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

/**
 * Folded names in text order, stored as columns: each key with the index of its town and of its district (-1 for none).
 */
export type NameTable = Readonly<{
  keys: readonly string[];
  cities: readonly number[];
  kinds: readonly Kind[];
  districts: readonly number[];
}>;

/** Content of the index file. `stamp` identifies the data and code it was built from. */
export type Gazetteer = Readonly<{
  stamp: string;
  cities: readonly CityRow[];
  postals: readonly PostalRow[];
  names: NameTable;
}>;
