import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../../api/reference.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { categoryLevels } from '../model/categories.js';
import type { List } from '../model/list.js';

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
