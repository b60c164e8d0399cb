import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import type { SheetOffer, SheetWords } from '@lendring/contracts/rules/offer-sheet.js';
import { ownPlaceName, ownPlacesQuery } from '../../../api/own-offers.js';
import { categoriesQuery } from '../../../api/reference.js';
import type { Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { bookingRulesOf } from '../../../parts/offers/booking-rules.js';

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

/** Offer as a row of a spreadsheet. */
export const sheetOffer = (offer: Omit<OfferRowShape, 'image' | 'hidden_image_count'>): SheetOffer => ({
  number: offer.number,
  title: offer.title,
  shortDescription: offer.short_description,
  description: offer.description,
  categoryId: offer.category_id,
  tags: offer.tags,
  imageIds: offer.image_ids,
  prices: offer.pricing.map((entry) => ({
    rentType: entry.renttype_id,
    paymentType: entry.paymenttype_id,
    amount: entry.amount,
    minDuration: entry.duration_min,
    maxDuration: entry.duration_max,
    weekend: entry.weekend,
    seasons: entry.seasons,
    discounts: entry.discounts,
  })),
  deposit: offer.deposit,
  depositKind: offer.deposit_kind,
  depositPerUnit: offer.deposit_per_unit,
  commercialOnly: offer.commercial_only,
  autoAccept: offer.auto_accept,
  holdHours: offer.hold_hours,
  askRules: {
    maxKm: offer.ask_rules.max_km,
    postals: offer.ask_rules.postals,
    phone: offer.ask_rules.phone,
    goodRatings: offer.ask_rules.good_ratings,
  },
  bookingRules: bookingRulesOf(offer.booking_rules),
  parts: offer.parts,
  delivery: offer.delivery && {
    ...offer.delivery,
    steps: offer.delivery.steps.map(({ up_to_km: upToKm, price: cents }) => ({ upToKm, cents })),
  },
  quantity: offer.quantity,
  placeId: offer.place_id,
  metadata: offer.metadata,
});

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
