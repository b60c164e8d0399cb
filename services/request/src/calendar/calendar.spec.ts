import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import type { Preparation } from '@lendring/contracts/rules/preparation.js';
import { days, fixed, now, offerId, period, stranger, uuid, vendor } from '../../testing/request.js';
import { calendarAggregate, type Calendar } from './calendar.aggregate.js';
import {
  block as blockAt,
  book as bookAt,
  moveBlock as moveBlockAt,
  release,
  setCapacity,
  shorten,
  unblock,
} from './decide.js';

const given = (...history: readonly CalendarEvent[]): Calendar =>
  history.reduce(calendarAggregate.evolve, calendarAggregate.initialState);
const request = (n: number, from: string, to: string) => ({
  offerId,
  vendorId: vendor,
  requestId: uuid(n),
  period: fixed(days(from, to)),
});
const booked = (n: number, from: string, to: string): CalendarEvent => ({
  type: 'PeriodBooked',
  data: request(n, from, to),
});
const blocking = (n: number, from: string, to: string) => ({
  offerId,
  vendorId: vendor,
  blockId: uuid(n),
  period: fixed(days(from, to)),
  note: null,
  kind: 3 as const,
});
const blocked = (n: number, from: string, to: string): CalendarEvent => ({
  type: 'PeriodBlocked',
  data: blocking(n, from, to),
});
const taken = booked(1, '2025-05-09', '2025-05-11');
type Booking = Parameters<typeof bookAt>[1];
const bookUnits = (calendar: Calendar, data: Booking, units: number, preparation: Preparation) =>
  bookAt(calendar, data, units, now, preparation);
const book = (calendar: Calendar, data: Booking, units = 1, at = now) => bookAt(calendar, data, units, at);
const block = (calendar: Calendar, data: Parameters<typeof blockAt>[1], units: number | null = null, at = now) =>
  blockAt(calendar, data, units, at);
const moveBlock = (calendar: Calendar, data: Omit<Parameters<typeof moveBlockAt>[1], 'at'>) =>
  moveBlockAt(calendar, { ...data, at: now });
const having = (quantity: number, revision = 1): CalendarEvent => ({
  type: 'CapacitySet',
  data: { offerId, quantity, revision },
});
const out = (n: number, from: string, to: string, units: number): CalendarEvent => ({
  type: 'PeriodBooked',
  data: { ...request(n, from, to), units },
});
/** Eighty chairs, of which thirty are out on the weekend and twenty more on Saturday. */
const chairs = [having(80), out(1, '2025-05-09', '2025-05-12', 30), out(2, '2025-05-10', '2025-05-11', 20)];

