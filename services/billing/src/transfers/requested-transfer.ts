import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { TransferAsked } from '@lendring/contracts/billing/payments.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { transferText } from '../document/transfer-code.js';
import type { Payment } from '../payments/payment.aggregate.js';
import { GRACE_DAYS } from '../plans/decide.js';
import { referenceOf } from './reference.js';

/** Days before the end of a term on which a renewal by transfer is requested, because transfers take time. */
export const ASKED_AHEAD_DAYS = 10;
/** Days until a transfer expires; for a renewal this includes the plan's grace period. */
export const TRANSFER_DAYS = ASKED_AHEAD_DAYS + GRACE_DAYS;

/** Transfer instructions for a payment; null if no transfer is pending. */
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
