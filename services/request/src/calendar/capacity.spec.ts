import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestApi } from '@lendring/contracts/request/queries.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { by, creator, days, offerId, period, stranger, uuid, vendor, zone } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [first, second, third] = [uuid(101), uuid(102), uuid(103)];
const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const agree = async (requestId: string, quantity: number, who = creator) => {
  expect(await service.ask(who, requestId, { quantity })).toBe('ok');
  expect(await service.accept(vendor, requestId)).toBe('ok');
};

describe('request for several units', () => {
  it('is accepted while enough units are free, and names how many are left', async () => {
    await service.setCapacity(80);
    await agree(first, 30);
    await agree(second, 38, stranger);
    expect(await service.ask(uuid(14), third, { quantity: 13 })).toBe('not_enough_units');
    expect(await service.ask(uuid(14), third, { quantity: 12 })).toBe('ok');
    expect(await service.one(uuid(14), third)).toMatchObject({ terms: { quantity: 12 }, overlapsTaken: false });
    expect((await service.one(creator, first))?.terms.quantity).toBe(30);
  });

  it('is one unit where it does not say how many', async () => {
    await service.ask(creator, first);
    expect((await service.one(creator, first))?.terms).not.toHaveProperty('quantity');
    expect(await service.ask(stranger, second, { quantity: 2 })).toBe('not_enough_units');
  });

  it('costs as much as was shown for all of them', async () => {
    await service.setCapacity(10);
    const asking = (requestId: string, total: number) =>
      service.tell('ask', creator, {
        requestId,
        offerId,
        wish: period.wish,
        pricingId: uuid(21),
        quantity: 3,
        message: '',
        shareAddress: false,
        shown: { total, deposit: 5000 },
      });
    expect(await asking(first, 1600)).toBe('price_changed');
    expect(await asking(first, 4800)).toBe('ok');
  });

  it.each([0, -1, 1.5, 1_000, 1e9])('for %d units is rejected', (quantity) => {
    const asked = {
      requestId: first,
      offerId,
      wish: period.wish,
      pricingId: uuid(21),
      quantity,
      message: '',
      shareAddress: false,
    };
    expect(requestApi.commands.ask.safeParse(asked).success).toBe(false);
  });

  it('competes with others only where there are not enough units for all', async () => {
    await service.setCapacity(10);
    await service.ask(creator, first, { quantity: 5 });
    await service.ask(stranger, second, { quantity: 5 });
    expect(await service.one(vendor, first)).toMatchObject({ overlapsOpen: 0, overlapsTaken: false });
    await service.ask(uuid(14), third, { quantity: 1 });
    expect(await service.one(vendor, first)).toMatchObject({ overlapsOpen: 2, overlapsTaken: false });
    await service.accept(vendor, second);
    expect(await service.one(vendor, first)).toMatchObject({ overlapsTaken: false });
    await service.accept(vendor, third);
    expect(await service.one(vendor, first)).toMatchObject({ overlapsTaken: true });
    expect(await service.accept(vendor, first)).toBe('not_enough_units');
  });

  it('tells its creator when too few units are left, and when there are enough again', async () => {
    await service.setCapacity(10);
    await service.ask(creator, first, { quantity: 5 });
    await agree(second, 6, stranger);
    const seen = async () =>
      (await service.one(creator, first))?.milestones
        .map(({ type }) => type)
        .filter((type) => type.startsWith('days_'));
    await eventually(seen, (lines) => lines?.join() === 'days_taken');
    expect(await service.setCapacity(11)).toBe('ok');
    await eventually(seen, (lines) => lines?.join() === 'days_taken,days_freed');
    expect(await service.setCapacity(10)).toBe('ok');
    await eventually(seen, (lines) => lines?.join() === 'days_taken,days_freed,days_taken');
  });
});

