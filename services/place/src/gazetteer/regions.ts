import type { Country } from '@lendring/contracts/kernel/place.js';

/** First-level regions by their GeoNames code, in the language of the place: what tells namesakes apart. */
const regions: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  DE: {
    '01': 'Baden-Württemberg', '02': 'Bayern', '03': 'Bremen', '04': 'Hamburg', '05': 'Hessen', '06': 'Niedersachsen', '07': 'Nordrhein-Westfalen',
    '08': 'Rheinland-Pfalz', '09': 'Saarland', 10: 'Schleswig-Holstein', 11: 'Brandenburg', 12: 'Mecklenburg-Vorpommern', 13: 'Sachsen',
    14: 'Sachsen-Anhalt', 15: 'Thüringen', 16: 'Berlin',
  },
  AT: {
    '01': 'Burgenland', '02': 'Kärnten', '03': 'Niederösterreich', '04': 'Oberösterreich', '05': 'Salzburg', '06': 'Steiermark', '07': 'Tirol',
    '08': 'Vorarlberg', '09': 'Wien',
  },
  CH: {
    AG: 'Aargau', AI: 'Appenzell Innerrhoden', AR: 'Appenzell Ausserrhoden', BE: 'Bern', BL: 'Basel-Landschaft', BS: 'Basel-Stadt', FR: 'Fribourg',
    GE: 'Genève', GL: 'Glarus', GR: 'Graubünden', JU: 'Jura', LU: 'Luzern', NE: 'Neuchâtel', NW: 'Nidwalden', OW: 'Obwalden', SG: 'St. Gallen',
    SH: 'Schaffhausen', SO: 'Solothurn', SZ: 'Schwyz', TG: 'Thurgau', TI: 'Ticino', UR: 'Uri', VD: 'Vaud', VS: 'Valais', ZG: 'Zug', ZH: 'Zürich',
  },
  NL: {
    '01': 'Drenthe', '02': 'Friesland', '03': 'Gelderland', '04': 'Groningen', '05': 'Limburg', '06': 'Noord-Brabant', '07': 'Noord-Holland',
    '09': 'Utrecht', 10: 'Zeeland', 11: 'Zuid-Holland', 15: 'Overijssel', 16: 'Flevoland',
  },
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
};

/** Null where GeoNames gives none. */
export const regionName = (country: Country, admin1: string): string | null => regions[country][admin1] ?? null;
