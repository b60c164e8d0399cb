import type { Country, Point } from '@lendring/contracts/kernel/place.js';

/** A populated place of GeoNames, as far as the index needs it. */
export type Settlement = Readonly<{
  id: number;
  name: string;
  /** Other spellings in Latin letters, any language; GeoNames does not say which. */
  alternates: readonly string[];
  country: Country;
  /** First and second level of administration, for example Land and Regierungsbezirk. */
  admin1: string;
  admin2: string;
  /** Municipality, where GeoNames knows it (Germany: the official key). */
  municipality: string;
  /** Part of a town rather than a town (feature code PPLX). */
  section: boolean;
  population: number;
  point: Point;
}>;

/** A town while the index is being built. */
export type Town = {
  id: string;
  name: string;
  country: Country;
  admin1: string;
  population: number;
  point: Point;
  /** Postal codes as written. */
  postals: string[];
  /** Names of its parts; searching for one finds the town. */
  districts: string[];
};
