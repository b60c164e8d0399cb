import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { UnavailableDays } from '@lendring/contracts/rules/unavailability.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import {
  accountDeleted,
  by,
  creator,
  days,
  offerId,
  requestId,
  stranger,
  terms,
  uuid,
  vendor,
  zone,
} from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const second = 'dr11000002';
const foreign = 'dr11000003';
const entryId = uuid(701);
const christmas: UnavailableDays = {
  from: '2025-12-20',
  to: '2026-01-06',
  hours: null,
  repeat: { every: 'year', until: '2026-12-31' },
};
const wednesdays: UnavailableDays = {
  from: '2025-05-07',
  to: '2025-05-07',
  hours: null,
  repeat: { every: 'week', weekdays: [2], until: '2025-06-04' },
};
const once = (from: string, to = from): UnavailableDays => ({ from, to, hours: null, repeat: null });
const range = { from: '2025-05-01T00:00:00.000Z', to: '2027-05-01T00:00:00.000Z' };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  service.offers.set(second, { ...terms, offerId: second, zone: 'Europe/London' });
  service.offers.set(foreign, { ...terms, offerId: foreign, ownerId: stranger });
});
afterEach(() => service.stop());

type Entry = Readonly<{ entryId?: string; offerIds?: string[] | null; note?: string }>;
const enter = (rule: UnavailableDays, entry: Entry = {}, userId = vendor) => {
  const repeat = rule.repeat?.every === 'week' ? { ...rule.repeat, weekdays: [...rule.repeat.weekdays] } : rule.repeat;
  const data = { entryId, offerIds: null, note: '', kind: 3 as const, days: { ...rule, repeat }, ...entry };
  return service.tell('enterUnavailability', userId, data);
};
const remove = (userId = vendor) => service.tell('removeUnavailability', userId, { entryId });
const free = (day: string, userId = vendor) => service.tell('freeUnavailableDay', userId, { entryId, day });
/** First local day of each period in which an offer is blocked. */
const blockedDays = async (offer: string, userId: string | null = null) =>
  (await service.query('taken', userId, { offerId: offer, ...range }))
    .filter(({ reason }) => reason === 'blocked')
    .map(({ start }) => dayIn(start, offer === second ? 'Europe/London' : zone));
const seen = (userId = vendor) => service.query('unavailability', userId, { entryId });
const typesIn = async (stream: string) => (await service.store.read(stream)).map(({ type }) => type);
const published = (offer: string) => ({
  specversion: '1.0' as const,
  id: randomUUID(),
  source: '/offer',
  type: 'offer.published',
  subject: offer,
  time: service.clock.time,
  datacontenttype: 'application/json' as const,
  data: { ownerId: vendor, categoryId: 701 },
});

describe('an entry for all offers', () => {
  it('blocks the same days of each offer in its own time zone, once or repeatedly', async () => {
    expect(await enter(christmas)).toBe('ok');
    expect(await blockedDays(offerId)).toEqual(['2025-12-20', '2026-12-20']);
    expect(await blockedDays(second)).toEqual(['2025-12-20', '2026-12-20']);
    expect(await blockedDays(foreign)).toEqual([]);
    expect(await service.ask(creator, requestId, { wish: days('2025-12-30', '2026-01-02') })).toBe('dates_blocked');
    expect(await service.ask(creator, requestId, { wish: days('2026-01-07', '2026-01-08') })).toBe('ok');
  });

  it('includes offers that are published or resumed later', async () => {
    const third = 'dr11000004';
    service.paused.add(second);
    expect(await enter(wednesdays)).toBe('ok');
    expect(await blockedDays(second)).toEqual([]);
    service.offers.set(third, { ...terms, offerId: third });
    service.paused.delete(second);
    await service.bus.publish('offer', [published(second), published(third), published(third), published(foreign)]);
    expect(await blockedDays(second)).toHaveLength(5);
    expect(await blockedDays(third)).toHaveLength(5);
    expect(await typesIn(`calendar-${third}`)).toEqual(['UnavailabilitySet']);
    expect(await remove()).toBe('ok');
    expect(await blockedDays(third)).toEqual([]);
    await service.bus.publish('offer', [published(third)]);
    expect(await blockedDays(third)).toEqual([]);
  });

  it('appears once in the calendar of the provider, and is cancelled in calendar files when it is removed', async () => {
    await enter(wednesdays, { note: 'Beim Nachbarn' });
    const may = { from: '2025-05-05T00:00:00.000Z', to: '2025-05-20T00:00:00.000Z' };
    const first = {
      type: 'calendar_unavailability',
      entryId,
      offerId: null,
      offers: null,
      kind: 3,
      side: 'vendor',
      note: 'Beim Nachbarn',
    };
    expect(await service.query('calendar', vendor, may)).toMatchObject([first, first]);
    expect(await service.query('calendar', vendor, { ...may, side: 'creator' })).toEqual([]);
    expect(await service.query('calendar', stranger, may)).toEqual([]);
    const before = await service.query('feed', vendor, {});
    expect(before).toHaveLength(5);
    await remove();
    expect(await service.query('calendar', vendor, may)).toEqual([]);
    const after = await service.query('feed', vendor, {});
    expect(after.map(({ blockId, status, revision }) => [blockId, status, revision])).toEqual(
      before.map(({ blockId }) => [blockId, 'cancelled', 1]),
    );
  });
});

