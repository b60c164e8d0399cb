import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { useDebounced } from '../../../ui/use-typed-text.js';
import { useWide } from '../../../ui/use-wide.js';
import type { List, RawSearch } from '../../../parts/table/list.js';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import type { TableWords } from './offer-list.js';
import { type OfferTableSearch, profilePlace, statuses } from './table-search.js';

type Facets = Readonly<{ category_ids: readonly number[]; place_ids: readonly (string | null)[] }>;
type Props = Readonly<{
  list: List<OfferRowShape, TableWords, OfferTableSearch>;
  words: TableWords;
  search: OfferTableSearch;
  facets: Facets | undefined;
  go: (search: RawSearch) => void;
}>;

const byLabel = (one: Readonly<{ label: string }>, other: Readonly<{ label: string }>) =>
  one.label.localeCompare(other.label);

/** Search and filters of the table; on phones also its order, which the headings set elsewhere. */
export function TableFilters({ list, words, search, facets, go }: Props) {
  const { t, any, categoryPath, placeName } = words;
  const wide = useWide();
  const { q = '' } = search;
  const [text, setText] = useState(q);
  const settled = useDebounced(text);
  const sent = useRef(q);
  const narrow = (change: RawSearch) => go({ ...search, page: undefined, ...change });
  const find = (typed: string) => {
    const term = typed.trim();
    if (term === sent.current) return;
    sent.current = term;
    narrow({ q: term });
  };
  const findSettled = useEffectEvent(find);
  useEffect(() => {
    findSettled(settled);
  }, [settled]);
  // Update the field when Back or a link, not the field itself, changed the URL.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);
  const places = facets?.place_ids ?? [];
  const { columns, sort } = list.table(words, search);
  const orders = columns.flatMap(({ name, text: column, order }) =>
    order
      ? [
          { value: name, label: t('order.up', { column }) },
          { value: `-${name}`, label: t('order.down', { column }) },
        ]
      : [],
  );
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        find(text);
      }}
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.5fr_1fr_1.3fr_1.3fr]"
    >
      <TextField
        type="search"
        name="q"
        label={t('filter.find')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchTerm}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        label={t('filter.status')}
        value={search.status ?? ''}
        options={[
          { value: '', label: t('filter.anyStatus') },
          ...statuses.map((value) => ({ value, label: any(`ownOffers:status.${value}`) })),
        ]}
        onChange={(event) => narrow({ status: event.target.value })}
      />
      <Select
        label={t('filter.category')}
        value={String(search.category ?? '')}
        options={[
          { value: '', label: t('filter.anyCategory') },
          ...(facets?.category_ids ?? [])
            .map((id) => ({ value: String(id), label: categoryPath(id).join(' › ') }))
            .toSorted(byLabel),
        ]}
        onChange={(event) => narrow({ category: event.target.value })}
      />
      {(places.length > 1 || search.place) && (
        <Select
          label={t('filter.place')}
          value={search.place ?? ''}
          options={[
            { value: '', label: t('filter.anyPlace') },
            ...places.map((id) => ({ value: id ?? profilePlace, label: placeName(id) })).toSorted(byLabel),
          ]}
          onChange={(event) => narrow({ place: event.target.value })}
        />
      )}
      {!wide && (
        <Select
          label={t('filter.sort')}
          value={sort}
          options={orders}
          onChange={(event) => narrow({ sort: event.target.value })}
        />
      )}
    </form>
  );
}
