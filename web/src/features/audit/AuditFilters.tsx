import type { Answer } from '@lendring/contracts/http/calls.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { personText } from '../../parts/people/person-text.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { narrowing } from '../../parts/table/table-search.js';
import { AboutField } from './AboutField.js';
import { actsToChoose, readAuditSearch, shows, type AuditSearch } from './audit-search.js';

type Props = Readonly<{
  search: AuditSearch;
  go: (search: AuditSearch) => void;
  known: Pick<Answer<'audit'>, 'codes' | 'actors'> | undefined;
}>;

type Option = Readonly<{ value: string; label: string }>;

export function AuditFilters({ search, go, known }: Props) {
  const { t } = useTranslation('audit');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  const choose = narrowing(search, readAuditSearch, go);
  const byLabel = (options: readonly Option[]): Option[] =>
    options.toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const actors = (known?.actors ?? []).map((one) => ({ value: one.user_id, label: personText(office, one) }));
  const { by } = search;
  const isUnlisted = by !== undefined && actors.every(({ value }) => value !== by);
  const dayField = (name: 'from' | 'to') => (
    <TextField id={name} type="date" label={t(`${name}`)} value={search[name] ?? ''} onChange={choose(name)} />
  );
  return (
    <div role="group" aria-label={t('filters')} className="grid items-start gap-3 sm:grid-cols-2 @3xl:grid-cols-6">
      <Select
        id="show"
        className="@3xl:col-span-2"
        label={t('show')}
        value={search.show ?? 'deeds'}
        // Reset `act`: each kind of entry has different acts.
        onChange={({ target: { value } }) => go(readAuditSearch({ ...search, act: undefined, show: value }))}
        options={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
      />
      <Select
        id="act"
        className="@3xl:col-span-4"
        label={t('act')}
        value={search.act ?? ''}
        onChange={choose('act')}
        options={[
          { value: '', label: t('any') },
          ...byLabel(actsToChoose(known?.codes ?? [], search).map((value) => ({ value, label: t(`acts.${value}`) }))),
        ]}
      />
      <Select
        id="by"
        className="@3xl:col-span-2"
        label={t('by')}
        value={by ?? ''}
        onChange={choose('by')}
        options={[
          { value: '', label: t('anybody') },
          ...(isUnlisted ? [{ value: by, label: t('onePerson') }] : []),
          ...byLabel(actors),
        ]}
      />
      <AboutField className="@3xl:col-span-2" choose={(about) => go({ ...search, about })} />
      {dayField('from')}
      {dayField('to')}
    </div>
  );
}
