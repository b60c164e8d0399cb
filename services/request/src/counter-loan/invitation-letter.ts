import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { greetingOf } from '@lendring/contracts/kernel/letter.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { counterInvitationMail } from '@lendring/contracts/texts/counter-loan-mail.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import { lastDayTextIn, periodIn } from '@lendring/contracts/texts/moment-text.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';
import type { Entered } from './counter-loan.aggregate.js';

type Invited = Pick<Entered, 'title' | 'units' | 'period'>;

/** Things that a subject names one by one. */
const NAMED_IN_SUBJECT = 3;

/** `by`: trading name or nickname of the owner; null if the account no longer exists. */
type Invitation = Readonly<{
  locale: Locale;
  /** Loan of the invitation, and those that it links as well. */
  loans: readonly [Invited, ...Invited[]];
  by: string | null;
  token: string;
  expiresAt: string;
  isOverdue: boolean;
  publicUrl: string;
}>;

/** Mail with the link of an invitation. It names the item and its owner, and nothing about the recipient. */
export const counterInvitationLetter = (invitation: Invitation) => {
  const { locale, loans, by, token, expiresAt, isOverdue, publicUrl } = invitation;
  const words = inLanguage(counterInvitationMail, locale);
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const things = loans.map(({ title, units }) => countedTitle(title, units));
  const daysOf = ({ period }: Invited) => periodIn(period, returnDay(period, null), locale);
  const [loan] = loans;
  const isSamePeriod = loans.every((one) => daysOf(one) === daysOf(loan));
  const days = isSamePeriod
    ? [fillIn(words.period, { days: daysOf(loan) })]
    : loans.map((one, index) => `${things[index]}: ${daysOf(one)}`);
  const line = fillIn(words.text, { by: by ?? words.somebody, thing: listed(things) });
  const more = things.length - NAMED_IN_SUBJECT + 1;
  const inSubject = more > 1 ? [...things.slice(0, -more), fillIn(words.more, { count: more })] : things;
  const { about, after } = isOverdue ? words.late : words;
  const href = `${publicUrl}${pageAddress(locale, '/counter-loan-invitation/$token', { token })}`;
  return writeLetter({
    locale,
    subject: fillIn(words.subject, { thing: listed(inSubject) }),
    preview: line,
    greeting: greetingOf(locale, null),
    parts: [{ lines: [line, ...days, about], action: { label: words.action, href } }],
    after: fillIn(after, { day: lastDayTextIn(expiresAt, locale, loan.period.zone) }),
  });
};
