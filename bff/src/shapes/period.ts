import type { Period } from '@lendring/contracts/kernel/period.js';
import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';

/** The log stores the first free day; users see the return day. */
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

/** Requested days or hours. Start time and duration apply to hourly prices only and occur together (`RequestBody`). */
export const pickedIn = ({ date_from: from, date_to: last, time_from: time, duration: hours }: Asked) => {
  if (time !== undefined && hours !== undefined) return { kind: 'hours', day: from, time, hours } as const;
  return { kind: 'picked', from, ...(last !== undefined && { last }) } as const;
};
