import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Per visit, the data with which the server rendered the first page. */
export const drawnWith = new WeakMap<QueryClient, DehydratedState>();

export const takeOver = (queries: QueryClient, carried: DehydratedState): void => {
  hydrate(queries, carried);
  drawnWith.set(queries, carried);
};
