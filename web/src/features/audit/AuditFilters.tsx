import { actCodes } from '@lendring/contracts/moderation/act-codes.js';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import type { AuditSearch } from './audit-search.js';

type Props = Readonly<{ search: AuditSearch; go: (search: AuditSearch) => void }>;

/** Narrows the log to acts and days; each choice is an address of its own. People are chosen in the list. */
export function AuditFilters({ search, go }: Props) {
  const { t } = useTranslation('audit');
  const dayField = (name: 'from' | 'to') => (
    <TextField
      id={name}
      type="date"
      label={t(`${name}`)}
      value={search[name] ?? ''}
      onChange={({ target: { value } }) => {
        const { [name]: _, ...rest } = search;
        go(value === '' ? rest : { ...rest, [name]: value });
      }}
    />
  );
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-3 sm:grid-cols-2 @3xl:grid-cols-[2fr_1fr_1fr]">
      <Select
        id="act"
        className="sm:col-span-2 @3xl:col-span-1"
        label={t('act')}
        value={search.act ?? ''}
        onChange={({ target: { value } }) => {
          const { act: _, ...rest } = search;
          const act = actCodes.find((one) => one === value);
          go(act ? { ...rest, act } : rest);
        }}
        options={[{ value: '', label: t('any') }, ...actCodes.map((value) => ({ value, label: t(`acts.${value}`) }))]}
      />
      {dayField('from')}
      {dayField('to')}
    </div>
  );
}
