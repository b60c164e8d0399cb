import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ratingsShownFrom } from '@lendring/contracts/rules/ratings.js';
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
const paging = { page: 1, size: 20 };
const after = '2025-05-11T08:00:00.000Z';
const accept = (requestId: string, shareAddress = false) => ({ requestId, shareAddress });
const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const agree = async (requestId: string) => {
  await service.ask(creator, requestId);
  await service.tell('accept', vendor, accept(requestId));
  await service.tell('accept', creator, accept(requestId));
};
const one = (userId: string, requestId = first, at?: string) => service.query('one', userId, { requestId }, at);
const unread = (userId: string) => service.query('unread', userId, {});
const tab = async (
  userId: string,
  side: 'vendor' | 'creator',
  name: 'open' | 'agreed' | 'running' | 'done' | 'archive',
  at?: string,
) => service.query('list', userId, { side, tab: name, paging }, at);

describe('a request from asking to rating', () => {
  it('goes its way, each side seeing its own view', async () => {
    expect(await service.ask(creator, first, { message: 'May I?' })).toBe('ok');
    expect(await one(vendor)).toMatchObject({
      side: 'vendor',
      status: 'open',
      unread: true,
      contactReleased: false,
      messages: [{ side: 'creator', text: 'May I?' }],
    });
    expect(await one(creator)).toMatchObject({ side: 'creator', unread: false, terms: { title: 'Drill', units: 2 } });

    expect(await service.tell('accept', vendor, accept(first, true))).toBe('ok');
    expect(await one(creator)).toMatchObject({
      status: 'open',
      unread: true,
      accepted: { vendor: true, creator: false },
      addressShared: { vendor: true, creator: false },
    });
    expect(await service.tell('accept', creator, accept(first))).toBe('ok');
    expect(await one(creator)).toMatchObject({ status: 'agreed', contactReleased: true });
    expect(await one(creator, first, period.start)).toMatchObject({ status: 'running' });

    expect(await service.tell('complete', vendor, { requestId: first }, '2025-05-10T08:00:00.000Z')).toBe('ok');
    expect(await service.tell('rate', creator, { requestId: first, stars: 5, text: 'Fine' }, after)).toBe('ok');
    expect(await service.tell('rate', creator, { requestId: first, stars: 1, text: '' }, after)).toBe('already_rated');
    const done = await one(creator);
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

  it('does not exist for strangers, in any query or command', async () => {
    await agree(first);
    expect(await one(stranger)).toBeNull();
    expect(await service.query('one', null, { requestId: first })).toBeNull();
    expect((await tab(stranger, 'vendor', 'agreed')).items).toEqual([]);
    expect(await unread(stranger)).toBe(0);
    expect(await service.query('calendar', stranger, range)).toEqual([]);
    expect(await service.query('feed', stranger, {})).toEqual([]);
    expect(await service.tell('say', stranger, { requestId: first, text: 'Hello' })).toBe('request_not_found');
  });

  it('is answered the same when the same command comes twice, and refused with other data', async () => {
    const data = { requestId: first, offerId, wish: period.wish, pricingId, message: 'Hello', shareAddress: false };
    const context = by(creator);
    const answer = await service.commands.ask(data, context);
    expect(answer).toMatchObject({ ok: true });
    expect(await service.commands.ask(data, context)).toMatchObject({ ok: true });
    expect(await service.commands.ask({ ...data, message: 'Other' }, context)).toEqual({
      ok: false,
      refusal: { code: 'idempotency_key_reused' },
    });
    expect(await service.ask(creator, first)).toBe('request_exists');
    expect((await one(vendor))?.messages).toHaveLength(1);
  });

  it('does not take one command for the repeat of another', async () => {
    await agree(first);
    const context = by(vendor, period.start);
    expect(await service.commands.complete({ requestId: first }, context)).toMatchObject({ ok: true });
    expect(await service.commands.markRead({ requestId: first }, context)).toEqual({
      ok: false,
      refusal: { code: 'idempotency_key_reused' },
    });
  });

  it('asks offer and account before it takes anything', async () => {
    expect(await service.ask(vendor, first)).toBe('own_offer');
    expect(await service.ask(creator, first, { offer: 'n0t0ffered' })).toBe('offer_not_available');
    service.incomplete.add(creator);
    expect(await service.ask(creator, first)).toBe('profile_incomplete');
    expect(await service.query('one', vendor, { requestId: first })).toBeNull();
  });

  it('is limited to so many open ones of a creator towards a vendor', async () => {
    const wish = (n: number) =>
      days(`2025-06-${String(n + 1).padStart(2, '0')}`, `2025-06-${String(n + 2).padStart(2, '0')}`);
    for (let n = 0; n < 20; n += 1) expect(await service.ask(creator, uuid(200 + n), { wish: wish(n) })).toBe('ok');
    await unread(creator);
    expect(await service.ask(creator, uuid(300))).toBe('too_many_open_requests');
    expect(await service.ask(stranger, uuid(301))).toBe('ok');
    expect(await service.tell('withdraw', creator, { requestId: uuid(200) })).toBe('ok');
    await unread(creator);
    expect(await service.ask(creator, uuid(300))).toBe('ok');
  });
});

describe('equal requests', () => {
  it('are open one at a time, also when they are sent at once', async () => {
    const answers = await Promise.all([first, second, uuid(103)].map((id) => service.ask(creator, id)));
    expect(answers.toSorted()).toEqual(['asked_already', 'asked_already', 'ok']);
    expect((await tab(vendor, 'vendor', 'open')).total).toBe(1);
    expect(await service.ask(stranger, uuid(104))).toBe('ok');
    expect(await service.ask(creator, uuid(105), { wish: days('2025-05-09', '2025-05-12') })).toBe('ok');
  });

  it('can be made again once the one before is over', async () => {
    await service.ask(creator, first);
    await service.tell('withdraw', creator, { requestId: first });
    expect(await service.ask(creator, second)).toBe('ok');
    await service.tell('decline', vendor, { requestId: second, reason: '' });
    expect(await service.ask(creator, uuid(103))).toBe('ok');
    expect(await service.ask(creator, uuid(104))).toBe('asked_already');
  });
});

describe('contact details', () => {
  const reach = async (at?: string, userId = creator) => {
    const found = await one(userId, first, at);
    return found && [found.contactReleased, found.contactUntil];
  };

  it('go at once when it ends without a loan', async () => {
    await service.ask(creator, first);
    expect(await reach()).toEqual([false, null]);
    await service.tell('accept', vendor, accept(first, true));
    await service.tell('accept', creator, accept(first));
    expect([await reach(), await reach(undefined, vendor)]).toEqual([
      [true, null],
      [true, null],
    ]);
    await service.tell('cancel', vendor, { requestId: first, reason: 'Broken' });
    expect([await reach(), await reach(undefined, vendor)]).toEqual([
      [false, null],
      [false, null],
    ]);
    expect((await tab(creator, 'creator', 'done')).items).toMatchObject([{ contactReleased: false }]);
  });

  it('stay for 30 days after a loan, by the time that is handed in', async () => {
    await agree(first);
    await service.tell('complete', vendor, { requestId: first }, '2025-05-11T08:00:00.000Z');
    const until = '2025-06-10T08:00:00.000Z';
    expect(await reach(until)).toEqual([true, until]);
    expect(await reach('2025-06-10T08:00:00.001Z')).toEqual([false, until]);
    expect((await tab(vendor, 'vendor', 'done', '2025-07-01T00:00:00.000Z')).items).toMatchObject([
      { contactReleased: false, contactUntil: until },
    ]);
  });

  it('are taken back by their owner at any time', async () => {
    await service.ask(creator, first);
    await service.tell('accept', vendor, accept(first, true));
    await service.tell('accept', creator, accept(first));
    await service.tell('complete', vendor, { requestId: first }, after);
    expect(await service.tell('shareAddress', vendor, { requestId: first, shared: false }, after)).toBe('ok');
    expect(await service.tell('shareAddress', vendor, { requestId: first, shared: false }, after)).toBe('ok');
    expect(await one(creator, first, after)).toMatchObject({ addressShared: { vendor: false, creator: false } });
    expect(await service.tell('shareAddress', vendor, { requestId: first, shared: true }, after)).toBe('closed');
  });
});

describe('lists and the badge', () => {
  it('file a request by what it is at the time of asking', async () => {
    await agree(first);
    await service.ask(creator, second, { wish: days('2025-05-20', '2025-05-22') });
    const counts = async (at?: string) => (await tab(vendor, 'vendor', 'open', at)).counts;
    expect(await counts()).toEqual({ open: 1, agreed: 1, running: 0, done: 0, archive: 0 });
    expect(await counts(period.start)).toEqual({ open: 1, agreed: 0, running: 1, done: 0, archive: 0 });
    // Long over and not yet cleared away: still running, and the other one expired although nobody has said so.
    expect(await counts('2025-06-01T00:00:00.000Z')).toEqual({ open: 0, agreed: 0, running: 1, done: 1, archive: 0 });
    await service.tell('complete', vendor, { requestId: first }, after);
    await service.tell('archive', vendor, { requestId: first, archived: true }, after);
    expect(await counts(after)).toEqual({ open: 1, agreed: 0, running: 0, done: 0, archive: 1 });
    expect((await tab(creator, 'creator', 'done', after)).items).toMatchObject([
      { requestId: first, archived: false, rated: false },
    ]);
    expect((await tab(vendor, 'creator', 'done', after)).items).toEqual([]);
  });

  it('page through', async () => {
    for (let n = 0; n < 5; n += 1)
      await service.ask(creator, uuid(200 + n), {
        at: `2025-05-05T10:0${n}:00.000Z`,
        wish: days(`2025-06-0${n + 1}`, '2025-06-09'),
      });
    const page = await service.query('list', vendor, { side: 'vendor', tab: 'open', paging: { page: 2, size: 2 } });
    expect(page).toMatchObject({
      total: 5,
      page: 2,
      size: 2,
      items: [{ requestId: uuid(202) }, { requestId: uuid(201) }],
    });
  });

  it('count what is new and come back to nothing, however often one reads', async () => {
    await service.ask(creator, first);
    await service.ask(creator, second, { wish: days('2025-06-01', '2025-06-03') });
    expect([await unread(vendor), await unread(creator)]).toEqual([2, 0]);
    for (const requestId of [first, second, first, first])
      expect(await service.tell('markRead', vendor, { requestId })).toBe('ok');
    expect(await unread(vendor)).toBe(0);
    await service.tell('say', creator, { requestId: first, text: 'Anybody?' });
    expect(await unread(vendor)).toBe(1);
    await service.tell('markRead', vendor, { requestId: first });
    await service.tell('decline', vendor, { requestId: first, reason: '' });
    expect([await unread(vendor), await unread(creator)]).toEqual([0, 1]);
    await service.tell('archive', creator, { requestId: first, archived: true });
    expect(await unread(creator)).toBe(0);
  });
});

describe('the calendar of an offer', () => {
  it('flags overlapping requests to the vendor, and lets only one be accepted', async () => {
    await service.ask(creator, first);
    await service.ask(stranger, second, { wish: days('2025-05-10', '2025-05-12') });
    expect(await one(vendor)).toMatchObject({ overlapsOpen: 1, overlapsTaken: false });
    expect(await one(creator)).toMatchObject({ overlapsOpen: 0, overlapsTaken: false });
    expect(await service.tell('accept', vendor, accept(first))).toBe('ok');
    expect(await one(vendor, second)).toMatchObject({ overlapsOpen: 1, overlapsTaken: true });
    expect(await one(vendor)).toMatchObject({ overlapsTaken: false });
    expect(
      (await tab(vendor, 'vendor', 'open')).items
        .map(({ requestId, overlapsOpen, overlapsTaken }) => [requestId, overlapsOpen, overlapsTaken])
        .toSorted(),
    ).toEqual([
      [first, 1, false],
      [second, 1, true],
    ]);
    expect(await service.tell('accept', vendor, accept(second))).toBe('dates_taken');
    expect(await service.tell('accept', creator, accept(second))).toBe('request_not_found');
    expect(await service.ask(stranger, uuid(103))).toBe('dates_taken');
  });

  it.each<[string, (requestId: string) => Promise<unknown>]>([
    ['declined', (requestId) => service.tell('decline', vendor, { requestId, reason: '' })],
    ['withdrawn', (requestId) => service.tell('withdraw', creator, { requestId })],
    ['expired', (requestId) => service.commands.expire({ requestId }, bySystem(period.start))],
  ])('frees what the vendor had promised when the request is %s', async (_, end) => {
    await service.ask(creator, first);
    await service.ask(stranger, second);
    await service.tell('accept', vendor, accept(first));
    expect(await service.tell('accept', vendor, accept(second))).toBe('dates_taken');
    await end(first);
    expect(await service.tell('accept', vendor, accept(second))).toBe('ok');
  });

  it('frees a cancelled booking, and the rest of one that came back early', async () => {
    await agree(first);
    await service
      .ask(stranger, second, { wish: days('2025-05-10', '2025-05-11') })
      .then((answer) => expect(answer).toBe('dates_taken'));
    await service.tell('complete', vendor, { requestId: first }, '2025-05-09T12:00:00.000Z');
    expect(
      await service.ask(stranger, second, { wish: days('2025-05-10', '2025-05-11'), at: '2025-05-09T12:00:00.000Z' }),
    ).toBe('ok');
    await service.tell('accept', vendor, accept(second), '2025-05-09T12:01:00.000Z');
    await service.tell('accept', stranger, accept(second), '2025-05-09T12:02:00.000Z');
    await service.tell('cancel', stranger, { requestId: second, reason: 'Ill' }, '2025-05-09T13:00:00.000Z');
    expect(await service.query('taken', null, { offerId, ...range })).toEqual([
      {
        start: period.start,
        end: '2025-05-09T12:00:00.000Z',
        reason: 'booked',
        requestId: null,
        blockId: null,
        note: null,
        kind: null,
      },
    ]);
  });

  it('keeps blocks, which only the owner may make and see into', async () => {
    const block = {
      blockId: uuid(401),
      offerId,
      wish: days('2025-05-09', '2025-05-10'),
      note: 'Own use',
      kind: 2 as const,
    };
    expect(await service.tell('block', creator, block)).toBe('not_owner');
    expect(await service.tell('block', vendor, { ...block, offerId: 'n0t0ffered' })).toBe('offer_not_available');
    expect(await service.tell('block', vendor, { ...block, wish: days('2025-05-01', '2025-05-03') })).toBe(
      'period_in_past',
    );
    expect(await service.tell('block', vendor, block)).toBe('ok');
    expect(await service.tell('block', vendor, block)).toBe('ok');
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(402) })).toBe('days_blocked_before');
    expect(await service.ask(creator, first)).toBe('dates_blocked');
    expect(await service.query('takenMany', creator, { offerIds: [offerId, '0ther0ffer'], ...range })).toMatchObject({
      [offerId]: [{ reason: 'blocked', blockId: null, note: null, kind: null }],
      '0ther0ffer': [],
    });
    expect(await service.query('taken', vendor, { offerId, ...range })).toMatchObject([
      { reason: 'blocked', blockId: uuid(401), note: 'Own use', kind: 2 },
    ]);
    expect(await service.query('calendar', vendor, { ...range })).toMatchObject([
      { type: 'unavailability', kind: 2, otherId: null },
    ]);
    expect(await service.tell('unblock', creator, { blockId: uuid(401), offerId })).toBe('block_not_found');
    expect(await service.tell('unblock', vendor, { blockId: uuid(401), offerId })).toBe('ok');
    await agree(first);
    expect(await service.tell('block', vendor, { ...block, blockId: uuid(403) })).toBe('days_lent');
  });

  it('answers only what lies in the range', async () => {
    await agree(first);
    const { start, end } = period;
    expect(await service.query('taken', null, { offerId, from: end, to: range.to })).toEqual([]);
    expect(await service.query('taken', null, { offerId, from: range.from, to: start })).toEqual([]);
    expect(
      await service.query('taken', null, { offerId, from: '1990-01-01T00:00:00.000Z', to: '2990-01-01T00:00:00.000Z' }),
    ).toEqual([]);
  });
});