describe('an entry for some offers', () => {
  it('blocks these alone, and names a single one in the calendar', async () => {
    expect(await enter(once('2025-05-12', '2025-05-14'), { offerIds: [second] })).toBe('ok');
    expect(await blockedDays(offerId)).toEqual([]);
    expect(await blockedDays(second)).toEqual(['2025-05-12']);
    expect(await service.query('calendar', vendor, range)).toMatchObject([
      { type: 'unavailability', offerId: second, entryId, offers: 1 },
    ]);
  });

  it.each([[[foreign]], [[offerId, foreign]], [['zzzzzzzzzz']]])('is refused with %s', async (offerIds) => {
    expect(await enter(wednesdays, { offerIds })).toBe('not_owner');
    expect(await typesIn(`unavailability-${entryId}`)).toEqual([]);
  });

  it('is refused when its days make no sense', async () => {
    expect(await enter(once('2025-05-04'))).toBe('period_in_past');
    expect(await enter(once('2025-05-09', '2025-05-08'))).toBe('block_ends_before');
    expect(await enter({ ...wednesdays, repeat: { every: 'year', until: '9999-12-31' } })).toBe('repeat_too_far');
  });
});

describe('an entry for many offers', () => {
  const many = Array.from({ length: 30 }, (_, n) => `dr13${String(n).padStart(6, '0')}`);
  const late = many.at(-1)!;
  const wish = days('2025-05-12', '2025-05-13');
  beforeEach(() => {
    for (const id of many) service.offers.set(id, { ...terms, offerId: id });
  });

  it('is answered before all calendars follow it, and keeps its days free from then on', async () => {
    await enter(once('2025-05-12'));
    expect(await service.ask(creator, requestId, { wish, offer: late })).toBe('dates_blocked');
    expect(await typesIn(`calendar-${late}`)).toEqual(['UnavailabilitySet']);
    for (const offer of many)
      await eventually(
        () => blockedDays(offer),
        (found) => found.length === 1,
      );
    await remove();
    expect(await service.ask(creator, requestId, { wish, offer: late })).toBe('ok');
  });

  it('keeps its days free in other replicas too, before their calendars follow it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'replicas-'));
    const [log, documents] = [join(folder, 'events.sqlite'), join(folder, 'documents.sqlite')];
    const keys = memoryKeys();
    const one = await startService(log, keys, documents);
    const other = await startService(log, keys, documents);
    const held = Promise.withResolvers<void>();
    try {
      for (const { offers, store } of [one, other]) {
        for (const id of many) offers.set(id, { ...terms, offerId: id });
        // Stop the background work of both at the first calendar that follows after the answer.
        const { append } = store;
        store.append = async (writes) => {
          if (writes.some(({ stream }) => stream === `calendar-${many[20]}`)) await held.promise;
          return append.call(store, writes);
        };
      }
      const on = (day: string) => ({ ...once(day), repeat: null });
      const data = { entryId, offerIds: null, note: '', kind: 3 as const, days: on('2025-05-12') };
      expect(await one.tell('enterUnavailability', vendor, data)).toBe('ok');
      const asked = await Promise.all(
        [other, one].map((replica) => replica.ask(creator, uuid(31), { wish, offer: late })),
      );
      expect(asked).toEqual(['dates_blocked', 'dates_blocked']);
      const change = { entryId, days: on('2025-05-14') };
      expect(await other.tell('changeUnavailability', vendor, change)).toBe('ok');
      expect(await one.ask(creator, uuid(32), { wish, offer: late })).toBe('ok');
      const moved = days('2025-05-14', '2025-05-15');
      expect(await one.ask(creator, uuid(33), { wish: moved, offer: late })).toBe('dates_blocked');
      held.resolve();
      await Promise.all([one.followed(), other.followed()]);
    } finally {
      held.resolve();
      await Promise.all([one.stop(), other.stop()]);
      rmSync(folder, { recursive: true });
    }
  });

  it('is changed while calendars follow it', async () => {
    await enter(once('2025-05-12'));
    await remove();
    expect(await service.ask(creator, requestId, { wish, offer: late })).toBe('ok');
    for (const offer of many)
      await eventually(
        () => blockedDays(offer),
        (found) => found.length === 0,
      );
  });
});

