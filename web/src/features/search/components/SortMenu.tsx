import { useTranslation } from 'react-i18next';
import { naturalSort, offeredSorts, sortName, type List } from '../model/list.js';
import { Choices, MenuChip } from './MenuChip.js';
import { useChange } from './use-change.js';

export function SortMenu({ list, align = 'start' }: Readonly<{ list: List; align?: 'start' | 'end' }>) {
  const { t } = useTranslation('search');
  const change = useChange(list);
  const natural = naturalSort(list);
  const sort = list.fields.sort ?? natural;
  return (
    <MenuChip
      name={t('filter.sort')}
      on={false}
      align={align}
      label={t('filter.sorted', { by: t(sortName(sort, list)) })}
    >
      <Choices
        value={sort}
        options={offeredSorts(list).map((value) => ({ value, label: t(sortName(value, list)) }))}
        onChange={(value) => change({ sort: value === null || value === natural ? undefined : value })}
      />
    </MenuChip>
  );
}
