import { queryOptions } from '@tanstack/react-query';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import type { Api } from '../lib/api-client/api.js';

/** Parent of the main categories (spec §3). */
export const rootCategory = 1;

/**
 * All categories in the page's language, parents before children. Open pages revalidate after a minute, mostly answered
 * by the ETag alone.
 */
export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.get('/category', {}, { signal }),
    staleTime: 60_000,
  });

/**
 * Operator, map and sign-in settings of this instance. The rest of the reference data is left out, since pages obtain
 * it elsewhere.
 */
export const referenceQuery = (api: Api) =>
  queryOptions({
    queryKey: ['reference'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { operator, map, sign_in_account } = await api.get('/reference', {}, { signal });
      return { operator, map, sign_in_account };
    },
  });

export const childrenOf = (all: readonly CategoryShape[], parent: number): readonly CategoryShape[] =>
  all.filter((category) => category.parent === parent);
