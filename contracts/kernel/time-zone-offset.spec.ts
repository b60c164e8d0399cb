import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, timeIn } from './days.js';
import { offsetAt } from './time-zone-offset.js';
import { MINUTE_MS } from './time.js';

const zones = [
  'Europe/Berlin',
  'Europe/London',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
];

describe('offsets of time zones', () => {
  it('give the local day and time that Intl gives', () => {
    const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.constantFrom(...zones), (date, zone) => {
        const instant = date.toISOString();
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
        const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short', hourCycle: 'h23' });
        expect([dayIn(instant, zone), timeIn(instant, zone)]).toEqual([day.format(date), time.format(date)]);
      }),
      { numRuns: 500 },
    );
  });
  it('change at the minute of a clock change', () => {
    const change = Date.parse('2027-03-28T01:00:00.000Z');
    expect([change - 1, change].map((at) => offsetAt(at, 'Europe/Berlin') / MINUTE_MS)).toEqual([60, 120]);
    const halfAnHour = Date.parse('2027-04-03T15:00:00.000Z');
    expect([halfAnHour - 1, halfAnHour].map((at) => offsetAt(at, 'Australia/Lord_Howe') / MINUTE_MS)).toEqual([
      660, 630,
    ]);
  });
  it('exist only for valid instants and known zones', () => {
    expect(() => offsetAt(NaN, 'Europe/Berlin')).toThrow(RangeError);
    expect(() => offsetAt(0, 'Europe/Nowhere')).toThrow(RangeError);
  });
});
