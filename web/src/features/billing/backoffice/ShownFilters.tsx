import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.js';
import { narrowing } from '../../../parts/table/table-search.js';
import { adKinds, readShownSearch, shownStates, type ShownSearch } from './shown-search.js';

type Props = Readonly<{ search: ShownSearch; go: (search: ShownSearch) => void }>;

export function ShownFilters({ search, go }: Props) {
  const { t } = useTranslation('backoffice');
  const choose = narrowing(search, readShownSearch, go);
  return (
    <div role="group" aria-label={t('ads.filters')} className="grid gap-3 sm:grid-cols-2">
      <Select
        id="state"
        label={t('ads.state')}
        value={search.state ?? 'current'}
        onChange={choose('state')}
        options={shownStates.map((value) => ({ value, label: t(`ads.states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('ads.kind')}
        value={search.kind ?? ''}
        onChange={choose('kind')}
        options={[
          { value: '', label: t('ads.anyKind') },
          ...adKinds.map((value) => ({ value, label: t(`ads.kinds.${value}`) })),
        ]}
      />
    </div>
  );
}
