import type { Country, Point } from '@lendring/contracts/kernel/place.js';
import { slug } from '@lendring/contracts/rules/fold.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { nameKey } from './municipality-names.js';
import type { DumpRow } from './postal-dump.js';
import type { Town } from './town.js';

export type { DumpRow };

/** A dump row and a town of the same name within this distance are the same place. */
const SAME_NAME_KM = 25;
/**
 * Distance within which an unknown place becomes a district of a town; towns with the same code take precedence over
 * nearer towns.
 */
const DISTRICT_KM = 10;

/**
 * Adds the postal codes of a dump to the towns of one country and records the location of each code (mean of its rows)
 * in `measured`. Existing codes stay, so an incomplete dump removes none. Mutates `towns`.
 */
export const joinDump = (
  towns: Town[],
  country: Country,
  rows: readonly DumpRow[],
  measured: Map<string, Point>,
): void => {
  const own = towns.filter((town) => town.country === country);
  const byName = Map.groupBy(own, (town) => nameKey(town.name));
  const near = grid(own);
  const homes = new Map<string, Set<Town>>();
  const give = (town: Town, row: DumpRow) => {
    town.postals.push(row.postal);
    homes.set(row.postal, (homes.get(row.postal) ?? new Set()).add(town));
    if (nameKey(town.name) !== nameKey(row.place)) town.districts.push(row.place);
  };
  const named = (name: string, point: Point) =>
    name === '' ? undefined : nearestOf(byName.get(nameKey(name)) ?? [], point, SAME_NAME_KM);
  const strange: DumpRow[] = [];
  for (const row of rows) {
    const town = named(row.place, row.point) ?? named(row.community, row.point);
    if (town) give(town, row);
    else strange.push(row);
  }
  for (const row of strange) {
    const town =
      nearestOf(homes.get(row.postal) ?? [], row.point, DISTRICT_KM) ??
      nearestOf(near(row.point), row.point, DISTRICT_KM);
    give(town ?? named(row.place, row.point) ?? added(row, country, towns, byName), row);
  }
  for (const [postal, same] of Map.groupBy(rows, (row) => row.postal)) {
    measured.set(`${country}|${postal}`, {
      lat: same.reduce((sum, row) => sum + row.point.lat, 0) / same.length,
      lng: same.reduce((sum, row) => sum + row.point.lng, 0) / same.length,
    });
  }
};

const nearestOf = (towns: Iterable<Town>, point: Point, within: number): Town | undefined => {
  let best: Town | undefined;
  let least = within;
  for (const town of towns) {
    const km = distanceKm(town.point, point);
    if (km <= least) [best, least] = [town, km];
  }
  return best;
};

const grid = (towns: readonly Town[]) => {
  const cell = (lat: number, lng: number) => `${Math.floor(lat * 4)}|${Math.floor(lng * 4)}`;
  const cells = Map.groupBy(towns, ({ point }) => cell(point.lat, point.lng));
  const steps = [-0.25, 0, 0.25];
  return (point: Point): Town[] =>
    steps.flatMap((dLat) => steps.flatMap((dLng) => cells.get(cell(point.lat + dLat, point.lng + dLng)) ?? []));
};

const added = (row: DumpRow, country: Country, towns: Town[], byName: Map<string, Town[]>): Town => {
  const town: Town = {
    id: `p${slug(`${country} ${row.postal}`)}-${slug(row.place).slice(0, 25)}`,
    name: row.place,
    country,
    admin1: '',
    population: 0,
    point: row.point,
    postals: [],
    districts: [],
  };
  towns.push(town);
  byName.set(nameKey(row.place), [...(byName.get(nameKey(row.place)) ?? []), town]);
  return town;
};
