import type { Locale } from '../kernel/ids.js';
import type { Texts } from '../kernel/texts.js';
import type { AskRules } from './may-ask.js';
import type { BookingRules } from './booking-rules.js';
import type { DeliveryService } from './delivery.js';
import type { DepositKind } from './deposit-kinds.js';
import type { Part } from './parts.js';
import { discountsText, durationsText, type SheetDiscount, yesNoText } from './offer-sheet-terms.js';
import type { PreparationTime } from './preparation.js';
import { picturesText } from './sheet-pictures.js';

/** Price per unit in cents from the first to the last day; `yearly`: on these days of every year. */
export type SheetSeason = Readonly<{ from: string; to: string; yearly: boolean; amount: number }>;

/** Price entry of a sheet row: `amount` is in cents or a count of crates, durations are in units of the rent type. */
export type SheetPrice = Readonly<{
  rentType: number;
  paymentType: number;
  amount: number;
  minDuration: number;
  maxDuration: number | null;
  /** Cents, as in seasons. */
  weekend?: number | undefined;
  seasons?: readonly SheetSeason[] | undefined;
  discounts?: readonly SheetDiscount[] | undefined;
}>;

/** Data of an offer that its owner exports to a spreadsheet. */
export type SheetOffer = Readonly<{
  offerId: string;
  number: string | null;
  title: string;
  shortDescription: string;
  description: string;
  categoryId: number | null;
  tags: readonly string[];
  imageIds: readonly string[];
  prices: readonly SheetPrice[];
  deposit: number | null;
  depositKind: DepositKind | null;
  depositPerUnit: boolean;
  commercialOnly: boolean;
  autoAccept: boolean;
  holdHours: number;
  askRules: Omit<AskRules, 'towns'>;
  bookingRules: BookingRules;
  parts: readonly Part[];
  delivery: Readonly<{
    services: readonly DeliveryService[];
    steps: readonly Readonly<{ upToKm: number; cents: number }>[];
    note: string;
  }> | null;
  quantity: number;
  placeId: string | null;
  metadata: readonly Readonly<{ name: string; value: string; public: boolean }>[];
}>;

/** Content of a cell that clears its field. */
export const CLEARED = '-';

/** Names that depend on the installation, the owner and the language of the file. */
export type SheetWords = Readonly<{
  categoryPath: (id: number) => string;
  placeName: (placeId: string | null) => string;
  /** Word for a price of nothing. */
  free: string;
  decimal: ',' | '.';
  /** Address of the website, without a slash at its end. */
  site: string;
  locale: Locale;
}>;

type SheetColumn = Readonly<{ head: Texts; write: (offer: SheetOffer, words: SheetWords) => string }>;

const amount = (cents: number, { decimal }: SheetWords): string => (cents / 100).toFixed(2).replace('.', decimal);

const FREE = 5;
const CASH = 1;

/** Entry that a price column shows: the first cash or free entry of its rent type. */
export const sheetPrice = (prices: readonly SheetPrice[], rentType: number): SheetPrice | undefined =>
  prices.find((one) => one.rentType === rentType && (one.paymentType === CASH || one.paymentType === FREE));

/** Entries that the price columns show, in the order of the columns. */
export const sheetPrices = <Price extends SheetPrice>(prices: readonly Price[]): readonly Price[] =>
  [2, 1, 3, 4].flatMap((rentType) => prices.find((one) => one === sheetPrice(prices, rentType)) ?? []);

/** Entry to which prices of weekends and seasons belong: the one in money per day, else per night. */
export const seasonalPrice = <Price extends SheetPrice>(prices: readonly Price[]): Price | undefined =>
  [1, 3].flatMap((rentType) => prices.find((one) => one.rentType === rentType && one.paymentType === CASH) ?? [])[0];

export const depositWords = {
  cash: { de: 'bar', en: 'cash', nl: 'contant' },
  transfer: { de: 'Überweisung', en: 'transfer', nl: 'overschrijving' },
  document: { de: 'Ausweis', en: 'ID', nl: 'legitimatie' },
  either: { de: 'bar oder Ausweis', en: 'cash or ID', nl: 'contant of legitimatie' },
} as const satisfies Readonly<Record<DepositKind, Texts>>;

/** Word after a season of every year. */
export const yearlyWords: Texts = { de: 'jedes Jahr', en: 'every year', nl: 'elk jaar' };

const seasonText = ({ from, to, yearly, amount: cents }: SheetSeason, words: SheetWords): string =>
  `${from}..${to}: ${amount(cents, words)}${yearly ? ` ${yearlyWords[words.locale]}` : ''}`;

const price = (rentType: number, head: Texts): SheetColumn => ({
  head,
  write: ({ prices }, words) => {
    const entry = sheetPrice(prices, rentType);
    return !entry ? '' : entry.paymentType === FREE ? words.free : amount(entry.amount, words);
  },
});