describe('many entries of one owner', () => {
  const hourly: UnavailableDays = {
    from: '2025-05-05',
    to: '2025-05-05',
    hours: { time: '10:00', hours: 1 },
    repeat: { every: 'week', weekdays: [0, 1, 2, 3], until: '2026-12-28' },
  };

  it('have a limit of dates in the calendar of an offer, also when they are made in parallel', async () => {
    const codes = await Promise.all([701, 702, 703].map((n) => enter(hourly, { entryId: uuid(n) })));
    expect(codes.toSorted()).toEqual(['ok', 'ok', 'too_many_block_dates_of_offer']);
    const { length } = await blockedDays(offerId);
    expect(length).toBeLessThanOrEqual(limits.blockDatesOfOffer);
    expect(await enter(once('2025-05-05'), { entryId: uuid(705) })).toBe('ok');
  });

  it('appear in a range alone, by the days of their time zone', async () => {
    await enter(hourly);
    const day = { from: '2025-05-06T08:00:00.000Z', to: '2025-05-06T08:30:00.000Z' };
    expect(await service.query('calendar', vendor, day)).toMatchObject([{ entryId, period: { start: day.from } }]);
    const after = { from: '2025-05-06T09:00:00.000Z', to: '2025-05-07T08:00:00.000Z' };
    expect(await service.query('calendar', vendor, after)).toEqual([]);
  });
});

