import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { TransferAsked } from '@lendring/contracts/billing/queries.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';
import { transferText } from '../document/transfer-code.js';
import type { Payment } from '../payment/payment.js';
import { GRACE_DAYS } from '../subscription/decide.js';
import { referenceOf } from './reference.js';

/** A renewal by transfer is asked for so many days before the term ends: it takes its time. */
export const ASKED_AHEAD_DAYS = 10;
/** So many days a transfer is waited for; that of a renewal as long as the plan goes on without it. */
export const TRANSFER_DAYS = ASKED_AHEAD_DAYS + GRACE_DAYS;

/** What the transfer for a payment needs; null: none is waited for. */
export const transferFor = (paymentId: string, { asked, status }: Payment, issuer: Issuer): TransferAsked | null => {
  if (asked?.way !== 'account' || status !== 'pending') return null;
  const { name, iban, bic, bank, zone } = issuer;
  const reference = referenceOf(paymentId);
  return {
    reference,
    holder: name,
    iban,
    bic: bic ?? null,
    bank: bank ?? null,
    code: transferText({ name, iban, bic, amount: asked.amount, creditorReference: reference }),
    until: addDays(dayIn(asked.at, zone), TRANSFER_DAYS - 1),
  };
};
