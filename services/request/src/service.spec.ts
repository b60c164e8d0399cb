import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import {
  by,
  bySystem,
  creator,
  days,
  fixed,
  offerId,
  period,
  pricingId,
  stranger,
  terms,
  uuid,
  vendor,
} from '../testing/request.js';
import { startService, type RunningService } from '../testing/service.js';

const [first, second] = [uuid(101), uuid(102)];
const after = '2025-05-11T08:00:00.000Z';
const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const dayAt = (n: number): string => new Date(Date.UTC(2025, 5, 1 + n)).toISOString().slice(0, 10);

describe('picked days', () => {
  const asked = (data: object, requestId: string = randomUUID()) =>
    service.tell('ask', creator, {
      requestId,
      offerId,
      wish: { kind: 'picked', from: '2025-05-12', last: '2025-05-14' },
      pricingId,
      message: '',
      shareAddress: false,
      ...data,
    });
  const [daily] = terms.pricings;
  const priced = (rentType: RentTypeId): void => {
    if (daily) service.offers.set(offerId, { ...terms, pricings: [{ ...daily, rentType }] });
  };

  it('end as defined by their price entry', async () => {
    expect(await asked({}, first)).toBe('ok');
    expect((await service.one(creator, first))?.period.wish).toEqual({
      kind: 'days',
      from: '2025-05-12',
      to: '2025-05-15',
    });
    priced(RentTypeId.night);
    expect(await asked({}, second)).toBe('ok');
    expect((await service.one(creator, second))?.period.wish).toMatchObject({ to: '2025-05-14' });
  });

  it('are rejected for hourly prices and unknown prices', async () => {
    priced(RentTypeId.hour);
    expect(await asked({})).toBe('wish_kind');
    expect(await asked({ pricingId: uuid(999) })).toBe('pricing_unknown');
  });
});

