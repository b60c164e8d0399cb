import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { noLocation } from '@lendring/contracts/place/location.js';
import { number } from '../../../i18n/format.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import type { List } from '../model/list.js';
import { placeName, placeOf } from '../model/where.js';

/** `rund um Köln`, `in Köln`, `in deiner Nähe`; empty when everywhere is searched. */
export const whereWords = (t: AnyText, { fields, city }: Pick<List, 'fields' | 'city'>): string => {
  if (fields.box) return t('search:where.box');
  const place = placeOf(fields, city) ?? noLocation;
  if (place.mode === 'none') return '';
  if (place.mode === 'gps') return t('search:where.near');
  return t(place.postal || place.radius > 0 ? 'search:where.around' : 'search:where.in', { place: placeName(place) });
};

/** `23 Ergebnisse für „Zelt“ rund um Köln`, `5 Inserate in „Camping“ in Köln`, `Keine Inserate in deiner Nähe`. */
export const headingOf = (t: AnyText, list: List, found: Pick<OfferSearchShape, 'total' | 'total_is_exact'>): string => {
  const { term, category } = list;
  const amount = { count: found.total, number: found.total_is_exact ? number(found.total) : t('search:heading.moreThan', { number: number(found.total) }) };
  const what = term ? t('search:heading.term', { ...amount, term }) : category ? t('search:heading.category', { ...amount, category: category.title }) : t('search:heading.all', amount);
  return [what, term && category ? t('search:heading.within', { category: category.title }) : '', whereWords(t, list)].filter(Boolean).join(' ');
};

/** Before the offers are here: `„Zelt“ rund um Köln`. */
export const shortHeading = (t: AnyText, list: List): string =>
  [list.term ? t('search:heading.quoted', { term: list.term }) : list.category?.title ?? t('search:heading.everything'), whereWords(t, list)].filter(Boolean).join(' ');
