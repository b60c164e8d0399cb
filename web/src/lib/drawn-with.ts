import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** By the queries of a visit: what its first page was drawn with on the server. */
export const drawnWith = new WeakMap<QueryClient, DehydratedState>();

/** Takes over what the server asked for while it drew the page. */
export const takeOver = (queries: QueryClient, carried: DehydratedState): void => {
  hydrate(queries, carried);
  drawnWith.set(queries, carried);
};
