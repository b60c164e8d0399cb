import { describe, expect, it } from 'vitest';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import {
  addMonths,
  agendaAnchor,
  agendaBefore,
  agendaFrom,
  agendaOf,
  countOn,
  entriesOf,
  kindOf,
  lastDayOf,
  spanAfter,
  spanOf,
  mondaysOf,
  weekOf,
  wholeWeeks,
} from './model.js';
import { wholeDays } from '../../testing/samples.js';
import { parseCalendarSearch } from './search.js';

const shape = (first: string, last: string, change: Partial<CalendarShape> = {}): CalendarShape => ({
  type: 'request',
  side: 'vendor',
  request_id: `${first}-${last}`,
  block_id: null,
  counter_loan_id: null,
  counter_name: null,
  note: null,
  entry_id: null,
  offers: null,
  repeat: null,
  offer_id: 'a1b2c3d4e1',
  title: 'Zelt',
  status: 'agreed',
  vendor_accepted: false,
  handed_out: false,
  overdue: false,
  date_from: first,
  date_to: last,
  time_from: null,
  duration: null,
  renttype_id: 1,
  requesttype_id: 1,
  start: wholeDays(first, last).start,
  end: wholeDays(first, last).end,
  period: wholeDays(first, last),
  units: 1,
  quantity: 1,
  stock: null,
  preparation: null,
  other: null,
  ...change,
});
const now = '2027-07-20T10:00:00.000Z';
const entries = (...shapes: readonly CalendarShape[]) => entriesOf(shapes, now);
const nights = (first: string, last: string, change: Partial<CalendarShape> = {}): CalendarShape => {
  const { period } = shape(first, last);
  const end = `${last}T00:00:00.000Z`;
  return shape(first, last, { renttype_id: 3, end, period: { ...period, end }, units: 2, ...change });
};

