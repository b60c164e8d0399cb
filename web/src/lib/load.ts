import type { EnsureQueryDataOptions, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { ApiRedirect, isApiError, isNotOpenYet } from './api-error.js';

/**
 * For loaders: the query's data from the cache or the server. What is not there becomes the not-found page with its
 * status, an answer that points elsewhere a redirect, and what is not open yet the server's own page.
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
    // Loaded anew, its address says when it opens (ADR 108). Without the `#`, for which no page is loaded.
    if (isNotOpenYet(error) && typeof location === 'object')
      throw redirect({ href: location.pathname + location.search, reloadDocument: true });
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
