import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '@lendring/contracts/request/calendar.js';
import ICAL from 'ical.js';
import { calendarFile } from './calendar-file.controller.js';

const requestId = '3c1d3c4e-57d5-4a31-a4bb-6c1d3f0a9f10';
const blockId = '5e6f0b8e-3f0e-4e64-9b8e-6a2f6b3f7c11';
const entry = (change: Partial<CalendarEntry>): CalendarEntry => ({
  type: 'request',
  side: 'vendor',
  requestId,
  blockId: null,
  counterLoanId: null,
  counterName: null,
  note: null,
  entryId: null,
  offers: null,
  repeat: null,
  offerId: '0123456789',
  offerTitle: 'Zelt, groß; mit "Vorraum"',
  status: 'agreed',
  vendorAccepted: true,
  handedOut: false,
  overdue: false,
  units: 1,
  stock: null,
  preparation: null,
  rentType: 1,
  otherId: blockId,
  kind: null,
  period: {
    wish: { kind: 'days', from: '2027-03-27', to: '2027-03-29' },
    zone: 'Europe/Berlin',
    start: '2027-03-26T23:00:00.000Z',
    end: '2027-03-28T22:00:00.000Z',
  },
  end: '2027-03-28T22:00:00.000Z',
  changedAt: '2027-03-01T10:00:00.000Z',
  revision: 3,
  ...change,
});

const parse = (entries: readonly CalendarEntry[], locale: 'de' | 'en' | 'nl' = 'de') =>
  new ICAL.Component(ICAL.parse(calendarFile(entries, locale, 'https://lend.example.org')) as unknown[])
    .getAllSubcomponents('vevent')
    .map((v) => ({ event: new ICAL.Event(v), raw: v }));

describe('the calendar file', () => {
  it('ends every line with CRLF, including the last (RFC 5545 §3.1)', () => {
    for (const entries of [[], [entry({})]]) {
      const file = calendarFile(entries, 'de', 'https://lend.example.org');
      expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });

  it('exports days with an exclusive end, even across clock changes', () => {
    const [first] = parse([entry({})]);
    expect(first?.event.startDate.toString()).toBe('2027-03-27');
    expect(first?.event.endDate.toString()).toBe('2027-03-29');
    expect(first?.event.startDate.isDate).toBe(true);
    expect(first?.event.summary).toBe('Verleihen: Zelt, groß; mit "Vorraum"');
  });

  it('states how many units of an offer are lent, where there are several', () => {
    const [first] = parse([entry({ offerTitle: 'Stuhl', units: 12 })]);
    expect(first?.event.summary).toBe('Verleihen: 12\u{a0}× Stuhl');
    const [blocked] = parse([entry({ type: 'unavailability', offerTitle: 'Stuhl', kind: 4, units: null })]);
    expect(blocked?.event.summary).toMatch(/: Stuhl$/);
  });

  it('exports nights up to the day of departure', () => {
    const [first] = parse([entry({ rentType: 3 })]);
    expect(first?.event.startDate.toString()).toBe('2027-03-27');
    expect(first?.event.endDate.toString()).toBe('2027-03-30');
  });

  it('exports hours as UTC instants', () => {
    const [first] = parse([
      entry({
        period: {
          wish: { kind: 'hours', day: '2027-07-04', time: '10:00', hours: 3 },
          zone: 'Europe/Berlin',
          start: '2027-07-04T08:00:00.000Z',
          end: '2027-07-04T11:00:00.000Z',
        },
        end: '2027-07-04T11:00:00.000Z',
      }),
    ]);
    expect(first?.event.startDate.toJSDate().toISOString()).toBe('2027-07-04T08:00:00.000Z');
    expect(first?.event.endDate.toJSDate().toISOString()).toBe('2027-07-04T11:00:00.000Z');
  });

  it('keeps UIDs, increments the sequence and marks cancellations', () => {
    const [before] = parse([entry({})]);
    const [after] = parse([entry({ status: 'cancelled', revision: 4 })]);
    expect(after?.event.uid).toBe(before?.event.uid);
    expect(after?.event.uid).toBe(`${requestId}@lend.example.org`);
    expect([before?.event.sequence, after?.event.sequence]).toEqual([3, 4]);
    expect([before, after].map((e) => e?.raw.getFirstPropertyValue('status'))).toEqual(['CONFIRMED', 'CANCELLED']);
  });

  it('uses the reader’s language and distinguishes blocks from requests', () => {
    const entries = [
      entry({ side: 'creator', status: 'open' }),
      entry({ type: 'unavailability', requestId: null, blockId, status: null, otherId: null, kind: 4 }),
    ];
    expect(parse(entries, 'nl').map(({ event }) => event.summary)).toEqual([
      'Lenen: Zelt, groß; mit "Vorraum" (aangevraagd)',
      'Onderhoud: Zelt, groß; mit "Vorraum"',
    ]);
  });

  it('is a valid calendar when empty', () => {
    expect(parse([])).toEqual([]);
  });
});
