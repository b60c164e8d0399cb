import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';

/** UN/CEFACT unit codes of day, hour, night (as a day) and week. */
const unitCodes = { 1: 'DAY', 2: 'HUR', 3: 'DAY', 4: 'WEE' } as const;

const offerOf = (pricing: PricingShape, url: string) => ({
  '@type': 'Offer',
  url,
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  availability: 'https://schema.org/InStock',
  priceCurrency: 'EUR',
  price: pricing.amount / 100,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: pricing.amount / 100,
    priceCurrency: 'EUR',
    unitCode: unitCodes[pricing.renttype_id],
  },
});

/** Structured data for search engines: only paid and free prices; the town, but never an address. */
export const offerJsonLd = (offer: OfferShape, url: string, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: offer.title,
  description: offer.short_description || offer.description.slice(0, 300),
  url,
  sku: offer.offer_id,
  ...(offer.images.length ? { image: offer.images.map(({ large }) => new URL(large, origin).href) } : {}),
  offers: offer.pricing
    .filter(({ paymenttype_id: type }) => type === 1 || type === 5)
    .map((pricing) => ({ ...offerOf(pricing, url), ...(offer.place ? { areaServed: offer.place.city } : {}) })),
  ...(offer.rating.average !== null && offer.rating.count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: offer.rating.average,
          reviewCount: offer.rating.count,
        },
      }
    : {}),
});