describe('the date range of the calendar', () => {
  it('is the next 30 days or a whole month', () => {
    expect(spanOf(undefined, '2027-07-04')).toEqual({ from: '2027-07-04', to: '2027-08-03' });
    expect(spanOf('2028-02', '2027-07-04')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
  it('crosses the turn of the year', () => {
    expect(addMonths('2027-12', 1)).toBe('2028-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
  });
  it('extends to whole weeks from Monday', () => {
    expect(wholeWeeks({ from: '2027-07-01', to: '2027-07-31' })).toEqual({ from: '2027-06-28', to: '2027-08-01' });
    expect(mondaysOf({ from: '2027-07-01', to: '2027-07-31' })).toEqual([
      '2027-06-28',
      '2027-07-05',
      '2027-07-12',
      '2027-07-19',
      '2027-07-26',
    ]);
    expect(mondaysOf({ from: '2027-07-05', to: '2027-07-11' })).toEqual(['2027-07-05']);
    expect(weekOf('2027-07-05', [], 1).days).toHaveLength(7);
  });
  it('is parsed from the address, ignoring invalid parameters', () => {
    expect(parseCalendarSearch({ month: '2027-07', view: 'list' })).toEqual({ month: '2027-07', view: 'list' });
    expect(parseCalendarSearch({ month: '2027-13', view: 'x' })).toEqual({});
    expect(parseCalendarSearch({ month: 202707 })).toEqual({});
  });
});

describe('calendar entries', () => {
  it('end on the day of an early return', () => {
    expect(lastDayOf(shape('2027-07-04', '2027-07-08'), now)).toBe('2027-07-08');
    expect(lastDayOf(shape('2027-07-04', '2027-07-08', { end: '2027-07-06T09:30:00.000Z' }), now)).toBe('2027-07-06');
    const berlin = { ...shape('2027-07-04', '2027-07-08').period, zone: 'Europe/Berlin' };
    expect(lastDayOf(shape('2027-07-04', '2027-07-08', { end: '2027-07-06T22:30:00.000Z', period: berlin }), now)).toBe(
      '2027-07-07',
    );
    expect(lastDayOf(shape('2027-07-04', '2027-07-08', { end: '2027-07-03T09:00:00.000Z' }), now)).toBe('2027-07-04');
  });
  it('last until today while they are overdue', () => {
    const late = { status: 'running', handed_out: true, overdue: true } as const;
    expect(lastDayOf(shape('2027-07-04', '2027-07-08', late), now)).toBe('2027-07-20');
    expect(entries(nights('2027-07-04', '2027-07-08', late))).toMatchObject([{ last: '2027-07-20', returns: false }]);
  });
  it('for nightly rentals end on the return day or on the day of an early return', () => {
    const told = (one: CalendarShape) => entries(one).map(({ last, returns, backEarly }) => [last, returns, backEarly]);
    expect(told(nights('2027-11-27', '2027-11-29'))).toEqual([['2027-11-29', true, false]]);
    expect(told(nights('2027-11-27', '2027-11-29', { end: '2027-11-28T09:00:00.000Z' }))).toEqual([
      ['2027-11-28', false, true],
    ]);
    expect(told(shape('2027-11-27', '2027-11-29'))).toEqual([['2027-11-29', false, false]]);
  });
  it('are classified by side, status and handover', () => {
    const kind = (change: Partial<CalendarShape>) => kindOf(shape('2027-07-04', '2027-07-04', change));
    expect(kind({ status: 'open', side: 'creator' })).toBe('creatorOpen');
    expect(kind({ status: 'open', vendor_accepted: true })).toBe('vendorAccepted');
    expect(kind({ status: 'running', vendor_accepted: true, handed_out: true })).toBe('vendor');
    expect(kind({ status: 'completed', side: 'creator' })).toBe('creatorDone');
    const block = { type: 'unavailability', status: null } as const;
    expect(([2, 3, 4] as const).map((id) => kind({ ...block, requesttype_id: id }))).toEqual([
      'ownUse',
      'notAvailable',
      'maintenance',
    ]);
    expect(kind({ ...block, type: 'calendar_unavailability', requesttype_id: 4 })).toBe('maintenance');
    const waiting = (side: 'vendor' | 'creator') =>
      kindOf(shape('2027-07-05', '2027-07-06', { side, status: 'running' }));
    expect([waiting('vendor'), waiting('creator')]).toEqual(['vendorAgreed', 'creatorAgreed']);
  });
  it('never overlap within a week and count as hidden when no row is free', () => {
    const list = entries(
      shape('2027-07-01', '2027-07-06'),
      shape('2027-07-06', '2027-07-08'),
      shape('2027-07-07', '2027-07-20'),
      shape('2027-07-06', '2027-07-06'),
      shape('2027-07-12', '2027-07-13'),
    );
    const { bars, hidden } = weekOf('2027-07-05', list, 2);
    expect(
      bars.map(({ entry, column, columns, lane, begins, ends }) => [entry.first, column, columns, lane, begins, ends]),
    ).toEqual([
      ['2027-07-01', 0, 2, 0, false, true],
      ['2027-07-06', 1, 3, 1, true, true],
      ['2027-07-07', 2, 5, 0, true, false],
    ]);
    expect(hidden).toEqual([0, 1, 0, 0, 0, 0, 0]);
    for (const a of bars)
      for (const b of bars)
        if (a !== b && a.lane === b.lane)
          expect(a.column + a.columns <= b.column || b.column + b.columns <= a.column).toBe(true);
  });
  it('appear once in the list, with earlier entries under its first day', () => {
    const span = { from: '2027-07-04', to: '2027-07-31' };
    const list = entries(
      shape('2027-07-10', '2027-07-12'),
      shape('2027-07-01', '2027-07-05'),
      shape('2027-06-01', '2027-06-02'),
      shape('2027-08-01', '2027-08-02'),
    );
    const agenda = agendaOf(list, span);
    expect(agenda.map(({ day, entries: at }) => [day, at.length])).toEqual([
      ['2027-07-04', 1],
      ['2027-07-10', 1],
    ]);
    expect(agendaAnchor('2027-07-05', agenda)).toBe('2027-07-04');
    expect(agendaAnchor('2027-07-12', agenda)).toBe('2027-07-10');
    expect(agendaAnchor('2027-07-20', agenda)).toBeUndefined();
    expect(countOn('2027-07-11', list)).toBe(1);
  });
  it('start today in the current month, with past entries listed separately in reverse order', () => {
    const july = { from: '2027-07-01', to: '2027-07-31' };
    expect(
      ['2027-07-01', '2027-07-15', '2027-07-31', '2027-06-30', '2027-08-01'].map(
        (today) => agendaFrom(july, today).from,
      ),
    ).toEqual(['2027-07-01', '2027-07-15', '2027-07-31', '2027-07-01', '2027-07-01']);
    const list = entries(
      shape('2027-06-28', '2027-07-02'),
      shape('2027-07-05', '2027-07-06'),
      shape('2027-07-10', '2027-07-15'),
      shape('2027-07-20', '2027-07-20'),
      shape('2027-06-01', '2027-06-02'),
    );
    expect(agendaBefore(list, july, '2027-07-15').map(({ day, entries: at }) => [day, at.length])).toEqual([
      ['2027-07-05', 1],
      ['2027-07-01', 1],
    ]);
    expect(agendaOf(list, agendaFrom(july, '2027-07-15')).map(({ day }) => day)).toEqual(['2027-07-15', '2027-07-20']);
    expect(agendaBefore(list, july, '2027-07-01')).toEqual([]);
  });
});

it('the range after the calendar begins the day after its end but not before today', () => {
  const after = (from: string, to: string) => spanAfter({ from, to }, '2027-07-04', 365);
  expect(after('2027-07-04', '2027-08-03')).toEqual({ from: '2027-08-04', to: '2028-07-03' });
  expect(after('2027-05-01', '2027-05-31').from).toBe('2027-07-04');
});
