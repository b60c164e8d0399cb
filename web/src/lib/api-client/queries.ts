import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.js';

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
