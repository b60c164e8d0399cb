import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { billingMails, type BillingMail } from '@lendring/contracts/texts/billing-mails.js';
import { fillIn, inLanguage } from '@lendring/contracts/texts/text.js';
import { writeLetter } from '@lendring/platform/mail/letter.js';

/** A mail about a plan or an invoice; `href`: where it goes on. */
export const billingLetter = (
  locale: Locale,
  mail: BillingMail,
  { params, href }: Readonly<{ params: Readonly<Record<string, string>>; href: string }>,
) => {
  const { subject, greeting, lines, action, after } = inLanguage(billingMails, locale)[mail];
  const filled = lines.map((line) => fillIn(line, params));
  return writeLetter({
    locale,
    subject: fillIn(subject, params),
    preview: filled[0] ?? '',
    greeting,
    parts: [{ lines: filled, ...(action !== undefined && { action: { label: action, href } }) }],
    ...(after !== undefined && { after: fillIn(after, params) }),
  });
};

const regions: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };

/** Days and amounts as a reader of the language writes them. */
export const written = (locale: Locale) => ({
  day: (day: string): string =>
    new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  moment: (at: string, timeZone: string): string =>
    new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at)),
  amount: (cents: number): string =>
    new Intl.NumberFormat(regions[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100),
});