describe('loans on blocked days', () => {
  it('stay, are listed, and leave their days blocked when they are cancelled', async () => {
    await service.agree(requestId);
    expect(await enter(once('2025-05-08', '2025-05-20'))).toBe('ok');
    expect(await seen()).toMatchObject({ offers: 2, lent: [{ offerId, requestId, zone }] });
    expect(await service.one(creator, requestId)).toMatchObject({ status: 'agreed' });
    const wish = days('2025-05-09', '2025-05-11');
    expect(await service.ask(stranger, uuid(2), { wish })).toBe('dates_taken');
    expect(await service.tell('cancel', vendor, { requestId, reason: 'kaputt' })).toBe('ok');
    expect(await service.ask(stranger, uuid(2), { wish })).toBe('dates_blocked');
    expect(await seen()).toMatchObject({ lent: [] });
  });

  it('can still be confirmed by the borrower when the lender had accepted', async () => {
    await service.ask(creator, requestId);
    await service.accept(vendor, requestId);
    await enter(once('2025-05-08', '2025-05-20'));
    expect(await service.one(creator, requestId)).toMatchObject({ overlapsTaken: false });
    expect(await service.accept(creator, requestId)).toBe('ok');
    expect(await typesIn(`request-${requestId}`)).not.toContain('RequestDaysTaken');
  });

  it('leave no other unit free', async () => {
    await service.setCapacity(80);
    await service.ask(creator, requestId, { quantity: 30 });
    await service.accept(vendor, requestId);
    await enter(once('2025-05-08', '2025-05-20'));
    const wish = days('2025-05-10', '2025-05-11');
    expect(await service.ask(stranger, uuid(2), { wish })).toBe('dates_taken');
    expect(await service.setCapacity(29)).toBe('units_taken');
    expect(await service.setCapacity(30)).toBe('ok');
    await remove();
    expect(await service.ask(stranger, uuid(2), { wish })).toBe('dates_taken');
  });

  it('tell the borrowers of open requests that the days are gone, and when they are free again', async () => {
    await service.ask(creator, requestId);
    await enter(once('2025-05-10'));
    await eventually(
      () => service.one(creator, requestId),
      (one) => one?.overlapsTaken === true,
    );
    expect(await service.accept(vendor, requestId)).toBe('blocked_by_yourself');
    await remove();
    await eventually(
      () => typesIn(`request-${requestId}`),
      (types) => types.includes('RequestDaysFreed'),
    );
  });
});

describe('blocks that overlap', () => {
  it('end one by one', async () => {
    await enter(once('2025-05-08', '2025-05-20'));
    await enter(once('2025-05-15', '2025-05-25'), { entryId: uuid(702) });
    await remove();
    expect(await blockedDays(offerId)).toEqual(['2025-05-15']);
  });

  it('leave a block of some units to itself', async () => {
    await service.setCapacity(10);
    const data = { blockId: uuid(401), offerId, wish: days('2025-05-09', '2025-05-10'), note: '', units: 4 };
    await service.tell('block', vendor, data);
    await enter(once('2025-05-08', '2025-05-20'));
    await remove();
    expect(await service.ask(creator, requestId, { quantity: 7 })).toBe('not_enough_units');
    expect(await service.ask(creator, requestId, { quantity: 6 })).toBe('ok');
  });
});

describe('freeing', () => {
  it('removes one day of a series, or a day in the middle of several', async () => {
    await enter(wednesdays);
    expect(await free('2025-05-14')).toBe('ok');
    expect(await free('2025-05-14')).toBe('ok');
    expect(await free('2025-05-15')).toBe('day_not_in_block');
    expect(await blockedDays(offerId)).toEqual(['2025-05-07', '2025-05-21', '2025-05-28', '2025-06-04']);
    await enter(once('2025-07-01', '2025-07-10'), { entryId: uuid(702) });
    await service.tell('freeUnavailableDay', vendor, { entryId: uuid(702), day: '2025-07-05' });
    expect((await blockedDays(second)).slice(-2)).toEqual(['2025-07-01', '2025-07-06']);
  });

  it('removes the entry with its last day', async () => {
    await enter(once('2025-05-12', '2025-05-13'));
    await free('2025-05-12');
    await free('2025-05-13');
    expect(await seen()).toBeNull();
    expect(await typesIn(`unavailability-${entryId}`)).toEqual([
      'UnavailabilityEntered',
      'UnavailableDayFreed',
      'UnavailableDayFreed',
      'UnavailabilityRemoved',
    ]);
  });

  it('removes all dates of a series, once', async () => {
    await enter(christmas);
    expect([await remove(), await remove()]).toEqual(['ok', 'ok']);
    expect(await blockedDays(offerId)).toEqual([]);
    expect(await typesIn(`calendar-${offerId}`)).toEqual(['UnavailabilitySet', 'UnavailabilitySet']);
  });

  it('is for the provider alone', async () => {
    await enter(wednesdays);
    expect(await remove(stranger)).toBe('unavailability_not_found');
    expect(await free('2025-05-14', stranger)).toBe('unavailability_not_found');
    expect(await seen(stranger)).toBeNull();
    expect(await service.tell('unblock', vendor, { blockId: entryId, offerId })).toBe('block_not_found');
    const [period] = await service.query('taken', vendor, { offerId, ...range });
    expect(period).toMatchObject({ entryId, blockId: null, kind: 3 });
    const [public_] = await service.query('taken', stranger, { offerId, ...range });
    expect(public_).toMatchObject({ entryId: null, blockId: null, kind: null });
  });
});

