import type { PublicHoliday } from '@lendring/contracts/account/opening-days.js';
import { addDays, weekdayOf } from '@lendring/contracts/kernel/days.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type { Country } from '@lendring/contracts/kernel/place.js';
import { texts, type Texts } from '@lendring/contracts/kernel/texts.js';

/** Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export const easterOf = (year: number): Day => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
};

const two = (n: number): string => String(n).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): Day => `${year}-${two(month)}-${two(day)}`;

/** First day from `from` on that is a weekday; 0 is Monday. */
const nextOn = (from: Day, weekday: number): Day => addDays(from, (weekday - weekdayOf(from) + 7) % 7);
const MONDAY = 0;
const WEDNESDAY = 2;
const SATURDAY = 5;
const SUNDAY = 6;

type Rule = Readonly<{
  name: Texts;
  /** Day, or several with the days that replace one on a weekend. */
  on: (year: number, easter: Day) => Day | readonly Day[];
  /** Regions with this holiday, as the place index names them; absent: the whole country. */
  in?: readonly string[];
}>;

const fixed = (month: number, day: number) => (year: number) => dayOf(year, month, day);
const afterEaster = (days: number) => (_: number, easter: Day) => addDays(easter, days);

const newYear = texts('Neujahr', 'New Year’s Day', 'Nieuwjaarsdag');
const epiphany = texts('Heilige Drei Könige', 'Epiphany', 'Driekoningen');
const goodFriday = texts('Karfreitag', 'Good Friday', 'Goede Vrijdag');
const easterSunday = texts('Ostersonntag', 'Easter Sunday', 'Eerste paasdag');
const easterMonday = texts('Ostermontag', 'Easter Monday', 'Tweede paasdag');
const labourDay = texts('Tag der Arbeit', 'Labour Day', 'Dag van de Arbeid');
const ascension = texts('Christi Himmelfahrt', 'Ascension Day', 'Hemelvaartsdag');
const whitSunday = texts('Pfingstsonntag', 'Whit Sunday', 'Eerste pinksterdag');
const whitMonday = texts('Pfingstmontag', 'Whit Monday', 'Tweede pinksterdag');
const corpusChristi = texts('Fronleichnam', 'Corpus Christi', 'Sacramentsdag');
const assumption = texts('Mariä Himmelfahrt', 'Assumption Day', 'Maria-Tenhemelopneming');
const allSaints = texts('Allerheiligen', 'All Saints’ Day', 'Allerheiligen');
const christmas = texts('1. Weihnachtstag', 'Christmas Day', 'Eerste kerstdag');
const secondChristmas = texts('2. Weihnachtstag', 'Boxing Day', 'Tweede kerstdag');

/**
 * Holidays of the German states, by their holiday laws as of 2026. Assumption Day in Bavaria depends on the
 * municipality; it is included, because the result is a suggestion.
 */
