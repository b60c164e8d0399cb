import type { Point } from '@lendring/contracts/kernel/place.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { townOf } from './german-towns.js';
import type { Settlement, Town } from './town.js';

const SECTION_KM = 15;
/** Inner London: its boroughs count as towns in GeoNames, but the post town is London. */
const london = { admin2: 'GLA', km: 12 } as const;

export const joinOthers = (settlements: readonly Settlement[]): Town[] => {
  const towns = new Map<Settlement, Town>();
  const areas = Map.groupBy(settlements, areaOf);
  const hosts = new Map(
    [...areas].map(([area, members]) => [
      area,
      members.filter((one) => !one.section).sort((a, b) => b.population - a.population),
    ]),
  );
  const capital = hosts.get('GB|ENG|GLA')?.[0];
  const sections: [Settlement, Settlement][] = [];
  for (const settlement of settlements) {
    const host =
      capital && settlement !== capital && inLondon(settlement, capital.point)
        ? capital
        : settlement.section
          ? hostOf(settlement, hosts.get(areaOf(settlement)) ?? [])
          : null;
    if (host) sections.push([settlement, host]);
    else towns.set(settlement, townOf(settlement));
  }
  for (const [section, host] of sections) towns.get(host)?.districts.push(districtName(section.name));
  return [...towns.values()];
};

/** `Zürich (Kreis 7) / Witikon` → `Witikon`. */
const districtName = (name: string): string => name.split(' / ').at(-1) ?? name;
const areaOf = ({ country, admin1, admin2 }: Settlement): string => `${country}|${admin1}|${admin2}`;
const inLondon = (settlement: Settlement, centre: Point) =>
  settlement.admin2 === london.admin2 && distanceKm(settlement.point, centre) <= london.km;
const hostOf = (section: Settlement, larger: readonly Settlement[]): Settlement | null =>
  larger.find((town) => town.population > section.population && distanceKm(town.point, section.point) <= SECTION_KM) ??
  null;
