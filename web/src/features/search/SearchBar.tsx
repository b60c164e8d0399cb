import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noLocation } from '@lendring/contracts/place/location.js';
import { useLocale } from '../../i18n/use-locale.js';
import { Dialog } from '../../ui/Dialog.js';
import { Icon } from '../../ui/Icon.js';
import { SearchForm } from './components/SearchForm.js';
import { daysText } from './components/WhenField.js';
import { placeOf } from './model/where.js';
import { whereText } from './components/WhereField.js';
import type { List } from './model/list.js';

export function SearchBar({ shape, list = null }: Readonly<{ shape: 'hero' | 'bar'; list?: List | null }>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  if (shape === 'hero') return <SearchForm shape="hero" list={list} />;
  const place = list ? (placeOf(list.fields, list.city) ?? noLocation) : noLocation;
  const details = [
    whereText(t, place),
    list?.fields.from && list.fields.to ? daysText(list.fields.from, list.fields.to, locale) : '',
  ].filter(Boolean);
  return (
    <>
      <SearchForm shape="bar" list={list} className="max-md:hidden noscript:flex!" />
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={t('search.edit')}
        className="flex min-h-[58px] w-full items-center justify-between gap-3 rounded-lg border border-edge bg-paper py-1 pr-1 pl-4 text-left md:hidden noscript:hidden"
      >
        <span className="min-w-0">
          <span className="block truncate text-base leading-snug font-bold">
            {list?.term ?? list?.category?.title ?? t(list?.fields.group ? 'search.oneGroup' : 'search.everything')}
          </span>
          <span className="block truncate text-small leading-snug text-muted">
            {details.join(' · ') || t('search.whereWhen')}
          </span>
        </span>
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-teal text-white">
          <Icon icon={Search} size={22} />
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('search.edit')} shape="sheet">
        <div className="min-h-[66dvh] pt-2 md:min-h-0">
          <SearchForm shape="sheet" list={list} onDone={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}
