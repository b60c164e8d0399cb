import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { quotedIn } from '@lendring/contracts/rules/quoted.js';
import { noLocation } from '@lendring/contracts/place/location.js';
import { number } from '../../../i18n/format.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { filtersOn } from '../model/filters.js';
import type { List } from '../model/list.js';
import { placeName, placeOf } from '../model/where.js';

/** `rund um Köln`, `in Köln`, `in deiner Nähe`; empty when everywhere is searched. */
export const whereWords = (t: AnyText, { fields, city }: Pick<List, 'fields' | 'city'>): string => {
  if (fields.box) return t('search:where.box');
  const place = placeOf(fields, city) ?? noLocation;
  if (place.mode === 'none') return '';
  if (place.mode === 'gps') return t('search:where.near');
  // The search takes any radius of an address, also one that no field offers.
  return t(
    place.postal || place.radius > 0 || fields.radius !== undefined ? 'search:where.around' : 'search:where.in',
    { place: placeName(place) },
  );
};

/** Typed words without quotation marks of their own: the heading has some. */
const wordsOf = ({ term }: Pick<List, 'term'>): string | null => quotedIn(term ?? '') ?? term;

const areOnlyFree = (filters: ReturnType<typeof filtersOn>): boolean => filters.join() === 'free';

/**
 * `23 Ergebnisse für „Zelt“ rund um Köln`, `5 Inserate in „Camping“ in Köln`, `Keine Inserate in deiner Nähe`; a place
 * understood among the words is named as one that was chosen, and filters are named where they leave nothing. What
 * merely mentions the words is counted as loose matches. `group`: the name of the one that the list is limited to.
 */
export const headingOf = (
  t: AnyText,
  list: List,
  found: Pick<OfferSearchShape, 'total' | 'total_is_exact' | 'meant' | 'only_mentioned'>,
  group?: string,
): string => {
  const { category } = list;
  const understood = found.meant?.place;
  const term = understood ? found.meant?.text : wordsOf(list);
  const where = understood
    ? t(understood.postal_id === null ? 'search:where.in' : 'search:where.around', { place: understood.label })
    : whereWords(t, list);
  const amount = {
    count: found.total,
    number: found.total_is_exact ? number(found.total) : t('search:heading.moreThan', { number: number(found.total) }),
  };
  // A category is named anyway. Without the others there may be some.
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

/**
 * Subject of a sentence about offers that are not there, as narrow as the search was: `Nichts`, `Nichts Kostenloses hier`.
 */
const nothing = (t: AnyText, { fields, city }: Pick<List, 'fields' | 'city'>, isLocated: boolean): string => {
  const filters = filtersOn(fields);
  const { mode } = placeOf(fields, city) ?? noLocation;
  const isHere = isLocated || mode !== 'none' || fields.box !== undefined || fields.group !== undefined;
  if (filters.length === 0) return t(isHere ? 'search:meant.nothing.here' : 'search:meant.nothing.all');
  if (areOnlyFree(filters)) return t(isHere ? 'search:meant.nothing.freeHere' : 'search:meant.nothing.free');
  return t(isHere ? 'search:meant.nothing.filteredHere' : 'search:meant.nothing.filtered');
};

/**
 * How words were taken where not word for word: `Nichts enthält alle Wörter. Gezeigt wird, was ohne „4“ passt.`, and
 * that results merely mention them. Empty: word for word, and called so.
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

/** Before the offers are here: `„Zelt“ rund um Köln`. */
export const shortHeading = (t: AnyText, list: List): string =>
  [
    list.term
      ? t('search:heading.quoted', { term: wordsOf(list) })
      : (list.category?.title ?? t('search:heading.everything')),
    whereWords(t, list),
  ]
    .filter(Boolean)
    .join(' ');
