import type { Location } from '@lendring/contracts/place/location.js';
import { placeFields } from '../model/where.js';
import { plainNames } from '../model/plain-form.js';
import type { List } from '../model/list.js';

type Props = Readonly<{
  list: List | null;
  category: Readonly<{ id: number }> | null;
  location: Location;
  named: string;
}>;

/** Hidden inputs for form submits without JavaScript: place, category and filters of the list. */
export function HiddenFields({ list, category, location, named }: Props) {
  const { free, max, pay, by, sort, from, freeDays } = list?.fields ?? {};
  const { postal, lat, lng } = placeFields(location);
  const values = {
    category: category?.id,
    [plainNames.named]: named || undefined,
    city: location.mode === 'city' ? location.city.cityUrl : undefined,
    postal,
    lat,
    lng,
    free,
    max,
    pay,
    by,
    sort,
    freeDays: from && !freeDays ? false : undefined,
  };
  return Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}
