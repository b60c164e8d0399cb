import type { QueryClient } from '@tanstack/react-query';
import { noLocation, type Location } from '@lendring/contracts/place/location.js';
import type { Api } from '../../lib/api-client/api.js';
import { cityQuery, resolvePlace } from '../../api/places.js';
import { categoriesQuery } from '../../api/reference.js';
import { changed } from './model/filters.js';
import { addressOf, type Address } from './model/list.js';
import { readPlainForm } from './model/plain-form.js';
import { atRadius, placeOf, understood } from './model/where.js';

type Context = Readonly<{ api: Api; queries: QueryClient }>;

/**
 * Result list of a form submit before hydration or without JavaScript; null for other URLs. An unknown place stays in
 * the URL, to show an error at its field.
 */
export const plainAddress = async ({ api, queries }: Context, query: string): Promise<Address | null> => {
  const sent = readPlainForm(query);
  if (!sent) return null;
  const { term, typedPlace, fields } = sent;
  const category =
    fields.category === undefined
      ? null
      : ((await queries.ensureQueryData(categoriesQuery(api))).find(({ id }) => id === fields.category) ?? null);
  const to = (location: Location, place?: string) => {
    const address = addressOf({ term, category, location, fields });
    return place === undefined ? address : ({ ...address, search: changed(address.search, { place }) } as Address);
  };
  if (typedPlace === null)
    return to(
      placeOf(fields, fields.city === undefined ? null : await queries.ensureQueryData(cityQuery(api, fields.city))) ??
        noLocation,
    );
  if (typedPlace === '') return to(noLocation);
  const there = understood(noLocation, await resolvePlace(queries, api, typedPlace));
  return there ? to(atRadius(there, fields.radius)) : to(noLocation, typedPlace);
};
