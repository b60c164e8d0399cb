import { hintKinds } from '@lendring/contracts/moderation/hint-limits.js';
import { useTranslation } from 'react-i18next';
import { localeCodes, locales } from '../../../../i18n/locale.js';
import { Select } from '../../../../ui/Select.js';
import { hintStateOptions, readKind, readLanguage, readState, type HintSearch } from './hint-search.js';

type Props = Readonly<{ search: HintSearch; go: (search: HintSearch) => void }>;

/** Narrows what stands out; each choice is an address of its own. */
export function HintFilters({ search, go }: Props) {
  const { t } = useTranslation('hints');
  const { state, kind, language, page: _, ...kept } = search;
  const any = { value: '', label: t('any') };
  const chosen = { ...(state && { state }), ...(kind && { kind }), ...(language && { language }) };
  const without = (name: keyof typeof chosen): HintSearch => {
    const { [name]: __, ...rest } = chosen;
    return { ...kept, ...rest };
  };
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-3 sm:grid-cols-3">
      <Select
        id="state"
        label={t('state')}
        value={state ?? 'open'}
        onChange={({ target: { value } }) => go({ ...without('state'), ...readState(value) })}
        options={hintStateOptions.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('kind')}
        value={kind ?? ''}
        onChange={({ target: { value } }) => go({ ...without('kind'), ...readKind(value) })}
        options={[any, ...hintKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
      />
      <Select
        id="language"
        label={t('language')}
        value={language ?? ''}
        onChange={({ target: { value } }) => go({ ...without('language'), ...readLanguage(value) })}
        options={[any, ...localeCodes.map((value) => ({ value, label: locales[value].name }))]}
      />
    </div>
  );
}
