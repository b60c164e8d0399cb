import type { PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import { postalCountries } from '@lendring/contracts/place/postal-codes.js';
import { locales, type Locale } from '../../i18n/locale.js';
import type { AnyText } from '../../i18n/namespaces.js';

const most = 3;

type Meant = PlaceMeantShape['places'][number];

/** The typed postcode, if it belongs to the suggested place. */
export const codeOf = ({ postal, postal_id }: Meant): Meant['postal'][number] | null =>
  postal.find(({ id }) => id === postal_id) ?? null;

export const meantName = (place: Meant): string => [codeOf(place)?.postal, place.city].filter(Boolean).join(' ');

/** Do not call a well-formed postcode misspelled, because the index does not cover every country. */
const notFoundText = (t: AnyText, place: string): string =>
  t(postalCountries(place).length > 0 ? 'common:search.codeUnknown' : 'common:search.placeUnknown', { place });

/** Error message for a typed place: `Einen Ort „50823 Bonn“ kennen wir nicht. Meinst du 50823 Köln oder Bonn?` */
export const placeProblemText = (
  t: AnyText,
  locale: Locale,
  typed: string,
  meant: PlaceMeantShape | undefined,
): string => {
  const place = typed.trim();
  if (meant?.kind === 'several') return t('common:search.placeSeveral', { place });
  // Handle a single match that was not accepted: an address needs one of the towns of its postcode.
  if (meant?.kind === 'one') return t('common:search.placeOfCode', { place });
  const names = [...new Set(meant?.places.map(meantName))].slice(0, most);
  return names.length > 0
    ? t('common:search.placeMeant', {
        place,
        places: new Intl.ListFormat(locales[locale].iso, { type: 'disjunction' }).format(names),
      })
    : notFoundText(t, place);
};
