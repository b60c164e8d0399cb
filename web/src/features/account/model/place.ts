import type { CityShape } from '@lendring/contracts/http/reference.js';
import type { Country } from '@lendring/contracts/kernel/place.js';
import { normalizePostal, postalExample } from '@lendring/contracts/place/postal-codes.js';
import type { Profile } from '../../../lib/session.js';

export type Town = Readonly<{ id: string; name: string; country: Country; /** The codes to choose from; none where we know none. */ postals: readonly string[] }>;
/** A place as it is being entered: what is typed, the town that was chosen, and its postal code. */
export type PlaceValue = Readonly<{ typed: string; town: Town | null; postal: string }>;
export const noPlace: PlaceValue = { typed: '', town: null, postal: '' };

const isCountry = (country: string): country is Country => Object.hasOwn(postalExample, country);
const named = (name: string, postal?: string): string => postal ? `${postal} ${name}` : name;

/** One line of the suggestions: a town, or a town by one of its codes. */
export type PlaceItem = Readonly<{ id: string; label: string; detail?: string; town: Town; postal: string | null }>;

/** Towns that were found; by each code when a code was typed, or when there is only one. */
export const placeItems = (cities: readonly CityShape[], text: string): readonly PlaceItem[] => cities.flatMap((city): readonly PlaceItem[] => {
  if (!isCountry(city.country)) return [];
  const postals = city.postal.map(({ postal }) => postal);
  const town = { id: city.id, name: city.city, country: city.country, postals };
  const around = [city.district, city.region].filter(Boolean).join(', ');
  const detail = around ? { detail: around } : {};
  const byCode = /^[A-Z-]*\d/i.test(text) || postals.length === 1;
  if (byCode && postals.length > 0) return postals.map((postal) => ({ id: `${city.id}-${postal}`, label: named(city.city, postal), ...detail, town: { ...town, postals: [postal] }, postal }));
  return [{ id: city.id, label: city.city, ...detail, town, postal: null }];
}).slice(0, 20);

export const chosen = ({ town, postal, label }: PlaceItem): PlaceValue => ({ typed: label, town, postal: postal ?? '' });

/** The place of a saved address. German codes stand before the town; elsewhere the code has its own field. */
export const placeOf = (address: Profile['address']): PlaceValue => {
  if (!address) return noPlace;
  const { city_id: id, city: name, country, postal } = address;
  const fixed = country === 'DE';
  return { typed: named(name, fixed ? postal : undefined), town: { id, name, country, postals: fixed ? [postal] : [] }, postal };
};

/** Whether the code is settled, is one of several, or has to be typed. */
export const postalKind = ({ postals }: Town): 'fixed' | 'choose' | 'type' => postals.length === 1 ? 'fixed' : postals.length > 1 ? 'choose' : 'type';

export type PlaceProblem = 'placeMissing' | 'postalMissing' | 'postalForm';

/** What is wrong with a place, and at which field (`place`, `place-postal`). */
export const placeProblem = ({ town, postal }: PlaceValue): Readonly<{ id: 'place' | 'place-postal'; problem: PlaceProblem }> | null => {
  if (!town) return { id: 'place', problem: 'placeMissing' };
  if (postal.trim() === '') return { id: 'place-postal', problem: 'postalMissing' };
  return normalizePostal(town.country, postal) === null ? { id: 'place-postal', problem: 'postalForm' } : null;
};
