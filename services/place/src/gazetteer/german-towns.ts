import type { Point } from '@lendring/contracts/kernel/place.js';
import { slug } from '@lendring/contracts/rules/fold.js';
import { type Matching, matchPairs, type Pair } from './german-match.js';
import { spellOut } from './municipality-names.js';
import type { Settlement, Town } from './town.js';

/**
 * Joins municipalities and their postal codes (`{"Kassel": ["34117", ...]}`; one entry may cover several places of the
 * same name) with GeoNames. Municipalities missing in GeoNames (merged or renamed) are located by their codes.
 * Remaining GeoNames places become districts of the municipality with the same official key, or towns without codes.
 */
export const joinGermany = (
  settlements: readonly Settlement[],
  codes: Readonly<Record<string, readonly string[]>>,
): Town[] => {
  const pairs = Object.entries(codes).flatMap(([official, postals]) =>
    postals.map((postal): Pair => ({ official, postal })),
  );
  const matching = matchPairs(pairs, settlements);
  const towns = new Map<string, Town>();
  for (const [pair, settlement] of matching.found) {
    const town = towns.get(`g${settlement.id}`) ?? townOf(settlement, spellOut(pair.official));
    town.postals.push(pair.postal);
    towns.set(town.id, town);
  }
  const rest = addDistricts(settlements, towns);
  return [...towns.values(), ...unknownToGeoNames(pairs, matching), ...rest];
};

export const townOf = (settlement: Settlement, name = settlement.name): Town => ({
  id: `g${settlement.id}`,
  name,
  country: settlement.country,
  admin1: settlement.admin1,
  population: settlement.population,
  point: settlement.point,
  postals: [],
  districts: [],
});

/**
 * Creates one town per name and postal region; its id consists of the lowest code and the name, which seldom change.
 */
const unknownToGeoNames = (pairs: readonly Pair[], { found, anchors }: Matching): Town[] => {
  const groups = Map.groupBy(
    pairs.filter((pair) => !found.has(pair)),
    (pair) => `${pair.official}|${pair.postal.slice(0, 2)}`,
  );
  return [...groups.values()].map((group): Town => {
    const postals = group.map((pair) => pair.postal).sort();
    const name = spellOut(group[0]?.official ?? '');
    return {
      id: `p${postals[0]}-${slug(name).slice(0, 30)}`,
      name,
      country: 'DE',
      admin1: '',
      population: 0,
      point: meanOf(postals.map((postal) => anchors(postal).point)),
      postals,
      districts: [],
    };
  });
};

const meanOf = (points: readonly Point[]): Point => ({
  lat: points.reduce((sum, point) => sum + point.lat, 0) / points.length,
  lng: points.reduce((sum, point) => sum + point.lng, 0) / points.length,
});

/**
 * Adds remaining GeoNames places as districts of the municipality with the same official key; returns those without a
 * match.
 */
const addDistricts = (settlements: readonly Settlement[], towns: ReadonlyMap<string, Town>): Town[] => {
  const byKey = new Map<string, Town>();
  for (const { id, municipality } of settlements) {
    const town = towns.get(`g${id}`);
    if (town && municipality && (byKey.get(municipality)?.population ?? -1) < town.population)
      byKey.set(municipality, town);
  }
  const alone: Town[] = [];
  for (const settlement of settlements) {
    if (towns.has(`g${settlement.id}`)) continue;
    const town = byKey.get(settlement.municipality);
    if (town) town.districts.push(settlement.name);
    else alone.push(townOf(settlement));
  }
  return alone;
};
