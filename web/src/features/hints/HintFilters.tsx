import { hintKinds } from '@lendring/contracts/moderation/hint-limits.js';
import { useTranslation } from 'react-i18next';
import { localeCodes, locales } from '../../i18n/locale.js';
import { Select } from '../../ui/Select.js';
import { narrowing } from '../../parts/table/table-search.js';
import { hintStateOptions, readHintSearch, type HintSearch } from './hint-search.js';

type Props = Readonly<{ search: HintSearch; go: (search: HintSearch) => void }>;

export function HintFilters({ search, go }: Props) {
  const { t } = useTranslation('hints');
  const { state, kind, language } = search;
  const any = { value: '', label: t('any') };
  const choose = narrowing(search, readHintSearch, go);
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-3 sm:grid-cols-3">
      <Select
        id="state"
        label={t('state')}
        value={state ?? 'open'}
        onChange={choose('state')}
        options={hintStateOptions.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('kind')}
        value={kind ?? ''}
        onChange={choose('kind')}
        options={[any, ...hintKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
      />
      <Select
        id="language"
        label={t('language')}
        value={language ?? ''}
        onChange={choose('language')}
        options={[any, ...localeCodes.map((value) => ({ value, label: locales[value].name }))]}
      />
    </div>
  );
}
