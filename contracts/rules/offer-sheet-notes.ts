import type { Texts } from '../kernel/texts.js';
import type { SheetColumnName } from './offer-sheet.js';

const preparation = (de: string, en: string, nl: string): Texts => ({
  de: `${de}, zum Beispiel „1 Tag“ oder „3 Stunden“`,
  en: `${en}, for example “1 day” or “3 hours”`,
  nl: `${nl}, bijvoorbeeld “1 dag” of “3 uur”`,
});

const price = (de: string, en: string, nl: string): Texts => ({
  de: `In Euro ${de}, zum Beispiel 12,50, oder „kostenlos“`,
  en: `In euros ${en}, for example 12.50, or “free”`,
  nl: `In euro ${nl}, bijvoorbeeld 12,50, of “gratis”`,
});

const duration = (de: string, en: string, nl: string): Texts => ({
  de: `So lange wird ${de} verliehen, zu jedem Preis mit seiner Einheit: 3 Tage; 1 Woche`,
  en: `Loans last ${en} so long, for each price in its unit: 3 days; 1 week`,
  nl: `Zo lang leen je ${nl} uit, bij elke prijs met de eenheid: 3 dagen; 1 week`,
});

const yesNo = (de: string, en: string, nl: string): Texts => ({
  de: `„ja“ oder „nein“: ${de}`,
  en: `“yes” or “no”: ${en}`,
  nl: `“ja” of “nee”: ${nl}`,
});

