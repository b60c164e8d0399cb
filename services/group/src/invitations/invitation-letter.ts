import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { invitationMail } from '@lendring/contracts/texts/group-mails.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';

/** `by`: name of the inviting admin; null if the account no longer exists. */
type Invitation = Readonly<{
  locale: Locale;
  group: string;
  by: string | null;
  token: string;
  expiresAt: string;
  publicUrl: string;
}>;

export const invitationLetter = ({ locale, group, by, token, expiresAt, publicUrl }: Invitation) => {
  const words = inLanguage(invitationMail, locale);
  const until = new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeZone: OPERATOR_TIME_ZONE });
  const line = fillIn(words.text, { by: by ?? words.somebody, group });
  const href = `${publicUrl}${pageAddress(locale, '/invitation/$token', { token })}`;
  return writeLetter({
    locale,
    subject: fillIn(words.subject, { group }),
    preview: line,
    greeting: words.greeting,
    parts: [{ lines: [line, words.about], action: { label: words.action, href } }],
    after: fillIn(words.after, { day: until.format(new Date(expiresAt)) }),
  });
};
