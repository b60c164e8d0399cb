import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { ApiError, ApiRedirect } from './api-error.js';

/**
 * For loaders: the query's data from the cache or the server. What is not there becomes the not-found page with its
 * status, an answer that points elsewhere a redirect.
 */
export const load = async <Data, Key extends QueryKey>(client: QueryClient, options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data> => {
  try {
    return await client.ensureQueryData(options);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) throw notFound({ data: { status: error.status } });
    if (error instanceof ApiRedirect) throw redirect({ href: error.url, statusCode: 301 });
    throw error;
  }
};
