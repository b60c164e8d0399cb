import type { Locale } from '../kernel/ids.js';
import { texts, type Texts } from '../kernel/texts.js';

/** Names of the public holidays that the product suggests (services/account/src/opening-days/holidays.ts). */
export const holidayNames = {
  newYear: texts('Neujahr', 'New Year’s Day', 'Nieuwjaarsdag'),
  epiphany: texts('Heilige Drei Könige', 'Epiphany', 'Driekoningen'),
  goodFriday: texts('Karfreitag', 'Good Friday', 'Goede Vrijdag'),
  easterSunday: texts('Ostersonntag', 'Easter Sunday', 'Eerste paasdag'),
  easterMonday: texts('Ostermontag', 'Easter Monday', 'Tweede paasdag'),
  labourDay: texts('Tag der Arbeit', 'Labour Day', 'Dag van de Arbeid'),
  ascension: texts('Christi Himmelfahrt', 'Ascension Day', 'Hemelvaartsdag'),
  whitSunday: texts('Pfingstsonntag', 'Whit Sunday', 'Eerste pinksterdag'),
  whitMonday: texts('Pfingstmontag', 'Whit Monday', 'Tweede pinksterdag'),
  corpusChristi: texts('Fronleichnam', 'Corpus Christi', 'Sacramentsdag'),
  assumption: texts('Mariä Himmelfahrt', 'Assumption Day', 'Maria-Tenhemelopneming'),
  allSaints: texts('Allerheiligen', 'All Saints’ Day', 'Allerheiligen'),
  christmas: texts('1. Weihnachtstag', 'Christmas Day', 'Eerste kerstdag'),
  secondChristmas: texts('2. Weihnachtstag', 'Boxing Day', 'Tweede kerstdag'),
  summer: texts('Summer Bank Holiday', 'Summer bank holiday', 'Summer bank holiday'),
  womensDay: texts('Internationaler Frauentag', 'International Women’s Day', 'Internationale Vrouwendag'),
  childrensDay: texts('Weltkindertag', 'World Children’s Day', 'Wereldkinderdag'),
  germanUnity: texts('Tag der Deutschen Einheit', 'German Unity Day', 'Dag van de Duitse eenheid'),
  reformation: texts('Reformationstag', 'Reformation Day', 'Hervormingsdag'),
  repentance: texts('Buß- und Bettag', 'Day of Repentance and Prayer', 'Boete- en Bededag'),
  austrianLabourDay: texts('Staatsfeiertag', 'Labour Day', 'Dag van de Arbeid'),
  austrianNationalDay: texts('Nationalfeiertag', 'National Day', 'Nationale feestdag'),
  immaculateConception: texts('Mariä Empfängnis', 'Immaculate Conception', 'Maria-Onbevlekte-Ontvangenis'),
  austrianChristmas: texts('Christtag', 'Christmas Day', 'Eerste kerstdag'),
  stStephen: texts('Stefanitag', 'St Stephen’s Day', 'Tweede kerstdag'),
  swissNationalDay: texts('Bundesfeiertag', 'Swiss National Day', 'Zwitserse nationale feestdag'),
  kingsDay: texts('Königstag', 'King’s Day', 'Koningsdag'),
  liberationDay: texts('Befreiungstag', 'Liberation Day', 'Bevrijdingsdag'),
  secondJanuary: texts('2. Januar', '2 January', '2 januari'),
  stPatrick: texts('St. Patrick’s Day', 'St Patrick’s Day', 'St. Patrick’s Day'),
  earlyMay: texts('Early May Bank Holiday', 'Early May bank holiday', 'Early May bank holiday'),
  spring: texts('Spring Bank Holiday', 'Spring bank holiday', 'Spring bank holiday'),
  boyne: texts('Schlacht am Boyne', 'Battle of the Boyne', 'Slag aan de Boyne'),
  stAndrew: texts('St. Andrew’s Day', 'St Andrew’s Day', 'St. Andrew’s Day'),
} as const satisfies Record<string, Texts>;

const byName = new Map(
  Object.values<Texts>(holidayNames)
    .toReversed()
    .flatMap((name) => Object.values(name).map((one) => [one, name] as const)),
);

/** Reason of a closing in a language: the name of a public holiday is translated, any other reason stays as written. */
export const closingReasonIn = (label: string, locale: Locale): string => byName.get(label)?.[locale] ?? label;
