import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PickedDays, Wish } from '@lendring/contracts/kernel/period.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import {
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
} from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const first = uuid(101);
/** The sample loan is on Friday and Saturday, 9 and 10 May. */
const friday = '2025-05-09T10:00:00.000Z';
const saturday = '2025-05-10T10:00:00.000Z';
const sunday = '2025-05-11T10:00:00.000Z';
const untilSunday = days('2025-05-09', '2025-05-12');
const untilMonday = days('2025-05-09', '2025-05-13');
const nextWeek = days('2025-05-16', '2025-05-18');

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const propose = (userId: string, wish: Wish | PickedDays, at?: string, shown?: { total: number }) =>
  service.tell('proposePeriod', userId, { requestId: first, wish, ...(shown && { shown }) }, at);
const pending = async (at?: string) => (await service.one(vendor, first, at))?.proposal ?? null;
const idOf = async () => (await pending())?.proposalId ?? uuid(999);
const answer = async (userId: string, agrees: boolean, at?: string, proposalId?: string) =>
  service.tell('answerPeriod', userId, { requestId: first, proposalId: proposalId ?? (await idOf()), agrees }, at);
const takeBack = async (userId: string, proposalId?: string) =>
  service.tell('takeBackPeriod', userId, { requestId: first, proposalId: proposalId ?? (await idOf()) });
const calendar = async () => (await service.store.read(`calendar-${offerId}`)).map(({ type }) => type);
const eventsOf = async () => (await service.store.read(`request-${first}`)).map(({ type }) => type);

