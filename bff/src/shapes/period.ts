import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { RentTypeId } from '@lendring/contracts/offer/terms.js';
import { addDays } from '@lendring/contracts/rules/days.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';

/** The log keeps the first free day, people read the one on which it comes back. */
export const periodShape = (period: Period, rentType: RentTypeId | null): PeriodShape => {
  const { wish } = period;
  const time = { start: period.start, end: period.end, zone: period.zone };
  return wish.kind === 'hours'
    ? {
        kind: 'hours',
        date_from: wish.day,
        date_to: returnDay(period, rentType),
        time_from: wish.time,
        duration: wish.hours,
        ...time,
      }
    : {
        kind: 'days',
        date_from: wish.from,
        date_to: returnDay(period, rentType),
        time_from: null,
        duration: null,
        ...time,
      };
};

type Asked = Readonly<{
  date_from: string;
  date_to?: string | undefined;
  time_from?: string | undefined;
  duration?: number | undefined;
}>;

/** The chosen days or hours as the half-open wish of the domain. */
export const wishOf = (asked: Asked, rentType: RentTypeId): Wish =>
  rentType === 2
    ? { kind: 'hours', day: asked.date_from, time: asked.time_from ?? '00:00', hours: asked.duration ?? 1 }
    : {
        kind: 'days',
        from: asked.date_from,
        to:
          rentType === 3
            ? (asked.date_to ?? addDays(asked.date_from, 1))
            : addDays(asked.date_to ?? asked.date_from, 1),
      };
