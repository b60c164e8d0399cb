import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { noPreparation, type Preparation } from '@lendring/contracts/rules/preparation.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { creator, days, fixed, offerId, stranger, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [first, second, third] = [uuid(101), uuid(102), uuid(103)];
const oneDay = { count: 1, unit: 'days' } as const;
const around: Preparation = { before: oneDay, after: oneDay };
const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };
const weekend = days('2025-05-09', '2025-05-11');
const whole = fixed(days('2025-05-08', '2025-05-12'));

let service: RunningService;
const needs = (preparation: Preparation) =>
  service.offers.set(offerId, { ...terms, bookingRules: { ...noBookingRules, preparation } });
beforeEach(async () => {
  service = await startService();
  needs(around);
});
afterEach(() => service.stop());

const taken = async (userId: string | null) =>
  (await service.query('taken', userId, { offerId, ...range })).map(({ reason, requestId, units }) => [
    reason,
    requestId,
    units,
  ]);
const published = () => service.bus.published.filter(({ type }) => type === 'calendar.taken').map(({ data }) => data);

describe('a loan that needs preparation', () => {
  it('is shown with it to its lender, and to others without a word about the loan', async () => {
    await service.agree(first);
    expect(await taken(vendor)).toEqual([
      ['preparation', first, 1],
      ['booked', first, 1],
      ['preparation', first, 1],
    ]);
    expect(await taken(null)).toEqual([
      ['preparation', null, 1],
      ['booked', null, 1],
      ['preparation', null, 1],
    ]);
    const asVendor = await service.query('calendar', vendor, range);
    expect(asVendor).toMatchObject([{ requestId: first, preparation: { start: whole.start, end: whole.end } }]);
    expect(await service.query('calendar', creator, range)).toMatchObject([{ requestId: first, preparation: null }]);
  });

  it('names units in preparation apart from those lent', async () => {
    await service.setCapacity(10);
    await service.ask(creator, first, { quantity: 3 });
    await service.accept(vendor, first);
    await service.ask(stranger, second, { wish: days('2025-05-11', '2025-05-12'), quantity: 2 });
    await service.accept(vendor, second);
    expect(await taken(null)).toEqual([
      ['preparation', null, 3],
      ['booked', null, 3],
      ['booked', null, 3],
      ['preparation', null, 2],
      ['booked', null, 2],
      ['preparation', null, 3],
      ['preparation', null, 2],
    ]);
  });

  it('keeps the preparation of the time of its request', async () => {
    await service.ask(creator, first, { wish: weekend });
    await service.ask(stranger, second, { wish: days('2025-05-12', '2025-05-13') });
    needs(noPreparation);
    await service.ask(uuid(14), third, { wish: days('2025-05-12', '2025-05-13') });
    expect(await service.accept(vendor, first)).toBe('ok');
    expect(await service.accept(vendor, second)).toBe('preparation');
    expect(await service.accept(vendor, third)).toBe('ok');
    await eventually(
      async () => (await service.one(stranger, second))?.milestones.map(({ type }) => type),
      (types) => types?.includes('days_taken') === true,
    );
    expect(await service.one(uuid(14), third)).toMatchObject({ overlapsTaken: false });
  });

  it('is refused for its preparation, again and again, until the other loan is cancelled', async () => {
    await service.agree(first);
    const after = { wish: days('2025-05-12', '2025-05-13') };
    expect(await Promise.all([1, 2].map(() => service.ask(stranger, second, after)))).toEqual([
      'preparation',
      'preparation',
    ]);
    expect(await service.tell('cancel', vendor, { requestId: first, reason: 'x' })).toBe('ok');
    expect(await service.ask(stranger, second, after)).toBe('ok');
    expect(await taken(vendor)).toEqual([]);
  });

  it('applies to loans at the counter under the current rules', async () => {
    await service.agree(first);
    const enter = (loanId: string) =>
      service.tell('enterCounterLoan', vendor, {
        loanId,
        offerId,
        wish: days('2025-05-12', '2025-05-13'),
        name: 'Kim',
        phone: null,
        email: null,
        note: null,
        price: null,
      });
    expect(await enter(second)).toBe('preparation');
    needs(noPreparation);
    expect(await enter(second)).toBe('ok');
  });

  it('is published as one interval', async () => {
    await service.agree(first);
    const at = '2025-05-09T15:00:00.000Z';
    expect(await service.tell('complete', vendor, { requestId: first }, at)).toBe('ok');
    while (published().length < 2) await service.bus.next();
    expect(published()).toEqual([
      { key: first, start: whole.start, end: whole.end, units: 1 },
      { key: first, start: whole.start, end: '2025-05-10T15:00:00.000Z', units: 1 },
    ]);
  });
});