describe('another period of an agreed loan', () => {
  beforeEach(() => service.agree(first));

  it.each([
    [creator, vendor],
    [vendor, creator],
  ])('is proposed by one side and agreed on by the other, with price and calendar', async (one, other) => {
    expect(await propose(one, untilSunday)).toBe('ok');
    expect(await service.one(other, first)).toMatchObject({
      period,
      terms: { sum: { total: 1600 } },
      proposal: { period: fixed(untilSunday), units: 3, sum: { total: 2400 } },
      unread: true,
    });
    expect(await service.one(stranger, first)).toBeNull();
    expect(await calendar()).toEqual(['PeriodBooked']);
    expect(await answer(other, true)).toBe('ok');
    expect(await service.one(one, first)).toMatchObject({
      status: 'agreed',
      period: fixed(untilSunday),
      proposal: null,
      terms: { units: 3, sum: { total: 2400 } },
      contactReleased: true,
      endedAt: null,
    });
    expect(await calendar()).toEqual(['PeriodBooked', 'BookingReleased', 'PeriodBooked']);
    const taken = await service.query('taken', null, { offerId, from: period.start, to: '2025-06-01T00:00:00.000Z' });
    expect(taken).toMatchObject([{ start: period.start, end: fixed(untilSunday).end }]);
    const types = (await service.one(one, first))?.milestones.map(({ type }) => type);
    expect(types?.slice(-2)).toEqual(['period_proposed', 'period_changed']);
    expect(await service.query('calendar', creator, { from: period.start, to: period.end })).toMatchObject([
      { end: fixed(untilSunday).end, revision: 2 },
    ]);
  });

  it('changes nothing when an action is repeated', async () => {
    for (const _ of [1, 2]) expect(await propose(creator, untilSunday)).toBe('ok');
    const proposalId = await idOf();
    for (const _ of [1, 2]) expect(await answer(vendor, true, undefined, proposalId)).toBe('ok');
    expect((await eventsOf()).filter((type) => type.startsWith('Period'))).toEqual(['PeriodProposed', 'PeriodChanged']);
    expect(await answer(vendor, false, undefined, proposalId)).toBe('no_proposal');
    expect(await propose(creator, untilSunday)).toBe('period_unchanged');
  });

  it('is proposed ten times a day by each side, also when proposals are taken back', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect(await propose(creator, untilSunday)).toBe('ok');
      expect(await propose(creator, untilMonday)).toBe('ok');
      expect(await takeBack(creator)).toBe('ok');
    }
    expect(await propose(creator, untilSunday)).toBe('too_many_proposals');
    expect(await propose(vendor, untilSunday)).toBe('ok');
    expect(await answer(creator, false)).toBe('ok');
    const nextDay = new Date(Date.parse(service.clock.time) + 24 * 3_600_000).toISOString();
    expect(await propose(creator, untilSunday, nextDay)).toBe('ok');
  });

  it('is decided once when both buttons are pressed at the same moment', async () => {
    await propose(creator, untilSunday);
    const id = await idOf();
    const answers = await Promise.all([
      answer(vendor, true, undefined, id),
      answer(vendor, false, undefined, id),
      takeBack(creator, id),
    ]);
    expect(answers.filter((one) => one === 'ok')).toHaveLength(1);
    expect((await eventsOf()).filter((type) => type.startsWith('Period'))).toHaveLength(2);
  });

  it('stays as it is when the other side declines or the proposal is taken back', async () => {
    await propose(creator, untilSunday);
    const declined = await idOf();
    for (const _ of [1, 2]) expect(await answer(vendor, false, undefined, declined)).toBe('ok');
    expect(await service.one(creator, first)).toMatchObject({ period, proposal: null, unread: true });
    await propose(vendor, nextWeek);
    const id = await idOf();
    for (const _ of [1, 2]) expect(await takeBack(vendor, id)).toBe('ok');
    expect(await service.one(creator, first)).toMatchObject({ period, proposal: null });
    expect(await calendar()).toEqual(['PeriodBooked']);
  });

  it('is answered by the other side alone, and by the proposal that they saw', async () => {
    await propose(creator, untilSunday);
    const seen = await idOf();
    expect(await answer(creator, true)).toBe('wrong_side');
    expect(await answer(creator, false)).toBe('wrong_side');
    expect(await takeBack(vendor)).toBe('wrong_side');
    for (const act of [propose(stranger, untilSunday), answer(stranger, true), takeBack(stranger)])
      expect(await act).toBe('request_not_found');
    expect(await propose(vendor, nextWeek)).toBe('answer_proposal_first');
    expect(await propose(creator, untilMonday)).toBe('ok');
    expect(await answer(vendor, true, undefined, seen)).toBe('no_proposal');
    expect(await takeBack(creator, seen)).toBe('no_proposal');
    expect((await pending())?.period).toEqual(fixed(untilMonday));
  });

  it('needs free only what it adds', async () => {
    await service.ask(stranger, uuid(102), { wish: days('2025-05-12', '2025-05-14') });
    await service.accept(vendor, uuid(102));
    expect(await propose(creator, untilMonday)).toBe('dates_taken');
    expect(await propose(creator, untilSunday)).toBe('ok');
    const blocked = { blockId: uuid(301), offerId, wish: days('2025-05-11', '2025-05-12'), note: '' };
    expect(await service.tell('block', vendor, blocked)).toBe('ok');
    expect(await answer(vendor, true)).toBe('blocked_by_yourself');
    expect(await service.one(creator, first)).toMatchObject({ period, proposal: { period: fixed(untilSunday) } });
    expect(await answer(vendor, false)).toBe('ok');
    expect(await propose(creator, untilSunday)).toBe('dates_blocked');
    expect(await propose(creator, days('2025-05-09', '2025-05-10'))).toBe('ok');
    expect(await answer(vendor, true)).toBe('ok');
  });

  it('follows the price of the request, not a later one of the offer', async () => {
    const dearer = {
      ...terms.pricings[0]!,
      price: { kind: 'money', money: { minor: 9900, currency: 'EUR' } },
    } as const;
    service.offers.set(offerId, { ...terms, pricings: [dearer] });
    expect(await propose(creator, untilSunday, undefined, { total: 2300 })).toBe('price_changed');
    expect(await propose(creator, untilSunday, undefined, { total: 2400 })).toBe('ok');
    expect(await propose(creator, days('2025-05-09', '2025-05-24'))).toBe('duration_too_long');
    expect(await propose(creator, { kind: 'hours', day: '2025-05-09', time: '10:00', hours: 5 })).toBe('wish_kind');
  });

  it('applies the rules of asking to what changes', async () => {
    const rules = { ...noBookingRules, leadDays: 7, longestAdvance: 12 };
    service.offers.set(offerId, { ...terms, bookingRules: rules });
    service.openings.set(vendor, {
      week: null,
      exceptions: [
        { from: '2025-05-09', to: '2025-05-09', spans: [] },
        { from: '2025-05-12', to: '2025-05-12', spans: [] },
      ],
    });
    expect(await propose(creator, untilSunday)).toBe('ok');
    expect(await propose(creator, days('2025-05-10', '2025-05-12'))).toBe('lead_time');
    expect(await propose(creator, untilMonday)).toBe('closed_then');
    expect(await propose(creator, days('2025-05-16', '2025-05-20'))).toBe('too_far_ahead');
    expect(await propose(creator, days('2025-05-03', '2025-05-11'))).toBe('period_in_past');
    expect(await propose(creator, days('2027-05-09', '2027-05-11'))).toBe('period_too_far');
    expect(await propose(creator, days('2025-05-09', '2025-05-09'))).toBe('duration_too_short');
  });

  it('keeps the start once the loan has begun, also when it is overdue', async () => {
    expect(await propose(creator, nextWeek, friday)).toBe('period_begun');
    expect(await propose(creator, days('2025-05-09', '2025-05-10'), saturday)).toBe('end_in_past');
    expect(await propose(creator, untilMonday, sunday)).toBe('ok');
    expect(await answer(vendor, true, sunday)).toBe('ok');
    expect(await service.one(creator, first, sunday)).toMatchObject({ status: 'running', period: fixed(untilMonday) });
    const record = { requestId: first, moment: 'out' as const, counts: [], note: '' };
    expect(await service.tell('recordHandover', vendor, record, sunday)).toBe('ok');
    expect(await service.query('waiting', vendor, {}, sunday)).toMatchObject([{ kind: 'return_tomorrow' }]);
  });

  it('waits for the answer of the other side while it can be agreed on', async () => {
    await propose(creator, nextWeek);
    expect(await service.query('waiting', vendor, {})).toEqual([
      { kind: 'period_agreed', side: 'vendor', count: 1, requestId: first, counterLoanId: null },
    ]);
    expect(await service.query('waiting', creator, {})).toEqual([]);
    // The loan has begun in the meantime, so that its start stays.
    expect(await service.query('waiting', vendor, {}, friday)).toEqual([]);
    expect(await answer(vendor, true, friday)).toBe('period_begun');
    expect(await answer(vendor, false, friday)).toBe('ok');
  });

  it('ends with the loan and with its return', async () => {
    await propose(vendor, untilMonday, friday);
    expect(await service.tell('handBack', creator, { requestId: first }, saturday)).toBe('ok');
    expect(await pending(saturday)).toBeNull();
    expect(await propose(creator, untilMonday, saturday)).toBe('period_handed_back');
    expect(await service.tell('complete', vendor, { requestId: first }, saturday)).toBe('ok');
    expect(await propose(creator, untilMonday, saturday)).toBe('closed');
  });

  it('is freed from an early return of the new period', async () => {
    await propose(creator, untilMonday, friday);
    await answer(vendor, true, friday);
    expect(await service.tell('complete', vendor, { requestId: first }, sunday)).toBe('ok');
    expect((await service.one(creator, first, sunday))?.endedAt).toBe(sunday);
  });

  it('is refused between blocked users, for suspended users and for a locked offer', async () => {
    await propose(creator, untilSunday);
    service.apart.push([vendor, creator]);
    expect(await propose(creator, untilMonday)).toBe('people_apart');
    expect(await answer(vendor, true)).toBe('people_apart');
    service.apart.length = 0;
    service.suspended.set(creator, { until: null });
    expect(await answer(vendor, true)).toBe('other_suspended');
    service.suspended.clear();
    service.holds.set(offerId, 'locked');
    expect(await answer(vendor, true)).toBe('asked_offer_locked');
    expect(await answer(vendor, false)).toBe('ok');
  });

  it('can only be declined by a suspended user', async () => {
    await propose(creator, untilSunday);
    service.suspended.set(vendor, { until: '2025-06-01T10:00:00.000Z' });
    service.suspended.set(stranger, { until: null });
    expect(await answer(vendor, true)).toBe('account_suspended');
    expect(await answer(stranger, true)).toBe('request_not_found');
    expect((await service.one(creator, first))?.period).toEqual(period);
    expect(await answer(vendor, false)).toBe('ok');
    expect(await pending()).toBeNull();
  });

  it('can be shortened after the offer was deleted, and not extended', async () => {
    service.offers.delete(offerId);
    expect(await propose(creator, days('2025-05-09', '2025-05-10'))).toBe('ok');
    expect(await propose(creator, { kind: 'picked', from: '2025-05-09', last: '2025-05-11' })).toBe('ok');
  });

  it('can be chosen from the days of others alone', async () => {
    await service.ask(stranger, uuid(102), { wish: nextWeek });
    await service.accept(vendor, uuid(102));
    const { start, end } = fixed(nextWeek);
    expect(await service.query('periodChoice', creator, { requestId: first })).toMatchObject({
      taken: [{ start, end, reason: 'booked', units: 1 }],
      stock: 1,
      pricings: [{ pricingId }],
    });
    expect(await service.query('periodChoice', stranger, { requestId: first })).toBeNull();
  });
});

