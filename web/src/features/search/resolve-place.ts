import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.js';
import { typedPlace, type TypedPlace } from './model/typed-place.js';
import { placeQuery } from './queries.js';

/** Finds the place somebody typed without choosing a suggestion. Rejects when the server cannot be asked. */
export const resolvePlace = async (api: Api, queries: QueryClient, typed: string): Promise<TypedPlace> => typedPlace(await queries.fetchQuery(placeQuery(api, typed.trim().slice(0, 80))));
