import type { Country, Point } from '@lendring/contracts/kernel/place.js';

export type Settlement = Readonly<{
  id: number;
  name: string;
  /** Alternate spellings in Latin letters; GeoNames does not state their language. */
  alternates: readonly string[];
  country: Country;
  admin1: string;
  admin2: string;
  municipality: string;
  /** True for part of a town (feature code PPLX). */
  section: boolean;
  population: number;
  point: Point;
}>;

export type Town = {
  id: string;
  name: string;
  country: Country;
  admin1: string;
  population: number;
  point: Point;
  postals: string[];
  districts: string[];
};
