import type { RequestBody } from '@lendring/contracts/http/request.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { wishForDays } from '@lendring/contracts/rules/price-for-days.js';
import { returnDayOfDays } from '@lendring/contracts/rules/return-day.js';
import type { Choice } from './choice.js';

export const wishOf = (
  { renttype_id: rent }: Pick<PricingShape, 'renttype_id'>,
  { from, to, time, hours }: Choice,
): Wish | null => {
  if (!from) return null;
  if (rent === 2) return time && hours ? { kind: 'hours', day: from, time, hours } : null;
  return wishForDays(rent, from, to ?? from);
};

export const bodyDates = (
  wish: Wish,
  rent: PricingShape['renttype_id'],
): Pick<RequestBody, 'date_from' | 'date_to' | 'time_from' | 'duration'> =>
  wish.kind === 'hours'
    ? { date_from: wish.day, time_from: wish.time, duration: wish.hours }
    : { date_from: wish.from, date_to: returnDayOfDays(wish, rent) };
