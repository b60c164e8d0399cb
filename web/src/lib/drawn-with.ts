import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';

/** By the queries of a visit: those that its first page was drawn with on the server, as they were. */
export const drawnWith = new WeakMap<QueryClient, QueryClient>();

/** Takes over what the server asked for while it drew the page. */
export const takeOver = (queries: QueryClient, carried: DehydratedState): void => {
  hydrate(queries, carried);
  const drawn = new QueryClient({ defaultOptions: queries.getDefaultOptions() });
  hydrate(drawn, carried);
  drawnWith.set(queries, drawn);
};
