import type { SheetOffer } from '../rules/offer-sheet.js';
import type { OfferRowShape } from './offer-table.js';

/** Offer as a row of a spreadsheet. */
export const sheetOffer = (offer: Omit<OfferRowShape, 'image' | 'hidden_image_count'>): SheetOffer => ({
  offerId: offer.offer_id,
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
  bookingRules: {
    leadDays: offer.booking_rules.lead_days,
    leadUntil: offer.booking_rules.lead_until,
    longestAdvance: offer.booking_rules.longest_advance,
    preparation: offer.booking_rules.preparation,
  },
  parts: offer.parts,
  delivery: offer.delivery && {
    ...offer.delivery,
    steps: offer.delivery.steps.map(({ up_to_km: upToKm, price: cents }) => ({ upToKm, cents })),
  },
  quantity: offer.quantity,
  placeId: offer.place_id,
  metadata: offer.metadata,
});
