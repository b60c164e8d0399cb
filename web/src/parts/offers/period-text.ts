import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import type { TFunction } from 'i18next';
import { clock, day, dayRange, isMidnight } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';

type PeriodWords = Readonly<{ common: TFunction; locale: Locale; now: string }>;
type Hours = Pick<PeriodShape, 'start' | 'end' | 'zone'>;

/** Style that includes the year only if the year is not the current one. */
export const dayStyle = (value: string, now: string) => (value.slice(0, 4) === now.slice(0, 4) ? 'plain' : 'year');

/** `Fr., 4. Juli, 12:30 bis 16:30 Uhr`; includes the end's day if different. */
export const hoursText = (
  { common, locale }: Pick<PeriodWords, 'common' | 'locale'>,
  { start, end, zone }: Hours,
): string => {
  const [first, last] = [dayIn(start, zone), dayIn(end, zone)];
  return common(first === last ? 'period.hours' : 'period.hoursLong', {
    day: day(first, locale),
    from: clock(start, locale, zone),
    to: clock(end, locale, zone),
    lastDay: day(last, locale),
  });
};

/** `4.–6. Juli`, or day and times for hours; includes the year only if it is not the current one. */
export const spanText = (words: PeriodWords, period: PeriodShape): string =>
  period.kind === 'hours'
    ? hoursText(words, period)
    : dayRange(period.date_from, period.date_to, words.locale, dayStyle(period.date_to, words.now));

/** `Mo., 8. Dezember, 18:00 Uhr`; the end of the day before when the deadline is midnight. */
export const lastMomentText = (
  { common, locale }: Pick<PeriodWords, 'common' | 'locale'>,
  at: string,
  zone: string,
): string => {
  const last = dayIn(at, zone);
  return isMidnight(at, zone)
    ? common('period.lastMidnight', { day: day(addDays(last, -1), locale) })
    : common('period.lastMoment', { day: day(last, locale), clock: clock(at, locale, zone) });
};

/** `3 Tage`, `2 Nächte`. */
export const unitsText = ({ common }: Pick<PeriodWords, 'common'>, rentType: RentTypeId, units: number): string =>
  common(`unit.${rentType}`, { count: units });

/** `4.–6. Juli, 3 Tage`, without a line break within the units. Used wherever a requested or agreed period is shown. */
export const periodText = (words: PeriodWords, period: PeriodShape, rentType: RentTypeId, units: number): string =>
  words.common('period.with', {
    days: spanText(words, period),
    units: unitsText(words, rentType, units).replaceAll(' ', '\u00a0'),
  });
