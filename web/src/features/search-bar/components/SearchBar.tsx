import { useRouter, type NavigateOptions } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import type { Where } from '../place.js';
import { searchTarget, type Days } from '../target.js';
import { useWhere, whereStore } from '../where-store.js';
import { WhatField, type ChosenCategory } from './WhatField.js';
import { WhenField } from './WhenField.js';
import { WhereField } from './WhereField.js';

type Props = Readonly<{
  /** `hero`: the home page's large form; `bar`: below the header, one line on phones. */
  shape: 'hero' | 'bar';
  /** What the page shows now. */
  term?: string; category?: ChosenCategory | null; days?: Days | null;
  /** The place of the page's address, when it is one. */
  where?: Where;
}>;

/** The one search line: what, where, when. */
export function SearchBar({ shape, term: shownTerm = '', category: shownCategory = null, days: shownDays = null, where: shownWhere }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const id = useId();
  const where = useWhere();
  const [term, setTerm] = useState(shownTerm);
  const [category, setCategory] = useState(shownCategory);
  const [days, setDays] = useState(shownDays);
  const [calendar, setCalendar] = useState(false);
  const [open, setOpen] = useState(shape === 'hero');
  useEffect(() => setTerm(shownTerm), [shownTerm]);
  useEffect(() => setCategory(shownCategory), [shownCategory?.id]);
  useEffect(() => setDays(shownDays), [shownDays?.first, shownDays?.last]);
  const whereKey = JSON.stringify(shownWhere);
  useEffect(() => { if (shownWhere) whereStore.set(shownWhere); }, [whereKey]);

  const search = (change: Partial<Parameters<typeof searchTarget>[0]> = {}) =>
    void router.navigate(searchTarget({ term, where, days, category, ...change }) as NavigateOptions);
  const submit = (event: FormEvent) => { event.preventDefault(); search(); };

  const hero = shape === 'hero';
  const field = cx('min-w-0 px-[18px] max-md:px-3', hero ? 'py-2.5 max-md:border-b max-md:border-line max-md:last-of-type:border-b-0' : 'py-1.5', 'md:flex-1 md:border-r md:border-line md:last-of-type:border-r-0');
  return (
    <form
      role="search" onSubmit={submit}
      className={cx('flex bg-white', hero ? 'flex-col rounded-lg p-2 shadow-lift max-md:p-2.5 md:flex-row md:items-center' : 'flex-wrap items-center rounded-md border border-edge p-1')}
    >
      <div className={cx(field, !hero && 'max-md:flex-1')}>
        <WhatField
          id={`${id}-what`} term={term} onTerm={setTerm} category={category} onSearch={() => search()}
          onCategory={(next) => { setCategory(next); if (next) { setTerm(''); search({ term: '', category: next }); } }}
        />
      </div>
      {!hero && (
        <button
          type="button" aria-expanded={open} aria-controls={`${id}-more`} aria-label={t('search.more')} onClick={() => setOpen((now) => !now)}
          className="grid size-11 place-items-center rounded-full border-0 bg-transparent md:hidden"
        >
          <Icon icon={ChevronDown} className={cx('transition-transform', open && 'rotate-180')} />
        </button>
      )}
      <div id={`${id}-more`} className={cx('min-w-0 md:flex md:flex-2 md:items-center', !hero && 'max-md:order-last max-md:w-full', !open && 'max-md:hidden')}>
        <div className={field}><WhereField id={`${id}-where`} where={where} onWhere={whereStore.set} onSearch={() => search()} /></div>
        <div className={field}><WhenField days={days} onDays={setDays} open={calendar} onOpen={() => setCalendar(true)} /></div>
      </div>
      <button
        type="submit" aria-label={t('search.go')}
        className={cx('grid shrink-0 place-items-center border-0 bg-teal text-white hover:bg-teal-deep', hero ? 'h-[50px] w-full rounded-md max-md:mt-2.5 md:size-[60px] md:rounded-md' : 'size-11 rounded-[10px]')}
      >
        <Icon icon={Search} size={hero ? 26 : 22} />
      </button>
    </form>
  );
}
