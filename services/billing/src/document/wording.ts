import type { Cents, InvoiceDocument, InvoicePosition } from '@lendring/contracts/billing/invoice-document.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { withMinus } from '@lendring/contracts/texts/minus.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { invoiceTexts, unitTexts } from './texts.js';

export const say = (
  { locale }: Pick<InvoiceDocument, 'locale'>,
  text: keyof typeof invoiceTexts,
  params: Readonly<Record<string, string | number>> = {},
): string => fillIn(inLanguage(invoiceTexts[text], locale), params);

export type Formats = Readonly<{
  money: (cents: Cents) => string;
  rate: (basisPoints: number) => string;
  day: (day: string) => string;
  quantity: (position: InvoicePosition) => string;
  country: (code: string) => string;
}>;

export const formats = (locale: Locale): Formats => {
  const region = locales[locale].iso;
  const money = new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' });
  const rate = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(region, { maximumFractionDigits: 4 });
  const country = new Intl.DisplayNames(region, { type: 'region' });
  return {
    money: (cents) => withMinus(money.format(cents / 100)),
    rate: (basisPoints) => rate.format(basisPoints / 10_000),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    quantity: ({ quantity, unit }) =>
      `${withMinus(number.format(quantity))} ${inLanguage(unitTexts[unit][Math.abs(quantity) === 1 ? 'singular' : 'plural'], locale)}`,
    country: (code) => country.of(code) ?? code,
  };
};

export const ibanInGroups = (iban: string): string => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1\u00a0');

export const titleOf = (document: InvoiceDocument): string =>
  `${say(document, document.kind.is === 'invoice' ? 'invoice' : 'creditNote')} ${document.number}`;

export const paymentTerms = (document: InvoiceDocument): string => {
  const { kind, payment, due, dueOn, locale } = document;
  const { money, day } = formats(locale);
  if (kind.is === 'credit-note') return say(document, 'cancels', { number: kind.cancels, day: day(kind.cancelsOf) });
  if (payment.by === 'online') return say(document, 'paidOnline', { day: day(payment.paidOn) });
  if (payment.paidOn) return say(document, 'paidByTransfer', { day: day(payment.paidOn) });
  if (due <= 0) return say(document, 'nothingDue');
  return say(document, 'pay', { amount: money(due), day: day(dueOn), reference: payment.reference });
};
