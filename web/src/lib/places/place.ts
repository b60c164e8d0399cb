import type { CityShape, PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import type { Country } from '@lendring/contracts/kernel/place.js';
import { normalizePostal, postalCountries, postalExample } from '@lendring/contracts/place/postal-codes.js';
import { codeOf } from './place-problem.js';

export type NearFields = Readonly<{ city?: string; postal?: string; radius?: number; lat?: number; lng?: number }>;

type Town = Readonly<{ id: string; name: string; country: Country; postals: readonly string[] }>;
export type PlaceValue = Readonly<{ typed: string; town: Town | null; postal: string }>;
export const noPlace: PlaceValue = { typed: '', town: null, postal: '' };

const isCountry = (country: string): country is Country => Object.hasOwn(postalExample, country);
const named = (name: string, postal?: string): string => (postal ? `${postal} ${name}` : name);

export type PlaceItem = Readonly<{ id: string; label: string; detail?: string; town: Town; postal: string | null }>;

/**
 * Whether the text is a postcode of a country without postcodes in the index, whose search results would be
 * unrelated.
 */
const isForeignCode = (text: string): boolean => {
  const countries = postalCountries(text);
  return countries.length > 0 && !countries.includes('DE');
};

/**
 * Postcode of `country` typed next to a town's name, as in `1012 AB Amsterdam`; null if none.
 *
 * @param least `outward` accepts a partial postcode
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
  // Prefer the postcode whose rest equals the name, because letters after the digits may begin the name: `1012 De
  // Bilt`.
  return (found.find(({ rest }) => rest.toLowerCase() === name.toLowerCase()) ?? found[0])?.code ?? null;
};

/** Suggestions: one per postcode if a postcode was typed or the town has only one, else one per town. */
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
  // Leave out a postcode of a town without postcodes in the index, because such a postcode has a separate field.
  typed: town.postals.length === 0 ? town.name : label,
  town,
  postal: postal ?? '',
});

export type SavedAddress = Readonly<{
  street: string;
  postal: string;
  city: string;
  city_id: string;
  country: Country;
}>;

/** German postcodes are part of the place's text; elsewhere the postcode has a separate field. */
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

/** Longest list of postcodes to choose from; among more of them, the user types the first digits. */
const MOST_LISTED = 8;

export const postalKind = ({ postals }: Pick<Town, 'postals'>): 'fixed' | 'choose' | 'find' | 'type' => {
  if (postals.length <= 1) return postals.length === 1 ? 'fixed' : 'type';
  return postals.length <= MOST_LISTED ? 'choose' : 'find';
};

/** Postcodes of a town that begin as typed, at most as many as fit on a screen; none once one was typed in full. */
export const postalsFrom = ({ postals }: Pick<Town, 'postals'>, typed: string): readonly string[] => {
  const text = typed.trim().toUpperCase();
  return postals.includes(text) ? [] : postals.filter((code) => code.startsWith(text)).slice(0, MOST_LISTED);
};

export type AddressValues = Readonly<{ street: string; place: PlaceValue }>;
export const noAddress: AddressValues = { street: '', place: noPlace };
type AddressProblem = 'streetMissing' | 'placeMissing' | 'postalMissing' | 'postalForm' | 'postalElsewhere';
type WrongAt = Readonly<{ id: 'street' | 'place' | 'place-postal'; problem: AddressProblem }>;

/** A typed place without selection is valid here; submitting resolves it ({@link understoodPlace}). */
export const placeProblem = ({ typed, town, postal }: PlaceValue): WrongAt | null => {
  if (!town) return typed.trim().length >= least ? null : { id: 'place', problem: 'placeMissing' };
  if (postal.trim() === '') return { id: 'place-postal', problem: 'postalMissing' };
  const code = normalizePostal(town.country, postal);
  if (code === null) return { id: 'place-postal', problem: 'postalForm' };
  const isOfTown = town.postals.length <= 1 || town.postals.includes(code);
  return isOfTown ? null : { id: 'place-postal', problem: 'postalElsewhere' };
};

export const wrongAddress = ({ street, place }: AddressValues, needsStreet = true): readonly WrongAt[] => {
  const wrong = placeProblem(place);
  return [
    ...(street.trim() || !needsStreet ? [] : [{ id: 'street', problem: 'streetMissing' } as const]),
    ...(wrong ? [wrong] : []),
  ];
};

export const addressBody = ({ street, place }: AddressValues) => ({
  street: street.trim(),
  city_id: place.town?.id ?? '',
  postal: place.postal.trim(),
});

export const addressFieldId = (field: string | undefined, place?: PlaceValue): string => {
  if (field === 'street') return 'street';
  return field === 'postal' && place?.town && postalKind(place.town) !== 'fixed' ? 'place-postal' : 'place';
};

/** Minimum length of a search text (spec §5). */
export const least = 3;

/** Search text: a complete postcode suffices, whatever else was typed. */
export const placeTerm = (typed: string): string => /(?:^|\s)(\d{5})(?:$|\s)/.exec(typed)?.[1] ?? typed.trim();

/**
 * Place that the server understood, as if selected; null if the user has to choose. @param typed may contain a
 * postcode that is not in the index
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
