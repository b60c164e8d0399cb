import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';

/** Converts a stored period for users: the log stores the first free day, users see the return day. */
export const periodShape = (period: Period, rentType: RentTypeId | null): Camel<PeriodShape> => {
  const { wish } = period;
  const dateTo = returnDay(period, rentType);
  return wish.kind === 'hours'
    ? { ...period, kind: 'hours', dateFrom: wish.day, dateTo, timeFrom: wish.time, duration: wish.hours }
    : { ...period, kind: 'days', dateFrom: wish.from, dateTo, timeFrom: null, duration: null };
};

type Asked = Readonly<{
  dateFrom: string;
  dateTo?: string | undefined;
  timeFrom?: string | undefined;
  duration?: number | undefined;
}>;

/**
 * Returns the requested days or hours. Start time and duration apply to hourly prices only and must occur together
 * (`RequestBody`).
 */
export const pickedIn = ({ dateFrom: from, dateTo: last, timeFrom: time, duration: hours }: Asked) => {
  if (time !== undefined && hours !== undefined) return { kind: 'hours', day: from, time, hours } as const;
  return { kind: 'picked', from, ...(last !== undefined && { last }) } as const;
};
