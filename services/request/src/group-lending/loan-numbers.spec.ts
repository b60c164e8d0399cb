import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { days, now, offerId, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';
import { countLoans } from './loan-numbers.js';

const [garden, boats] = ['g4rt3nfr3n', 'b00ts0cste'];
const [ben, cleo] = [uuid(12), uuid(14)];
const later = '2025-06-20T10:00:00.000Z';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const lentIn = (...groupIds: readonly string[]) => {
  const [perDay] = terms.pricings;
  const crates = { ...perDay!, paymentType: 2 as const, price: { kind: 'things' as const, count: 1 } };
  service.offers.set(offerId, { ...terms, pricings: [crates], groupIds: [...groupIds] });
};
const lend = async (n: number, to: string, wish: Wish) => {
  await service.ask(to, uuid(n), { wish });
  await service.accept(vendor, uuid(n));
  await service.accept(to, uuid(n));
};
const numbers = (groupId: string, at = later) => service.groupLoans(groupId, at);
const of = (month: string, { months }: Awaited<ReturnType<typeof numbers>>) =>
  months.find((one) => one.month === month);

describe('loan statistics of a group', () => {
  it('count agreed, running and completed loans per month, including agreed crates', async () => {
    lentIn(garden, boats);
    await lend(1, ben, days('2025-05-30', '2025-06-02'));
    expect(of('2025-05', await numbers(garden))).toEqual({ month: '2025-05', agreed: 1, running: 1, completed: 0 });
    expect(await numbers(garden, now)).toMatchObject({ crates: 0, people: [vendor, ben], lately: [] });
    await service.tell('complete', vendor, { requestId: uuid(1) }, '2025-06-01T22:00:00.000Z');
    const told = await numbers(boats);
    expect(told).toMatchObject({ crates: 3, sixpacks: 0, people: [vendor, ben], lately: [vendor, ben] });
    expect(of('2025-05', told)).toMatchObject({ agreed: 1, running: 1, completed: 0 });
    expect(of('2025-06', told)).toMatchObject({ agreed: 0, running: 1, completed: 1 });
    expect(told.months.map(({ month }) => month)).toEqual([
      ...['07', '08', '09', '10', '11', '12'].map((month) => `2024-${month}`),
      ...['01', '02', '03', '04', '05', '06'].map((month) => `2025-${month}`),
    ]);
  });

  it('include only requests made within the group while the group shared the item', async () => {
    lentIn();
    await lend(1, ben, days('2025-05-09', '2025-05-10'));
    lentIn(garden);
    await lend(2, cleo, days('2025-05-12', '2025-05-13'));
    lentIn();
    expect(await numbers(garden)).toMatchObject({ people: [vendor, cleo] });
    expect((await numbers(boats)).people).toEqual([]);
  });

  it('exclude requests that ended before an agreement and loans that were cancelled', async () => {
    lentIn(garden);
    await service.ask(ben, uuid(1), { wish: days('2025-05-09', '2025-05-10') });
    expect((await numbers(garden)).people).toEqual([]);
    await service.tell('withdraw', ben, { requestId: uuid(1) });
    await lend(2, ben, days('2025-05-12', '2025-05-13'));
    await service.tell('cancel', ben, { requestId: uuid(2), reason: 'Krank' });
    const told = await numbers(garden);
    expect(told).toMatchObject({ people: [], crates: 0 });
    expect(told.months.every(({ agreed, running }) => agreed + running === 0)).toBe(true);
  });

  it('treat users without loans for 90 days as inactive and drop loans after a year', async () => {
    lentIn(garden);
    await lend(1, ben, days('2025-05-09', '2025-05-10'));
    await service.tell('complete', vendor, { requestId: uuid(1) }, '2025-05-09T22:00:00.000Z');
    expect((await numbers(garden, '2025-08-07T22:00:00.000Z')).lately).toEqual([]);
    expect((await numbers(garden, '2025-08-07T21:00:00.000Z')).lately).toHaveLength(2);
    expect((await numbers(garden, '2026-04-30T10:00:00.000Z')).people).toHaveLength(2);
    expect(await numbers(garden, '2026-05-01T10:00:00.000Z')).toMatchObject({ people: [], crates: 0 });
  });

  it('are available to the system only', async () => {
    lentIn(garden);
    await lend(1, ben, days('2025-05-09', '2025-05-10'));
    expect(await service.query('groupLoans', vendor, { groupId: garden }, later)).toEqual(countLoans([], later));
    expect(await service.query('groupLoans', null, { groupId: garden }, later)).toMatchObject({ people: [] });
  });
});

describe('a request', () => {
  it('records the groups shared with the creator', async () => {
    lentIn(garden);
    await service.ask(ben, uuid(1));
    const [asked] = await service.store.read(`request-${uuid(1)}`);
    expect(asked).toMatchObject({ type: 'RequestAsked', data: { groupIds: [garden] } });
  });
});
