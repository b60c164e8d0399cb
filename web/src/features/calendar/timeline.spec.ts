import { describe, expect, it } from 'vitest';
import type { TimelineBarShape } from '@lendring/contracts/http/timeline.js';
import { cellAfter, dragged, entryOf, placed, selected, stockOn } from './timeline.js';

const bar = (from: string, to = from): TimelineBarShape => ({
  request_id: null,
  counter_loan_id: null,
  block_id: `${from} ${to}`,
  entry_id: null,
  offers: null,
  repeat: null,
  requesttype_id: 3,
  preparation: false,
  status: null,
  vendor_accepted: false,
  handed_out: false,
  name: null,
  quantity: null,
  date_from: from,
  date_to: to,
  time_from: null,
  time_to: null,
  zone: 'Europe/Berlin',
  renttype_id: 1,
  start: `${from}T00:00:00.000Z`,
  end: `${to}T23:00:00.000Z`,
  overdue: false,
  movable: true,
});
const week = { from: '2027-03-01', to: '2027-03-07' };

describe('bars of a row', () => {
  it('share a lane unless they share a day', () => {
    const bars = [bar('2027-03-04', '2027-03-05'), bar('2027-03-02', '2027-03-04'), bar('2027-03-05')];
    expect(placed(bars, week).map(({ column, columns, lane }) => [column, columns, lane])).toEqual([
      [1, 3, 0],
      [3, 2, 1],
      [4, 1, 0],
    ]);
  });

  it('know the free days behind them in their lane', () => {
    const bars = [bar('2027-03-01'), bar('2027-03-04', '2027-03-05'), bar('2027-03-05')];
    expect(placed(bars, week).map(({ lane, room }) => [lane, room])).toEqual([
      [0, 2],
      [0, 2],
      [1, 2],
    ]);
  });

  it('end at the edge of the days on display', () => {
    expect(placed([bar('2027-02-20', '2027-03-20'), bar('2027-04-01')], week)).toMatchObject([
      { column: 0, columns: 7, begins: false, ends: false },
    ]);
  });
});

describe('length of a bar', () => {
  const row = (one: TimelineBarShape) => ({
    offer_id: 'a1b2c3d4e1',
    title: 'Klappstuhl',
    own_number: null,
    quantity: 1,
    status: 'active' as const,
    place_id: null,
    bars: [one],
  });
  const hours = { start: '2027-03-01T08:00:00.000Z', end: '2027-03-01T12:00:00.000Z', time_from: '09:00' };
  it.each([
    ['days of a block', 7, bar('2027-03-01', '2027-03-07')],
    ['one day', 1, bar('2027-03-01')],
    ['nights up to the day of departure', 2, { ...bar('2027-03-01', '2027-03-03'), renttype_id: 3 as const }],
    ['weeks, rounded up', 2, { ...bar('2027-03-01', '2027-03-08'), renttype_id: 4 as const }],
    ['hours', 4, { ...bar('2027-03-01'), ...hours, renttype_id: 2 as const }],
    ['one night for an arrival without a night', 1, { ...bar('2027-03-01'), renttype_id: 3 as const }],
  ])('counts %s', (_, units, one) => {
    expect(entryOf(row(one), one).shape.units).toBe(units);
  });
});

describe('stock of an offer on chosen days', () => {
  const loan = (accepted: boolean, quantity: number): TimelineBarShape => ({
    ...bar('2027-02-28', '2027-03-08'),
    status: 'open',
    vendor_accepted: accepted,
    quantity,
  });
  const row = (quantity: number, bars: TimelineBarShape[]) => ({
    offer_id: 'a1b2c3d4e1',
    title: 'Klappstuhl',
    own_number: null,
    quantity,
    status: 'active' as const,
    place_id: null,
    bars,
  });

  it('counts loans, accepted requests and what a block of all takes', () => {
    expect(
      stockOn(row(120, [loan(true, 80), loan(true, 6), loan(false, 20), bar('2027-02-20', '2027-03-20')]), week),
    ).toEqual({ quantity: 120, lent: 86, preparation: 0, blocked: 34, free: 0, partly: false });
    expect(stockOn(row(120, [loan(true, 80), bar('2027-03-02', '2027-03-03')]), week)).toMatchObject({
      free: 0,
      partly: true,
    });
  });

  it('is left out for a single unit', () => {
    expect(stockOn(row(1, [loan(true, 1)]), week)).toBeNull();
  });
});

describe('dragging a block', () => {
  it.each([
    ['whole', 3, '2027-03-04', '2027-03-10'],
    ['last', 2, '2027-03-01', '2027-03-09'],
    ['last', -20, '2027-03-01', '2027-03-01'],
    ['first', -1, '2027-02-28', '2027-03-07'],
    ['first', 20, '2027-03-07', '2027-03-07'],
  ] as const)('by its %s by %i days', (grip, days, from, to) => {
    expect(dragged(week, grip, days)).toEqual({ from, to });
  });
});

describe('keys', () => {
  const size = { rows: 3, columns: 7 };
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

  it('move within the grid, and Shift selects days of the row', () => {
    const cell = { row: 1, column: 5, anchor: 5 };
    expect(cellAfter(cell, key('ArrowRight', true), size)).toEqual({ row: 1, column: 6, anchor: 5 });
    expect(cellAfter(cell, key('End'), size)).toEqual({ row: 1, column: 6, anchor: 6 });
    expect(cellAfter(cell, key('PageUp'), size)).toEqual({ row: 0, column: 5, anchor: 5 });
    expect(cellAfter(cell, key('ArrowDown', true), size)).toEqual({ row: 2, column: 5, anchor: 5 });
    expect(cellAfter(cell, key('a'), size)).toBeNull();
    expect(selected({ row: 0, column: 2, anchor: 4 })).toEqual([2, 4]);
  });
});
