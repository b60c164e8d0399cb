import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { quotedIn } from '@lendring/contracts/rules/quoted.js';
import { noLocation } from '@lendring/contracts/place/location.js';
import { number } from '../../../i18n/format.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { filtersOn, type List } from '../model/list.js';
import { placeName, placeOf } from '../model/where.js';

/** `rund um Köln`, `in Köln`, `in deiner Nähe`; empty without a place. */
export const whereWords = (t: AnyText, { fields, city }: Pick<List, 'fields' | 'city'>): string => {
  if (fields.box) return t('search:where.box');
  const place = placeOf(fields, city) ?? noLocation;
  if (place.mode === 'none') return '';
  if (place.mode === 'gps') return t('search:where.near');
  // Accept any radius, because the URL may contain values that the field does not offer.
  return t(
    place.postal || place.radius > 0 || fields.radius !== undefined ? 'search:where.around' : 'search:where.in',
    { place: placeName(place) },
  );
};

/** Search words without surrounding quotation marks, because the heading adds its own. */
const wordsOf = ({ term }: Pick<List, 'term'>): string | null => quotedIn(term ?? '') ?? term;

const areOnlyFree = (filters: ReturnType<typeof filtersOn>): boolean => filters.join() === 'free';

/** Number of lenders found by name where no offer matches; 0 where an offer does. */
export const lendersOnly = ({ total, lenders }: Pick<OfferSearchShape, 'total' | 'lenders'>): number =>
  total > 0 ? 0 : lenders.filter(({ user }) => user !== null).length;

/**
 * Heading, e.g. `23 Ergebnisse für „Zelt“ rund um Köln`, `5 Inserate in „Camping“ in Köln`, `Keine Inserate in deiner
 * Nähe`. Includes a place recognised in the search words, and the filters if nothing was found; offers that only
 * mention the words count as loose matches. `group`: name of the group that the list is limited to.
 */
export const headingOf = (
  t: AnyText,
  list: List,
  found: Pick<OfferSearchShape, 'total' | 'total_is_exact' | 'meant' | 'only_mentioned' | 'lenders'>,
  group?: string,
): string => {
  const { category } = list;
  const understood = found.meant?.place;
  const term = understood ? found.meant?.text : wordsOf(list);
  const named = lendersOnly(found);
  if (named > 0 && term) return t('search:heading.lenders', { count: named, number: number(named), term });
  const where = understood
    ? t(understood.postal_id === null ? 'search:where.in' : 'search:where.around', { place: understood.label })
    : whereWords(t, list);
  const amount = {
    count: found.total,
    number: found.total_is_exact ? number(found.total) : t('search:heading.moreThan', { number: number(found.total) }),
  };
  // Omit the category, which the heading contains already, but name the other filters, because results may exist
  // without them.
  const filters = found.total === 0 ? filtersOn(list.fields).filter((name) => name !== 'category') : [];
  const isOnlyFree = areOnlyFree(filters);
  const said = isOnlyFree ? 'search:heading.noneFree' : 'search:heading';
  const isLoose = found.only_mentioned && found.total > 0;
  const what = term
    ? t(isLoose ? 'search:heading.loose.term' : `${said}.term`, { ...amount, term })
    : category || group
      ? t(`${said}.category`, { ...amount, category: category?.title ?? group })
      : t(`${said}.all`, amount);
  const within = [term && category?.title, (term || category) && group].filter(Boolean);
  return [
    what,
    ...within.map((name) => t('search:heading.within', { category: name })),
    where,
    filters.length > 0 && !isOnlyFree && t('search:heading.filtered'),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Subject of a "nothing found" sentence, as specific as the search: `Nichts`, `Nichts Kostenloses hier`. */
const nothing = (t: AnyText, { fields, city }: Pick<List, 'fields' | 'city'>, isLocated: boolean): string => {
  const filters = filtersOn(fields);
  const { mode } = placeOf(fields, city) ?? noLocation;
  const isHere = isLocated || mode !== 'none' || fields.box !== undefined || fields.group !== undefined;
  if (filters.length === 0) return t(isHere ? 'search:meant.nothing.here' : 'search:meant.nothing.all');
  if (areOnlyFree(filters)) return t(isHere ? 'search:meant.nothing.freeHere' : 'search:meant.nothing.free');
  return t(isHere ? 'search:meant.nothing.filteredHere' : 'search:meant.nothing.filtered');
};

/**
 * Explains a non-literal match: `Nichts enthält alle Wörter. Gezeigt wird, was ohne „4“ passt.`, or that results only
 * mention the words. Empty for literal matches.
 */
export const meantWords = (
  t: AnyText,
  list: Pick<List, 'term' | 'fields' | 'city'>,
  { meant, total, only_mentioned: onlyMentioned }: Pick<OfferSearchShape, 'meant' | 'total' | 'only_mentioned'>,
): string => {
  const isMentioned = onlyMentioned && total > 0;
  const calledSo = { nothing: nothing(t, list, Boolean(meant?.place)) };
  const mentioned = isMentioned ? t('search:meant.mentioned', calledSo) : '';
  if (!meant) return mentioned;
  const words = meant.left_out.map((word) => t('search:heading.quoted', { term: word })).join(', ');
  const texts = { term: list.term ?? '', place: meant.place?.label, words, nothing: nothing(t, list, false) };
  if (words && isMentioned)
    return t(meant.place ? 'search:meant.mentionedPlaceWithout' : 'search:meant.mentionedWithout', {
      ...texts,
      ...calledSo,
    });
  if (!meant.place) return t('search:meant.without', texts);
  const place =
    meant.words_total > 0 ? 'search:meant.understood' : words ? 'search:meant.placeWithout' : 'search:meant.place';
  return [t(place, texts), mentioned].filter(Boolean).join(' ');
};

/** Heading before the results have loaded: `„Zelt“ rund um Köln`. */
export const shortHeading = (t: AnyText, list: List): string =>
  [
    list.term
      ? t('search:heading.quoted', { term: wordsOf(list) })
      : (list.category?.title ?? t('search:heading.everything')),
    whereWords(t, list),
  ]
    .filter(Boolean)
    .join(' ');