/** Words for one and for several units of a preparation time. */
export const preparationWords = {
  days: { one: { de: 'Tag', en: 'day', nl: 'dag' }, other: { de: 'Tage', en: 'days', nl: 'dagen' } },
  hours: { one: { de: 'Stunde', en: 'hour', nl: 'uur' }, other: { de: 'Stunden', en: 'hours', nl: 'uur' } },
} as const satisfies Readonly<Record<PreparationTime['unit'], Readonly<Record<'one' | 'other', Texts>>>>;

const preparation = (which: 'before' | 'after', head: Texts): SheetColumn => ({
  head,
  write: ({ bookingRules }, { locale }) => {
    const { count, unit } = bookingRules.preparation[which];
    return count === 0 ? '0' : `${count} ${preparationWords[unit][count === 1 ? 'one' : 'other'][locale]}`;
  },
});

export const deliveryWords = {
  bring: { de: 'bringen', en: 'bring', nl: 'brengen' },
  fetch: { de: 'abholen', en: 'collect', nl: 'ophalen' },
} as const satisfies Readonly<Record<DeliveryService, Texts>>;

/** Name of a part with its semicolons marked, because semicolons separate the parts of a cell. */
const partText = ({ name, count }: Part): string => `${count} × ${name.replace(/[\\;]/g, '\\$&')}`;

/**
 * Columns of the spreadsheet in which an owner exports and edits offers, in the order of the file. A new field of
 * offers is one entry here.
 */
