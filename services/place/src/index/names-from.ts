import type { CityRow, Gazetteer, Kind } from '../gazetteer/gazetteer.js';
import { kinds } from '../gazetteer/gazetteer.js';

export type NameMatch = Readonly<{ city: CityRow; kind: Kind; exact: boolean; district: string | null }>;

export function* namesFrom({ names, cities }: Pick<Gazetteer, 'names' | 'cities'>, text: string): Generator<NameMatch> {
  let at = 0;
  for (let to = names.keys.length; at < to;) {
    const half = (at + to) >> 1;
    if ((names.keys[half] ?? '') < text) at = half + 1;
    else to = half;
  }
  for (; names.keys[at]?.startsWith(text); at += 1) {
    const city = cities[names.cities[at] ?? -1];
    const district = city?.districts[names.districts[at] ?? -1] ?? null;
    if (city) yield { city, kind: names.kinds[at] ?? kinds.name, exact: names.keys[at] === text, district };
  }
}
