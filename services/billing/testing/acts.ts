import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { invoiceOf } from '../src/payments/move-money.js';
import { idOf, type RunningService } from './service.js';

const [jana, ada] = [idOf('jana'), idOf('ada')];

/** The monthly plan Plus; `plusGross` is its gross price in cents. */
export const plus = { planId: 'plus', interval: 'month', net: 490 } as const;
export const plusGross = 583;
export const plusYear = { planId: 'plus', interval: 'year', net: 4_900 } as const;
export type BookedPlan = typeof plus | typeof plusYear;

export const actsOn = (running: () => RunningService) => {
  const listed = async (state: 'unmatched' | 'owed' | 'disputed') =>
    (await running().ask(ada, 'transfers', { filter: { state }, paging: { page: 1, size: 10 } })).items;
  return {
    listed,
    after: (ms: number) => new Date(Date.parse(running().clock.time) + ms).toISOString(),
    typesOf: async (paymentId: string) => (await running().store.read(`payment-${paymentId}`)).map(({ type }) => type),
    planOf: (who = jana) => running().ask(who, 'plan', {}),
    book: async (plan: BookedPlan = plus, who = jana) => {
      const paymentId = randomUUID();
      expect(await running().tell(who, 'bookPlan', { ...plan, paymentId })).toBe('ok');
      return paymentId;
    },
    withdraw: (paymentId: string) => running().tell(jana, 'withdrawBooking', { paymentId }),
    invoicesOf: async (who = jana) => (await running().ask(who, 'invoices', { page: 1, size: 20 })).items,
    cancel: (paymentId: string) =>
      running().tell(ada, 'takeInvoiceBack', { invoiceId: invoiceOf(paymentId), reason: 'Irrtum', plan: 'keep' }),
    sentByHand: (paymentId: string, of: string | null = null) =>
      running().tell(ada, 'noteTransferReturned', { paymentId, of }),
    leftToUs: () =>
      eventually(
        () => listed('owed'),
        ([item]) => item?.providerUntil === null && item.unmatched.every((one) => one.providerUntil === null),
      ),
    mailed: (words: string) =>
      eventually(
        async () => running().mails.filter(({ subject }) => subject.includes(words)),
        (mails) => mails.length > 0,
      ),
  };
};
