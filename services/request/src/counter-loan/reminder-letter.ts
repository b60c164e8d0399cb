import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { greetingOf } from '@lendring/contracts/kernel/letter.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { nextOpenDay, spansOn, spansText, type Opening } from '@lendring/contracts/rules/opening-days.js';
import { counterReminderMail } from '@lendring/contracts/texts/counter-loan-mail.js';
import { lastDayTextIn, momentIn, weekdayIn } from '@lendring/contracts/texts/moment-text.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';
import type { Entered } from './counter-loan.aggregate.js';

/** `by`: name of the owner, `address`: where the item is returned, `phone`: of the owner; null: unknown or not public. */
type Reminder = Readonly<{
  locale: Locale;
  loan: Pick<Entered, 'title' | 'units' | 'period' | 'name'>;
  by: string | null;
  address: string | null;
  phone: string | null;
  opening: Opening;
  at: string;
}>;

/** Number of open days that the mail names. */
const DAYS_NAMED = 3;

/** Next open days with their hours, today included; empty for an owner without opening hours. */
const nextTimes = (opening: Opening, at: string, zone: string, locale: Locale): readonly string[] => {
  if (opening.week === null) return [];
  const lines: string[] = [];
  let day = nextOpenDay(opening, addDays(dayIn(at, zone), -1));
  while (day !== null && lines.length < DAYS_NAMED) {
    lines.push(`${weekdayIn(day, locale, 'short')}: ${spansText(spansOn(opening, day))}`);
    day = nextOpenDay(opening, day);
  }
  return lines;
};

/**
 * Mail that an item is overdue, with where and when to return it. Its greeting is the only mention of the recipient, in
 * case the owner noted a wrong address.
 */
export const counterReminderLetter = ({ locale, loan, by, address, phone, opening, at }: Reminder) => {
  const words = inLanguage(counterReminderMail, locale);
  const { period } = loan;
  const thing = countedTitle(loan.title, loan.units);
  const owner = by ?? words.somebody;
  const due =
    period.wish.kind === 'hours'
      ? momentIn(period.end, locale, period.zone)
      : lastDayTextIn(period.end, locale, period.zone);
  const line = fillIn(words.text, { by: owner, thing });
  const times = nextTimes(opening, at, period.zone, locale);
  const where = [
    ...(address === null ? [] : [`${owner}, ${address}`]),
    ...times,
    ...(phone === null ? [] : [fillIn(words.phone, { phone })]),
  ];
  return writeLetter({
    locale,
    subject: fillIn(words.subject, { thing }),
    preview: line,
    greeting: greetingOf(locale, loan.name),
    parts: [
      { lines: [line, fillIn(words.due, { due })] },
      ...(where.length === 0 ? [] : [{ title: words.where, lines: where }]),
    ],
    after: fillIn(words.after, { by: owner }),
  });
};
