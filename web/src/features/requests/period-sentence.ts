import type { PeriodShape } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { TFunction } from 'i18next';
import { clock, day } from '../../i18n/format.js';
import { dayStyle } from '../../parts/offers/period-text.js';
import type { Locale } from '../../i18n/locale.js';

type Words = Readonly<{
  t: TFunction<['requests', 'common']>;
  locale: Locale;
  /** Current instant, ISO 8601. */ now: string;
}>;

const daysInSentence = ({ t, locale, now }: Words, first: string, last: string): string => {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const lastDay = day(last, locale, isOneYear ? dayStyle(last, now) : 'year');
  return first.slice(0, 7) === last.slice(0, 7)
    ? t('sentence.daysOfMonth', { day: Number(first.slice(8)), lastDay })
    : t('sentence.days', { day: day(first, locale, isOneYear ? 'plain' : 'year'), lastDay });
};

/**
 * Period for use in a sentence. `period` is an object or follows a preposition: `für …` `den 4. Juli`, `die Zeit vom 4.
 * bis zum 6. Juli`. `during` is adverbial: `für den 4. Juli`, `vom 4. bis zum 6. Juli`.
 */
export const periodInSentence = (words: Words, period: PeriodShape): Readonly<{ period: string; during: string }> => {
  const { t, locale, now } = words;
  const { start, end, zone, date_from: from, date_to: to } = period;
  const isByHour = period.kind === 'hours';
  const [first, last] = isByHour ? [dayIn(start, zone), dayIn(end, zone)] : [from, to];
  const facts = {
    day: day(first, locale, dayStyle(first, now)),
    weekday: day(first, locale, 'weekday'),
    from: clock(start, locale, zone),
    lastDay: day(last, locale, dayStyle(last, now)),
    lastWeekday: day(last, locale, 'weekday'),
    to: clock(end, locale, zone),
  };
  if (first === last) {
    const span = t(isByHour ? 'sentence.hours' : 'sentence.day', facts);
    return { period: span, during: t('sentence.during', { span }) };
  }
  const span = isByHour ? t('sentence.hoursLong', facts) : daysInSentence(words, first, last);
  return { period: t('sentence.noun', { span }), during: span };
};