describe('calendar', () => {
  it('books a free period', () => {
    expect(book(given(), request(1, '2025-05-09', '2025-05-11'))).toEqual({ events: [taken] });
  });

  it('allows a return and a pickup on the same day', () => {
    const calendar = given(taken);
    expect(book(calendar, request(2, '2025-05-11', '2025-05-12'))).toHaveProperty('events.length', 1);
    expect(book(calendar, request(2, '2025-05-07', '2025-05-09'))).toHaveProperty('events.length', 1);
  });

  it('lends a thing again on the day on which it came back, from then on', () => {
    const calendar = given(taken, {
      type: 'BookingShortened',
      data: { offerId, requestId: uuid(1), start: period.start, end: '2025-05-10T08:00:00.000Z' },
    });
    const lastDay = request(2, '2025-05-10', '2025-05-11');
    const [before, after] = ['2025-05-10T07:59:00.000Z', '2025-05-10T08:00:00.000Z'];
    expect(book(calendar, lastDay, 1, before)).toMatchObject({ refusal: { code: 'dates_taken' } });
    expect(book(calendar, lastDay, 1, after)).toEqual({ events: [booked(2, '2025-05-10', '2025-05-11')] });
    expect(block(calendar, blocking(5, '2025-05-10', '2025-05-11'), null, after)).toHaveProperty('events.length', 1);
    const earlier = request(2, '2025-05-09', '2025-05-11');
    expect(book(calendar, earlier, 1, after)).toMatchObject({ refusal: { code: 'dates_taken' } });
  });

  it('refuses an overlap with a booking or block and names the conflict', () => {
    expect(book(given(taken), request(2, '2025-05-10', '2025-05-20'))).toEqual({
      refusal: { code: 'dates_taken', params: { start: period.start, end: period.end } },
    });
    expect(book(given(blocked(5, '2025-05-01', '2025-05-31')), request(2, '2025-05-10', '2025-05-12'))).toMatchObject({
      refusal: { code: 'blocked_by_yourself' },
    });
    expect(block(given(taken), blocking(5, '2025-05-01', '2025-05-31'))).toMatchObject({
      refusal: { code: 'days_lent' },
    });
    expect(block(given(blocked(5, '2025-05-01', '2025-05-03')), blocking(6, '2025-05-02', '2025-05-04'))).toMatchObject(
      { refusal: { code: 'days_blocked_before' } },
    );
  });

  it('ignores repeated commands', () => {
    expect(book(given(taken), request(1, '2025-05-09', '2025-05-11'))).toEqual({ events: [] });
    expect(release(given(), { offerId, requestId: uuid(1) })).toEqual({ events: [] });
    expect(block(given(blocked(5, '2025-05-01', '2025-05-03')), blocking(5, '2025-05-01', '2025-05-03'))).toEqual({
      events: [],
    });
    expect(block(given(blocked(5, '2025-05-01', '2025-05-03')), blocking(5, '2025-06-01', '2025-06-03'))).toMatchObject(
      { refusal: { code: 'days_blocked_before' } },
    );
  });

  it('books a period again after a release, an unblocking or an early return', () => {
    const again = request(2, '2025-05-10', '2025-05-11');
    const end = '2025-05-09T22:00:00.000Z';
    expect(
      book(given(taken, { type: 'BookingReleased', data: { offerId, requestId: uuid(1) } }), again),
    ).toHaveProperty('events.length', 1);
    expect(
      book(
        given(blocked(5, '2025-05-01', '2025-05-31'), { type: 'BlockRemoved', data: { offerId, blockId: uuid(5) } }),
        again,
      ),
    ).toHaveProperty('events.length', 1);
    expect(
      book(
        given(taken, { type: 'BookingShortened', data: { offerId, requestId: uuid(1), start: period.start, end } }),
        again,
      ),
    ).toHaveProperty('events.length', 1);
  });

  it('shortens a booking, but never to before its start or beyond its end', () => {
    expect(shorten(given(taken), { offerId, requestId: uuid(1), end: '2025-05-01T00:00:00.000Z' })).toMatchObject({
      events: [{ data: { end: period.start } }],
    });
    expect(shorten(given(taken), { offerId, requestId: uuid(1), end: period.end })).toEqual({ events: [] });
    expect(
      given(taken, {
        type: 'BookingShortened',
        data: { offerId, requestId: uuid(1), start: period.start, end: period.start },
      }).taken,
    ).toEqual([]);
  });

  it('removes only blocks, and only for their author', () => {
    const calendar = given(blocked(5, '2025-05-01', '2025-05-03'), taken);
    expect(unblock(calendar, { offerId, blockId: uuid(5), userId: vendor })).toEqual({
      events: [{ type: 'BlockRemoved', data: { offerId, blockId: uuid(5) } }],
    });
    expect(unblock(calendar, { offerId, blockId: uuid(5), userId: stranger })).toMatchObject({
      refusal: { code: 'block_not_found' },
    });
    expect(unblock(calendar, { offerId, blockId: uuid(1), userId: vendor })).toMatchObject({
      refusal: { code: 'block_not_found' },
    });
    expect(unblock(given(), { offerId, blockId: uuid(5), userId: vendor })).toMatchObject({
      refusal: { code: 'block_not_found' },
    });
  });
});

