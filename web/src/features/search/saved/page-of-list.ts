import type { SearchPage } from '@lendring/contracts/notification/saved-searches.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { day, money } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import { shortHeading } from '../components/heading.js';
import { compact, readFields } from '../model/fields.js';
import { type List, metaOf, metaText, paymentsOf } from '../model/list.js';

/** Canonical form for saving: independent of the route, without order and page. */
export const pageOfList = ({ term, category, city, fields }: List): SearchPage => {
  const { page: _page, sort: _sort, place: _place, city: _city, ...kept } = fields;
  return {
    term,
    city: city?.city_url ?? null,
    fields: compact({ ...kept, category: category?.id }) as SearchPage['fields'],
  };
};

export const nameOfList = (words: AnyText, list: List): string => {
  const { term, category } = list;
  if (!term || !category) return shortHeading(words, list);
  return shortHeading(words, {
    ...list,
    term: null,
    category: {
      ...category,
      title: `${words('search:heading.quoted', { term })} ${words('search:heading.within', { category: category.title })}`,
    },
  });
};

export const filterWords = (words: AnyText, { fields }: SearchPage, locale: Locale): string => {
  const { from, to, freeDays, count, free, delivers, max, pay, meta, by } = readFields(fields);
  const pays = paymentsOf(pay).map((id) => words(`common:payment.${id}`));
  return [
    from && to && (from === to ? day(from, locale) : `${day(from, locale)} – ${day(to, locale)}`),
    freeDays && words('searches:freeDays'),
    count !== undefined && words('common:unit.piece', { count }),
    free && words('search:filter.free'),
    delivers && words('search:filter.delivers'),
    max !== undefined &&
      words(from ? 'search:filter.priceUpToForDays' : 'search:filter.priceUpTo', {
        euros: money({ minor: 100 * max }),
      }),
    pays.join(', '),
    ...metaOf(meta).map((pair) => metaText(pair, locale)),
    by && words(`search:filter.by.${by}`),
  ]
    .filter(Boolean)
    .join(' · ');
};
