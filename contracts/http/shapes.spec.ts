import { expect, it } from 'vitest';
import { PricingBody, PricingShape } from './shapes.js';

const pricing = (from: string, to: string, yearly = false) => ({
  pricing_id: 'e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b',
  renttype_id: 1,
  paymenttype_id: 1,
  amount: 1_500,
  duration_min: 1,
  duration_max: null,
  donation_target: null,
  seasons: [{ from, to, yearly, amount: 2_000 }],
});
const problemsOf = (body: unknown) =>
  PricingBody.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('takes seasons between 1970 and 2199, and still shows stored ones of other years', () => {
  expect(problemsOf(pricing('1970-01-01', '2199-12-31'))).toEqual([]);
  const early = pricing('0000-01-01', '0000-03-01', true);
  const long = pricing('2026-01-01', '9999-12-31');
  expect(problemsOf(early)).toEqual([
    ['seasons.0.from', 'day_unlikely'],
    ['seasons.0.to', 'day_unlikely'],
  ]);
  expect(problemsOf(long)).toEqual([['seasons.0.to', 'day_unlikely']]);
  for (const stored of [early, long]) expect(PricingShape.safeParse(stored).success).toBe(true);
});