describe("a person's calendar and feed", () => {
  it('show both roles, and keep what was cancelled in the feed under the same id with a higher revision', async () => {
    await agree(first);
    await service.tell('block', vendor, {
      blockId: uuid(401),
      offerId,
      wish: days('2025-05-20', '2025-05-21'),
      note: '',
    });
    expect(await service.query('calendar', vendor, range)).toMatchObject([
      { type: 'request', side: 'vendor', requestId: first, status: 'agreed', offerTitle: 'Drill', revision: 1 },
      { type: 'unavailability', blockId: uuid(401), status: null, revision: 0 },
    ]);
    expect(await service.query('calendar', creator, { ...range, side: 'vendor' })).toEqual([]);
    expect(await service.query('calendar', creator, range)).toMatchObject([{ side: 'creator', requestId: first }]);

    await service.tell('cancel', creator, { requestId: first, reason: 'Ill' });
    await service.tell('unblock', vendor, { blockId: uuid(401), offerId });
    await service.tell('say', creator, { requestId: first, text: 'Sorry' }, '2025-05-05T12:00:00.000Z');
    expect(await service.query('calendar', vendor, range)).toEqual([]);
    expect(await service.query('feed', vendor, {})).toMatchObject([
      { requestId: first, status: 'cancelled', revision: 2, changedAt: '2025-05-05T10:00:00.000Z' },
      { blockId: uuid(401), status: 'cancelled', revision: 1 },
    ]);
    expect(await service.query('feed', creator, {}, '2026-05-11T08:00:00.000Z')).toEqual([]);
  });
});

