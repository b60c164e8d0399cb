import { queryOptions } from '@tanstack/react-query';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import type { Api } from './api.js';

/** Parent of the main categories (spec §3). */
export const rootCategory = 1;

/** All categories in the page's language, parents before children. They change with a release only. */
export const categoriesQuery = (api: Api) => queryOptions({
  queryKey: ['categories'], queryFn: ({ signal }) => api.get('/category', {}, { signal }), staleTime: Infinity,
});

/** Operator, map and languages of this instance. */
export const referenceQuery = (api: Api) => queryOptions({
  queryKey: ['reference'], queryFn: ({ signal }) => api.get('/reference', {}, { signal }), staleTime: Infinity,
});

export const childrenOf = (all: readonly CategoryShape[], parent: number): readonly CategoryShape[] => all.filter((category) => category.parent === parent);
