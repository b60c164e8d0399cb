import * as z from 'zod';
import { addDays } from '../kernel/days.js';
import { message as m } from '../kernel/message.js';
import { Network } from '../kernel/network.js';
import { Day } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { Cents, InvoiceId } from './invoices.js';
import { PaymentId } from './payments.js';

/** Withdrawal period for consumers in days (§ 355 BGB, directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14;

/** Maximum withdrawals per year; at this number, sales to the person stop until the first withdrawal is a year old. */
export const MOST_WITHDRAWALS = 3;

export const withdrawalCommands = {
  /**
   * Withdraws from a purchase within the period in `contracts/billing/withdrawal.ts`, for consumers only. The
   * purchase ends at once and is refunded in full; idempotent.
   */
  withdrawBooking: z.strictObject({ paymentId: PaymentId }),
  /**
   * Withdraws from a purchase without sign-in, authorised by invoice number, buyer and billing address (§ 356a BGB).
   */
  withdrawByInvoice: z.strictObject({
    number: z.string().trim().max(60),
    email: z.string().trim().max(200),
    name: line(200),
    network: Network,
  }),
} as const;

/**
 * Returns the last day of withdrawal, as stated to the buyer. @param bookedOn day of the payment, in the issuer's
 * time zone
 */
export const withdrawableUntil = (bookedOn: string): string => addDays(bookedOn, WITHDRAWAL_DAYS);

/** Maximum days by which the withdrawal period is extended when it ends on a day off (§ 193 BGB): four, at Easter. */
const DAYS_OFF = 4;

/** Accepts up to four days more than stated to the buyer, because the last day may be a day off. */
export const isWithdrawable = (bookedOn: string, day: string): boolean =>
  day <= addDays(withdrawableUntil(bookedOn), DAYS_OFF);

export const WithdrawableBooking = z.strictObject({
  paymentId: PaymentId,
  invoiceId: InvoiceId,
  number: z.string(),
  what: z.array(z.string()),
  gross: Cents,
  /** Refund amount: the sum paid less earlier refunds. */
  back: Cents,
  /** Number of the credit note whose refund is already in progress; null when there is none. */
  creditNote: z.string().nullable(),
  highlights: z.int(),
  bookedOn: Day,
  until: Day,
  resumesUntil: Day.nullable(),
});
export type WithdrawableBooking = z.infer<typeof WithdrawableBooking>;

export const withdrawalQueries = {
  /** Bookings from which the caller may withdraw now, newest first. */
  withdrawable: { question: z.strictObject({}), answer: z.strictObject({ bookings: z.array(WithdrawableBooking) }) },
} as const;

export const withdrawalRefusals = {
  withdrawal_unmatched: m(
    404,
    'Zu diesem Namen, dieser Rechnungsnummer und dieser E-Mail-Adresse gibt es hier keine bezahlte Rechnung. Name und Nummer stehen auf der Rechnung; die Adresse ist die, an die sie kam.',
    'We don’t have a paid invoice with this name, number and email address. The name and number are on the invoice; the address is the one it was sent to.',
    'Er is hier geen betaalde factuur met deze naam, dit nummer en dit e-mailadres. Naam en nummer staan op de factuur; het adres is dat waarop je haar kreeg.',
  ),
  withdrawal_made: m(
    409,
    'Dieser Vertrag ist schon widerrufen. Die Bestätigung kam per E-Mail.',
    'You’ve already withdrawn from this contract. We emailed you a confirmation.',
    'Deze overeenkomst is al herroepen. De bevestiging kwam per e-mail.',
  ),
  withdrawal_over: m(
    409,
    'Diese Buchung lässt sich nicht mehr widerrufen. Kündigen kannst du einen Tarif jederzeit.',
    'You can no longer withdraw from this booking. You can cancel a plan at any time.',
    'Deze boeking kun je niet meer herroepen. Een abonnement opzeggen kan altijd.',
  ),
  withdrawal_for_consumers: m(
    403,
    'Widerrufen können nur Verbraucher. Diese Rechnung geht an eine Firma oder Organisation.',
    'Only consumers can withdraw. This invoice is made out to a business or organisation.',
    'Alleen consumenten kunnen herroepen. Deze factuur staat op naam van een bedrijf of organisatie.',
  ),
  withdrawal_replaced: m(
    409,
    'Dieser Tarif ist schon durch einen anderen ersetzt. Widerrufe den, der jetzt gilt.',
    'This plan has already been replaced by another one. Withdraw from the current one.',
    'Dit abonnement is al vervangen door een ander. Herroep het abonnement dat nu geldt.',
  ),
  withdrawn_often: m(
    409,
    'Du hast in den letzten zwölf Monaten dreimal widerrufen. Buchen kannst du wieder, wenn der erste Widerruf ein Jahr her ist.',
    'You’ve withdrawn three times in the last twelve months. You can book again one year after the first withdrawal.',
    'Je hebt de afgelopen twaalf maanden drie keer herroepen. Boeken kan weer als de eerste herroeping een jaar geleden is.',
  ),
};