describe('ratings', () => {
  const about = async (userId: string, at?: string) =>
    (await service.query('ratings', null, { aboutId: userId, paging }, at)).items.map(({ stars }) => stars);
  const stars = async (userId: string, at?: string) =>
    (await one(userId, first, at))?.ratings.map((rating) => rating.stars);

  it('are seen by nobody but their author until both have rated', async () => {
    await agree(first);
    await service.tell('complete', creator, { requestId: first }, after);
    await service.tell('rate', creator, { requestId: first, stars: 2, text: 'Too late' }, after);
    expect([await stars(creator), await stars(vendor), await about(vendor)]).toEqual([[2], [], []]);
    expect(await service.query('ratings', null, { offerId, paging })).toMatchObject({ total: 0, items: [] });
    // That there is one the other side may know: it is asked for its own.
    expect(await one(vendor, first, after)).toMatchObject({
      unread: true,
      milestones: expect.arrayContaining([expect.objectContaining({ type: 'rated', side: 'creator' })]),
    });
    await service.tell('rate', vendor, { requestId: first, stars: 4, text: '' }, after);
    expect([await stars(creator), await stars(vendor), await about(vendor), await about(creator)]).toEqual([
      [2, 4],
      [2, 4],
      [2],
      [4],
    ]);
  });

  it('are shown two weeks after the loan where the other side stays silent', async () => {
    await agree(first);
    await service.tell('complete', creator, { requestId: first }, after);
    await service.tell('rate', vendor, { requestId: first, stars: 3, text: '' }, after);
    const policy = service.parts.clockPolicies.find(({ name }) => name === 'show-ratings-when-the-wait-is-over');
    const due = ratingsShownFrom(after);
    await policy?.tick(new Date(Date.parse(due) - 1).toISOString());
    expect([await stars(creator), await about(creator)]).toEqual([[], []]);
    for (let n = 0; n < 3; n += 1) await policy?.tick(due);
    expect([await stars(creator), await about(creator)]).toEqual([[3], [3]]);
    expect((await service.store.read(`request-${first}`)).filter(({ type }) => type === 'RatingShown')).toHaveLength(1);
  });

  it('stand on the profile by role, and on the offer when they are about the vendor', async () => {
    await agree(first);
    await service.tell('complete', creator, { requestId: first }, after);
    await service.tell('rate', creator, { requestId: first, stars: 5, text: 'Good' }, after);
    await service.tell('rate', vendor, { requestId: first, stars: 4, text: '' }, after);
    expect(await service.query('ratings', null, { aboutId: vendor, paging })).toMatchObject({
      total: 1,
      items: [{ stars: 5, authorId: creator, text: 'Good' }],
    });
    expect(await service.query('ratings', null, { aboutId: vendor, as: 'creator', paging })).toMatchObject({
      total: 0,
    });
    expect(await service.query('ratings', null, { aboutId: creator, as: 'creator', paging })).toMatchObject({
      items: [{ stars: 4, text: null }],
    });
    expect(await service.query('ratings', null, { offerId, paging })).toMatchObject({
      total: 1,
      items: [{ stars: 5 }],
    });
  });
});

