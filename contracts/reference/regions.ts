import type { Locale } from '../kernel/ids.js';

type Names = Readonly<Partial<Record<Locale, string>>>;

/**
 * Names of first-level regions in languages that use another than the local one, by the local name of the gazetteer
 * (services/place/src/gazetteer/regions.ts), as in CLDR's names of subdivisions.
 */
export const regionNames: Readonly<Record<string, Names>> = {
  Bayern: { en: 'Bavaria', nl: 'Beieren' },
  Berlin: { nl: 'Berlijn' },
  Hessen: { en: 'Hesse' },
  'Mecklenburg-Vorpommern': { en: 'Mecklenburg-Western Pomerania', nl: 'Mecklenburg-Voor-Pommeren' },
  Niedersachsen: { en: 'Lower Saxony', nl: 'Nedersaksen' },
  'Nordrhein-Westfalen': { en: 'North Rhine-Westphalia', nl: 'Noordrijn-Westfalen' },
  'Rheinland-Pfalz': { en: 'Rhineland-Palatinate', nl: 'Rijnland-Palts' },
  Sachsen: { en: 'Saxony', nl: 'Saksen' },
  'Sachsen-Anhalt': { en: 'Saxony-Anhalt', nl: 'Saksen-Anhalt' },
  'Schleswig-Holstein': { nl: 'Sleeswijk-Holstein' },
  Thüringen: { en: 'Thuringia' },
  Kärnten: { en: 'Carinthia', nl: 'Karinthië' },
  Niederösterreich: { en: 'Lower Austria', nl: 'Neder-Oostenrijk' },
  Oberösterreich: { en: 'Upper Austria', nl: 'Opper-Oostenrijk' },
  Steiermark: { en: 'Styria', nl: 'Stiermarken' },
  Tirol: { en: 'Tyrol' },
  Wien: { en: 'Vienna', nl: 'Wenen' },
  Fribourg: { de: 'Freiburg' },
  Genève: { de: 'Genf', en: 'Geneva' },
  Graubünden: { en: 'Grisons' },
  Luzern: { en: 'Lucerne' },
  Neuchâtel: { de: 'Neuenburg' },
  Ticino: { de: 'Tessin' },
  Valais: { de: 'Wallis', nl: 'Wallis' },
  Vaud: { de: 'Waadt' },
  Zürich: { en: 'Zurich' },
  'Noord-Brabant': { de: 'Nordbrabant', en: 'North Brabant' },
  'Noord-Holland': { de: 'Nordholland', en: 'North Holland' },
  'Zuid-Holland': { de: 'Südholland', en: 'South Holland' },
  Zeeland: { de: 'Seeland' },
  'Northern Ireland': { de: 'Nordirland', nl: 'Noord-Ierland' },
  Scotland: { de: 'Schottland', nl: 'Schotland' },
  England: { nl: 'Engeland' },
};

/** Region in a language; the local name where the language has none of its own, and null without a region. */
export const regionIn = (region: string | null, locale: Locale): string | null =>
  region === null ? null : (regionNames[region]?.[locale] ?? region);