describe('calendar of an offer with several units', () => {
  it('books as long as enough units are free on every day', () => {
    const weekend = request(3, '2025-05-08', '2025-05-12');
    expect(book(given(...chairs), weekend, 30)).toEqual({
      events: [{ type: 'PeriodBooked', data: { ...weekend, units: 30 } }],
    });
    expect(book(given(...chairs), weekend, 31)).toEqual({
      refusal: { code: 'not_enough_units', params: { free: 30 } },
    });
    expect(book(given(...chairs), request(3, '2025-05-11', '2025-05-12'), 50)).toHaveProperty('events.length', 1);
    expect(book(given(having(80)), weekend, 81)).toMatchObject({ refusal: { params: { free: 80 } } });
  });

  it('refuses as taken or blocked where no unit is free', () => {
    const full = [...chairs, out(4, '2025-05-10', '2025-05-11', 30)];
    expect(book(given(...full), request(3, '2025-05-08', '2025-05-12'), 1)).toMatchObject({
      refusal: { code: 'dates_taken', params: { start: fixed(days('2025-05-10', '2025-05-12')).start } },
    });
    expect(
      book(given(having(80), blocked(5, '2025-05-01', '2025-05-31')), request(3, '2025-05-08', '2025-05-12')),
    ).toMatchObject({ refusal: { code: 'blocked_by_yourself' } });
  });

  it('blocks some units, or all when none of them is out', () => {
    const repair = blocking(5, '2025-05-09', '2025-05-12');
    expect(block(given(...chairs), repair, 30)).toEqual({
      events: [{ type: 'PeriodBlocked', data: { ...repair, units: 30 } }],
    });
    expect(block(given(...chairs), repair, 31)).toMatchObject({
      refusal: { code: 'not_enough_units', params: { free: 30 } },
    });
    expect(block(given(...chairs), repair)).toMatchObject({ refusal: { code: 'days_lent' } });
    expect(block(given(having(80)), repair)).toEqual({ events: [{ type: 'PeriodBlocked', data: repair }] });
  });

  it('lends again what comes back early', () => {
    const back = shorten(given(...chairs), {
      offerId,
      requestId: uuid(1),
      end: fixed(days('2025-05-10', '2025-05-11')).start,
    });
    const after = 'events' in back ? given(...chairs, ...back.events) : given();
    expect(book(after, request(3, '2025-05-10', '2025-05-11'), 60)).toHaveProperty('events.length', 1);
    expect(book(after, request(3, '2025-05-10', '2025-05-11'), 61)).toHaveProperty('refusal');
  });
});

describe('preparation', () => {
  const oneDay = { count: 1, unit: 'days' } as const;
  const around = { before: oneDay, after: oneDay };
  const { start, end } = fixed(days('2025-05-08', '2025-05-12'));
  const prepared: CalendarEvent = {
    type: 'PeriodBooked',
    data: { ...request(1, '2025-05-09', '2025-05-11'), preparation: { start, end, after: oneDay } },
  };

  it('is booked with the loan, and keeps the next loan apart by both times', () => {
    expect(bookUnits(given(), request(1, '2025-05-09', '2025-05-11'), 1, around)).toEqual({ events: [prepared] });
    const next = (from: string, to: string) => bookUnits(given(prepared), request(2, from, to), 1, around);
    expect(next('2025-05-11', '2025-05-12')).toMatchObject({ refusal: { code: 'preparation' } });
    expect(next('2025-05-12', '2025-05-13')).toMatchObject({ refusal: { code: 'preparation' } });
    expect(next('2025-05-13', '2025-05-14')).toHaveProperty('events.length', 1);
    expect(next('2025-05-10', '2025-05-12')).toMatchObject({ refusal: { code: 'dates_taken' } });
    expect(book(given(prepared), request(2, '2025-05-12', '2025-05-13'))).toHaveProperty('events.length', 1);
    expect(bookUnits(given(having(2), prepared), request(2, '2025-05-09', '2025-05-11'), 1, around)).toHaveProperty(
      'events.length',
      1,
    );
  });

  it('excludes blocks, and blocks exclude it', () => {
    expect(block(given(prepared), blocking(5, '2025-05-11', '2025-05-12'))).toMatchObject({
      refusal: { code: 'days_in_preparation' },
    });
    expect(block(given(prepared), blocking(5, '2025-05-12', '2025-05-13'))).toHaveProperty('events.length', 1);
    const calendar = given(blocked(5, '2025-05-11', '2025-05-12'));
    expect(bookUnits(calendar, request(1, '2025-05-09', '2025-05-11'), 1, around)).toMatchObject({
      refusal: { code: 'preparation' },
    });
  });

  it('follows an early return, and ends with the booking', () => {
    const back = shorten(given(prepared), { offerId, requestId: uuid(1), end: '2025-05-09T14:30:05.000Z' });
    expect(back).toMatchObject({ events: [{ data: { preparation: { start, end: '2025-05-10T14:30:05.000Z' } } }] });
    const after = 'events' in back ? given(prepared, ...back.events) : given();
    expect(book(after, request(2, '2025-05-10', '2025-05-11'))).toMatchObject({ refusal: { code: 'preparation' } });
    expect(book(after, request(2, '2025-05-11', '2025-05-12'))).toHaveProperty('events.length', 1);
    expect(given(prepared, { type: 'BookingReleased', data: { offerId, requestId: uuid(1) } }).taken).toEqual([]);
  });
});

