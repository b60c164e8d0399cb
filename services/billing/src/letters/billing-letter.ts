import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { billingMails, type BillingMail } from '@lendring/contracts/texts/billing-mails.js';
import { withMinus } from '@lendring/contracts/texts/minus.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter, type Filled } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Business } from '../ports.js';

export type LetterDeps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  business: Pick<Business, 'issuer' | 'catalogue'>;
  publicUrl: string;
}>;

export const billingLetter = (locale: Locale, mail: BillingMail, filled: Filled) =>
  wordedLetter(locale, inLanguage(billingMails, locale)[mail], filled);

export const written = (locale: Locale) => ({
  day: (day: string): string =>
    new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  moment: (at: string, timeZone: string): string => momentIn(at, locale, timeZone),
  amount: (cents: number, currency = 'EUR'): string => {
    if (!/^[a-z]{3}$/i.test(currency)) return `${cents / 100} ${currency}`.trim();
    const format = new Intl.NumberFormat(locales[locale].iso, { style: 'currency', currency });
    return withMinus(format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)));
  },
});
