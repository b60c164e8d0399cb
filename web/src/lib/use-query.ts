import { hydrate, QueryClient, QueryObserver, useQuery as useCurrent, useQueryClient } from '@tanstack/react-query';
import type { DefaultOptions, DehydratedState, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { drawnWith } from './drawn-with.js';

const clients = new WeakMap<DehydratedState, QueryClient>();

/** What the server knew, as queries that ask nothing. */
const drawnClient = (carried: DehydratedState, defaultOptions: DefaultOptions): QueryClient => {
  const known = clients.get(carried);
  if (known) return known;
  const client = new QueryClient({ defaultOptions });
  hydrate(client, carried);
  clients.set(carried, client);
  return client;
};

/**
 * TanStack's `useQuery`, for parts of pages that the server draws: a part that comes alive late first says what the
 * server's HTML says, and then what was answered meanwhile. Otherwise React would throw that HTML away (error 418).
 */
export const useQuery = <Answered, Failure = Error, Data = Answered, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answered, Failure, Data, Key>,
): UseQueryResult<Data, Failure> => {
  const queries = useQueryClient();
  const current = useCurrent(options);
  const isAlive = useHydrated();
  const carried = isAlive ? undefined : drawnWith.get(queries);
  if (!carried) return current;
  const drawn = drawnClient(carried, queries.getDefaultOptions());
  return new QueryObserver(drawn, {
    ...drawn.defaultQueryOptions(options),
    _optimisticResults: 'optimistic',
  }).getCurrentResult() as UseQueryResult<Data, Failure>;
};
