import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';
import { leastCharacters } from './model/suggest.js';
import { placeIn, type TypedPlace } from './model/typed-place.js';
import { citySuggestionsQuery } from './queries.js';

/** Finds the place somebody typed without choosing a suggestion. Rejects when the server cannot be asked. */
export const resolvePlace = async (api: Api, queries: QueryClient, typed: string): Promise<TypedPlace> => {
  const text = typed.trim();
  return placeIn(text, text.length < leastCharacters ? [] : await queries.fetchQuery(citySuggestionsQuery(api, text)));
};
