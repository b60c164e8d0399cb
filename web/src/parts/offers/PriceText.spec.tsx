import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { PriceText } from './PriceText.js';

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&amp;', '&');
const pricing = { amount: 900, paymenttype_id: 1, renttype_id: 1, donation_target: null } as const;

describe('PriceText', () => {
  it.each([
    [{ ...pricing }, '9 € / Tag'],
    [{ ...pricing, amount: 950, renttype_id: 3 as const }, '9,50 € / Nacht'],
    [{ ...pricing, amount: 1, paymenttype_id: 3 as const, renttype_id: 4 as const }, '1 Sixpack / Woche'],
    [{ ...pricing, amount: 2, paymenttype_id: 2 as const }, '2 Kästen / Tag'],
    [
      { ...pricing, amount: 500, paymenttype_id: 4 as const, donation_target: 'Tierheim' },
      '5 € / Tag, Spende: Tierheim',
    ],
    [{ ...pricing, amount: 0, paymenttype_id: 5 as const }, 'kostenlos'],
    [{ ...pricing, amount: 0, paymenttype_id: 6 as const }, text('common:price.piggyBank')],
  ])('renders %o as %s', async (one, expected) =>
    expect(words(await renderOnServer(<PriceText pricing={one} />))).toBe(expected),
  );
});
