import type { PeriodShape } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { TFunction } from 'i18next';
import { clock, day } from '../../i18n/format.js';
import { dayStyle, spanText } from '../../ui/period-text.js';
import type { Locale } from '../../i18n/locale.js';

type Words = Readonly<{
  t: TFunction<['requests', 'common']>;
  common: TFunction;
  locale: Locale;
  /** Now, as an instant. */ now: string;
}>;

/** `Freitag, den 4. Juli` */
const dayInSentence = ({ t, locale, now }: Words, value: string): string =>
  t('sentence.day', { weekday: day(value, locale, 'weekday'), day: day(value, locale, dayStyle(value, now)) });

/**
 * A period behind a preposition, to be read aloud: `für …` `den 4.–6. Juli`, `Freitag, den 4. Juli, von 12:30 bis 16:30
 * Uhr`.
 */
export const periodInSentence = (words: Words, period: PeriodShape): string => {
  const { t, locale } = words;
  const { start, end, zone } = period;
  if (period.kind !== 'hours') return t('sentence.days', { days: spanText(words, period) });
  const [first, last] = [dayIn(start, zone), dayIn(end, zone)];
  return t(first === last ? 'sentence.hours' : 'common:period.hoursLong', {
    day: dayInSentence(words, first),
    from: clock(start, locale, zone),
    to: clock(end, locale, zone),
    lastDay: dayInSentence(words, last),
  });
};
