import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.js';

/** One per rendered page on the server, one per visit in the browser. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays a refusal; only a network that failed is asked again.
        retry: (count, error) => count < 2 && isApiError(error) && (error.status === 0 || error.status >= 502),
      },
      mutations: { retry: false },
    },
  });
