import type { PeopleSearchKind } from '@lendring/contracts/account/people.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../lib/session/use-account.js';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { kindsFor, occasions, searchKinds, type PeopleSearch } from './people-list.js';

type Props = Readonly<{ search: PeopleSearch; go: (search: PeopleSearch) => void }>;

/** Search and reason of access; both are in the URL, except for e-mail addresses. */
export function PeopleForm({ search, go }: Props) {
  const { t } = useTranslation('people');
  // Keep order and columns; reset the search and the page.
  const { kind: _, text: __, occasion: ___, page: ____, ...table } = search;
  const kinds = kindsFor(useRoles());
  const [kind, setKind] = useState<PeopleSearchKind>(search.kind ?? 'nickname');
  const [text, setText] = useState(search.text ?? '');
  const [occasion, setOccasion] = useState(search.occasion ?? 'contact');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      role="search"
      aria-label={t('search.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        setMissing(wanted === '');
        if (wanted !== '') go({ ...table, ...(kind !== 'nickname' && { kind }), text: wanted, occasion });
      }}
    >
      <div className="grid items-end gap-3 @3xl:grid-cols-[1fr_1.5fr_1.4fr_auto]">
        <Select
          id="kind"
          label={t('search.kind')}
          value={kind}
          onChange={({ target: { value } }) => setKind(searchKinds.find((one) => one === value) ?? 'nickname')}
          options={kinds.map((value) => ({ value, label: t(`search.kinds.${value}`) }))}
        />
        <TextField
          id="text"
          label={t('search.text')}
          hint={t(`search.hints.${kind}`)}
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          error={isMissing ? t('search.missing') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          id="occasion"
          label={t('search.occasion')}
          value={occasion}
          onChange={({ target: { value } }) => setOccasion(occasions.find((one) => one === value) ?? 'contact')}
          options={occasions.map((value) => ({ value, label: t(`occasions.${value}`) }))}
        />
        <Button type="submit">{t('search.send')}</Button>
      </div>
      <p className="mt-2 text-small text-muted">{t('search.occasionHint')}</p>
    </form>
  );
}
