import type { PeriodShape } from '@lendring/contracts/http/request.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { day } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { dayStyle } from './period-text.js';

/** Day from which a loan that is not back is late: the one after its last day, of hourly loans the day of their end. */
export const lateText = (
  { locale, now }: Readonly<{ locale: Locale; /** Current instant, ISO 8601. */ now: string }>,
  { kind, date_to: last, end, zone }: Pick<PeriodShape, 'kind' | 'date_to' | 'end' | 'zone'>,
): string => {
  const since = kind === 'hours' ? dayIn(end, zone) : addDays(last, 1);
  return day(since, locale, dayStyle(since, now));
};
