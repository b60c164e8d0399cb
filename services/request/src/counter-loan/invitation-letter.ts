import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { counterInvitationMail } from '@lendring/contracts/texts/counter-loan-mail.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import { lastDayTextIn, periodIn } from '@lendring/contracts/texts/moment-text.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';
import type { Entered } from './counter-loan.aggregate.js';

/** `by`: trading name or nickname of the owner; null if the account no longer exists. */
type Invitation = Readonly<{
  locale: Locale;
  loan: Pick<Entered, 'title' | 'units' | 'period'>;
  by: string | null;
  token: string;
  expiresAt: string;
  publicUrl: string;
}>;

/** Mail with the link of an invitation. It names the item and its owner, and nothing about the recipient. */
export const counterInvitationLetter = ({ locale, loan, by, token, expiresAt, publicUrl }: Invitation) => {
  const words = inLanguage(counterInvitationMail, locale);
  const thing = countedTitle(loan.title, loan.units);
  const line = fillIn(words.text, { by: by ?? words.somebody, thing });
  const days = fillIn(words.period, { days: periodIn(loan.period, returnDay(loan.period, null), locale) });
  const href = `${publicUrl}${pageAddress(locale, '/counter-loan-invitation/$token', { token })}`;
  return writeLetter({
    locale,
    subject: fillIn(words.subject, { thing }),
    preview: line,
    greeting: words.greeting,
    parts: [{ lines: [line, days, words.about], action: { label: words.action, href } }],
    after: fillIn(words.after, { day: lastDayTextIn(expiresAt, locale, loan.period.zone) }),
  });
};
