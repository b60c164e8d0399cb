import type { OfferSearch } from '@lendring/contracts/offer/search-queries.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { daysBetween, eachDay } from '@lendring/contracts/kernel/days.js';
import type { SearchQuery } from '../search/search.port.js';
import { namesIn } from './category-names.js';

/**
 * A search for free days also requires offers that can be rented for that number of days.
 *
 * @param askersGroups all groups of the caller
 * @param tree the current tree: merged and retired categories resolve to their successors
 * @param at moment of the search, for lead time and longest advance
 */
export const searchQuery = (
  { freeOn, paging, words: _, categoryId, quantity = 1, ...rest }: OfferSearch,
  askersGroups: readonly string[],
  tree: CategoryTree,
  at: string,
): SearchQuery => ({
  ...rest,
  askersGroups,
  ...(quantity > 1 && { quantity }),
  ...(categoryId !== undefined && { categoryId: tree.resolve(categoryId)?.id ?? categoryId }),
  ...namesIn(tree),
  ...(freeOn && { freeOn: eachDay(freeOn.from, freeOn.to), takesDays: daysBetween(freeOn.from, freeOn.to), at }),
  page: paging.page,
  size: paging.size,
});
