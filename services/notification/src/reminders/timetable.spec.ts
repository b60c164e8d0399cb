import { describe, expect, it } from 'vitest';
import { parties, period, requestId, tenOn } from '../../testing/notification.js';
import { expiryTimer, holdTimer, rateTimer, timetable } from './timetable.js';

const loan = { requestId, ...parties, period, nights: false };
const rings = (changed: Partial<typeof loan> = {}) =>
  timetable({ ...loan, ...changed }).map(({ reminder, nth, due }) => [`${reminder} ${nth}`, due]);

describe('the timer of a request', () => {
  it('fires two days before the request expires, and stays useful until the expiry', () => {
    expect(expiryTimer({ period }, { since: '2025-05-05T10:00:00.000Z', until: period.start })).toEqual({
      reminder: 'expires_soon',
      nth: 1,
      due: tenOn('2025-05-07'),
      until: period.start,
    });
  });

  it('fires nearer to the expiry of a request that had less time, and not at all when there was hardly any', () => {
    const due = (since: string) => expiryTimer({ period }, { since, until: period.start })?.due;
    expect(due('2025-05-07T09:00:00.000Z')).toBe('2025-05-08T10:00:00.000Z');
    expect(due('2025-05-08T18:00:00.000Z')).toBe('2025-05-08T20:00:00.000Z');
    expect(due('2025-05-08T20:30:00.000Z')).toBeUndefined();
  });
});

describe('the timer of an acceptance', () => {
  it('fires twelve hours before it ends', () => {
    expect(holdTimer({ since: '2025-05-05T10:00:00.000Z', until: '2025-05-07T10:00:00.000Z' })).toEqual({
      reminder: 'expires_soon',
      nth: 2,
      due: '2025-05-06T22:00:00.000Z',
      until: '2025-05-07T10:00:00.000Z',
    });
  });
});

describe('the timetable of a loan', () => {
  it('reminds on the morning before start and end, then of overdue loans for a month', () => {
    expect(rings()).toEqual([
      ['handover_tomorrow 1', tenOn('2025-05-08')],
      ['return_tomorrow 1', tenOn('2025-05-10')],
      ...Array.from({ length: 7 }, (_, n) => [`overdue ${n + 1}`, tenOn(`2025-05-${12 + n}`)]),
      ['overdue 8', tenOn('2025-05-25')],
      ['overdue 9', tenOn('2025-06-01')],
      ['overdue 10', tenOn('2025-06-08')],
      ['overdue 11', tenOn('2025-06-15')],
    ]);
  });

  it('omits the reminder of the end if it falls on the start day', () => {
    expect(rings({ period: { ...period, end: '2025-05-09T22:00:00.000Z' } })[1]).toEqual([
      'overdue 1',
      tenOn('2025-05-10'),
    ]);
    expect(rings({ period: { ...period, end: '2025-05-10T22:00:00.000Z' } })[1]).toEqual([
      'overdue 1',
      tenOn('2025-05-11'),
    ]);
  });

  it('counts the day of departure for loans by the night', () => {
    expect(rings({ nights: true }).slice(1, 3)).toEqual([
      ['return_tomorrow 1', tenOn('2025-05-11')],
      ['overdue 1', tenOn('2025-05-13')],
    ]);
  });

  it('follows hours on the day they end', () => {
    const hours = { ...period, start: '2025-05-09T10:00:00.000Z', end: '2025-05-09T13:00:00.000Z' };
    expect(rings({ period: hours }).slice(0, 2)).toEqual([
      ['handover_tomorrow 1', tenOn('2025-05-08')],
      ['overdue 1', tenOn('2025-05-10')],
    ]);
  });

  it.each([
    ['spring', '2025-03-28T23:00:00.000Z', '2025-03-31T22:00:00.000Z', '2025-03-28T09:00', '2025-03-30T08:00'],
    ['autumn', '2025-10-24T22:00:00.000Z', '2025-10-27T23:00:00.000Z', '2025-10-24T08:00', '2025-10-26T09:00'],
  ])('fires at ten local time across the clock change in %s', (_, start, end, before, back) => {
    expect(rings({ period: { ...period, start, end } }).slice(0, 2)).toEqual([
      ['handover_tomorrow 1', `${before}:00.000Z`],
      ['return_tomorrow 1', `${back}:00.000Z`],
    ]);
  });

  it('keeps no overdue timer valid past the next overdue timer', () => {
    const overdue = timetable(loan).filter(({ reminder }) => reminder === 'overdue');
    expect(overdue.slice(0, -1).map(({ until }) => until)).toEqual(overdue.slice(1).map(({ due }) => due));
  });
});

describe('the reminder to rate', () => {
  it('comes three days after completion', () => {
    expect(rateTimer(loan, '2025-05-11T20:00:00.000Z')).toEqual({
      reminder: 'please_rate',
      nth: 1,
      due: tenOn('2025-05-14'),
      until: '2025-05-25T20:00:00.000Z',
    });
  });
});
