import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { quote } from '@lendring/contracts/rules/quote.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';

/**
 * Price of one entry for a typical duration, by the same rules as on the server. `amount` as in {@link PricingShape}.
 */
export type Example = Pick<PricingShape, 'pricing_id' | 'paymenttype_id' | 'renttype_id' | 'donation_target'> &
  Readonly<{ units: number; amount: number }>;

const usual: Readonly<Record<RentTypeId, number>> = { 1: 3, 2: 3, 3: 2, 4: 1 };
const someDay = '2027-07-05';

const wishOf = (rent: RentTypeId, units: number): Wish =>
  rent === 2
    ? { kind: 'hours', day: someDay, time: '10:00', hours: units }
    : { kind: 'days', from: someDay, to: addDays(someDay, rent === 4 ? units * 7 : units) };

export const examples = (pricing: readonly PricingShape[]): readonly Example[] =>
  pricing.flatMap((shape) => {
    const units = Math.min(Math.max(usual[shape.renttype_id], shape.duration_min), shape.duration_max ?? Infinity);
    const answer = quote(pricingFromShape(shape), wishOf(shape.renttype_id, units));
    if ('problem' in answer) return [];
    const { total } = answer;
    const amount = total.kind === 'money' ? total.money.minor : total.kind === 'things' ? total.count : 0;
    const { pricing_id, paymenttype_id, renttype_id, donation_target } = shape;
    return [{ pricing_id, paymenttype_id, renttype_id, donation_target, units: answer.units, amount }];
  });
