import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { TFunction } from 'i18next';
import { clock, day, dayRange } from '../i18n/format.js';
import type { Locale } from '../i18n/locale.js';

type Words = Readonly<{ common: TFunction; locale: Locale; /** Now, as an instant. */ now: string }>;

/** How a day is told: with its year only when that is another one. */
export const dayStyle = (value: string, now: string) => (value.slice(0, 4) === now.slice(0, 4) ? 'plain' : 'year');

/** `4.–6. Juli`, or day and times for hours; the year only when it is another one. */
export const spanText = ({ common, locale, now }: Words, period: PeriodShape): string => {
  if (period.kind === 'days') return dayRange(period.date_from, period.date_to, locale, dayStyle(period.date_to, now));
  const last = dayIn(period.end, period.zone);
  const parts = {
    day: day(period.date_from, locale),
    from: clock(period.start, locale, period.zone),
    to: clock(period.end, locale, period.zone),
    lastDay: day(last, locale),
  };
  return common(last === period.date_from ? 'period.hours' : 'period.hoursLong', parts);
};

/** `3 Tage`, `2 Nächte`. */
export const unitsText = ({ common }: Pick<Words, 'common'>, rentType: RentTypeId, units: number): string =>
  common(`unit.${rentType}`, { count: units });

/** `4.–6. Juli, 3 Tage`: the same on every page that tells what was asked or agreed. */
export const periodText = (words: Words, period: PeriodShape, rentType: RentTypeId, units: number): string =>
  words.common('period.with', { days: spanText(words, period), units: unitsText(words, rentType, units) });