const germany: readonly Rule[] = [
  { name: newYear, on: fixed(1, 1) },
  { name: epiphany, on: fixed(1, 6), in: ['Baden-Württemberg', 'Bayern', 'Sachsen-Anhalt'] },
  {
    name: texts('Internationaler Frauentag', 'International Women’s Day', 'Internationale Vrouwendag'),
    on: fixed(3, 8),
    in: ['Berlin', 'Mecklenburg-Vorpommern'],
  },
  { name: goodFriday, on: afterEaster(-2) },
  { name: easterSunday, on: afterEaster(0), in: ['Brandenburg'] },
  { name: easterMonday, on: afterEaster(1) },
  { name: labourDay, on: fixed(5, 1) },
  { name: ascension, on: afterEaster(39) },
  { name: whitSunday, on: afterEaster(49), in: ['Brandenburg'] },
  { name: whitMonday, on: afterEaster(50) },
  {
    name: corpusChristi,
    on: afterEaster(60),
    in: ['Baden-Württemberg', 'Bayern', 'Hessen', 'Nordrhein-Westfalen', 'Rheinland-Pfalz', 'Saarland'],
  },
  { name: assumption, on: fixed(8, 15), in: ['Bayern', 'Saarland'] },
  { name: texts('Weltkindertag', 'World Children’s Day', 'Wereldkinderdag'), on: fixed(9, 20), in: ['Thüringen'] },
  { name: texts('Tag der Deutschen Einheit', 'German Unity Day', 'Dag van de Duitse eenheid'), on: fixed(10, 3) },
  {
    name: texts('Reformationstag', 'Reformation Day', 'Hervormingsdag'),
    on: fixed(10, 31),
    in: [
      'Brandenburg',
      'Bremen',
      'Hamburg',
      'Mecklenburg-Vorpommern',
      'Niedersachsen',
      'Sachsen',
      'Sachsen-Anhalt',
      'Schleswig-Holstein',
      'Thüringen',
    ],
  },
  {
    name: allSaints,
    on: fixed(11, 1),
    in: ['Baden-Württemberg', 'Bayern', 'Nordrhein-Westfalen', 'Rheinland-Pfalz', 'Saarland'],
  },
  {
    name: texts('Buß- und Bettag', 'Day of Repentance and Prayer', 'Boete- en Bededag'),
    // Wednesday before 23 November.
    on: (year) => nextOn(dayOf(year, 11, 16), WEDNESDAY),
    in: ['Sachsen'],
  },
  { name: christmas, on: fixed(12, 25) },
  { name: secondChristmas, on: fixed(12, 26) },
];

const austria: readonly Rule[] = [
  { name: newYear, on: fixed(1, 1) },
  { name: epiphany, on: fixed(1, 6) },
  { name: easterMonday, on: afterEaster(1) },
  { name: texts('Staatsfeiertag', 'Labour Day', 'Dag van de Arbeid'), on: fixed(5, 1) },
  { name: ascension, on: afterEaster(39) },
  { name: whitMonday, on: afterEaster(50) },
  { name: corpusChristi, on: afterEaster(60) },
  { name: assumption, on: fixed(8, 15) },
  { name: texts('Nationalfeiertag', 'National Day', 'Nationale feestdag'), on: fixed(10, 26) },
  { name: allSaints, on: fixed(11, 1) },
  { name: texts('Mariä Empfängnis', 'Immaculate Conception', 'Maria-Onbevlekte-Ontvangenis'), on: fixed(12, 8) },
  { name: texts('Christtag', 'Christmas Day', 'Eerste kerstdag'), on: fixed(12, 25) },
  { name: texts('Stefanitag', 'St Stephen’s Day', 'Tweede kerstdag'), on: fixed(12, 26) },
];

/** Holidays of all cantons; further ones depend on canton and municipality. */
const switzerland: readonly Rule[] = [
  { name: newYear, on: fixed(1, 1) },
  { name: ascension, on: afterEaster(39) },
  { name: texts('Bundesfeiertag', 'Swiss National Day', 'Zwitserse nationale feestdag'), on: fixed(8, 1) },
  { name: christmas, on: fixed(12, 25) },
];

const netherlands: readonly Rule[] = [
  { name: newYear, on: fixed(1, 1) },
  { name: easterSunday, on: afterEaster(0) },
  { name: easterMonday, on: afterEaster(1) },
  {
    name: texts('Königstag', 'King’s Day', 'Koningsdag'),
    on: (year) => (weekdayOf(dayOf(year, 4, 27)) === SUNDAY ? dayOf(year, 4, 26) : dayOf(year, 4, 27)),
  },
  { name: texts('Befreiungstag', 'Liberation Day', 'Bevrijdingsdag'), on: fixed(5, 5) },
  { name: ascension, on: afterEaster(39) },
  { name: whitSunday, on: afterEaster(49) },
  { name: whitMonday, on: afterEaster(50) },
  { name: christmas, on: fixed(12, 25) },
  { name: secondChristmas, on: fixed(12, 26) },
];

