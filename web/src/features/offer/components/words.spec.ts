import { describe, expect, it } from 'vitest';
import type { AnyText } from '../../../i18n/namespaces.js';
import { datedPrices } from '../../../parts/offers/dated-prices.js';
import { discountRows } from '../../../parts/offers/PriceText.js';
import { sumTexts } from '../../../parts/offers/sum-text.js';
import { testTexts } from '../../../testing/texts.js';
import { pricing } from '../examples.js';
import { offered, type Way } from '../model/pricing.js';
import { availabilityOf } from '@lendring/contracts/rules/why-not-bookable.js';
import { choiceText, wayText, withDelivery } from './request-words.js';
import { durationText, pricingText } from './words.js';

const t = testTexts('de').t as AnyText;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const calendar = availabilityOf([], 'Europe/Berlin', new Date('2027-06-01T08:00:00Z'));
const calculation = (way: Way, to: string, from = '2027-07-04') => {
  const answer = offered(way, { kind: 'days', from, to }, calendar);
  if (answer.state !== 'ready') throw new Error('The days do not fit.');
  const { lines, sum } = sumTexts(t, answer.quote);
  return [...lines.map(({ label, value }) => `${plain(label)} = ${plain(value)}`), plain(sum)];
};
const line = (price: ReturnType<typeof pricing>, to: string) => calculation([price], to);

describe('a total with delivery', () => {
  const sum = (type: 1 | 2 | 5, total: number, text: string, delivery: number | null = 1500) =>
    plain(withDelivery({ paymenttype_id: type }, { total, sum: text }, delivery));
  it('is one amount in money, and two for other prices', () => {
    expect(sum(1, 2700, '27,00 €')).toBe('42,00 €');
    expect(sum(5, 0, 'kostenlos')).toBe('15,00 €');
    expect(sum(2, 1, '1 Kasten')).toBe('1 Kasten + 15,00 €');
    expect(sum(1, 2700, '27,00 €', null)).toBe('27,00 €');
  });
});

