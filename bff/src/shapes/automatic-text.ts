import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { fillAutoReply } from '@lendring/contracts/rules/placeholders.js';
import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { locales } from '@lendring/contracts/reference/languages.js';

const dateOf = (day: Day) => new Date(`${day}T12:00:00Z`);

const formatOf = (locale: Locale) =>
  new Intl.DateTimeFormat(locales[locale].iso, { day: 'numeric', month: 'long', timeZone: 'UTC' });

const datesText = ({ dateFrom, dateTo, timeFrom }: Camel<PeriodShape>, locale: Locale): string => {
  const days = formatOf(locale).formatRange(dateOf(dateFrom), dateOf(dateTo));
  return timeFrom === null ? days : `${days}, ${timeFrom}`;
};

type About = Readonly<{ name: string; thing: string; period: Camel<PeriodShape>; back: Day | null; locale: Locale }>;

export const automaticText = (text: string, { name, thing, period, back, locale }: About): string =>
  fillAutoReply(text, {
    name,
    thing,
    dates: datesText(period, locale),
    back: back ? formatOf(locale).format(dateOf(back)) : '…',
  });