describe('an entry for some units of an offer', () => {
  const some = (units: number | null, entry: object = {}) => ({ offerIds: [offerId], units, ...entry });
  const enterSome = (rule: UnavailableDays, entry: Entry & Readonly<{ units: number | null }>) => enter(rule, entry);
  const change = (changes: object) => service.tell('changeUnavailability', vendor, { entryId, ...changes });
  const wish = days('2025-05-14', '2025-05-15');
  const ask = (id: string, quantity: number, userId = creator) => service.ask(userId, id, { wish, quantity });

  it('leaves the others free, on each of its days', async () => {
    await service.setCapacity(80);
    expect(await enterSome(wednesdays, some(3, { note: 'Wackelt' }))).toBe('ok');
    expect(await ask(uuid(11), 78)).toBe('not_enough_units');
    expect(await ask(uuid(12), 77)).toBe('ok');
    for (const who of [vendor, creator]) expect(await service.accept(who, uuid(12))).toBe('ok');
    expect(await seen()).toMatchObject({ units: 3, note: 'Wackelt', lent: [{ requestId: uuid(12) }] });
    const all = await service.query('calendar', vendor, { from: range.from, to: '2025-05-12T00:00:00.000Z' });
    expect(all).toMatchObject([{ type: 'unavailability', entryId, units: 3, stock: { blocked: 3, free: 77 } }]);
  });

  it('takes what is left next to loans, never refuses, and stays when they are cancelled', async () => {
    await service.setCapacity(5);
    await ask(requestId, 4);
    for (const who of [vendor, creator]) expect(await service.accept(who, requestId)).toBe('ok');
    expect(await enterSome(once('2025-05-14'), some(3))).toBe('ok');
    expect(await ask(uuid(11), 1, stranger)).toBe('dates_taken');
    expect(await service.tell('cancel', vendor, { requestId, reason: 'x' })).toBe('ok');
    expect(await ask(uuid(12), 3, stranger)).toBe('not_enough_units');
    expect(await ask(uuid(13), 2, stranger)).toBe('ok');
  });

  it('changes its days, units and kind in place, also to all units', async () => {
    await service.setCapacity(5);
    await enterSome(once('2025-05-14'), some(3));
    expect(await change({ units: 2, kind: 4, days: once('2025-05-14', '2025-05-15') })).toBe('ok');
    expect(await seen()).toMatchObject({ units: 2, kind: 4, days: { to: '2025-05-15' } });
    expect(await ask(uuid(11), 4)).toBe('not_enough_units');
    expect(await ask(uuid(12), 3)).toBe('ok');
    expect(await change({ units: null })).toBe('ok');
    expect(await ask(uuid(13), 1)).toBe('dates_blocked');
    expect((await typesIn(`calendar-${offerId}`)).filter((type) => type === 'UnavailabilitySet')).toHaveLength(3);
  });

  it('does not keep the number of units up, and follows it', async () => {
    await service.setCapacity(5);
    await enterSome(once('2025-05-14'), some(3));
    expect(await service.query('unitsInUse', null, { offerId })).toEqual({ units: 0 });
    expect(await service.setCapacity(2)).toBe('ok');
    expect(await ask(uuid(11), 1)).toBe('dates_blocked');
  });

  it('is for one offer, and for no more units than it has', async () => {
    await service.setCapacity(5);
    expect(await enterSome(once('2025-05-14'), { offerIds: [offerId, second], units: 2 })).toBe('block_units_of_one');
    expect(await enterSome(once('2025-05-14'), { offerIds: null, units: 2 })).toBe('block_units_of_one');
    expect(await enterSome(once('2025-05-14'), some(6))).toBe('block_units_many');
    expect(await enterSome(once('2025-05-14'), some(5))).toBe('ok');
    expect(await change({ units: 6 })).toBe('block_units_many');
    expect(await change({ offerIds: [offerId, second] })).toBe('block_units_of_one');
    expect(await change({ offerIds: [offerId, second], units: null })).toBe('ok');
  });
});

