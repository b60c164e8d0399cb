import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import fc from 'fast-check';
import { idOf, startService, type RunningService } from '../../testing/service.js';

const jana = idOf('jana');
const DAY = 86_400_000;
const [free, plus, business] = defaultCatalogue.plans as [Plan, Plan, Plan];
const month = { planId: 'plus', interval: 'month' } as const;

const selling = async () => {
  let plans: Plan[] = [free, plus, business];
  const catalogue = {
    ...defaultCatalogue,
    get plans() {
      return plans;
    },
  };
  const service = await startService({ catalogue });
  return {
    service,
    publish: (change: Partial<Plan>) => {
      plans = [free, { ...plus, ...change }, business];
    },
    shown: () => plans[1]?.price?.month ?? 0,
    async wait(weeks: number) {
      for (let week = 0; week < weeks; week += 1)
        await service.tick(new Date(Date.parse(service.clock.time) + 7 * DAY).toISOString());
    },
  };
};
const costing = (net: number): Partial<Plan> => ({ price: { month: net, year: net * 10 } });
const book = async (
  service: RunningService,
  net: number,
  plan: Readonly<{ planId: string; interval: 'month' | 'year' }> = month,
) => {
  const paymentId = randomUUID();
  const answer = await service.tell(jana, 'bookPlan', { ...plan, net, paymentId });
  if (answer === 'ok') await service.tell(jana, 'payOnTestPage', { paymentId, outcome: 'paid' });
  return answer;
};
const invoices = async (service: RunningService) =>
  (await service.ask(jana, 'invoices', { page: 1, size: 50 })).items.map(({ net }) => net);

const step = fc.oneof(
  fc.record({ act: fc.constant('publish' as const), net: fc.integer({ min: 1, max: 9_999 }), offered: fc.boolean() }),
  fc.record({ act: fc.constantFrom('book' as const, 'bookAsBefore' as const, 'cancel' as const) }),
  fc.record({ act: fc.constant('wait' as const), weeks: fc.constantFrom(1, 5, 9) }),
);

describe('plan price', () => {
  it('stays as booked for every renewal, whatever price is published later', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
        const { service, publish, shown, wait } = await selling();
        try {
          let [agreed, before, isOffered, count] = [0, shown(), true, 0];
          const plan = () => service.ask(jana, 'plan', {});
          for (const one of steps) {
            const earlier = (await plan()).running;
            if (one.act === 'publish') {
              before = shown();
              isOffered = one.offered;
              publish({ ...costing(one.net), offered: one.offered });
            } else if (one.act === 'cancel') await service.tell(jana, 'cancelPlan', { reason: null });
            else if (one.act === 'wait') await wait(one.weeks);
            else {
              const net = one.act === 'book' ? shown() : before;
              if ((await book(service, net)) === 'ok') {
                expect([isOffered, net]).toEqual([true, shown()]);
                agreed = net;
              }
            }
            const issued = await invoices(service);
            expect(issued.slice(0, issued.length - count)).toEqual(
              Array.from({ length: issued.length - count }, () => agreed),
            );
            count = issued.length;
            const { running } = await plan();
            if (earlier && !earlier.cancelled) expect(running).not.toBeNull();
            if (running) expect(running.booked.net).toBe(agreed);
          }
        } finally {
          await service.stop();
        }
      }),
      { seed: 7, numRuns: 12, endOnFailure: true },
    );
  });

  it('must be confirmed again if the price has risen before booking', async () => {
    const { service, publish } = await selling();
    publish(costing(590));
    expect(await book(service, 490)).toBe('plan_price_changed');
    publish({ offered: false });
    expect(await book(service, 490)).toBe('plan_not_found');
    expect(await service.tell(jana, 'tryPlan', month)).toBe('plan_not_found');
    expect(await service.ask(jana, 'quote', { ...month, locale: 'de' })).toEqual({ refused: 'plan_not_found' });
    await service.stop();
  });

  it('stays as booked when a change is reverted, even if the plan costs more or is withdrawn', async () => {
    const { service, publish } = await selling();
    expect(await book(service, 4_900, { planId: 'plus', interval: 'year' })).toBe('ok');
    expect(await book(service, 490)).toBe('ok');
    publish({ ...costing(990), offered: false });
    expect((await service.ask(jana, 'plan', {})).running?.next).toMatchObject({ net: 490 });
    expect(await book(service, 4_900, { planId: 'plus', interval: 'year' })).toBe('ok');
    expect((await service.ask(jana, 'plan', {})).running).toMatchObject({ booked: { net: 4_900 }, next: null });
    await service.stop();
  });

  it('is charged under the name of a withdrawn plan until cancellation', async () => {
    const { service, publish, wait } = await selling();
    await book(service, 490);
    publish({ ...costing(990), offered: false });
    await wait(5);
    const { items } = await service.ask(jana, 'invoices', { page: 1, size: 10 });
    expect(items).toMatchObject([
      { net: 490, positions: [{ text: 'Tarif Plus, 1 Monat' }] },
      { net: 490, positions: [{ text: 'Tarif Plus, 1 Monat' }] },
    ]);
    await service.tell(jana, 'cancelPlan', { reason: null });
    expect(await service.tell(jana, 'resumePlan', {})).toBe('ok');
    await service.stop();
  });
});
