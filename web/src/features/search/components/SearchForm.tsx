import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { noLocation, type Location } from '@lendring/contracts/place/location.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { useApi } from '../../../lib/api-context.js';
import { categoriesQuery } from '../../../lib/reference-queries.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { changed, type Fields } from '../model/fields.js';
import { addressOf, type List } from '../model/list.js';
import { locationStore, useStoredLocation } from '../model/location-store.js';
import { sameJson, useFollowing } from '../model/use-following.js';
import { placeOf } from '../model/where.js';
import { WhatField } from './WhatField.js';
import { WhenDialog, WhenField } from './WhenField.js';
import { WhereField } from './WhereField.js';

type Shape = 'hero' | 'bar' | 'sheet';
type Props = Readonly<{ shape: Shape; list: List | null; onDone?: () => void; className?: string }>;

const frames: Record<Shape, string> = {
  hero: 'flex-col rounded-lg bg-white p-2.5 shadow-lift md:flex-row md:items-center md:p-2',
  bar: 'items-center rounded-lg border border-edge bg-white p-1',
  sheet: 'flex-col',
};
/** The ring of a text field's focus goes around its whole segment. */
const ring = 'has-[[role=combobox]:focus-visible]:rounded-md has-[[role=combobox]:focus-visible]:outline-3 has-[[role=combobox]:focus-visible]:-outline-offset-2 has-[[role=combobox]:focus-visible]:outline-teal';
const segments: Record<Shape, string> = {
  hero: 'border-line px-3 py-2.5 max-md:border-b md:border-l md:px-[18px] md:first:border-l-0',
  bar: 'border-l border-line px-[18px] py-1.5 first:border-l-0',
  sheet: 'mb-3 rounded-md border border-edge px-4 py-2.5',
};

/** The fields of a search. On a result list a change of place or days applies at once, elsewhere with the button. */
export function SearchForm({ shape, list, onDone, className }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stored = useStoredLocation();
  const [term, setTerm] = useFollowing(list?.term ?? '');
  const [category, setCategory] = useFollowing<CategoryShape | null>(list?.category ?? null, (a, b) => a?.id === b?.id);
  const [location, setLocation] = useFollowing<Location>(list ? placeOf(list.fields, list.city) ?? noLocation : stored, sameJson);
  const [days, setDays] = useFollowing<Pick<Fields, 'from' | 'to'>>(list?.fields.from ? { from: list.fields.from, to: list.fields.to ?? list.fields.from } : {}, sameJson);
  const [asking, setAsking] = useState(false);
  const [touched, setTouched] = useState(false);
  const { data: categories = [] } = useQuery({ ...categoriesQuery(useApi()), enabled: touched });
  const live = list !== null && shape === 'bar';

  type Wanted = Readonly<{ term?: string | null; category?: Pick<CategoryShape, 'id' | 'url'> | null; location?: Location; days?: Pick<Fields, 'from' | 'to'> }>;
  const go = (wanted: Wanted = {}) => {
    const { from, to } = wanted.days ?? days;
    const fields = changed(list?.fields ?? {}, { from, to, ...(from ? {} : { freeDays: undefined }) });
    onDone?.();
    void navigate(addressOf({ term: wanted.term === undefined ? term : wanted.term, category: wanted.category === undefined ? category : wanted.category, location: wanted.location ?? location, fields }));
  };
  const place = (next: Location) => {
    setLocation(next);
    locationStore.set(next);
    if (live) go({ location: next, term: list.term });
  };
  const submit = (event: FormEvent) => { event.preventDefault(); go(); };

  const takeDays = (next: Pick<Fields, 'from' | 'to'>) => { setAsking(false); setDays(next); if (live) go({ days: next, term: list.term }); };

  return (
    <>
      <form role="search" aria-label={t('search.form')} onSubmit={submit} className={cx('relative flex', frames[shape], className)}>
        <WhatField
          className={cx('min-w-0 flex-[1.15]', segments[shape], ring)} term={term} onTerm={(text) => { setTouched(true); setTerm(text); }} category={category} categories={categories}
          onSearch={() => go()} onCategory={(chosen) => { setCategory(chosen); setTerm(''); go({ term: null, category: chosen }); }}
          onRemoveCategory={() => { setCategory(null); if (live) go({ category: null, term: list.term }); }}
        />
        <WhereField className={cx('min-w-0 flex-[1.2]', segments[shape], ring)} location={location} onLocation={place} onEnter={() => go()} />
        <WhenField className={cx('min-w-0 flex-1', segments[shape])} from={days.from ?? null} to={days.to ?? null} onAsk={() => setAsking(true)} />
        <button
          type="submit" aria-label={t('search.go')}
          className={cx('flex shrink-0 items-center justify-center gap-2 border-0 bg-teal font-bold text-white transition-colors hover:bg-teal-deep', shape === 'bar' ? 'size-12 rounded-md' : shape === 'hero' ? 'h-[50px] rounded-md max-md:mt-2.5 max-md:w-full md:size-[60px] md:rounded-[16px]' : 'h-[50px] w-full rounded-full')}
        >
          <Icon icon={Search} size={shape === 'bar' ? 22 : 26} />
          {shape === 'sheet' && <span aria-hidden>{t('search.go')}</span>}
        </button>
      </form>
      <WhenDialog open={asking} onClose={() => setAsking(false)} from={days.from ?? null} to={days.to ?? null} onDays={takeDays} />
    </>
  );
}
