import { fillAutoReply } from '@lendring/contracts/rules/placeholders.js';
import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { locales } from '@lendring/contracts/reference/languages.js';

const dateOf = (day: Day) => new Date(`${day}T12:00:00Z`);

const formatOf = (locale: Locale) =>
  new Intl.DateTimeFormat(locales[locale].iso, { day: 'numeric', month: 'long', timeZone: 'UTC' });

const datesText = ({ date_from, date_to, time_from }: PeriodShape, locale: Locale): string => {
  const days = formatOf(locale).formatRange(dateOf(date_from), dateOf(date_to));
  return time_from === null ? days : `${days}, ${time_from}`;
};

type About = Readonly<{ name: string; thing: string; period: PeriodShape; back: Day | null; locale: Locale }>;

export const automaticText = (text: string, { name, thing, period, back, locale }: About): string =>
  fillAutoReply(text, {
    name,
    thing,
    dates: datesText(period, locale),
    back: back ? formatOf(locale).format(dateOf(back)) : '…',
  });
