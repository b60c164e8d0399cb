import { describe, expect, it } from 'vitest';
import { offerCard, userCard } from '../../../testing/samples.js';
import { usualPrice } from '../steps/PricingStep.js';

const priced = (...amounts: readonly number[]) =>
  amounts.map((amount) => offerCard({ pricing: [{ ...offerCard().pricing[0]!, amount }] }));

describe('the usual price', () => {
  it('is the interquartile range of the daily prices of other users, in whole euros', () => {
    expect(usualPrice(priced(100, 800, 950, 1200, 9900), 'me')).toEqual({ from: 800, to: 1200 });
  });
  it('is null with too few offers, with own offers or with other rental units', () => {
    expect(usualPrice(priced(800, 900, 1000), 'me')).toBeNull();
    expect(usualPrice(priced(800, 900, 1000, 1100), userCard().user_id)).toBeNull();
    expect(
      usualPrice(
        priced(800, 900, 1000, 1100).map((offer) => ({
          ...offer,
          pricing: [{ ...offer.pricing[0]!, renttype_id: 4 as const }],
        })),
        'me',
      ),
    ).toBeNull();
  });
});