describe('an entry made twice', () => {
  it('blocks once, even in parallel', async () => {
    const rule = { from: '2025-05-12', to: '2025-05-12', hours: null, repeat: null };
    const data = { entryId, offerIds: null, note: '', name: '', kind: 3 as const, days: rule, units: null };
    const call = by(vendor);
    const clicks = await Promise.all([1, 2, 3].map(() => service.commands.enterUnavailability(data, call)));
    expect(clicks.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await typesIn(`unavailability-${entryId}`)).toEqual(['UnavailabilityEntered']);
    expect(await blockedDays(offerId)).toEqual(['2025-05-12']);
    expect(await enter(once('2025-05-12'), {}, stranger)).toBe('unavailability_not_found');
  });

  it('wins or loses against acceptances of the same moment, never half', async () => {
    await service.setCapacity(40);
    const ids = Array.from({ length: 40 }, (_, n) => uuid(1_000 + n));
    for (const [n, id] of ids.entries()) await service.ask(uuid(5_000 + n), id);
    const accept = (id: string) => service.accept(vendor, id);
    const [before, entered, after] = await Promise.all([
      Promise.all(ids.slice(0, 20).map(accept)),
      enter(once('2025-05-08', '2025-05-20')),
      Promise.all(ids.slice(20).map(accept)),
    ]);
    expect(entered).toBe('ok');
    const types = await typesIn(`calendar-${offerId}`);
    const booked = types.indexOf('UnavailabilitySet') - types.indexOf('CapacitySet') - 1;
    expect(types.slice(types.indexOf('UnavailabilitySet'))).toEqual(['UnavailabilitySet']);
    expect([...before, ...after].filter((answer) => answer === 'ok')).toHaveLength(booked);
    expect((await seen())?.lent).toHaveLength(booked);
  });

  it('is completed after a failure between two offers', async () => {
    const { append } = service.store;
    service.store.append = async (writes) => {
      if (writes.some(({ stream }) => stream === `calendar-${second}`)) throw new Error('The store is gone');
      return append.call(service.store, writes);
    };
    await expect(enter(once('2025-05-12'))).rejects.toThrow();
    service.store.append = append;
    await eventually(
      () => blockedDays(second),
      (found) => found.length === 1,
    );
    expect(await blockedDays(offerId)).toEqual(['2025-05-12']);
  });
});

describe('blocked hours', () => {
  const hours = async (from: string, time: string, length: number) => {
    await enter({ ...once(from), hours: { time, hours: length } }, { offerIds: [offerId] });
    const [block] = await service.query('taken', null, { offerId, ...range });
    return [block?.start, block?.end];
  };
  it.each([
    ['in the morning', '2025-05-12', '08:30', 4, '2025-05-12T06:30:00.000Z', '2025-05-12T10:30:00.000Z'],
    ['across midnight', '2025-05-12', '22:00', 8, '2025-05-12T20:00:00.000Z', '2025-05-13T04:00:00.000Z'],
    ['when clocks go back', '2025-10-25', '22:00', 8, '2025-10-25T20:00:00.000Z', '2025-10-26T05:00:00.000Z'],
    ['when clocks go forward', '2026-03-28', '22:00', 8, '2026-03-28T21:00:00.000Z', '2026-03-29T04:00:00.000Z'],
    ['until a skipped time', '2026-03-29', '00:30', 2, '2026-03-28T23:30:00.000Z', '2026-03-29T01:30:00.000Z'],
    ['until a repeated time', '2025-10-26', '00:30', 2, '2025-10-25T22:30:00.000Z', '2025-10-26T01:30:00.000Z'],
  ] as const)('last until the local time that the provider means: %s', async (_, from, time, length, start, end) =>
    expect(await hours(from, time, length)).toEqual([start, end]),
  );
});