describe('another period of an open request', () => {
  beforeEach(() => service.ask(creator, first));

  const changes = ['PeriodProposed', 'RequestAnswered', 'PeriodChanged', 'RequestAgreed'];
  const typesOf = async () => (await eventsOf()).filter((type) => changes.includes(type));

  it.each([
    [vendor, creator, ['PeriodProposed', 'RequestAnswered', 'PeriodChanged', 'RequestAgreed']],
    [creator, vendor, ['PeriodProposed', 'PeriodChanged', 'RequestAnswered', 'RequestAgreed']],
  ])('is agreed with the answer to it, and booked', async (one, other, types) => {
    await propose(one, nextWeek);
    expect(await calendar()).toEqual([]);
    expect(await service.query('waiting', other, {})).toMatchObject([{ kind: 'period_open' }]);
    expect(await service.query('waiting', one, {})).toEqual([]);
    const proposalId = await idOf();
    for (const _ of [1, 2]) expect(await answer(other, true, undefined, proposalId)).toBe('ok');
    expect(await service.one(one, first)).toMatchObject({
      status: 'agreed',
      accepted: { vendor: true, creator: true },
      period: fixed(nextWeek),
      terms: { units: 2, sum: { total: 1600 } },
      proposal: null,
      contactReleased: true,
      answerBy: null,
    });
    expect(await typesOf()).toEqual(types);
    expect(await calendar()).toEqual(['PeriodBooked']);
    const { start, end } = fixed(nextWeek);
    const taken = await service.query('taken', null, { offerId, from: period.start, to: end });
    expect(taken).toMatchObject([{ start, end }]);
    expect(await service.ask(creator, uuid(102))).toBe('ok');
  });

  it('is answered by a proposal of the other side, which replaces it', async () => {
    await propose(vendor, nextWeek);
    const seen = await idOf();
    expect(await propose(creator, nextWeek)).toBe('answer_proposal_first');
    expect(await propose(creator, untilMonday)).toBe('ok');
    expect(await answer(creator, true, undefined, seen)).toBe('no_proposal');
    expect(await takeBack(vendor, seen)).toBe('no_proposal');
    expect(await pending()).toMatchObject({ side: 'creator', period: fixed(untilMonday) });
    expect(await service.query('waiting', vendor, {})).toMatchObject([{ kind: 'period_open' }]);
    expect(await answer(vendor, true)).toBe('ok');
    expect(await service.one(creator, first)).toMatchObject({ status: 'agreed', period: fixed(untilMonday) });
  });

  it('moves the days that the vendor has accepted', async () => {
    await service.accept(vendor, first);
    await propose(creator, nextWeek);
    expect(await service.query('waiting', creator, {})).toEqual([]);
    expect(await answer(vendor, true, '2025-05-06T10:00:00.000Z')).toBe('ok');
    expect(await calendar()).toEqual(['PeriodBooked', 'BookingReleased', 'PeriodBooked']);
    expect(await service.one(creator, first)).toMatchObject({ status: 'agreed', period: fixed(nextWeek) });
  });

  it('leaves the period asked for open to the vendor', async () => {
    await propose(vendor, nextWeek);
    expect(await service.accept(vendor, first)).toBe('ok');
    expect(await service.accept(creator, first)).toBe('ok');
    expect(await service.one(creator, first)).toMatchObject({ status: 'agreed', period });
  });

  it('is refused as an acceptance would be, and changes nothing', async () => {
    await propose(vendor, nextWeek);
    service.suspended.set(vendor, { until: null });
    expect(await answer(creator, true)).toBe('other_suspended');
    service.suspended.clear();
    service.suspended.set(creator, { until: '2025-06-01T10:00:00.000Z' });
    expect(await answer(creator, true)).toBe('account_suspended');
    service.suspended.clear();
    service.holds.set(offerId, 'trader_missing');
    expect(await answer(creator, true)).toBe('asked_offer_paused');
    service.holds.clear();
    service.apart.push([vendor, creator]);
    expect(await answer(creator, true)).toBe('people_apart');
    service.apart.length = 0;
    await service.ask(stranger, uuid(102), { wish: nextWeek });
    await service.accept(vendor, uuid(102));
    expect(await answer(creator, true)).toBe('dates_taken');
    expect(await service.one(creator, first)).toMatchObject({ status: 'open', period, contactReleased: false });
    expect(await service.tell('decline', vendor, { requestId: uuid(102), reason: '' })).toBe('ok');
    expect(await answer(creator, true)).toBe('ok');
  });

  it('cannot be agreed on once the request has expired', async () => {
    await propose(vendor, nextWeek);
    expect(await answer(creator, true, period.start)).toBe('no_proposal');
    expect(await calendar()).toEqual([]);
  });

  it('is agreed or withdrawn, not both, when both buttons are pressed at the same moment', async () => {
    await propose(creator, nextWeek);
    const id = await idOf();
    const withdraw = service.tell('withdraw', creator, { requestId: first });
    const answers = await Promise.all([answer(vendor, true, undefined, id), withdraw]);
    expect(answers.filter((one) => one === 'ok')).toHaveLength(1);
    const isAgreed = answers[0] === 'ok';
    expect(await service.one(creator, first)).toMatchObject({ status: isAgreed ? 'agreed' : 'withdrawn' });
    expect(await calendar()).toEqual(isAgreed ? ['PeriodBooked'] : []);
  });

  it('ends with the request', async () => {
    await propose(creator, nextWeek);
    expect(await service.tell('decline', vendor, { requestId: first, reason: '' })).toBe('ok');
    expect(await service.one(creator, first)).toMatchObject({ status: 'declined', proposal: null });
    expect(await answer(vendor, true)).toBe('no_proposal');
  });
});

it('prices a period by the cheapest combination of the frozen entries', async () => {
  const [day] = terms.pricings;
  const week = {
    ...day!,
    pricingId: uuid(22),
    rentType: 4,
    maxDuration: null,
    price: { kind: 'money', money: { minor: 3000, currency: 'EUR' } },
  } as const;
  service.offers.set(offerId, { ...terms, pricings: [day!, week] });
  await service.agree(first);
  service.offers.set(offerId, terms);
  expect(await propose(creator, days('2025-05-09', '2025-05-17'))).toBe('ok');
  expect((await pending())?.sum).toEqual({
    total: 3800,
    lines: [
      { rentType: 4, units: 1, amount: 3000, total: 3000 },
      { rentType: 1, units: 1, amount: 800, total: 800 },
    ],
  });
  expect(await answer(vendor, true)).toBe('ok');
  expect(await propose(creator, untilSunday)).toBe('ok');
  expect((await pending())?.sum.total).toBe(2400);
});
