import type { PeriodShape } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { clock, day } from '../i18n/format.js';
import { dayStyle, spanText, type PeriodWords } from './period-text.js';

/** `Freitag, den 4. Juli` */
const dayInSentence = ({ common, locale, now }: PeriodWords, value: string): string =>
  common('period.sentence.day', {
    weekday: day(value, locale, 'weekday'),
    day: day(value, locale, dayStyle(value, now)),
  });

/**
 * A period behind a preposition, to be read aloud: `für …` `den 4.–6. Juli`, `Freitag, den 4. Juli, von 12:30 bis 16:30
 * Uhr`.
 */
export const periodInSentence = (words: PeriodWords, period: PeriodShape): string => {
  const { common, locale } = words;
  const { start, end, zone } = period;
  if (period.kind !== 'hours') return common('period.sentence.days', { days: spanText(words, period) });
  const [first, last] = [dayIn(start, zone), dayIn(end, zone)];
  return common(first === last ? 'period.sentence.hours' : 'period.hoursLong', {
    day: dayInSentence(words, first),
    from: clock(start, locale, zone),
    to: clock(end, locale, zone),
    lastDay: dayInSentence(words, last),
  });
};
