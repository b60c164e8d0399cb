import {
  type DehydratedState,
  type EnsureQueryDataOptions,
  type FetchQueryOptions,
  hydrate,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { ApiRedirect, isApiError, isNotOpenYet } from './api-error.js';

/** One client per rendered page on the server, one per visit in the browser. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Retry network and gateway failures only; any other error is final.
        retry: (count, error) => count < 2 && isApiError(error) && (error.status === 0 || error.status >= 502),
      },
      mutations: { retry: false },
    },
  });

/** Data with which the server rendered the first page, per visit. */
export const drawnWith = new WeakMap<QueryClient, DehydratedState>();

export const takeOver = (queries: QueryClient, carried: DehydratedState): void => {
  hydrate(queries, carried);
  drawnWith.set(queries, carried);
};

/**
 * Loads query data for loaders, from the cache or the server. Missing content becomes the not-found page with its
 * status, a redirect response becomes a redirect, and a closed installation becomes the server's own page.
 */
export const load = async <Data, Key extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> => {
  try {
    return await client.ensureQueryData(options);
  } catch (error) {
    if (error instanceof ApiRedirect) throw redirect({ href: error.url, statusCode: 301 });
    if (!isApiError(error)) throw error;
    const { status } = error;
    if (status === 404 || status === 410) throw notFound({ data: { status } });
    // Reload the URL, whose page says when the installation opens (ADR 108). Omit the hash: with it, the browser would
    // not load a page.
    if (isNotOpenYet(error) && typeof location === 'object')
      throw redirect({ href: location.pathname + location.search, reloadDocument: true });
    throw error;
  }
};

/**
 * Loads optional data, such as a list while the search engine is down, in one attempt without retries, and omits the
 * data on failure. The browser retries and reports the failure.
 */
export const loadUnlessAway = async <Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => {
  try {
    await load(client, { ...options, retry: false });
  } catch (error) {
    if (!isApiError(error, 503)) throw error;
  }
};
