import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Country } from '@lendring/contracts/kernel/place.js';

/** A town as the index file keeps it. */
export type CityRow = Readonly<{
  /** `g<GeoNames id>`, or `p<lowest postal code>-<name>` for municipalities that GeoNames lacks. */
  id: string;
  /** What people there call it. */
  name: string;
  /** What speakers of other languages call it, where that differs. */
  names: Readonly<Partial<Record<Locale, string>>>;
  /** Unique part of addresses (`city_url`). */
  url: string;
  country: Country;
  region: string | null;
  lat: number;
  lng: number;
  /** 0 where unknown. */
  population: number;
  /** Sorted. */
  postals: readonly string[];
  districts: readonly string[];
}>;

export type PostalRow = Readonly<{ country: Country; postal: string; lat: number; lng: number }>;

/** How a folded name belongs to its town: its own, the end of its own from a later word on, one of its districts. */
export const kinds = { name: 0, inner: 1, district: 2 } as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

/**
 * Folded names in text order, as columns: each key with the index of its town and, for districts, of the district (else
 * -1).
 */
export type NameTable = Readonly<{
  keys: readonly string[];
  cities: readonly number[];
  kinds: readonly Kind[];
  districts: readonly number[];
}>;

/** Everything the service knows, as it stands in the index file. `stamp` names the data and the code it was made of. */
export type Gazetteer = Readonly<{
  stamp: string;
  /** Most populous first. */
  cities: readonly CityRow[];
  postals: readonly PostalRow[];
  names: NameTable;
}>;