describe('price texts', () => {
  it('state the rental unit and duration limits', () => {
    expect(pricingText(t, pricing())).toBe('pro Tag, 1 bis 4 Tage');
    expect(durationText(t, pricing({ duration_max: null }))).toBe('');
    expect(durationText(t, pricing({ duration_min: 2, duration_max: null }))).toBe('mindestens 2 Tage');
    expect(durationText(t, pricing({ duration_min: 1, duration_max: 1 }))).toBe('genau 1 Tag');
    expect(
      pricingText(
        t,
        pricing({
          renttype_id: 3,
          paymenttype_id: 4,
          amount: 500,
          duration_max: null,
          donation_target: 'Tierschutz Köln',
        }),
      ),
    ).toBe('pro Nacht, als Spende: Tierschutz Köln');
  });
  it('label the options of a choice', () => {
    expect(plain(choiceText(t, pricing()))).toBe('9 € pro Tag');
    expect(choiceText(t, pricing({ renttype_id: 4, paymenttype_id: 2, amount: 1 }))).toBe('1 Kasten pro Woche');
    expect(plain(choiceText(t, pricing({ paymenttype_id: 4, amount: 500, donation_target: 'x' })))).toBe(
      '5 € pro Tag als Spende',
    );
  });
  it('show each line of the calculation', () => {
    expect(line(pricing(), '2027-07-07')).toEqual(['3 Tage × 9,00 € = 27,00 €', '27,00 €']);
    expect(line(pricing({ paymenttype_id: 3, amount: 1 }), '2027-07-06')).toEqual([
      '2 Tage × 1 Sixpack = 2 Sixpacks',
      '2 Sixpacks',
    ]);
    expect(line(pricing({ paymenttype_id: 5, amount: 0 }), '2027-07-05')).toEqual(['1 Tag = kostenlos', 'kostenlos']);
    expect(line(pricing({ amount: 1_234_567_890, duration_max: null }), '2027-07-05')).toEqual([
      '1 Tag × 12.345.678,90 € = 12.345.678,90 €',
      '12.345.678,90 €',
    ]);
  });
  it('state discounts of a price, and in the line that they reduce', () => {
    const discounted = pricing({
      amount: 1000,
      duration_max: null,
      discounts: [
        { of: 'count', from: 20, percent: 15 },
        { of: 'duration', from: 7, percent: 20 },
        { of: 'duration', from: 3, percent: 10 },
      ],
    });
    expect(pricingText(t, discounted)).toBe('pro Tag');
    const rows = (price: typeof discounted) =>
      discountRows(t, price).map(({ label, amount }) => [plain(label), amount]);
    expect(rows(discounted)).toEqual([
      ['10 % Rabatt für mindestens 3 Tage', 900],
      ['20 % Rabatt für mindestens 7 Tage', 800],
      ['15 % Rabatt für mindestens 20 Stück', 850],
    ]);
    // The discount of 2.45 € is not whole cents, and that of a crate is no money.
    expect(discountRows(t, { ...discounted, amount: 245 }).map((row) => [row.amount, row.isRounded])).toEqual([
      [221, true],
      [196, false],
      [208, true],
    ]);
    expect(rows({ ...discounted, paymenttype_id: 2, amount: 10 }).map(([, amount]) => amount)).toEqual([
      null,
      null,
      null,
    ]);
    expect(line(discounted, '2027-07-06')).toEqual(['2 Tage × 10,00 € = 20,00 €', '20,00 €']);
    expect(line(discounted, '2027-07-08')).toEqual(['4 Tage × 10,00 €, 10 % Rabatt = 36,00 €', '36,00 €']);
  });
  it('name the weekend and the price of a season in their lines', () => {
    const summer = { from: '2027-07-05', to: '2027-07-31', yearly: true, amount: 1500 };
    const price = pricing({ amount: 1000, duration_max: null, weekend: 1800, seasons: [summer] });
    const from = (first: string, to: string) => calculation([price], to, first);
    expect(from('2027-07-02', '2027-07-05')).toEqual(['1 Wochenende × 18,00 € = 18,00 €', '18,00 €']);
    expect(from('2027-07-05', '2027-07-07')).toEqual(['2 Tage × 15,00 € = 30,00 €', '30,00 €']);
    expect(datedPrices(t, 'de', price, null).map(({ label, amount }) => [plain(label), amount])).toEqual([
      ['Wochenende (Fr–So)', 1800],
      ['5.–31. Juli, jedes Jahr', 1500],
    ]);
  });
  it('say until when a weekend lasts where the place is closed on Sundays', () => {
    const open = [{ from: '10:00', to: '18:00' }];
    const label = (...closed: readonly number[]) => {
      const week = Array.from({ length: 7 }, (_, weekday) => (closed.includes(weekday) ? [] : open));
      return datedPrices(t, 'de', pricing({ weekend: 1800 }), { week, exceptions: [] })[0]?.label;
    };
    expect([label(), label(6), label(6, 0), label(6, 0, 1)]).toEqual([
      'Wochenende (Fr–So)',
      'Wochenende (Fr–Mo, sonntags geschlossen)',
      'Wochenende (Fr–Di, sonntags und montags geschlossen)',
      'Wochenende (Fr–So)',
    ]);
  });
  it('name the weekend among the prices of a way to pay', () => {
    const week = pricing({ pricing_id: 'week', renttype_id: 4, amount: 19_000 });
    expect(plain(wayText(t, [pricing({ amount: 6000, weekend: 10_000 }), week]))).toBe(
      '60 € pro Tag, 100 € pro Wochenende, 190 € pro Woche',
    );
  });
  it('explain a combination', () => {
    const way: Way = [
      pricing({ amount: 1000, duration_max: null }),
      pricing({ pricing_id: 'week', renttype_id: 4, amount: 5000, duration_max: null }),
    ];
    expect(plain(wayText(t, way))).toBe('10 € pro Tag, 50 € pro Woche');
    expect(calculation(way, '2027-07-12')).toEqual([
      '1 Woche × 50,00 € = 50,00 €',
      '1 Tag × 10,00 € = 10,00 €',
      '60,00 €',
    ]);
  });
});
