import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { days, fixed, offerId, period, stranger, uuid, vendor } from '../../testing/request.js';
import { calendarAggregate, type Calendar } from './calendar.aggregate.js';
import { block, book, release, shorten, unblock } from './decide.js';

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

describe('calendar', () => {
  it('books a free period', () => {
    expect(book(given(), request(1, '2025-05-09', '2025-05-11'))).toEqual({ events: [taken] });
  });

  it('allows a return and a pickup on the same day', () => {
    const calendar = given(taken);
    expect(book(calendar, request(2, '2025-05-11', '2025-05-12'))).toHaveProperty('events.length', 1);
    expect(book(calendar, request(2, '2025-05-07', '2025-05-09'))).toHaveProperty('events.length', 1);
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
