import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { signInMails, type SignInMail } from '@lendring/contracts/texts/mails.js';
import { fillIn, inLanguage } from '@lendring/contracts/texts/text.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';

/** A mail of the sign-in in the person's language, with the link to the page where it goes on. */
export const composeMail = (
  kind: SignInMail,
  locale: Locale,
  link: string,
  words: Readonly<Record<string, string>> = {},
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { subject, greeting, text, action, after } = inLanguage(signInMails[kind], locale);
  const line = fillIn(text, words);
  const parts = [{ lines: [line], action: { label: action, href: link } }];
  return writeLetter({ locale, subject, preview: line, greeting, parts, after });
};