describe('number of units', () => {
  const at = '2025-05-05T10:00:00.000Z';
  const set = (calendar: Calendar, quantity: number, when = at) =>
    setCapacity(calendar, { offerId, quantity, at: when }, (instant) => instant);

  it('goes up, and down to what is booked on the fullest day to come', () => {
    expect(set(given(...chairs), 999)).toEqual({ events: [having(999, 2)] });
    expect(set(given(...chairs), 50)).toEqual({ events: [having(50, 2)] });
    expect(set(given(...chairs), 49)).toEqual({
      refusal: { code: 'units_taken', params: { day: fixed(days('2025-05-10', '2025-05-11')).start, units: 50 } },
    });
    expect(set(given(...chairs), 1, '2025-05-13T10:00:00.000Z')).toEqual({ events: [having(1, 2)] });
  });

  it('counts blocked units, but not a block of all', () => {
    const some: CalendarEvent = {
      type: 'PeriodBlocked',
      data: { ...blocking(6, '2025-05-20', '2025-05-21'), units: 60 },
    };
    expect(set(given(...chairs, some), 50)).toMatchObject({ refusal: { params: { units: 60 } } });
    expect(set(given(having(80), blocked(5, '2025-05-01', '2025-05-31')), 1)).toEqual({ events: [having(1, 2)] });
  });

  it('stays without an event when it is the same already, and is refused once the offer is deleted', () => {
    expect(set(given(...chairs), 80)).toEqual({ events: [] });
    expect(set(given(), 1)).toEqual({ events: [] });
    expect(set(given({ type: 'CalendarClosed', data: { offerId } }), 5)).toMatchObject({
      refusal: { code: 'offer_not_available' },
    });
  });

  it('repeats the coming bookings when it changes for the first time', () => {
    const past = booked(9, '2025-04-01', '2025-04-03');
    const again = { offerId, requestId: uuid(1), start: period.start, end: period.end };
    expect(set(given(past, taken), 5)).toEqual({ events: [having(5), { type: 'BookingShortened', data: again }] });
  });
});

describe('moving a block', () => {
  const moved = (from: string, to: string, userId = vendor) => ({
    offerId,
    blockId: uuid(5),
    movedId: uuid(6),
    userId,
    period: fixed(days(from, to)),
    note: 'Beim Service',
  });
  const mine = blocked(5, '2025-05-01', '2025-05-04');

  it('frees the old days and blocks the new ones, which may overlap', () => {
    expect(moveBlock(given(taken, mine), moved('2025-05-03', '2025-05-06'))).toEqual({
      events: [
        { type: 'BlockRemoved', data: { offerId, blockId: uuid(5) } },
        { type: 'PeriodBlocked', data: { ...blocking(6, '2025-05-03', '2025-05-06'), note: 'Beim Service' } },
      ],
    });
  });

  it('changes nothing when the new days are lent or blocked, or the block is not the caller’s', () => {
    const calendar = given(taken, mine, blocked(7, '2025-05-20', '2025-05-22'));
    expect(moveBlock(calendar, moved('2025-05-08', '2025-05-10'))).toMatchObject({ refusal: { code: 'days_lent' } });
    expect(moveBlock(calendar, moved('2025-05-19', '2025-05-21'))).toMatchObject({
      refusal: { code: 'days_blocked_before' },
    });
    expect(moveBlock(calendar, moved('2025-05-15', '2025-05-16', stranger))).toMatchObject({
      refusal: { code: 'block_not_found' },
    });
    expect(moveBlock(calendar, moved('2025-05-01', '2025-05-04'))).toEqual({ events: [] });
  });
});
