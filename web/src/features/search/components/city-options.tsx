import type { TFunction } from 'i18next';
import Building2 from 'lucide-react/icons/building-2';
import type { ReactNode } from 'react';
import type { CityShape, PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import { codeOf } from '../../../lib/places/place-problem.js';
import type { Suggestion } from '../../../ui/Combobox.js';

/** `postal` null: the whole town. */
export type CityOption = Suggestion & Readonly<{ city: CityShape; postal: CityShape['postal'][number] | null }>;

const townText = (city: CityShape): string =>
  city.district && city.district !== city.city ? `${city.city} (${city.district})` : city.city;
const details = (city: CityShape): Pick<Suggestion, 'detail'> => (city.region ? { detail: city.region } : {});

/** A town with one postcode is one option. Others list the whole town, the most common choice, and each postcode. */
export const optionsOf = (cities: readonly CityShape[]): readonly CityOption[] =>
  cities.flatMap((city): CityOption[] => {
    const only = city.postal[0];
    if (city.postal_count <= 1)
      return [
        {
          id: city.id,
          label: [only?.postal, townText(city)].filter(Boolean).join(' '),
          ...details(city),
          city,
          postal: null,
        },
      ];
    return [
      { id: city.id, label: townText(city), ...details(city), icon: Building2, city, postal: null },
      ...city.postal.map((postal) => ({
        id: `${city.id} ${postal.id}`,
        label: `${postal.postal} ${city.city}`,
        city,
        postal,
      })),
    ];
  });

export const meantOptions = (places: PlaceMeantShape['places']): readonly CityOption[] =>
  places.map((city) => {
    const postal = codeOf(city);
    return {
      id: `${city.id} ${postal?.id ?? ''}`,
      label: [postal?.postal, townText(city)].filter(Boolean).join(' '),
      ...details(city),
      city,
      postal,
    };
  });

/** Postcodes on the left, whole towns on the right (spec §2 "Location bar"). */
export const arrangeCities = (
  options: readonly Readonly<{ item: CityOption; option: ReactNode }>[],
  t: TFunction,
): ReactNode =>
  [...Map.groupBy(options, ({ item }) => item.city.id)].map(([id, group]) => {
    const codes = group.filter(({ item }) => item.postal);
    const whole = group.filter(({ item }) => !item.postal);
    return codes.length === 0 ? (
      whole.map(({ option }) => option)
    ) : (
      <li key={id} role="presentation" className="border-b border-line py-1 last:border-b-0">
        <ul role="group" aria-label={group[0]?.item.city.city} className="grid grid-cols-2 gap-x-1">
          <li role="presentation" className="order-2">
            <p aria-hidden className="px-3 pt-1 text-fine wrap-anywhere font-bold text-muted">
              {t('search.wholePlace')}
            </p>
            <ul role="presentation">{whole.map(({ option }) => option)}</ul>
          </li>
          <li role="presentation" className="order-1">
            <ul role="presentation">{codes.map(({ option }) => option)}</ul>
          </li>
        </ul>
      </li>
    );
  });
