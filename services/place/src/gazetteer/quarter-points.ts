import type { Point } from '@lendring/contracts/kernel/place.js';
import { quarters } from './quarters.js';
import { spokenDistricts } from './spoken-districts.js';
import type { Settlement, Town } from './town.js';

export const addQuarters = (towns: readonly Town[], settlements: readonly Settlement[]): ReadonlyMap<string, Point> => {
  const points = new Map<string, Point>();
  for (const town of towns) {
    town.districts.push(...(spokenDistricts[town.id] ?? []));
    const list = quarters[town.id];
    if (!list) continue;
    const key = settlements.find((one) => `g${one.id}` === town.id)?.municipality;
    const sections = new Map(settlements.filter((one) => one.municipality === key).map((one) => [one.name, one.point]));
    for (const [name, codes, lat, lng] of list) {
      const point = lat !== undefined && lng !== undefined ? { lat, lng } : sections.get(name);
      if (!point) continue;
      town.districts.push(name);
      for (const code of codes.split(' ')) points.set(code, point);
    }
  }
  return points;
};
