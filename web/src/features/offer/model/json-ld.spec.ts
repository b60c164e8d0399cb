import { describe, expect, it } from 'vitest';
import { offer, pricing } from '../examples.js';
import { offerJsonLd } from './json-ld.js';

const data = (change = {}) =>
  offerJsonLd(offer(change), 'https://lend.example/inserat/x', 'https://lend.example') as Record<string, unknown> & {
    offers: Record<string, unknown>[];
  };

describe('the JSON-LD of an offer', () => {
  it('marks the offer as for lease and not for sale', () =>
    expect(data().offers[0]).toMatchObject({
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      price: 9,
      priceCurrency: 'EUR',
      areaServed: 'Köln',
    }));
  it('contains only monetary and free prices', () => {
    expect(
      data({
        pricing: [
          pricing({ paymenttype_id: 2, amount: 1 }),
          pricing({ paymenttype_id: 5, amount: 0 }),
          pricing({ paymenttype_id: 4, amount: 500, donation_target: 'x' }),
        ],
      }).offers,
    ).toHaveLength(1);
  });
  it('contains ratings only when ratings exist', () => {
    expect(data()).toMatchObject({ aggregateRating: { ratingValue: 5, reviewCount: 12 } });
    expect(data({ rating: { average: null, count: 0 } })).not.toHaveProperty('aggregateRating');
  });
  it('never contains the exact location', () =>
    expect(JSON.stringify(data())).not.toMatch(/50\.96|6\.95|street|postal/));
});
