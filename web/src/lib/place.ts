import type { CityShape, PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import type { Country } from '@lendring/contracts/kernel/place.js';
import { normalizePostal, postalCountries, postalExample } from '@lendring/contracts/place/postal-codes.js';
import { codeOf } from './place-problem.js';

export type Town = Readonly<{
  id: string;
  name: string;
  country: Country;
  /** The codes to choose from; none where we know none. */ postals: readonly string[];
}>;
/** A place as it is being entered: what is typed, the town that was chosen, and its postal code. */
export type PlaceValue = Readonly<{ typed: string; town: Town | null; postal: string }>;
export const noPlace: PlaceValue = { typed: '', town: null, postal: '' };

const isCountry = (country: string): country is Country => Object.hasOwn(postalExample, country);
const named = (name: string, postal?: string): string => (postal ? `${postal} ${name}` : name);

/** One line of the suggestions: a town, or a town by one of its codes. */
export type PlaceItem = Readonly<{ id: string; label: string; detail?: string; town: Town; postal: string | null }>;

/** A code of a country whose codes are not in the index: what is found for its letters is another place. */
const isForeignCode = (text: string): boolean => {
  const countries = postalCountries(text);
  return countries.length > 0 && !countries.includes('DE');
};

/**
 * The postal code of a country that was typed next to a town's name, such as the one in `1012 AB Amsterdam`; null: none.
 *
 * @param least `outward`: a part of it is enough
 */
const codeBeside = (typed: string, { country, name }: Pick<Town, 'country' | 'name'>, least: 'full' | 'outward') => {
  const words = typed.split(/[\s,]+/).filter(Boolean);
  const found = [2, 1].flatMap((length) =>
    words.flatMap((_, from) => {
      const code = normalizePostal(country, words.slice(from, from + length).join(' '), least);
      const rest = [...words.slice(0, from), ...words.slice(from + length)].join(' ');
      return code === null || from + length > words.length ? [] : [{ code, rest }];
    }),
  );
  // Letters of a code may begin a name: `1012 De Bilt`.
  return (found.find(({ rest }) => rest.toLowerCase() === name.toLowerCase()) ?? found[0])?.code ?? null;
};

/** Towns that were found; by each code when a code was typed, or when there is only one. */
export const placeItems = (cities: readonly CityShape[], text: string): readonly PlaceItem[] =>
  (isForeignCode(text) ? [] : cities)
    .flatMap((city): readonly PlaceItem[] => {
      if (!isCountry(city.country)) return [];
      const postals = city.postal.map(({ postal }) => postal);
      const town = { id: city.id, name: city.city, country: city.country, postals };
      const around = [city.district, city.region].filter(Boolean).join(', ');
      const detail = around ? { detail: around } : {};
      const byCode = /^[A-Z-]*\d/i.test(text) || postals.length === 1;
      if (byCode && postals.length > 0)
        return postals.map((postal) => ({
          id: `${city.id}-${postal}`,
          label: named(city.city, postal),
          ...detail,
          town: { ...town, postals: [postal] },
          postal,
        }));
      const postal = postals.length === 0 ? codeBeside(text, town, 'outward') : null;
      return [{ id: city.id, label: named(city.city, postal ?? undefined), ...detail, town, postal }];
    })
    .slice(0, 20);

export const chosen = ({ town, postal, label }: PlaceItem): PlaceValue => ({
  // A code that the index does not know has its own field.
  typed: town.postals.length === 0 ? town.name : label,
  town,
  postal: postal ?? '',
});

/** An address as the API answers it. */
export type SavedAddress = Readonly<{
  street: string;
  postal: string;
  city: string;
  city_id: string;
  country: Country;
}>;

/** The place of a saved address. German codes stand before the town; elsewhere the code has its own field. */
export const placeOf = (address: SavedAddress | null): PlaceValue => {
  if (!address) return noPlace;
  const { city_id: id, city: name, country, postal } = address;
  const fixed = country === 'DE';
  return {
    typed: named(name, fixed ? postal : undefined),
    town: { id, name, country, postals: fixed ? [postal] : [] },
    postal,
  };
};

/** Whether the code is settled, is one of several, or has to be typed. */
export const postalKind = ({ postals }: Town): 'fixed' | 'choose' | 'type' =>
  postals.length === 1 ? 'fixed' : postals.length > 1 ? 'choose' : 'type';

export type AddressValues = Readonly<{ street: string; place: PlaceValue }>;
export const noAddress: AddressValues = { street: '', place: noPlace };
/** What is wrong with an address: keys of `address:problem`. */
export type AddressProblem = 'streetMissing' | 'placeMissing' | 'postalMissing' | 'postalForm';
type WrongAt = Readonly<{ id: 'street' | 'place' | 'place-postal'; problem: AddressProblem }>;

/**
 * What is wrong with a place. One that was typed but not picked is looked up when the form is sent ({@link
 * understoodPlace}).
 */
export const placeProblem = ({ typed, town, postal }: PlaceValue): WrongAt | null => {
  if (!town) return typed.trim().length >= least ? null : { id: 'place', problem: 'placeMissing' };
  if (postal.trim() === '') return { id: 'place-postal', problem: 'postalMissing' };
  return normalizePostal(town.country, postal) === null ? { id: 'place-postal', problem: 'postalForm' } : null;
};

/** @param needsStreet false where the town alone is needed */
export const wrongAddress = ({ street, place }: AddressValues, needsStreet = true): readonly WrongAt[] => {
  const wrong = placeProblem(place);
  return [
    ...(street.trim() || !needsStreet ? [] : [{ id: 'street', problem: 'streetMissing' } as const]),
    ...(wrong ? [wrong] : []),
  ];
};

/** An address as the API takes it. */
export const addressBody = ({ street, place }: AddressValues) => ({
  street: street.trim(),
  city_id: place.town?.id ?? '',
  postal: place.postal.trim(),
});

/** The element of a field of an address that the API names. */
export const addressFieldId = (field: string | undefined, place?: PlaceValue): string => {
  if (field === 'street') return 'street';
  return field === 'postal' && place?.town && postalKind(place.town) !== 'fixed' ? 'place-postal' : 'place';
};

/** Places are looked up from here (spec §5). */
export const least = 3;

/** What to look up for a text: a whole postal code names its town, whatever stands beside it. */
export const placeTerm = (typed: string): string => /(?:^|\s)(\d{5})(?:$|\s)/.exec(typed)?.[1] ?? typed.trim();

/**
 * The place that the server understood, to be used as if it had been picked; null where somebody has to choose.
 *
 * @param typed may hold a postal code that the index does not know
 */
export const understoodPlace = (
  { kind, places: [place, ...others] }: PlaceMeantShape,
  typed: string,
): PlaceValue | null => {
  if (kind !== 'one' || !place || others.length > 0) return null;
  const code = codeOf(place);
  const [item] = placeItems([code ? { ...place, postal: [code] } : place], '');
  if (!item) return null;
  const postal = item.town.postals.length === 0 ? codeBeside(typed, item.town, 'full') : null;
  return chosen({ ...item, postal: item.postal ?? postal });
};