describe('the note of an entry', () => {
  it('is for the provider alone, part of the takeout, and erased with the account', async () => {
    await enter(wednesdays, { note: 'Zahnarzt' });
    expect(await seen()).toMatchObject({ note: 'Zahnarzt' });
    const own = () => service.query('ownData', vendor, { file: 'unavailabilities', cursor: null });
    expect((await own()).rows).toMatchObject([{ entryId, note: 'Zahnarzt', offerIds: null }]);
    await service.bus.publish('account', [accountDeleted(vendor)]);
    expect((await own()).rows).toMatchObject([{ entryId, note: null }]);
    expect(service.confirmed).toEqual([`request ${vendor}`]);
  });
});

describe('third-party use', () => {
  const lent = {
    entryId,
    offerIds: [offerId],
    note: '',
    kind: 1 as const,
    days: { ...once('2025-05-20'), repeat: null },
  };

  it('names who has the thing to its owner alone, and no longer once the account is deleted', async () => {
    expect(await service.tell('enterUnavailability', vendor, { ...lent, name: 'Ruderverein' })).toBe('ok');
    expect(await seen()).toMatchObject({ kind: 1, name: 'Ruderverein' });
    expect(await service.query('calendar', vendor, range)).toMatchObject([{ kind: 1, counterName: 'Ruderverein' }]);
    expect(JSON.stringify(await service.query('taken', null, { offerId, ...range }))).not.toContain('Ruderverein');
    expect(JSON.stringify(await service.query('taken', stranger, { offerId, ...range }))).not.toContain('Ruderverein');
    expect(await service.query('ownData', vendor, { file: 'unavailabilities', cursor: null })).toMatchObject({
      rows: [{ name: 'Ruderverein' }],
    });
    await service.bus.publish('account', [accountDeleted(vendor)]);
    await eventually(
      () => typesIn(`unavailability-${entryId}`),
      (types) => types.includes('UnavailabilityNoteErased'),
    );
  });

  it('has no name once it is of another kind', async () => {
    await service.tell('enterUnavailability', vendor, { ...lent, name: 'Ruderverein' });
    expect(await service.tell('changeUnavailability', vendor, { entryId, name: 'Turnverein' })).toBe('ok');
    expect(await seen()).toMatchObject({ name: 'Turnverein' });
    expect(await service.tell('changeUnavailability', vendor, { entryId, kind: 2 })).toBe('ok');
    expect(await seen()).toMatchObject({ kind: 2, name: null });
  });
});

