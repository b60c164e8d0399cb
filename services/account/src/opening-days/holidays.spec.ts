import { describe, expect, it } from 'vitest';
import { easterOf, holidaysFrom, holidaysOf } from './holidays.js';

const namesOf = (region: string, year = 2027) =>
  holidaysOf('DE', region, year).map(({ day, name }) => `${day.slice(5)} ${name.de}`);
const daysOf = (...of: Parameters<typeof holidaysOf>) => holidaysOf(...of).map(({ day }) => day.slice(5));

describe('public holidays', () => {
  it('follow Easter', () => {
    expect([2000, 2024, 2026, 2027, 2038].map(easterOf)).toEqual([
      '2000-04-23',
      '2024-03-31',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]);
  });
  it('differ between German states', () => {
    expect(namesOf('Nordrhein-Westfalen')).toEqual([
      '01-01 Neujahr',
      '03-26 Karfreitag',
      '03-29 Ostermontag',
      '05-01 Tag der Arbeit',
      '05-06 Christi Himmelfahrt',
      '05-17 Pfingstmontag',
      '05-27 Fronleichnam',
      '10-03 Tag der Deutschen Einheit',
      '11-01 Allerheiligen',
      '12-25 1. Weihnachtstag',
      '12-26 2. Weihnachtstag',
    ]);
    expect(namesOf('Hamburg')).toContain('10-31 Reformationstag');
    expect(namesOf('Berlin')).toContain('03-08 Internationaler Frauentag');
    expect([2026, 2027, 2028].map((year) => namesOf('Sachsen', year).find((name) => name.endsWith('Bettag')))).toEqual([
      '11-18 Buß- und Bettag',
      '11-17 Buß- und Bettag',
      '11-22 Buß- und Bettag',
    ]);
    expect(holidaysOf('DE', null, 2027)).toHaveLength(9);
  });
  it('cover Austria, Switzerland and the Netherlands', () => {
    expect(daysOf('AT', 'Wien', 2027)).toHaveLength(13);
    expect(daysOf('CH', 'Zürich', 2027)).toEqual(['01-01', '05-06', '08-01', '12-25']);
    expect(daysOf('NL', null, 2025)).toContain('04-26');
    expect(daysOf('NL', null, 2027)).toContain('04-27');
  });
  it('have substitute days in Britain as well when they fall on a weekend', () => {
    expect(daysOf('GB', 'England', 2027)).toEqual([
      '01-01',
      '03-26',
      '03-29',
      '05-03',
      '05-31',
      '08-30',
      '12-25',
      '12-26',
      '12-27',
      '12-28',
    ]);
    expect(daysOf('GB', 'Scotland', 2027)).toEqual([
      '01-01',
      '01-02',
      '01-04',
      '03-26',
      '05-03',
      '05-31',
      '08-02',
      '11-30',
      '12-25',
      '12-26',
      '12-27',
      '12-28',
    ]);
  });
  it('of the year that begins on a day are in order', () => {
    const days = holidaysFrom('DE', 'Bayern', '2026-11-30').map(({ day }) => day);
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-12-25', '2027-11-01', 13]);
    expect(days).toEqual(days.toSorted());
  });
});
