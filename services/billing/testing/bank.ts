import type { Movement } from '@lendring/contracts/billing/payments.js';
import type { Payments } from '../src/ports.js';

type Money = {
  reference: string;
  paymentId: string;
  amount: number;
  back: number;
  disputed: boolean;
  refunds: number[];
  bounced: boolean;
};
type Told = Readonly<{ paymentId: string; movement: Movement; isOrdered?: boolean }>;

/** A simulated bank: receipts, refunds and their messages, which the test delivers. */
export const bank = () => {
  const all: Money[] = [];
  const messages: Told[] = [];
  const debits = new Set<string>();
  const ended = new Set<string>();
  const collected = new Map<string, Movement>();
  const amounts = new Map<string, number>();
  let named = 0;
  const name = (kind: string) => `${kind} ${(named += 1)}`;
  const notify = (paymentId: string, movement: Movement, isOrdered = false) =>
    void messages.push({ paymentId, movement, isOrdered });

  const take = (paymentId: string, amount: number, askedHere?: string): Movement => {
    const back = { back: 0, disputed: false, refunds: [], bounced: false };
    const money = { reference: name('money'), paymentId, amount, ...back };
    all.push(money);
    return { kind: 'came', reference: money.reference, amount, currency: 'EUR', ...(askedHere && { askedHere }) };
  };
  const sendBack = (money: Money, amount: number): Movement => {
    const left = Math.min(amount, money.amount - money.back);
    money.back += left;
    money.refunds.push(left);
    const { reference: of } = money;
    return { kind: 'went_back', reference: name('back'), amount: left, currency: 'EUR', of };
  };
  const openOf = (paymentId: string) => all.find((one) => one.paymentId === paymentId && one.back < one.amount);

  const payments: Payments = {
    way: 'stripe',
    pageOf: async () => 'https://pay.example',
    async collect({ paymentId, amount }) {
      const known = collected.get(paymentId);
      if (known) return known;
      const kind = collected.size % 3;
      if (kind === 1) {
        debits.add(paymentId);
        amounts.set(paymentId, amount);
      }
      const movement: Movement =
        kind === 0
          ? take(paymentId, amount)
          : kind === 1
            ? { kind: 'underway' }
            : { kind: 'failed', reason: 'declined' };
      collected.set(paymentId, movement);
      return movement;
    },
    async giveBack({ paymentId, reference, amount, currency }) {
      const money = all.find((one) => one.reference === reference);
      if (!money || money.disputed) return 'by_hand';
      if (money.back === money.amount)
        return { kind: 'went_back', reference: `${reference} back`, amount, currency, of: reference };
      notify(paymentId, sendBack(money, money.amount), true);
      return null;
    },
    provider: {
      read: async () => null,
      methodPage: async () => 'https://pay.example/method',
      async endPage({ paymentId }) {
        ended.add(paymentId);
        const paid = messages.find((one) => one.paymentId === paymentId && one.movement.kind === 'came');
        return paid?.movement ?? (debits.has(paymentId) ? { kind: 'underway' } : null);
      },
      forget: async () => undefined,
    },
  };

  return {
    payments,
    pay(paymentId: string, amount: number, byDebit: boolean): void {
      if (ended.has(paymentId) || amount <= 0) return;
      if (!byDebit) return notify(paymentId, take(paymentId, amount));
      debits.add(paymentId);
      amounts.set(paymentId, amount);
      notify(paymentId, { kind: 'underway' });
    },
    endDebits(isPaid: boolean): void {
      for (const paymentId of debits)
        notify(
          paymentId,
          isPaid ? take(paymentId, amounts.get(paymentId) ?? 0) : { kind: 'failed', reason: 'declined' },
        );
      debits.clear();
    },
    refundPart(paymentId: string, amount: number): void {
      const money = openOf(paymentId);
      if (money) notify(paymentId, sendBack(money, amount));
    },
    dispute(paymentId: string): void {
      const money = openOf(paymentId);
      if (!money) return;
      money.disputed = true;
      notify(paymentId, { kind: 'disputed', reference: name('dispute'), of: money.reference });
    },
    closeDispute(paymentId: string, won: boolean): void {
      const money = all.find((one) => one.paymentId === paymentId && one.disputed);
      if (!money) return;
      const amount = money.amount - money.back;
      money.disputed = false;
      if (!won) money.back = money.amount;
      const closed = { reference: `end of ${money.reference}`, amount, currency: 'EUR', of: money.reference };
      notify(paymentId, { kind: 'dispute_closed', ...closed, won });
    },
    bounce(paymentId: string): void {
      const money = all.find((one) => one.paymentId === paymentId && one.refunds.length > 0 && !one.disputed);
      const amount = money?.refunds.pop();
      if (!money || amount === undefined || money.back < amount) return;
      money.back -= amount;
      money.bounced = true;
      const failed = { reference: name('failed'), amount, currency: 'EUR', of: money.reference };
      notify(paymentId, { kind: 'refund_failed', ...failed });
    },
    payElsewhere: (paymentId: string, amount: number, askedHere?: string): void =>
      notify(paymentId, take(paymentId, amount, askedHere)),
    sentByHand(reference: string | null, amount: number): void {
      const money = all.find((one) => one.reference === reference);
      if (money) money.back += amount;
    },
    told: (): readonly Told[] => messages.splice(0).flatMap((one) => [one, one]),
    waits: (paymentId: string, ordered: boolean): boolean =>
      messages.some((one) => one.paymentId === paymentId && (ordered || !one.isOrdered)),
    paid: (): readonly string[] => [...new Set(all.map(({ paymentId }) => paymentId))],
    isByHand: (paymentId: string): boolean =>
      all.some((one) => one.paymentId === paymentId && (one.disputed || one.bounced)),
    held: (paymentId: string): number =>
      all.filter((one) => one.paymentId === paymentId).reduce((sum, one) => sum + one.amount - one.back, 0),
  };
};
export type Bank = ReturnType<typeof bank>;
