import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { useSearchText } from '../../ui/use-search-text.js';
import { orders, type OwnOffersSearch } from './list-search.js';

export function ListTools({ search }: Readonly<{ search: OwnOffersSearch }>) {
  const { t } = useTranslation('ownOffers');
  const navigate = useNavigate({ from: '/account/offers' });
  const go = useCallback(
    (change: Partial<OwnOffersSearch>) => {
      void navigate({
        to: '/account/offers',
        search: (now) => ({ ...now, page: 1, ...change }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const { text, setText, find } = useSearchText(
    search.q,
    useCallback((q: string) => go({ q }), [go]),
  );

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        find(text);
      }}
      className="flex flex-col gap-4 py-5 sm:flex-row sm:items-end"
    >
      <TextField
        className="flex-1 sm:max-w-[420px]"
        type="search"
        name="q"
        label={t('tools.find')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchTerm}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        className="sm:ml-auto sm:w-64"
        label={t('tools.sort')}
        value={search.sort}
        options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(event) => go({ sort: orders.find((one) => one === event.target.value) ?? 'changed' })}
      />
    </form>
  );
}
