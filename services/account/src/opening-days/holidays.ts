import type { PublicHoliday } from '@lendring/contracts/account/opening-days.js';
import { addDays, weekdayOf } from '@lendring/contracts/kernel/days.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type { Country } from '@lendring/contracts/kernel/place.js';
import type { Texts } from '@lendring/contracts/kernel/texts.js';
import { holidayNames as names } from '@lendring/contracts/texts/holidays.js';

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

/**
 * Holidays of the German states, by their holiday laws as of 2026. Assumption Day in Bavaria depends on the
 * municipality; it is included, because the result is a suggestion.
 */
const germany: readonly Rule[] = [
  { name: names.newYear, on: fixed(1, 1) },
  { name: names.epiphany, on: fixed(1, 6), in: ['Baden-Württemberg', 'Bayern', 'Sachsen-Anhalt'] },
  { name: names.womensDay, on: fixed(3, 8), in: ['Berlin', 'Mecklenburg-Vorpommern'] },
  { name: names.goodFriday, on: afterEaster(-2) },
  { name: names.easterSunday, on: afterEaster(0), in: ['Brandenburg'] },
  { name: names.easterMonday, on: afterEaster(1) },
  { name: names.labourDay, on: fixed(5, 1) },
  { name: names.ascension, on: afterEaster(39) },
  { name: names.whitSunday, on: afterEaster(49), in: ['Brandenburg'] },
  { name: names.whitMonday, on: afterEaster(50) },
  {
    name: names.corpusChristi,
    on: afterEaster(60),
    in: ['Baden-Württemberg', 'Bayern', 'Hessen', 'Nordrhein-Westfalen', 'Rheinland-Pfalz', 'Saarland'],
  },
  { name: names.assumption, on: fixed(8, 15), in: ['Bayern', 'Saarland'] },
  { name: names.childrensDay, on: fixed(9, 20), in: ['Thüringen'] },
  { name: names.germanUnity, on: fixed(10, 3) },
  {
    name: names.reformation,
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
    name: names.allSaints,
    on: fixed(11, 1),
    in: ['Baden-Württemberg', 'Bayern', 'Nordrhein-Westfalen', 'Rheinland-Pfalz', 'Saarland'],
  },
  {
    name: names.repentance,
    // Wednesday before 23 November.
    on: (year) => nextOn(dayOf(year, 11, 16), WEDNESDAY),
    in: ['Sachsen'],
  },
  { name: names.christmas, on: fixed(12, 25) },
  { name: names.secondChristmas, on: fixed(12, 26) },
];

const austria: readonly Rule[] = [
  { name: names.newYear, on: fixed(1, 1) },
  { name: names.epiphany, on: fixed(1, 6) },
  { name: names.easterMonday, on: afterEaster(1) },
  { name: names.austrianLabourDay, on: fixed(5, 1) },
  { name: names.ascension, on: afterEaster(39) },
  { name: names.whitMonday, on: afterEaster(50) },
  { name: names.corpusChristi, on: afterEaster(60) },
  { name: names.assumption, on: fixed(8, 15) },
  { name: names.austrianNationalDay, on: fixed(10, 26) },
  { name: names.allSaints, on: fixed(11, 1) },
  { name: names.immaculateConception, on: fixed(12, 8) },
  { name: names.austrianChristmas, on: fixed(12, 25) },
  { name: names.stStephen, on: fixed(12, 26) },
];

/** Holidays of all cantons; further ones depend on canton and municipality. */
const switzerland: readonly Rule[] = [
  { name: names.newYear, on: fixed(1, 1) },
  { name: names.ascension, on: afterEaster(39) },
  { name: names.swissNationalDay, on: fixed(8, 1) },
  { name: names.christmas, on: fixed(12, 25) },
];

const netherlands: readonly Rule[] = [
  { name: names.newYear, on: fixed(1, 1) },
  { name: names.easterSunday, on: afterEaster(0) },
  { name: names.easterMonday, on: afterEaster(1) },
  {
    name: names.kingsDay,
    on: (year) => (weekdayOf(dayOf(year, 4, 27)) === SUNDAY ? dayOf(year, 4, 26) : dayOf(year, 4, 27)),
  },
  { name: names.liberationDay, on: fixed(5, 5) },
  { name: names.ascension, on: afterEaster(39) },
  { name: names.whitSunday, on: afterEaster(49) },
  { name: names.whitMonday, on: afterEaster(50) },
  { name: names.christmas, on: fixed(12, 25) },
  { name: names.secondChristmas, on: fixed(12, 26) },
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

const britain: readonly Rule[] = [
  { name: names.newYear, on: orMonday(1, 1) },
  { name: names.secondJanuary, on: secondOf(1, 2), in: ['Scotland'] },
  { name: names.stPatrick, on: orMonday(3, 17), in: ['Northern Ireland'] },
  { name: names.goodFriday, on: afterEaster(-2) },
  { name: names.easterMonday, on: afterEaster(1), in: ['England', 'Wales', 'Northern Ireland'] },
  { name: names.earlyMay, on: firstMonday(5) },
  { name: names.spring, on: lastMonday(5) },
  { name: names.boyne, on: orMonday(7, 12), in: ['Northern Ireland'] },
  { name: names.summer, on: firstMonday(8), in: ['Scotland'] },
  { name: names.summer, on: lastMonday(8), in: ['England', 'Wales', 'Northern Ireland'] },
  { name: names.stAndrew, on: orMonday(11, 30), in: ['Scotland'] },
  { name: names.christmas, on: orMonday(12, 25) },
  { name: names.secondChristmas, on: secondOf(12, 26) },
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