describe('expire when the period begins', () => {
  it('ends what nobody agreed to, once, and leaves the rest', async () => {
    await agree(first);
    await service.ask(creator, second, { wish: days('2025-05-12', '2025-05-13') });
    await service.ask(creator, uuid(103), { wish: days('2025-05-20', '2025-05-21') });
    await service.tell('accept', vendor, accept(second));
    const [tick] = service.parts.clockPolicies;
    const due = fixed(days('2025-05-12', '2025-05-13')).start;
    const status = async (requestId: string) => (await one(creator, requestId, '2025-05-12T00:00:00.000Z'))?.status;

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

describe('what other services hear', () => {
  it('is ids, times and stars, and never a text; of a rating only when it is shown', async () => {
    await service.ask(creator, first, { message: 'My secret words' });
    await service.tell('say', vendor, { requestId: first, text: 'My secret words' }, '2025-05-05T10:30:00.000Z');
    await service.tell('accept', vendor, accept(first));
    await service.tell('accept', creator, accept(first));
    await service.tell('complete', vendor, { requestId: first }, period.start);
    await service.tell('rate', vendor, { requestId: first, stars: 3, text: 'My secret words' }, after);
    await service.tell('rate', creator, { requestId: first, stars: 5, text: '' }, after);
    const parties = { offerId, vendorId: vendor, creatorId: creator };
    const timed = { ...parties, period: { zone: period.zone, start: period.start, end: period.end } };
    while (service.bus.published.length < 8) await service.bus.next();
    expect(service.bus.published.map(({ type, subject, data }) => [type, subject, data]).toSorted()).toEqual([
      ['calendar.freed', offerId, { key: first }],
      ['calendar.taken', offerId, { key: first, start: period.start, end: period.end }],
      ['request.agreed', first, timed],
      ['request.answered', first, { ...parties, minutes: 30 }],
      ['request.asked', first, timed],
      ['request.completed', first, { ...timed, endedAt: period.start }],
      ['request.rated', first, { ...parties, side: 'vendor', aboutId: creator, stars: 3 }],
      ['request.rated', first, { ...parties, side: 'creator', aboutId: vendor, stars: 5 }],
    ]);
    expect(JSON.stringify(service.bus.published)).not.toContain('secret');
    expect(JSON.stringify(await service.store.read(`request-${first}`))).not.toContain('secret');
  });
});

describe('a deleted offer', () => {
  const told = (status?: 'deleted' | 'inactive') => ({
    specversion: '1.0' as const,
    id: randomUUID(),
    source: '/offer',
    type: 'offer.withdrawn',
    subject: offerId,
    time: service.clock.time,
    datacontenttype: 'application/json' as const,
    data: { ownerId: vendor, ...(status && { status }) },
  });
  const statusOf = async (requestId: string, userId = creator) => (await one(userId, requestId))?.status;
  const streamOf = async (requestId: string) =>
    (await service.store.read(`request-${requestId}`)).map(({ type }) => type);

  it('declines what is open, says to the asker why, and leaves what is agreed', async () => {
    const third = uuid(103);
    await agree(first);
    await service.ask(creator, second, { wish: days('2025-05-20', '2025-05-21') });
    await service.ask(stranger, third, { wish: days('2025-05-25', '2025-05-26') });
    await service.tell('accept', vendor, accept(third));
    await service.bus.publish('offer', [told('deleted')]);
    await service.query('unread', creator, {});
    const gone = [{ type: 'asked' }, { type: 'declined', side: null, text: null }];
    expect(await one(creator, second)).toMatchObject({
      status: 'declined',
      unread: true,
      milestones: gone,
      finishedAt: service.clock.time,
    });
    expect(await statusOf(third, stranger)).toBe('declined');
    expect(await service.tell('accept', vendor, accept(second))).toBe('not_open');
    // Nothing is held back for what was only promised.
    expect((await service.query('taken', null, { offerId, ...range })).map(({ start }) => start)).toEqual([
      period.start,
    ]);
    expect(await statusOf(first)).toBe('agreed');
    expect(await service.tell('complete', vendor, { requestId: first }, period.start)).toBe('ok');
  });

  it('declines once, however often it is told', async () => {
    await service.ask(creator, first);
    const event = told('deleted');
    await service.bus.publish('offer', [event, event, told('deleted')]);
    expect((await streamOf(first)).filter((type) => type === 'RequestDeclined')).toHaveLength(1);
    expect((await service.store.read(`calendar-${offerId}`)).map(({ type }) => type)).toEqual(['CalendarClosed']);
  });

  it('is accepted by nobody between the closing and the declining, which goes on after a crash', async () => {
    await service.ask(creator, first);
    const event = told('deleted');
    const { read } = service.store;
    service.store.read = async (stream) => {
      if (stream === `request-${first}`) throw new Error('The store is gone');
      return read.call(service.store, stream);
    };
    await expect(service.bus.publish('offer', [event])).rejects.toThrow();
    service.store.read = read;
    expect(await service.tell('accept', vendor, accept(first))).toBe('offer_not_available');
    expect(await service.tell('accept', creator, accept(first))).toBe('offer_not_available');
    expect(await statusOf(first)).toBe('open');
    await service.bus.publish('offer', [event]);
    await service.query('unread', creator, {});
    expect(await streamOf(first)).toEqual(['RequestAsked', 'RequestDeclined']);
  });

  it('takes no asking and no block that knew it a moment ago', async () => {
    await service.bus.publish('offer', [told('deleted')]);
    expect(await service.ask(creator, first)).toBe('offer_not_available');
    const block = { blockId: uuid(401), offerId, wish: days('2025-05-09', '2025-05-10'), note: '', kind: 2 as const };
    expect(await service.tell('block', vendor, block)).toBe('offer_not_available');
  });

  it.each([undefined, 'inactive' as const])('is not one that may come back (%s)', async (status) => {
    await service.ask(creator, first);
    await service.bus.publish('offer', [told(status)]);
    expect(await statusOf(first)).toBe('open');
    expect(await service.tell('accept', vendor, accept(first))).toBe('ok');
  });

  it('stands against an acceptance at the same moment: a whole loan or none, never half', async () => {
    await service.ask(creator, first);
    await service.tell('accept', vendor, accept(first));
    const [answer] = await Promise.all([
      service.tell('accept', creator, accept(first)),
      service.bus.publish('offer', [told('deleted')]),
    ]);
    await service.query('unread', creator, {});
    const stream = await streamOf(first);
    const booked = (await service.query('taken', null, { offerId, ...range })).length;
    if (answer === 'ok')
      expect([stream.includes('RequestAgreed'), stream.includes('RequestDeclined'), booked]).toEqual([true, false, 1]);
    else
      expect([answer, stream.includes('RequestAgreed'), stream.includes('RequestDeclined'), booked]).toEqual([
        expect.stringMatching(/^(not_open|offer_not_available)$/),
        false,
        true,
        0,
      ]);
  });
});

describe('terms', () => {
  it('stay as they were when the offer changes', async () => {
    await service.ask(creator, first);
    service.offers.set(offerId, { ...terms, title: 'Hammer', autoAccept: true });
    expect(await service.tell('accept', vendor, accept(first))).toBe('ok');
    expect(await one(creator)).toMatchObject({ status: 'open', terms: { title: 'Drill', autoAccept: false } });
    await service.ask(stranger, randomUUID(), { wish: days('2025-06-01', '2025-06-02') });
    expect((await tab(stranger, 'creator', 'open')).items).toMatchObject([
      { terms: { title: 'Hammer', autoAccept: true } },
    ]);
  });
});