describe('number of units of an offer', () => {
  it('is changed by the offer service alone', async () => {
    const set = { offerId, quantity: 5, zone };
    expect(await service.commands.setCapacity(set, by(vendor))).toMatchObject({ refusal: { code: 'not_owner' } });
    expect(await service.query('capacity', null, { offerId })).toEqual({ quantity: 1, revision: 0 });
    expect(await service.setCapacity(5)).toBe('ok');
    expect(await service.query('capacity', null, { offerId })).toEqual({ quantity: 5, revision: 1 });
  });

  it('is never lower than what is booked, and the refusal names the day in the language of the caller', async () => {
    await service.setCapacity(5);
    await agree(first, 3);
    const answer = await service.commands.setCapacity(
      { offerId, quantity: 2, zone },
      { ...by(vendor), actor: { kind: 'system', name: 'offer' } },
    );
    expect(answer).toEqual({ ok: false, refusal: { code: 'units_taken', params: { day: '9. Mai 2025', units: 3 } } });
    expect(await service.query('unitsInUse', null, { offerId })).toEqual({ units: 3 });
    expect(await service.setCapacity(3)).toBe('ok');
  });

  it('never falls below what is accepted at the same moment', async () => {
    await service.setCapacity(5);
    await service.ask(creator, first, { quantity: 3 });
    const [lowered, accepted] = await Promise.all([service.setCapacity(2), service.accept(vendor, first)]);
    expect([
      ['ok', 'not_enough_units'],
      ['units_taken', 'ok'],
    ]).toContainEqual([lowered, accepted]);
  });
});

describe('calendar of several units', () => {
  it('shows everybody how many are taken, and the owner by whom', async () => {
    await service.setCapacity(80);
    await agree(first, 30);
    await agree(second, 20, stranger);
    await service.tell('block', vendor, {
      blockId: uuid(401),
      offerId,
      wish: days('2025-05-20', '2025-05-21'),
      note: 'Repair',
      units: 5,
    });
    expect(
      (await service.query('taken', null, { offerId, ...range })).map(({ units, reason }) => [units, reason]),
    ).toEqual([
      [50, 'booked'],
      [5, 'blocked'],
    ]);
    const own = await service.query('taken', vendor, { offerId, ...range });
    expect(own.map(({ units, requestId, blockId }) => [units, requestId ?? blockId])).toEqual([
      [30, first],
      [20, second],
      [5, uuid(401)],
    ]);
    const entries = await service.query('calendar', vendor, range);
    expect(entries.map(({ units, stock }) => [units, stock?.lent, stock?.blocked, stock?.free]).toSorted()).toEqual([
      [20, 50, 0, 30],
      [30, 50, 0, 30],
      [5, 0, 5, 75],
    ]);
  });

  it('counts what an entry of unavailable days takes as blocked', async () => {
    await service.setCapacity(80);
    await agree(first, 30);
    await service.tell('enterUnavailability', vendor, {
      entryId: uuid(402),
      offerIds: [offerId],
      days: { from: '2025-05-09', to: '2025-05-12', hours: null, repeat: null },
      note: '',
      kind: 4,
    });
    const entries = await service.query('calendar', vendor, range);
    const loan = { quantity: 80, lent: 30, preparation: 0, blocked: 50, free: 0, partly: false };
    expect(entries.map(({ type, stock }) => [type, stock])).toEqual([
      ['request', loan],
      ['unavailability', { ...loan, partly: true }],
    ]);
  });

  it('blocks all units unless it says how many', async () => {
    await service.setCapacity(3);
    const block = { offerId, wish: days('2025-05-20', '2025-05-21'), note: '' };
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(401), units: 2 })).toBe('ok');
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(401), units: 2 })).toBe('ok');
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(402) })).toBe('days_blocked_before');
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(402), units: 2 })).toBe('not_enough_units');
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(402), units: 1 })).toBe('ok');
    const wish = days('2025-05-20', '2025-05-21');
    expect(await service.ask(creator, first, { wish })).toBe('dates_blocked');
    expect(await service.tell('unblock', vendor, { blockId: uuid(401), offerId })).toBe('ok');
    expect(await service.ask(creator, first, { wish, quantity: 3 })).toBe('not_enough_units');
    expect(await service.ask(creator, first, { wish, quantity: 2 })).toBe('ok');
  });
});
