import { actCodes } from '@lendring/contracts/moderation/act-codes.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { narrowing } from '../../ui/table/table-search.js';
import { readAuditSearch, type AuditSearch } from './audit-search.js';

type Props = Readonly<{ search: AuditSearch; go: (search: AuditSearch) => void }>;

/** Narrows the log to acts and days; each choice is an address of its own. People are chosen in the list. */
export function AuditFilters({ search, go }: Props) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const choose = narrowing(search, readAuditSearch, go);
  const acts = actCodes
    .map((value) => ({ value, label: t(`acts.${value}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const dayField = (name: 'from' | 'to') => (
    <TextField id={name} type="date" label={t(`${name}`)} value={search[name] ?? ''} onChange={choose(name)} />
  );
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-3 sm:grid-cols-2 @3xl:grid-cols-[2fr_1fr_1fr]">
      <Select
        id="act"
        className="sm:col-span-2 @3xl:col-span-1"
        label={t('act')}
        value={search.act ?? ''}
        onChange={choose('act')}
        options={[{ value: '', label: t('any') }, ...acts]}
      />
      {dayField('from')}
      {dayField('to')}
    </div>
  );
}
