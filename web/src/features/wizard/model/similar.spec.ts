import { describe, expect, it } from 'vitest';
import { offerCard, userCard } from '../../../testing/samples.js';
import { usualPrice } from './similar.js';

const priced = (...amounts: readonly number[]) =>
  amounts.map((amount) => offerCard({ pricing: [{ ...offerCard().pricing[0]!, amount }] }));

describe('the usual price', () => {
  it('is the middle half of what others take for a day, in whole euros', () => {
    expect(usualPrice(priced(100, 800, 950, 1200, 9900), 'me')).toEqual({ from: 800, to: 1200 });
  });
  it('is not said from too few, from own offers or from other kinds of price', () => {
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
