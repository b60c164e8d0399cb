import type { Movement, PaymentEvent } from '@lendring/contracts/billing/payments.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { pay } from '../invoices/decide.js';
import { invoiceAggregate } from '../invoices/invoice.aggregate.js';
import { grantOf, release, type Grant } from './grants.js';
import { cancel, creditNoteOf, issue } from '../invoices/issue.js';
import { begin, bounce, closeDispute, dispute, fail, orderRefund, refund, settle } from './decide.js';
import { paymentAggregate, type Payment } from './payment.aggregate.js';

type Moving = Readonly<{ paymentId: string; movement: Movement; at: string; issuer: Issuer }>;

/** Derives the id, so that a payment has one invoice at most, however often it is reported. */
export const invoiceOf = (paymentId: string): string => derivedId(paymentId, 'invoice');

/** Day on which the bank booked the money; null if unknown. */
const bankDayOf = (movement: Movement): string | null =>
  movement.kind === 'came' ? (movement.byHand?.bookedOn ?? movement.bookedOn ?? null) : null;

/** Reference of a manual refund, given the cents refunded before, so that repeated reports are recognised. */
export const returnedByHand = (paymentId: string, refunded: number): string =>
  refunded > 0 ? `by hand ${paymentId} ${refunded}` : `by hand ${paymentId}`;

/** Grants the purchase and issues its paid invoice, in the same transaction as the payment. */
const settleUp = async (unit: Unit, { asked }: Payment, { term, append }: Grant, moving: Moving): Promise<void> => {
  if (!asked?.buyer) return;
  const { paymentId, at, issuer } = moving;
  const { userId, locale, buyer, written: positions, offerTitle, purpose, way, taxIds } = asked;
  const product = purpose.kind === 'renewal' ? 'plan' : purpose.kind;
  const day = dayIn(at, issuer.zone);
  append();
  const invoiceId = invoiceOf(paymentId);
  const what = { userId, locale, buyer, positions, offerTitle, term, product, ...(taxIds && { taxIds }) };
  await issue(unit, { ...what, invoiceId, issuer, issuedOn: day });
  const { state } = await unit.load(invoiceAggregate, invoiceId);
  const paid = pay(state, { invoiceId, paymentId, paidOn: bankDayOf(moving.movement) ?? day, way });
  if (!isRefused(paid)) unit.append(invoiceAggregate, invoiceId, paid.events);
};

export const takeInvoiceBack = async (
  unit: Unit,
  { paymentId, at, issuer }: Omit<Moving, 'movement'>,
): Promise<void> => {
  const invoiceId = invoiceOf(paymentId);
  const on = dayIn(at, issuer.zone);
  await cancel(unit, invoiceId, { creditNoteId: creditNoteOf(invoiceId), issuer, on, at });
};

/**
 * Cancels the invoice after a full refund. After a partial refund, a bookkeeper must decide which part of the invoice
 * it concerns.
 */
const takeBack = async (unit: Unit, moving: Moving): Promise<void> => {
  const { state } = await unit.load(paymentAggregate, moving.paymentId);
  if (state.asked && state.refunded >= state.asked.amount) await takeInvoiceBack(unit, moving);
};

const movedBy = (payment: Payment, { paymentId, movement, at }: Moving, wanted: boolean): readonly PaymentEvent[] => {
  switch (movement.kind) {
    case 'came':
      return settle(payment, { paymentId, at, ...movement }, wanted).events;
    case 'underway':
      return begin(payment, { paymentId, at }).events;
    case 'failed':
      return fail(payment, { paymentId, reason: movement.reason, at }).events;
    case 'went_back':
      return refund(payment, { paymentId, at, ...movement }).events;
    case 'refund_failed':
      return bounce(payment, { paymentId, at, ...movement }).events;
    case 'dispute_closed':
      return closeDispute(payment, { paymentId, at, ...movement }).events;
    case 'disputed':
      return dispute(payment, { paymentId, at, ...movement }).events;
  }
};

/**
 * Orders the refund in the same transaction that records the debt, so that bookkeepers never see the refund as theirs
 * to send.
 */
const orderBack = async (unit: Unit, moved: PaymentEvent, { paymentId, at }: Moving): Promise<void> => {
  const { type, data } = moved;
  const isWon = type === 'PaymentDisputeClosed' && data.won;
  if (type !== 'PaymentMismatched' && !isWon) return;
  const { state } = await unit.load(paymentAggregate, paymentId);
  const of = type === 'PaymentMismatched' ? data.reference : (data.of ?? null);
  if (of !== null || state.owedBack)
    unit.append(paymentAggregate, paymentId, orderRefund(state, { paymentId, of, at }).events);
};

export const moveMoney = async (unit: Unit, moving: Moving): Promise<void> => {
  const { paymentId, at, issuer } = moving;
  const { state: payment } = await unit.load(paymentAggregate, paymentId);
  const moment = { paymentId, at, zone: issuer.zone };
  const grant = await grantOf(unit, payment, moment);
  const moved = movedBy(payment, moving, grant !== null && payment.asked?.buyer !== null);
  unit.append(paymentAggregate, paymentId, moved);
  for (const one of moved) {
    const { type } = one;
    await orderBack(unit, one, moving);
    if (type === 'PaymentSettled' && grant) await settleUp(unit, payment, grant, moving);
    if (type === 'PaymentFailed') await release(unit, payment, moment);
    if (type === 'PaymentRefunded') await takeBack(unit, moving);
  }
};
