import type { Location } from '@lendring/contracts/place/location.js';
import { type Fields, readFields, readTerm } from '../model/fields.js';
import type { List } from '../model/list.js';
import { placeFields } from '../model/where.js';

export const plainNames = { term: 'q', where: 'where', named: 'named' } as const;

type PlainSearch = Readonly<{
  term: string;
  /** Null if the field still shows the place in `fields`. */
  typedPlace: string | null;
  fields: Fields;
}>;

const asTyped = (value: string): string => value.trim().slice(0, 80);

/** Parses the query of a plain form submit; null for other URLs. Selected dates turn on the availability filter. */
export const readPlainForm = (query: string): PlainSearch | null => {
  const sent = new URLSearchParams(query);
  const term = sent.get(plainNames.term);
  if (term === null) return null;
  const number = (name: string) => (sent.get(name) ? Number(sent.get(name)) : undefined);
  const from = sent.get('from') || sent.get('to') || undefined;
  const fields = readFields({
    ...Object.fromEntries(sent),
    lat: number('lat'),
    lng: number('lng'),
    from,
    to: sent.get('to') || undefined,
    freeDays: sent.get('freeDays') !== 'false',
    place: undefined,
    page: undefined,
  });
  const where = asTyped(sent.get(plainNames.where) ?? '');
  return { term: readTerm(term), typedPlace: where && where === sent.get(plainNames.named) ? null : where, fields };
};

type Props = Readonly<{
  list: List | null;
  category: Readonly<{ id: number }> | null;
  location: Location;
  named: string;
}>;

/** Hidden inputs for form submits without JavaScript: place, category and filters of the list. */
export function HiddenFields({ list, category, location, named }: Props) {
  const { free, delivers, max, count, pay, meta, by, sort, from, freeDays } = list?.fields ?? {};
  const { postal, lat, lng } = placeFields(location);
  const values = {
    category: category?.id,
    [plainNames.named]: named || undefined,
    city: location.mode === 'city' ? location.city.cityUrl : undefined,
    postal,
    lat,
    lng,
    free,
    delivers,
    max,
    count,
    pay,
    meta,
    by,
    sort,
    freeDays: from && !freeDays ? false : undefined,
  };
  return Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}