/** Explanation of each column of a spreadsheet with offers, for its template. */
export const sheetNotes: Readonly<Record<SheetColumnName, Texts>> = {
  number: {
    de: 'Deine Nummer des Inserats. Ist sie bekannt, ändert die Zeile dieses Inserat.',
    en: 'Your number of the offer. If it is known, the row changes that offer.',
    nl: 'Jouw nummer van de advertentie. Is het bekend, dan wijzigt de regel die advertentie.',
  },
  title: {
    de: 'Nötig für neue Inserate, höchstens 80 Zeichen',
    en: 'Needed for new offers, at most 80 characters',
    nl: 'Nodig voor nieuwe advertenties, hoogstens 80 tekens',
  },
  short: { de: 'Kurz für Listen', en: 'In short, for lists', nl: 'Kort, voor lijsten' },
  text: { de: 'Nötig, bevor du veröffentlichst', en: 'Needed before you publish', nl: 'Nodig voordat je publiceert' },
  category: {
    de: 'Name oder Nummer, bei gleichen Namen mit dem Weg dorthin: Party > Zelte',
    en: 'Name or number; where names are the same, with the way there: Party > Tents',
    nl: 'Naam of nummer, bij gelijke namen met de weg erheen: Feest > Tenten',
  },
  tags: {
    de: 'Höchstens zehn, mit Komma getrennt',
    en: 'Ten at most, separated by commas',
    nl: 'Hoogstens tien, gescheiden door komma’s',
  },
  hour: price('pro Stunde', 'per hour', 'per uur'),
  day: price('pro Tag', 'per day', 'per dag'),
  night: price('pro Nacht', 'per night', 'per nacht'),
  week: price('pro Woche', 'per week', 'per week'),
  weekend: {
    de: 'In Euro für ein Wochenende von Freitag bis Sonntag (sonntags geschlossen: bis zum nächsten Öffnungstag), neben einem Preis pro Tag oder Nacht',
    en: 'In euros for a weekend from Friday to Sunday (closed on Sunday: to the next open day), next to a price per day or night',
    nl: 'In euro voor een weekend van vrijdag tot en met zondag (zondag gesloten: tot de volgende open dag), naast een prijs per dag of nacht',
  },
  seasons: {
    de: 'Zum Beispiel 2027-06-01..2027-08-31: 25,00 jedes Jahr. Mehrere mit Semikolon trennen.',
    en: 'For example 2027-06-01..2027-08-31: 25.00 every year. Separate several with semicolons.',
    nl: 'Bijvoorbeeld 2027-06-01..2027-08-31: 25,00 elk jaar. Scheid meerdere met een puntkomma.',
  },
  shortest: duration('mindestens', 'at least', 'minstens'),
  longest: duration('höchstens', 'at most', 'hoogstens'),
  discounts: {
    de: 'Ab so vielen Tagen oder Stück: 7 Tage: 10 %; 5 Stück pro Tag: 15 %. Nur für Preise in Geld.',
    en: 'From so many days or items on: 7 days: 10 %; 5 items per day: 15 %. For prices in money only.',
    nl: 'Vanaf zoveel dagen of stuks: 7 dagen: 10 %; 5 stuks per dag: 15 %. Alleen bij prijzen in geld.',
  },
  deposit: { de: 'In Euro, zum Beispiel 50', en: 'In euros, for example 50', nl: 'In euro, bijvoorbeeld 50' },
  depositKind: {
    de: '„bar“, „Überweisung“, „Ausweis“ oder „bar oder Ausweis“',
    en: '“cash”, “transfer”, “ID” or “cash or ID”',
    nl: '“contant”, “overschrijving”, “legitimatie” of “contant of legitimatie”',
  },
  depositPerUnit: yesNo(
    'Die Kaution gilt für jedes Stück, sonst einmal für die ganze Leihe.',
    'the deposit is for each unit, otherwise once for the whole loan.',
    'de borg geldt per stuk, anders één keer voor de hele uitlening.',
  ),
  quantity: {
    de: 'Wie viele gleiche du hast, eine ganze Zahl',
    en: 'How many equal ones you have, a whole number',
    nl: 'Hoeveel gelijke je er hebt, een heel getal',
  },
  leadDays: {
    de: 'So viele Tage vorher wird angefragt, 0 für denselben Tag',
    en: 'How many days ahead people ask, 0 for the same day',
    nl: 'Zoveel dagen van tevoren wordt aangevraagd, 0 voor dezelfde dag',
  },
  leadUntil: {
    de: 'Uhrzeit, bis zu der das gilt, zum Beispiel 12:00',
    en: 'Time until which this counts, for example 12:00',
    nl: 'Tijd tot wanneer dat geldt, bijvoorbeeld 12:00',
  },
  longestAdvance: {
    de: 'So viele Tage im Voraus wird höchstens angefragt',
    en: 'How many days ahead people may ask at most',
    nl: 'Zoveel dagen vooruit wordt hoogstens aangevraagd',
  },
  prepareBefore: preparation('Zeit vor jeder Leihe', 'Time before each loan', 'Tijd voor elke uitlening'),
  prepareAfter: preparation('Zeit nach jeder Leihe', 'Time after each loan', 'Tijd na elke uitlening'),
  commercialOnly: yesNo(
    'Nur Firmen können anfragen. Das geht nur mit einem gewerblichen Konto.',
    'only companies can send requests. This needs a commercial account.',
    'alleen bedrijven kunnen aanvragen. Dat kan alleen met een zakelijk account.',
  ),
  maxKm: {
    de: 'So weit entfernt wohnen Leihende höchstens, eine ganze Zahl',
    en: 'How far away borrowers may live, a whole number',
    nl: 'Zo ver weg mogen leners hoogstens wonen, een heel getal',
  },
  postals: {
    de: 'Nur wer dort wohnt, kann anfragen: mehrere mit Komma trennen. Orte wählst du im Inserat.',
    en: 'Only residents can send requests: separate several with commas. Choose towns in the offer.',
    nl: 'Alleen wie daar woont kan aanvragen: scheid meerdere met een komma. Plaatsen kies je in de advertentie.',
  },
  phone: yesNo(
    'Nur mit bestätigter Handynummer kann man anfragen.',
    'requests need a verified mobile number.',
    'aanvragen kan alleen met een bevestigd mobiel nummer.',
  ),
  goodRatings: {
    de: 'So viele gute Bewertungen brauchen Leihende, 0 für keine',
    en: 'How many good ratings borrowers need, 0 for none',
    nl: 'Zoveel goede beoordelingen hebben leners nodig, 0 voor geen',
  },
  autoAccept: yesNo(
    'Deine Zusage macht die Leihe verbindlich, ohne weitere Bestätigung.',
    'your acceptance makes a loan binding, with nothing else to confirm.',
    'je akkoord maakt het uitlenen definitief, zonder nog een bevestiging.',
  ),
  holdHours: {
    de: 'So viele Stunden hältst du nach deiner Zusage frei',
    en: 'How many hours you keep the days free after you accept',
    nl: 'Zoveel uur houd je na je akkoord de dagen vrij',
  },
  parts: {
    de: 'Zum Beispiel 12 × Hering; Hammer',
    en: 'For example 12 × peg; mallet',
    nl: 'Bijvoorbeeld 12 × haring; hamer',
  },
  delivery: {
    de: '„bringen“, „abholen“ oder beides mit Komma',
    en: '“bring”, “collect” or both with a comma',
    nl: '“brengen”, “ophalen” of allebei met een komma',
  },
  deliverySteps: {
    de: 'Preise für einen Weg: 10 km: 15,00; 30 km: 29,00',
    en: 'Prices each way: 10 km: 15.00; 30 km: 29.00',
    nl: 'Prijzen per rit: 10 km: 15,00; 30 km: 29,00',
  },
  deliveryNote: { de: 'Freier Text', en: 'Any text', nl: 'Vrije tekst' },
  pictures: {
    de: 'Adressen mit https:// oder Namen von Dateien in der ZIP-Datei, mit Semikolon getrennt',
    en: 'Addresses with https:// or names of files in the ZIP file, separated by semicolons',
    nl: 'Adressen met https:// of namen van bestanden in het ZIP-bestand, gescheiden door puntkomma’s',
  },
  place: {
    de: 'Name oder Adresse eines deiner Orte, wie auf der Seite „Adressen“, oder „Adresse im Profil“',
    en: 'Name or address of one of your places, as on the page “Addresses”, or “Address in your profile”',
    nl: 'Naam of adres van een van je plekken, zoals op de pagina “Adressen”, of “Adres in je profiel”',
  },
  link: {
    de: 'Steht in der Datei, die du aus der Tabelle lädst: Die Zeile ändert dieses Inserat. Leer für ein neues.',
    en: 'In the file that you download from the table: the row changes this offer. Empty for a new one.',
    nl: 'Staat in het bestand dat je uit de tabel downloadt: de regel wijzigt die advertentie. Leeg voor een nieuwe.',
  },
};
