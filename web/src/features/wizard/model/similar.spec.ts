import { describe, expect, it } from 'vitest';
import { offerCard, userCard } from '../../../testing/samples.js';
import { usualPrice } from '../steps/PricingStep.js';

const priced = (...amounts: readonly number[]) =>
  amounts.map((amount) => offerCard({ pricing: [{ ...offerCard().pricing[0]!, amount }] }));

describe('the usual price', () => {
  it('is the interquartile range of the daily prices of other users, in whole euros', () => {
    expect(usualPrice(priced(500, 800, 950, 1200, 1900), 'me')).toEqual({ from: 800, to: 1200 });
  });
  it('is null where prices differ too much to be of the same kind of thing', () => {
    expect(usualPrice(priced(800, 800, 1000, 1200, 6000), 'me')).toBeNull();
  });
  it('is null with too few offers, with own offers or with other rental units', () => {
    expect(usualPrice(priced(800, 900, 1000, 1100), 'me')).toBeNull();
    expect(usualPrice(priced(800, 900, 1000, 1100, 1200), userCard().user_id)).toBeNull();
    expect(
      usualPrice(
        priced(800, 900, 1000, 1100, 1200).map((offer) => ({
          ...offer,
          pricing: [{ ...offer.pricing[0]!, renttype_id: 4 as const }],
        })),
        'me',
      ),
    ).toBeNull();
  });
});