describe('request from asking to rating', () => {
  it('completes its lifecycle with a separate view for each side', async () => {
    expect(await service.ask(creator, first, { message: 'May I?' })).toBe('ok');
    expect(await service.one(vendor, first)).toMatchObject({
      side: 'vendor',
      status: 'open',
      unread: true,
      contactReleased: false,
      messages: [{ side: 'creator', text: 'May I?' }],
    });
    expect(await service.one(creator, first)).toMatchObject({
      side: 'creator',
      unread: false,
      terms: { title: 'Drill', units: 2 },
    });

    expect(await service.accept(vendor, first, true)).toBe('ok');
    expect(await service.one(creator, first)).toMatchObject({
      status: 'open',
      unread: true,
      accepted: { vendor: true, creator: false },
      addressShared: { vendor: true, creator: false },
    });
    expect(await service.accept(creator, first)).toBe('ok');
    expect(await service.one(creator, first)).toMatchObject({ status: 'agreed', contactReleased: true });
    expect(await service.one(creator, first, period.start)).toMatchObject({ status: 'running' });

    expect(await service.tell('complete', vendor, { requestId: first }, '2025-05-10T08:00:00.000Z')).toBe('ok');
    expect(await service.tell('rate', creator, { requestId: first, stars: 5, text: 'Fine' }, after)).toBe('ok');
    expect(await service.tell('rate', creator, { requestId: first, stars: 1, text: '' }, after)).toBe('already_rated');
    const done = await service.one(creator, first);
    expect(done).toMatchObject({
      status: 'completed',
      endedAt: '2025-05-10T08:00:00.000Z',
      ratings: [{ stars: 5, side: 'creator', aboutId: vendor }],
    });
    expect(done?.milestones.map(({ type, side }) => [type, side])).toEqual([
      ['asked', 'creator'],
      ['accepted', 'vendor'],
      ['accepted', 'creator'],
      ['agreed', null],
      ['completed', 'vendor'],
      ['rated', 'creator'],
    ]);
  });

  it('is not found for strangers in any query or command', async () => {
    await service.agree(first);
    expect(await service.one(stranger, first)).toBeNull();
    expect(await service.query('one', null, { requestId: first })).toBeNull();
    expect((await service.tab(stranger, 'vendor', 'agreed')).items).toEqual([]);
    expect(await service.unread(stranger)).toBe(0);
    expect(await service.query('calendar', stranger, range)).toEqual([]);
    expect(await service.query('feed', stranger, {})).toEqual([]);
    expect(await service.tell('say', stranger, { requestId: first, text: 'Hello' })).toBe('request_not_found');
  });

  it('returns the same answer for a repeated command and refuses the command id with other data', async () => {
    const asked = { requestId: first, offerId, wish: period.wish, pricingId, message: 'Hello', shareAddress: false };
    const data = { ...asked, quantity: 1 };
    const context = by(creator);
    const answer = await service.commands.ask(data, context);
    expect(answer).toMatchObject({ ok: true });
    expect(await service.commands.ask(data, context)).toMatchObject({ ok: true });
    expect(await service.commands.ask({ ...data, message: 'Other' }, context)).toEqual({
      ok: false,
      refusal: { code: 'idempotency_key_reused' },
    });
    expect(await service.ask(creator, first)).toBe('request_exists');
    expect((await service.one(vendor, first))?.messages).toHaveLength(1);
  });

  it('refuses a command id already used by another command', async () => {
    await service.agree(first);
    const context = by(vendor, period.start);
    expect(await service.commands.complete({ requestId: first }, context)).toMatchObject({ ok: true });
    expect(await service.commands.markRead({ requestId: first }, context)).toEqual({
      ok: false,
      refusal: { code: 'idempotency_key_reused' },
    });
  });

  it('checks the offer and the account first', async () => {
    expect(await service.ask(vendor, first)).toBe('own_offer');
    expect(await service.ask(creator, first, { offer: 'n0t0ffered' })).toBe('offer_not_available');
    service.incomplete.add(creator);
    expect(await service.ask(creator, first)).toBe('profile_incomplete');
    expect(await service.query('one', vendor, { requestId: first })).toBeNull();
  });

  it('is limited to twenty open requests per user, even when sent concurrently', async () => {
    const wish = (n: number) => days(dayAt(n), dayAt(n + 1));
    const asked = (n: number) => service.ask(creator, uuid(200 + n), { wish: wish(n) });
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => asked(n)));
    expect(answers.filter((one) => one === 'ok')).toHaveLength(20);
    expect(new Set(answers)).toEqual(new Set(['ok', 'too_many_open_requests']));
    expect(await service.ask(stranger, uuid(301))).toBe('ok');
    const oldest = answers.indexOf('ok');
    expect(await service.tell('withdraw', creator, { requestId: uuid(200 + oldest) })).toBe('ok');
    await service.unread(creator);
    expect(await service.ask(creator, uuid(300), { wish: wish(30) })).toBe('ok');
  });

  it('is limited to forty per user within 24 hours, whatever the outcome', async () => {
    const asked = (n: number, at?: string) =>
      service.ask(creator, uuid(400 + n), { wish: days(dayAt(n), dayAt(n + 1)), ...(at && { at }) });
    for (let n = 0; n < 40; n += 1) {
      expect(await asked(n)).toBe('ok');
      await service.tell('withdraw', creator, { requestId: uuid(400 + n) });
      await service.unread(creator);
    }
    expect(await asked(40)).toBe('too_many_requests_today');
    expect(await asked(40, new Date(Date.parse(service.clock.time) + 86_400_000).toISOString())).toBe('ok');
  });
});

describe('expiry when the period begins', () => {
  it('ends unanswered requests once and keeps all other requests', async () => {
    await service.agree(first);
    await service.ask(creator, second, { wish: days('2025-05-12', '2025-05-13') });
    await service.ask(creator, uuid(103), { wish: days('2025-05-20', '2025-05-21') });
    await service.accept(vendor, second);
    const [tick] = service.parts.clockPolicies;
    const due = fixed(days('2025-05-12', '2025-05-13')).start;
    const status = async (requestId: string) =>
      (await service.one(creator, requestId, '2025-05-12T00:00:00.000Z'))?.status;

    const expiries = async () =>
      (await service.store.read(`request-${second}`)).filter(({ type }) => type === 'RequestExpired').length;

    expect(await expiries()).toBe(0);
    for (let n = 0; n < 3; n += 1) await tick?.tick(due);
    expect(await expiries()).toBe(1);
    expect((await service.store.read(`calendar-${offerId}`)).map(({ type }) => type)).toEqual([
      'PeriodBooked',
      'PeriodBooked',
      'BookingReleased',
    ]);
    expect([await status(first), await status(second), await status(uuid(103))]).toEqual([
      'running',
      'expired',
      'open',
    ]);
  });
});

