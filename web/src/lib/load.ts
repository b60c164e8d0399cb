import type { EnsureQueryDataOptions, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { ApiError, ApiRedirect, isApiError } from './api-error.js';

/**
 * For loaders: the query's data from the cache or the server. What is not there becomes the not-found page with its
 * status, an answer that points elsewhere a redirect.
 */
export const load = async <Data, Key extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> => {
  try {
    return await client.ensureQueryData(options);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410))
      throw notFound({ data: { status: error.status } });
    if (error instanceof ApiRedirect) throw redirect({ href: error.url, statusCode: 301 });
    throw error;
  }
};

/**
 * For what a page can do without, such as its list while the search is away: left out, once and without waiting, when
 * nobody answers. The browser asks again, and tells.
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
