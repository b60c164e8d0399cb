import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { PersonRowShape } from '@lendring/contracts/http/people.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { isUuid } from '../../lib/links/search-params.js';
import { personText } from '../../parts/people/person-text.js';
import { narrowing } from '../../parts/table/list.js';
import { Button } from '../../ui/Button.js';
import { FindForm } from '../../ui/FindForm.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { actsToChoose, type AuditSearch, readAuditSearch, shows } from './audit-list.js';

const MOST = 5;

type AboutFieldProps = Readonly<{ choose: (userId: string) => void; className?: string }>;

/** Filter by affected user: exact nickname or account id, else a choice of nicknames with that prefix. */
function AboutField({ choose, className }: AboutFieldProps) {
  const { t } = useTranslation('audit');
  const { t: common } = useTranslation();
  const api = useApi();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly PersonRowShape[]>([]);
  const [problem, setProblem] = useState<string>();

  const take = (userId: string) => {
    setText('');
    setFound([]);
    choose(userId);
  };
  const find = async () => {
    const wanted = text.trim();
    setFound([]);
    setProblem(undefined);
    if (wanted === '') return;
    if (isUuid(wanted)) return take(wanted.toLowerCase());
    try {
      const { people } = await api.post('/person_search', { body: { kind: 'nickname', text: wanted, size: MOST } });
      const named = people.filter(({ nickname }) => nickname?.toLowerCase() === wanted.toLowerCase());
      const [only, ...others] = named.length === 1 ? named : people;
      if (only && others.length === 0) return take(only.user_id);
      setFound(people);
      if (people.length === 0) setProblem(t('aboutUnknown'));
    } catch (error) {
      setProblem(errorText(common, error));
    }
  };
  return (
    <div className={className}>
      <FindForm
        id="about"
        label={t('about')}
        hint={t('aboutHint')}
        button={t('find')}
        value={text}
        maxLength={200}
        error={problem}
        onChange={setText}
        onFind={() => void find()}
      />
      {found.length > 0 && (
        <ul aria-label={t('aboutSeveral')} className="mt-2 flex flex-wrap gap-2">
          {found.map(({ user_id: userId, nickname }) => (
            <li key={userId}>
              <Button variant="soft" small onClick={() => take(userId)}>
                {nickname ?? userId}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
        // Reset `act`, because each kind of entry has different acts.
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
