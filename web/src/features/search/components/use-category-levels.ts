import { useTranslation } from 'react-i18next';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { categoriesQuery, childrenOf, rootCategory } from '../../../api/reference.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import type { List } from '../model/list.js';

/**
 * Categories reachable from `chosen` (null: all): ancestors with the outermost first, itself, and its children; a leaf
 * is listed with its siblings.
 */
export const categoryLevels = (
  all: readonly CategoryShape[],
  chosen: CategoryShape | null,
): readonly CategoryShape[] => {
  if (!chosen) return childrenOf(all, rootCategory);
  const above = chosen.hierarchy.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const below = childrenOf(all, chosen.id);
  return below.length > 0 ? [...above, chosen, ...below] : [...above, ...childrenOf(all, chosen.parent)];
};

export const useCategoryLevels = (
  { category }: List,
  enabled = true,
): readonly Readonly<{ value: string | null; label: string }>[] => {
  const { t } = useTranslation('search');
  const { data: all = [] } = useQuery({ ...categoriesQuery(useApi()), enabled });
  const known = all.length > 0 ? categoryLevels(all, category) : category ? [category] : [];
  return [
    { value: null, label: t('filter.allCategories') },
    ...known.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
};
