import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceEvent } from '@lendring/contracts/billing/invoices.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';

const names = Array.from({ length: 12 }, (_, index) => `person ${index}`);
const DUE = '2027-02-28T10:00:00.000Z';

let livesFor: number | null;
let deaths: number;
let service: RunningService;
beforeEach(async () => {
  [livesFor, deaths] = [null, 0];
  service = await startService({
    appending: () => {
      if (livesFor === null) return;
      livesFor -= 1;
      if (livesFor >= 0) return;
      deaths += 1;
      throw new Error('the process dies');
    },
  });
  const [buyer] = service.customers.values();
  if (!buyer) throw new Error('The service knows no customer');
  for (const name of names) {
    service.customers.set(idOf(name), buyer);
    const paymentId = randomUUID();
    await service.tell(idOf(name), 'bookPlan', { planId: 'plus', interval: 'month', net: 490, paymentId });
    await service.tell(idOf(name), 'payOnTestPage', { paymentId, outcome: 'paid' });
  }
});
afterEach(() => service.stop());

const loggedOf = async <Type extends InvoiceEvent['type']>(type: Type) => {
  const found: Extract<InvoiceEvent, { type: Type }>['data'][] = [];
  for (const name of names)
    for (const { invoiceId } of (await service.ask(idOf(name), 'invoices', { page: 1, size: 10 })).items)
      for (const event of await service.store.read(`invoice-${invoiceId}`))
        if (event.type === type) found.push(event.data as (typeof found)[number]);
  return found;
};

describe('plan renewals', () => {
  it('happen once per user after crashes at any step, with gapless invoice numbers', async () => {
    for (let steps = 0; steps < 40; steps += 3) {
      livesFor = steps;
      await service.tick(DUE).catch(() => undefined);
    }
    livesFor = null;
    expect(deaths).toBeGreaterThan(10);
    await service.tick(DUE);
    await service.tick(DUE);
    const issued = await loggedOf('InvoiceIssued');
    expect(issued.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 2 * names.length }, (_, index) => index + 1),
    );
    for (const name of names) {
      expect((await service.ask(idOf(name), 'invoices', { page: 1, size: 10 })).total).toBe(2);
      expect((await service.ask(idOf(name), 'plan', {})).running).toMatchObject({ to: '2027-03-31' });
    }
  });
});
