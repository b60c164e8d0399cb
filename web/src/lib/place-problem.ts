import type { PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import { postalCountries } from '@lendring/contracts/place/postal-codes.js';
import { locales, type Locale } from '../i18n/locale.js';
import type { AnyText } from '../i18n/namespaces.js';

/** More names than these are no help in a sentence. */
const most = 3;

type Meant = PlaceMeantShape['places'][number];

/** The postal code that was typed, of a place that may have been meant. */
export const codeOf = ({ postal, postal_id }: Meant): Meant['postal'][number] | null =>
  postal.find(({ id }) => id === postal_id) ?? null;

/** `50823 Köln`, `Bonn`. */
export const meantName = (place: Meant): string => [codeOf(place)?.postal, place.city].filter(Boolean).join(' ');

/** A code that is written like one is no mistake in the spelling: we do not know those of every country. */
const notFoundText = (t: AnyText, place: string): string =>
  t(postalCountries(place).length > 0 ? 'common:search.codeUnknown' : 'common:search.placeUnknown', { place });

/** Why a typed place was not taken: `Einen Ort „50823 Bonn“ kennen wir nicht. Meinst du 50823 Köln oder Bonn?` */
export const placeProblemText = (
  t: AnyText,
  locale: Locale,
  typed: string,
  meant: PlaceMeantShape | undefined,
): string => {
  const place = typed.trim();
  if (meant?.kind === 'several') return t('common:search.placeSeveral', { place });
  // One that was not taken: an address needs its own among the towns of a postal code.
  if (meant?.kind === 'one') return t('common:search.placeOfCode', { place });
  const names = [...new Set(meant?.places.map(meantName))].slice(0, most);
  return names.length > 0
    ? t('common:search.placeMeant', {
        place,
        places: new Intl.ListFormat(locales[locale].iso, { type: 'disjunction' }).format(names),
      })
    : notFoundText(t, place);
};
