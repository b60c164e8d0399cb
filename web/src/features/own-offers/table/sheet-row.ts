import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import type { SheetWords } from '@lendring/contracts/rules/offer-sheet.js';
import { ownPlaceName, ownPlacesQuery } from '../../../api/own-offers.js';
import { categoriesQuery } from '../../../api/reference.js';
import type { Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

export type SheetNames = Readonly<{
  t: TFunction<'offerTable'>;
  any: AnyText;
  locale: Locale;
  /** Titles of a category and those above it, outermost first. */
  categoryPath: (id: number) => readonly string[];
  placeName: (placeId: string | null) => string;
}>;

/** Names that a row of a spreadsheet contains: categories and the own places. */
export const useSheetNames = (): SheetNames => {
  const { t } = useTranslation('offerTable');
  const any = useAnyText();
  const locale = useLocale();
  const api = useApi();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const { data: places = [] } = useQuery(ownPlacesQuery(api));
  const categoryPath = (id: number): readonly string[] => {
    const category = categories.find((one) => one.id === id);
    return category ? [...categoryPath(category.parent), category.title] : [];
  };
  const placeName = (placeId: string | null): string => {
    if (placeId === null) return t('profilePlace');
    const place = places.find((one) => one.place_id === placeId);
    return place ? ownPlaceName(place) : t('formerPlace');
  };
  return { t, any, locale, categoryPath, placeName };
};

export const sheetWords = ({ t, any, locale, categoryPath, placeName }: SheetNames): SheetWords => ({
  categoryPath: (id) => categoryPath(id).join(' > '),
  // Leave former places out, because an import would not find them.
  placeName: (placeId) => (placeName(placeId) === t('formerPlace') ? '' : placeName(placeId)),
  free: any('price.free'),
  decimal: locale === 'en' ? '.' : ',',
  site: location.origin,
  locale,
});

/** Value of a metadata entry of an offer, empty without one. */
export const metadataValue = ({ metadata }: Pick<OfferRowShape, 'metadata'>, name: string): string =>
  metadata.find((entry) => entry.name.toLowerCase() === name.toLowerCase())?.value ?? '';
