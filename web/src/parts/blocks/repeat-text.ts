import type { TFunction } from 'i18next';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { Repeat } from '@lendring/contracts/rules/unavailability.js';
import { day } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';

/** A Monday, to name weekdays. */
const MONDAY = '2024-01-01';

export const weekdayName = (weekday: number, locale: Locale): string =>
  day(addDays(MONDAY, weekday), locale, 'weekday');

/** Words of a weekday of the month: `ersten` and `Montag`. */
export const monthWeekday = (
  t: TFunction<'blocks'>,
  { week, weekday }: Readonly<{ week: number; weekday: number }>,
  locale: Locale,
) => ({ nth: t(`repeat.nth.${week as 1 | 2 | 3 | 4 | 5}`), weekday: weekdayName(weekday, locale) });

/** For example `jeden Mittwoch bis 3. März 2027`; empty for an entry that does not repeat. */
export const repeatText = (t: TFunction<'blocks'>, repeat: Repeat | null, locale: Locale): string => {
  if (!repeat) return '';
  const until = day(repeat.until, locale, 'year');
  if (repeat.every === 'year') return t('repeat.year', { until });
  if (repeat.every === 'month') return t('repeat.month', { date: repeat.date, until });
  if (repeat.every === 'month_weekday') return t('repeat.monthWeekday', { ...monthWeekday(t, repeat, locale), until });
  if (repeat.weekdays.length === 7) return t('repeat.day', { until });
  const names = repeat.weekdays.toSorted((a, b) => a - b).map((weekday) => weekdayName(weekday, locale));
  return t('repeat.week', { weekdays: new Intl.ListFormat(locale).format(names), until });
};
