import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { signInMails, type SignInMail } from '@lendring/contracts/texts/mails.js';
import { greetingOf } from '@lendring/contracts/kernel/letter.js';
import { newsMail } from '@lendring/contracts/texts/notification-mails.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';

type Parts = Readonly<{ link: string; contact: string; name: string | null; words?: Readonly<Record<string, string>> }>;

export const deviceText = ({ browser, system }: DeviceName, locale: Locale): string =>
  [browser, system].filter((name) => name !== null).join(', ') || inLanguage(newsMail.unknownDevice, locale);

export const composeMail = (
  kind: SignInMail,
  locale: Locale,
  { link, contact, name, words = {} }: Parts,
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { subject, text, action, after, writeToUs } = inLanguage(signInMails[kind], locale);
  const line = fillIn(text, words);
  const parts = [{ lines: [line], action: { label: action, href: link } }];
  const footer = writeToUs && { text: writeToUs.text, links: [{ label: writeToUs.link, href: contact }] };
  return writeLetter({
    locale,
    subject,
    preview: line,
    greeting: greetingOf(locale, name),
    parts,
    after,
    ...(footer ? { footer } : {}),
  });
};