export const sheetColumns = {
  number: { head: { de: 'Eigene Nummer', en: 'Own number', nl: 'Eigen nummer' }, write: ({ number }) => number ?? '' },
  title: { head: { de: 'Titel', en: 'Title', nl: 'Titel' }, write: ({ title }) => title },
  short: {
    head: { de: 'In einem Satz', en: 'In one sentence', nl: 'In één zin' },
    write: ({ shortDescription }) => shortDescription,
  },
  text: {
    head: { de: 'Beschreibung', en: 'Description', nl: 'Beschrijving' },
    write: ({ description }) => description,
  },
  category: {
    head: { de: 'Kategorie', en: 'Category', nl: 'Categorie' },
    write: ({ categoryId }, { categoryPath }) => (categoryId === null ? '' : categoryPath(categoryId)),
  },
  tags: { head: { de: 'Schlagwörter', en: 'Tags', nl: 'Trefwoorden' }, write: ({ tags }) => tags.join(', ') },
  hour: price(2, { de: 'Preis pro Stunde', en: 'Price per hour', nl: 'Prijs per uur' }),
  day: price(1, { de: 'Preis pro Tag', en: 'Price per day', nl: 'Prijs per dag' }),
  night: price(3, { de: 'Preis pro Nacht', en: 'Price per night', nl: 'Prijs per nacht' }),
  week: price(4, { de: 'Preis pro Woche', en: 'Price per week', nl: 'Prijs per week' }),
  weekend: {
    head: { de: 'Preis pro Wochenende', en: 'Price per weekend', nl: 'Prijs per weekend' },
    write: ({ prices }, words) => {
      const cents = seasonalPrice(prices)?.weekend;
      return cents === undefined ? '' : amount(cents, words);
    },
  },
  seasons: {
    head: { de: 'Saisonpreise', en: 'Season prices', nl: 'Seizoensprijzen' },
    write: ({ prices }, words) =>
      (seasonalPrice(prices)?.seasons ?? []).map((season) => seasonText(season, words)).join('; '),
  },
  shortest: {
    head: { de: 'Kürzeste Leihe', en: 'Shortest loan', nl: 'Kortste leentijd' },
    write: ({ prices }, { locale }) =>
      durationsText(sheetPrices(prices), ({ minDuration }) => (minDuration > 1 ? minDuration : null), locale),
  },
  longest: {
    head: { de: 'Längste Leihe', en: 'Longest loan', nl: 'Langste leentijd' },
    write: ({ prices }, { locale }) => durationsText(sheetPrices(prices), ({ maxDuration }) => maxDuration, locale),
  },
  discounts: {
    head: { de: 'Rabatte', en: 'Discounts', nl: 'Kortingen' },
    write: ({ prices }, { locale }) => discountsText(sheetPrices(prices), locale),
  },
  deposit: {
    head: { de: 'Kaution', en: 'Deposit', nl: 'Borg' },
    write: ({ deposit }, words) => (deposit === null ? '' : amount(deposit, words)),
  },
  depositKind: {
    head: { de: 'Art der Kaution', en: 'Kind of deposit', nl: 'Soort borg' },
    write: ({ depositKind }, { locale }) => (depositKind === null ? '' : depositWords[depositKind][locale]),
  },
  depositPerUnit: {
    head: { de: 'Kaution je Stück', en: 'Deposit per unit', nl: 'Borg per stuk' },
    write: ({ depositPerUnit }, { locale }) => yesNoText(depositPerUnit, locale),
  },
  quantity: { head: { de: 'Anzahl', en: 'Quantity', nl: 'Aantal' }, write: ({ quantity }) => String(quantity) },
  leadDays: {
    head: { de: 'Vorlauf in Tagen', en: 'Lead time in days', nl: 'Dagen vooraf aanvragen' },
    write: ({ bookingRules: { leadDays } }) => String(leadDays),
  },
  leadUntil: {
    head: { de: 'Vorlauf bis Uhrzeit', en: 'Lead time until', nl: 'Vooraf aanvragen tot' },
    write: ({ bookingRules: { leadUntil } }) => leadUntil ?? '',
  },
  longestAdvance: {
    head: { de: 'Höchstens Tage im Voraus', en: 'Days ahead at most', nl: 'Hoogstens dagen vooruit' },
    write: ({ bookingRules: { longestAdvance } }) => (longestAdvance === null ? '' : String(longestAdvance)),
  },
  prepareBefore: preparation('before', {
    de: 'Vorbereitung davor',
    en: 'Preparation before',
    nl: 'Voorbereiding vooraf',
  }),
  prepareAfter: preparation('after', {
    de: 'Vorbereitung danach',
    en: 'Preparation after',
    nl: 'Voorbereiding achteraf',
  }),
  commercialOnly: {
    head: { de: 'Nur gewerbliche Kunden', en: 'Commercial customers only', nl: 'Alleen zakelijke klanten' },
    write: ({ commercialOnly }, { locale }) => yesNoText(commercialOnly, locale),
  },
  maxKm: {
    head: { de: 'Größte Entfernung in km', en: 'Greatest distance in km', nl: 'Grootste afstand in km' },
    write: ({ askRules: { maxKm } }) => (maxKm === null ? '' : String(maxKm)),
  },
  postals: {
    head: { de: 'Nur diese Postleitzahlen', en: 'Only these postcodes', nl: 'Alleen deze postcodes' },
    write: ({ askRules: { postals } }) => postals.join(', '),
  },
  phone: {
    head: {
      de: 'Bestätigte Handynummer nötig',
      en: 'Verified mobile number needed',
      nl: 'Bevestigd mobiel nummer nodig',
    },
    write: ({ askRules: { phone } }, { locale }) => yesNoText(phone, locale),
  },
  goodRatings: {
    head: { de: 'Gute Bewertungen nötig', en: 'Good ratings needed', nl: 'Goede beoordelingen nodig' },
    write: ({ askRules: { goodRatings } }) => String(goodRatings),
  },
  autoAccept: {
    head: { de: 'Zusage genügt', en: 'Acceptance is enough', nl: 'Akkoord is genoeg' },
    write: ({ autoAccept }, { locale }) => yesNoText(autoAccept, locale),
  },
  holdHours: {
    head: { de: 'Zusage gilt in Stunden', en: 'Acceptance valid for hours', nl: 'Akkoord geldt in uren' },
    write: ({ holdHours }) => String(holdHours),
  },
  parts: {
    head: { de: 'Das gehört dazu', en: 'What comes with it', nl: 'Dit hoort erbij' },
    write: ({ parts }) => parts.map(partText).join('; '),
  },
  delivery: {
    head: { de: 'Lieferung', en: 'Delivery', nl: 'Bezorging' },
    write: ({ delivery }, { locale }) =>
      (delivery?.services ?? []).map((service) => deliveryWords[service][locale]).join(', '),
  },
  deliverySteps: {
    head: { de: 'Lieferpreis je Weg', en: 'Delivery price each way', nl: 'Bezorgprijs per rit' },
    write: ({ delivery }, words) =>
      (delivery?.steps ?? []).map(({ upToKm, cents }) => `${upToKm} km: ${amount(cents, words)}`).join('; '),
  },
  deliveryNote: {
    head: { de: 'Hinweis zur Lieferung', en: 'Note on delivery', nl: 'Opmerking over de bezorging' },
    write: ({ delivery }) => delivery?.note ?? '',
  },
  pictures: {
    head: { de: 'Bilder', en: 'Pictures', nl: 'Foto’s' },
    write: ({ imageIds }, { site }) => picturesText(imageIds, site),
  },
  place: { head: { de: 'Ort', en: 'Place', nl: 'Plaats' }, write: ({ placeId }, { placeName }) => placeName(placeId) },
  /** Names the offer of a row, also of one without an own number. */
  link: {
    head: { de: 'Link zum Inserat', en: 'Link to the offer', nl: 'Link naar de advertentie' },
    write: ({ offerId }, { site }) => `${site}/i/${offerId}`,
  },
} as const satisfies Readonly<Record<string, SheetColumn>>;
export type SheetColumnName = keyof typeof sheetColumns;

/** Name of the profile's address in the column of places. */
export const profilePlaceNames: Texts = {
  de: 'Adresse im Profil',
  en: 'Address in your profile',
  nl: 'Adres in je profiel',
};

/** Head of a metadata column in the file: the name, marked if readers other than the owner do not see its values. */
export const metadataHeads = {
  shown: { de: 'Angabe: {name}', en: 'Detail: {name}', nl: 'Kenmerk: {name}' },
  private: {
    de: 'Angabe nur für mich: {name}',
    en: 'Detail for me only: {name}',
    nl: 'Kenmerk alleen voor mij: {name}',
  },
} as const satisfies Readonly<Record<string, Texts>>;
