import type { Country, Point } from '@lendring/contracts/kernel/place.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { exonyms } from './exonyms.js';
import { joinGermany } from './german-towns.js';
import { type DumpRow, joinDump } from './join-dump.js';
import { nameKey } from './municipality-names.js';
import { nameTable } from './name-table.js';
import { joinOthers } from './other-towns.js';
import { addQuarters } from './quarter-points.js';
import { regionName } from './regions.js';
import { townUrls } from './town-urls.js';
import type { Settlement, Town } from './town.js';
import type { CityRow, Gazetteer, PostalRow } from './gazetteer.js';

export type Sources = Readonly<{
  settlements: readonly Settlement[];
  germanCodes: Readonly<Record<string, readonly string[]>>;
  dumps: Readonly<Partial<Record<Country, readonly DumpRow[]>>>;
}>;

/** Merges all sources into one gazetteer. Pure; takes one to two seconds for five countries. */
export const buildGazetteer = (sources: Sources, stamp: string): Gazetteer => {
  const german = joinGermany(
    sources.settlements.filter((one) => one.country === 'DE'),
    sources.germanCodes,
  );
  const others = joinOthers(sources.settlements.filter((one) => one.country !== 'DE'));
  const towns = withoutDoubles([...german, ...others]);
  for (const town of towns) town.name = namesOf(town)?.name ?? town.name;
  const measured = new Map(
    [...addQuarters(towns, sources.settlements)].map(([code, point]) => [postalKey('DE', code), point]),
  );
  for (const [country, rows] of Object.entries(sources.dumps) as [Country, readonly DumpRow[]][])
    joinDump(towns, country, rows, measured);
  for (const town of towns) town.postals = [...new Set(town.postals)].sort();
  addRegions(towns);
  const urls = townUrls(towns);
  const cities = towns.map((town) => cityRow(town, urls.get(town) ?? town.id)).sort(byPopulation);
  return { stamp, cities, postals: postalRows(towns, measured), names: nameTable(cities) };
};

const byPopulation = (a: CityRow, b: CityRow): number =>
  b.population - a.population || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1);

export const postalKey = (country: Country, postal: string): string => `${country}|${postal}`;

const SAME_TOWN_KM = 8;

/**
 * Merges duplicates: the entry with postal codes, then the more populous one, wins; the other becomes its district, so
 * both names find the town.
 */
const withoutDoubles = (towns: readonly Town[]): Town[] => {
  const kept: Town[] = [];
  for (const namesakes of Map.groupBy(towns, (town) => `${town.country}|${nameKey(town.name)}`).values()) {
    const stays: Town[] = [];
    for (const town of namesakes.sort(
      (a, b) => Number(b.postals.length > 0) - Number(a.postals.length > 0) || b.population - a.population,
    )) {
      const other =
        town.postals.length > 0 ? undefined : stays.find((one) => distanceKm(one.point, town.point) <= SAME_TOWN_KM);
      if (other) other.districts.push(...town.districts);
      else stays.push(town);
    }
    kept.push(...stays);
  }
  return kept;
};

const addRegions = (towns: readonly Town[]): void => {
  const known = towns.filter((town) => town.admin1 !== '' && town.country === 'DE');
  for (const town of towns) {
    if (town.admin1 !== '' || town.country !== 'DE') continue;
    let least = Infinity;
    for (const other of known) {
      const squared = (other.point.lat - town.point.lat) ** 2 + ((other.point.lng - town.point.lng) * 0.63) ** 2;
      if (squared < least) [least, town.admin1] = [squared, other.admin1];
    }
  }
};

const namesOf = (town: Town) => (town.id.startsWith('g') ? exonyms[Number(town.id.slice(1))] : undefined);

const cityRow = (town: Town, url: string): CityRow => {
  const { name: _local, ...translations } = namesOf(town) ?? {};
  return {
    id: town.id,
    name: town.name,
    names: translations,
    url,
    country: town.country,
    region: regionName(town.country, town.admin1),
    lat: short(town.point.lat),
    lng: short(town.point.lng),
    population: town.population,
    postals: town.postals,
    districts: [...new Set(town.districts)],
  };
};

const short = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Locates each code at its measured point, else at the mean of its towns, where towns with many codes weigh less. */
const postalRows = (towns: readonly Town[], measured: ReadonlyMap<string, Point>): PostalRow[] => {
  const members = new Map<string, { country: Country; postal: string; towns: Town[] }>();
  for (const town of towns) {
    for (const postal of town.postals) {
      const key = postalKey(town.country, postal);
      const entry = members.get(key);
      if (entry) entry.towns.push(town);
      else members.set(key, { country: town.country, postal, towns: [town] });
    }
  }
  return [...members]
    .map(([key, entry]) => {
      const point = measured.get(key) ?? middleOf(entry.towns);
      return { country: entry.country, postal: entry.postal, lat: short(point.lat), lng: short(point.lng) };
    })
    .sort((a, b) => (a.postal < b.postal ? -1 : a.postal > b.postal ? 1 : a.country < b.country ? -1 : 1));
};

const middleOf = (towns: readonly Town[]): Point => {
  const weighed = towns.map((town) => ({ point: town.point, weight: (town.population + 100) / town.postals.length }));
  const total = weighed.reduce((sum, one) => sum + one.weight, 0);
  return {
    lat: weighed.reduce((sum, one) => sum + one.point.lat * one.weight, 0) / total,
    lng: weighed.reduce((sum, one) => sum + one.point.lng * one.weight, 0) / total,
  };
};