describe('published integration events', () => {
  it('contain ids, times and stars but never texts, with ratings only once public', async () => {
    await service.ask(creator, first, { message: 'My secret words' });
    await service.tell('say', vendor, { requestId: first, text: 'My secret words' }, '2025-05-05T10:30:00.000Z');
    await service.accept(vendor, first);
    await service.accept(creator, first);
    await service.tell('markRead', creator, { requestId: first });
    await service.tell('complete', vendor, { requestId: first }, period.start);
    await service.tell('rate', vendor, { requestId: first, stars: 3, text: 'My secret words' }, after);
    await service.tell('rate', creator, { requestId: first, stars: 5, text: '' }, after);
    const parties = { offerId, vendorId: vendor, creatorId: creator };
    const timed = { ...parties, period: { zone: period.zone, start: period.start, end: period.end } };
    while (service.bus.published.length < 12) await service.bus.next();
    expect(service.bus.published.map(({ type, subject, data }) => [type, subject, data]).toSorted()).toEqual([
      ['calendar.freed', offerId, { key: first }],
      ['calendar.taken', offerId, { key: first, start: period.start, end: period.end, units: 1 }],
      ['request.accepted', first, { ...parties, side: 'vendor', answerBy: '2025-05-07T10:00:00.000Z' }],
      ['request.agreed', first, { ...timed, side: 'creator' }],
      ['request.answered', first, { ...parties, minutes: 30 }],
      ['request.asked', first, { ...timed, answerBy: period.start }],
      ['request.completed', first, { ...timed, endedAt: period.start, side: 'vendor' }],
      ['request.messaged', first, { ...parties, side: 'vendor' }],
      ['request.rated', first, { ...parties, side: 'vendor', aboutId: creator, stars: 3 }],
      ['request.rated', first, { ...parties, side: 'creator', aboutId: vendor, stars: 5 }],
      ['request.rating_waits', first, { ...parties, side: 'vendor' }],
      ['request.read', first, { ...parties, side: 'creator' }],
    ]);
    expect(JSON.stringify(service.bus.published)).not.toContain('secret');
    expect(JSON.stringify(await service.store.read(`request-${first}`))).not.toContain('secret');
  });

  it('include every way a request can end', async () => {
    const ends = [uuid(101), uuid(102), uuid(103)] as const;
    for (const [n, requestId] of ends.entries())
      await service.ask(creator, requestId, { wish: days(`2025-05-1${n + 2}`, `2025-05-1${n + 3}`) });
    await service.tell('decline', vendor, { requestId: ends[0], reason: 'My secret words' });
    await service.tell('withdraw', creator, { requestId: ends[1] });
    await service.commands.expire({ requestId: ends[2] }, bySystem('2025-05-14T00:00:00.000Z'));
    await service.tell('archive', creator, { requestId: ends[0], archived: true });
    const parties = { offerId, vendorId: vendor, creatorId: creator };
    while (service.bus.published.length < 8) await service.bus.next();
    expect(
      service.bus.published
        .filter(({ type }) => !['request.asked', 'request.answered'].includes(type))
        .map(({ type, subject, data }) => [type, subject, data]),
    ).toEqual([
      ['request.declined', ends[0], parties],
      ['request.withdrawn', ends[1], parties],
      ['request.expired', ends[2], parties],
      ['request.read', ends[0], { ...parties, side: 'creator' }],
    ]);
  });

  it('omit the message sent with the request', async () => {
    await service.ask(creator, first, { message: 'My secret words' });
    await service.tell('say', creator, { requestId: first, text: 'And another' });
    while (service.bus.published.length < 2) await service.bus.next();
    expect(service.bus.published.map(({ type }) => type)).toEqual(['request.asked', 'request.messaged']);
  });
});

describe('request terms', () => {
  it('are unaffected by changes of the offer', async () => {
    await service.ask(creator, first);
    service.offers.set(offerId, { ...terms, title: 'Hammer', autoAccept: true });
    expect(await service.accept(vendor, first)).toBe('ok');
    expect(await service.one(creator, first)).toMatchObject({
      status: 'open',
      terms: { title: 'Drill', autoAccept: false },
    });
    await service.ask(stranger, randomUUID(), { wish: days('2025-06-01', '2025-06-02') });
    expect((await service.tab(stranger, 'creator', 'open')).items).toMatchObject([
      { terms: { title: 'Hammer', autoAccept: true } },
    ]);
  });
});