/** Day itself, and the Monday after it when it falls on a weekend (substitute bank holiday). */
const orMonday = (month: number, day: number) => (year: number) => {
  const on = dayOf(year, month, day);
  return weekdayOf(on) >= SATURDAY ? [on, nextOn(on, MONDAY)] : on;
};
/** Second of two consecutive holidays: when one of them falls on a weekend, its substitute comes after the other's. */
const secondOf = (month: number, day: number) => (year: number) => {
  const on = dayOf(year, month, day);
  const weekday = weekdayOf(on);
  if (weekday === SATURDAY) return [on, nextOn(on, MONDAY)];
  return weekday === SUNDAY || weekday === MONDAY ? [on, addDays(nextOn(on, MONDAY), 1)] : on;
};
const firstMonday = (month: number) => (year: number) => nextOn(dayOf(year, month, 1), MONDAY);
/** Last Monday of a month with 31 days. */
const lastMonday = (month: number) => (year: number) => nextOn(dayOf(year, month, 25), MONDAY);

const summer = texts('Summer Bank Holiday', 'Summer bank holiday', 'Summer bank holiday');
const britain: readonly Rule[] = [
  { name: newYear, on: orMonday(1, 1) },
  { name: texts('2. Januar', '2 January', '2 januari'), on: secondOf(1, 2), in: ['Scotland'] },
  {
    name: texts('St. Patrick’s Day', 'St Patrick’s Day', 'St. Patrick’s Day'),
    on: orMonday(3, 17),
    in: ['Northern Ireland'],
  },
  { name: goodFriday, on: afterEaster(-2) },
  { name: easterMonday, on: afterEaster(1), in: ['England', 'Wales', 'Northern Ireland'] },
  { name: texts('Early May Bank Holiday', 'Early May bank holiday', 'Early May bank holiday'), on: firstMonday(5) },
  { name: texts('Spring Bank Holiday', 'Spring bank holiday', 'Spring bank holiday'), on: lastMonday(5) },
  {
    name: texts('Schlacht am Boyne', 'Battle of the Boyne', 'Slag aan de Boyne'),
    on: orMonday(7, 12),
    in: ['Northern Ireland'],
  },
  { name: summer, on: firstMonday(8), in: ['Scotland'] },
  { name: summer, on: lastMonday(8), in: ['England', 'Wales', 'Northern Ireland'] },
  { name: texts('St. Andrew’s Day', 'St Andrew’s Day', 'St. Andrew’s Day'), on: orMonday(11, 30), in: ['Scotland'] },
  { name: christmas, on: orMonday(12, 25) },
  { name: secondChristmas, on: secondOf(12, 26) },
];

const rules: Readonly<Record<Country, readonly Rule[]>> = {
  DE: germany,
  AT: austria,
  CH: switzerland,
  NL: netherlands,
  GB: britain,
};

/** Public holidays of a year at a place, in order. @param region state as the place index names it; null: nationwide ones */
export const holidaysOf = (country: Country, region: string | null, year: number): readonly PublicHoliday[] => {
  const easter = easterOf(year);
  return rules[country]
    .filter(({ in: regions }) => regions === undefined || (region !== null && regions.includes(region)))
    .flatMap(({ name, on }) => [on(year, easter)].flat().map((day) => ({ day, name })))
    .filter(({ day }, index, all) => all.findIndex((one) => one.day === day) === index)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
};

/** Public holidays of the year that begins on a day. */
export const holidaysFrom = (country: Country, region: string | null, from: Day): PublicHoliday[] => {
  const year = Number(from.slice(0, 4));
  const end = addDays(from, 365);
  return [year, year + 1]
    .flatMap((one) => holidaysOf(country, region, one))
    .filter(({ day }) => from <= day && day < end);
};
