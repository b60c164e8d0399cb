import { hydrate, QueryClient, QueryObserver, useQuery as useCurrent, useQueryClient } from '@tanstack/react-query';
import type { DefaultOptions, DehydratedState, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { drawnWith } from './queries.js';

const clients = new WeakMap<DehydratedState, QueryClient>();

/** Query client that holds the server's queries and never fetches. */
const drawnClient = (carried: DehydratedState, defaultOptions: DefaultOptions): QueryClient => {
  const known = clients.get(carried);
  if (known) return known;
  const client = new QueryClient({ defaultOptions });
  hydrate(client, carried);
  clients.set(carried, client);
  return client;
};

/**
 * Variant of TanStack's `useQuery` for server-rendered components: a component that hydrates late first renders the
 * server's data, then the current data. Otherwise React would discard the HTML (error 418).
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