describe('changing an entry', () => {
  type Changes = Readonly<{ offerIds?: string[] | null; days?: UnavailableDays; note?: string; kind?: 2 | 3 | 4 }>;
  const change = ({ days: rule, ...changes }: Changes, userId = vendor) => {
    const repeat =
      rule?.repeat?.every === 'week' ? { ...rule.repeat, weekdays: [...rule.repeat.weekdays] } : (rule?.repeat ?? null);
    return service.tell('changeUnavailability', userId, {
      entryId,
      ...changes,
      ...(rule && { days: { ...rule, repeat } }),
    });
  };

  it('moves its days in all offers, keeps what is lent, and cancels the old days in calendar files', async () => {
    await enter(once('2025-05-20', '2025-05-22'), { note: 'Inventur' });
    expect(await service.ask(creator, requestId, { wish: days('2025-06-02', '2025-06-03') })).toBe('ok');
    await service.tell('accept', vendor, { requestId, shareAddress: false });
    expect(await change({ days: once('2025-06-02', '2025-06-03') })).toBe('ok');
    expect(await change({ days: once('2025-06-02', '2025-06-03') })).toBe('ok');
    expect(await typesIn(`unavailability-${entryId}`)).toEqual(['UnavailabilityEntered', 'UnavailabilityChanged']);
    expect(await blockedDays(offerId)).toEqual(['2025-06-02']);
    expect(await blockedDays(second)).toEqual(['2025-06-02']);
    expect(await seen()).toMatchObject({ note: 'Inventur', days: { from: '2025-06-02' }, lent: [{ requestId }] });
    const feed = (await service.query('feed', vendor, {})).filter(({ type }) => type !== 'request');
    expect(feed.map(({ status }) => status).toSorted()).toEqual([null, 'cancelled'].toSorted());
    expect(new Set(feed.map(({ blockId }) => blockId)).size).toBe(2);
  });

  it('extends a repetition, and leaves freed days free', async () => {
    await enter(wednesdays);
    await free('2025-05-14');
    expect(
      await change({ days: { ...wednesdays, repeat: { every: 'week', weekdays: [2], until: '2025-06-11' } } }),
    ).toBe('ok');
    const longer = ['2025-05-07', '2025-05-21', '2025-05-28', '2025-06-04', '2025-06-11'];
    expect(await blockedDays(offerId)).toEqual(longer);
    expect((await service.query('calendar', vendor, range)).map(({ repeat }) => repeat?.until)).toEqual(
      longer.map(() => '2025-06-11'),
    );
    expect(await change({ days: once('2025-05-14') })).toBe('repeat_never');
  });

  it('names other offers: those left out are free again, new ones are blocked', async () => {
    await enter(wednesdays, { offerIds: [offerId] });
    expect(await change({ offerIds: [second] })).toBe('ok');
    expect(await blockedDays(offerId)).toEqual([]);
    expect(await blockedDays(second)).toHaveLength(5);
    expect(await change({ offerIds: null })).toBe('ok');
    expect(await blockedDays(offerId)).toHaveLength(5);
    expect(await change({ offerIds: [offerId, foreign] })).toBe('not_owner');
    expect(await blockedDays(second)).toHaveLength(5);
  });

  it('changes note and kind in each calendar, and nothing when they are the same', async () => {
    await enter(once('2025-05-20'), { note: 'Inventur' });
    expect(await change({ note: '', kind: 4 })).toBe('ok');
    expect(await seen()).toMatchObject({ note: null, kind: 4 });
    const taken = await service.query('taken', vendor, { offerId: second, ...range });
    expect(taken.map(({ kind }) => kind)).toEqual([4]);
    const before = await typesIn(`unavailability-${entryId}`);
    expect(await change({ note: '', kind: 4 })).toBe('ok');
    expect(await typesIn(`unavailability-${entryId}`)).toEqual(before);
  });

  it('is for its provider, while the entry exists, and only to days that make sense', async () => {
    await enter(once('2025-05-20', '2025-05-22'));
    expect(await change({ kind: 2 }, stranger)).toBe('unavailability_not_found');
    expect(await change({ days: once('2025-05-22', '2025-05-21') })).toBe('block_ends_before');
    expect(await change({ days: once('2025-05-02') })).toBe('period_in_past');
    await remove();
    expect(await change({ kind: 2 })).toBe('unavailability_not_found');
  });
});

describe('the timeline of a provider', () => {
  const bars = (userId: string) =>
    service.query('timeline', userId, {
      offerIds: [offerId, second, foreign],
      from: '2025-05-01T00:00:00.000Z',
      to: '2025-07-01T00:00:00.000Z',
    });

  it('has requests, blocks and entries of the own offers, in local days', async () => {
    await enter(once('2025-05-20', '2025-05-22'));
    expect(await service.ask(creator, requestId, { wish: days('2025-06-02', '2025-06-04') })).toBe('ok');
    const blockId = uuid(703);
    const wish = days('2025-06-10', '2025-06-11');
    expect(await service.tell('block', vendor, { blockId, offerId, wish, note: '', kind: 4 })).toBe('ok');
    const entry = { entryId, dateFrom: '2025-05-20', dateTo: '2025-05-22', units: null, movable: true, offers: null };
    const found = await bars(vendor);
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...entry, offerId }),
        expect.objectContaining({ ...entry, offerId: second }),
        expect.objectContaining({ requestId, status: 'open', dateFrom: '2025-06-02', dateTo: '2025-06-03' }),
        expect.objectContaining({ blockId, kind: 4, dateFrom: '2025-06-10', dateTo: '2025-06-10', movable: true }),
      ]),
    );
    expect(await bars(stranger)).toEqual([]);
    expect(await bars(creator)).toEqual([]);
  });
});
