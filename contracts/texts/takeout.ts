import type { ownData } from '../own-data.js';
import { texts, type Texts } from '../kernel/texts.js';

type FileNames = { [Name in keyof typeof ownData]: keyof (typeof ownData)[Name] }[keyof typeof ownData];

/** Description of each export file; a new file needs an entry here. */
export const takeoutFiles: Readonly<Record<FileNames | 'people', Texts>> = {
  profile: texts('dein Profil', 'your profile', 'je profiel'),
  addresses: texts(
    'weitere Adressen, von denen du verleihst',
    'other addresses you lend from',
    'andere adressen van waar je uitleent',
  ),
  blocked_people: texts('wen du blockiert hast', 'people you have blocked', 'wie je hebt geblokkeerd'),
  favourites: texts('deine gemerkten Inserate', 'offers saved as favourites', 'advertenties die je bewaart'),
  brought_reputations: texts(
    'Bewertungen, die du von anderswo mitgebracht hast',
    'ratings you brought from elsewhere',
    'beoordelingen die je van elders hebt meegenomen',
  ),
  trader_details: texts(
    'deine Angaben als Anbieter, wie sie alle sehen',
    'your public provider details',
    'je gegevens als aanbieder, zoals iedereen ze ziet',
  ),
  active_days: texts(
    'die letzten zwei Tage, an denen du hier warst, solange wir sie für Zahlen brauchen',
    'the last two days you were here, for as long as we need them for statistics',
    'de laatste twee dagen waarop je hier was, zolang we ze voor cijfers nodig hebben',
  ),
  agreed_terms: texts(
    'welchen AGB und Nutzungsbedingungen du wann zugestimmt hast',
    'which terms and terms of use you agreed to, and when',
    'met welke voorwaarden je wanneer akkoord bent gegaan',
  ),
  verified_phone: texts('deine bestätigte Handynummer', 'your verified mobile number', 'je bevestigde mobiele nummer'),
  automatic_replies: texts('deine automatischen Antworten', 'your automatic replies', 'je automatische antwoorden'),
  opening_days: texts('deine Öffnungszeiten', 'your opening hours', 'je openingstijden'),
  offers: texts('deine Inserate, auch Entwürfe', 'your offers, including drafts', 'je advertenties, ook concepten'),
  offer_table_views: texts(
    'gesicherte Ansichten deiner Inserate-Tabelle',
    'saved views of your offer table',
    'bewaarde weergaven van je advertentietabel',
  ),
  offer_defaults: texts(
    'deine Vorgaben für neue Inserate',
    'your defaults for new offers',
    'je standaardvoorwaarden voor nieuwe advertenties',
  ),
  requests: texts(
    'deine Anfragen auf beiden Seiten, mit Nachrichten und Bewertungen, wie du sie siehst',
    'your requests on both sides, with messages and ratings, as you see them',
    'je aanvragen aan beide kanten, met berichten en beoordelingen, zoals jij ze ziet',
  ),
  handed_requests: texts(
    'was du in Anfragen geschrieben hast, die andere aus deiner Gruppe übernommen haben',
    'what you wrote in requests that others in your group took over',
    'wat je hebt geschreven in aanvragen die anderen uit je groep hebben overgenomen',
  ),
  blocked_days: texts(
    'Tage, die du für ein Inserat gesperrt hast',
    'days you’ve blocked for one offer',
    'dagen die je voor één advertentie hebt geblokkeerd',
  ),
  counter_loans: texts(
    'Ausleihen am Tresen: was du eingetragen hast, mit Namen und Kontakt, und was mit deinem Konto verbunden ist',
    'loans at the counter: those you entered, with names and contact details, and those linked to your account',
    'uitleningen aan de balie: wat je hebt ingevoerd, met namen en contactgegevens, en wat aan je account is gekoppeld',
  ),
  pieces: texts('die Stücke deiner Inserate', 'the pieces of your offers', 'de exemplaren van je advertenties'),
  unavailabilities: texts(
    'Schließtage und Sperren für mehrere Inserate oder mehrere Zeiten',
    'closing days and blocks of several offers or dates',
    'sluitingsdagen en blokkades voor meer advertenties of meer data',
  ),
  groups: texts('Gruppen, in denen du bist', 'groups you are in', 'groepen waar je in zit'),
  group_asks: texts(
    'Gruppen, die du gefragt hast, ob du mitmachen darfst',
    'groups you’ve asked to join',
    'groepen die je hebt gevraagd of je mee mag doen',
  ),
  search_requests: texts('deine Gesuche', 'your wanted ads', 'je oproepen'),
  search_request_replies: texts('deine Antworten auf Gesuche', 'your replies to wanted ads', 'je reacties op oproepen'),
  reports: texts('was du gemeldet hast', 'your reports', 'wat je hebt gemeld'),
  decisions: texts(
    'Entscheidungen über das, was von dir ist',
    'decisions about you and your content',
    'beslissingen over wat van jou is',
  ),
  hints: texts(
    'was an Dingen von dir aufgefallen ist, damit jemand hinsieht',
    'things about your content flagged for a look',
    'wat er opviel aan dingen van jou, zodat iemand kijkt',
  ),
  warnings: texts(
    'Warnungen wegen unbegründeter Meldungen oder Beschwerden',
    'warnings about unfounded reports or complaints',
    'waarschuwingen over ongegronde meldingen of bezwaren',
  ),
  feedback: texts('deine Rückmeldungen an uns', 'your feedback to us', 'je feedback aan ons'),
  plan: texts('dein Tarif', 'your plan', 'je abonnement'),
  payments: texts('deine Zahlungen', 'your payments', 'je betalingen'),
  features: texts(
    'gebuchte Plätze und Hervorhebungen',
    'booked spots and highlights',
    'geboekte plekken en uitlichtingen',
  ),
  ads: texts('deine Anzeigen', 'your ads', 'je reclames'),
  invoices: texts('deine Rechnungen', 'your invoices', 'je facturen'),
  api_keys: texts(
    'deine API-Schlüssel, ohne die Schlüssel selbst',
    'your API keys, without the keys themselves',
    'je API-sleutels, zonder de sleutels zelf',
  ),
  webhooks: texts('deine Webhooks', 'your webhooks', 'je webhooks'),
  notifications: texts('deine Benachrichtigungen', 'your notifications', 'je notificaties'),
  saved_searches: texts('deine gespeicherten Suchen', 'your saved searches', 'je opgeslagen zoekopdrachten'),
  notification_settings: texts(
    'welche Benachrichtigungen du wie bekommst',
    'which notifications reach you, and how',
    'welke notificaties je krijgt, en hoe',
  ),
  push_devices: texts(
    'Browser, die Push-Mitteilungen bekommen, ohne ihre Schlüssel',
    'browsers that get push notifications, without their keys',
    'browsers die pushnotificaties krijgen, zonder hun sleutels',
  ),
  second_step: texts(
    'ob deine Anmeldung einen Code verlangt, ohne das Geheimnis',
    'whether your sign-in asks for a code, without the secret',
    'of je aanmelding om een code vraagt, zonder het geheim',
  ),
  passkeys: texts(
    'deine Passkeys, ohne ihre Schlüssel',
    'your passkeys, without their keys',
    'je passkeys, zonder hun sleutels',
  ),
  sign_ins: texts(
    'deine Anmeldungen der letzten 90 Tage',
    'your sign-ins of the last 90 days',
    'je aanmeldingen van de laatste 90 dagen',
  ),
  devices: texts('wo du gerade angemeldet bist', 'where you are signed in now', 'waar je nu bent aangemeld'),
  people: texts(
    'die Benutzernamen der anderen in deinen Anfragen, mit der Nummer, die dort für sie steht; leer bei ehemaligen Mitgliedern',
    'the usernames of the other people in your requests, with the ID used for them there; empty for former members',
    'de gebruikersnamen van de anderen in je aanvragen, met de code die daar voor hen staat; leeg bij voormalige leden',
  ),
};

/** Entries of an export that are no JSON list of their own: the calendar file and the folder of pictures. */
export const takeoutExtras = {
  calendar: texts(
    'deine Leihen und blockierten Tage für jeden Kalender',
    'your loans and blocked days for any calendar',
    'wat je leent en uitleent en geblokkeerde dagen, voor elke agenda',
  ),
  pictures: texts(
    'dein Profilbild und die Bilder deiner Inserate, benannt nach der Nummer, die in den anderen Dateien für sie steht',
    'your profile picture and the pictures of your offers, named by the ID used for them in the other files',
    "je profielfoto en de foto's van je advertenties, met als naam de code die er in de andere bestanden voor staat",
  ),
} as const;

export type TakeoutEntry = keyof typeof takeoutFiles | keyof typeof takeoutExtras;

const entryTexts: Readonly<Record<TakeoutEntry, Texts>> = { ...takeoutFiles, ...takeoutExtras };

/** Description of one entry, for the page and the README. */
export const takeoutTextOf = (entry: TakeoutEntry): Texts => entryTexts[entry];

type Section = Readonly<{ title: Texts; entries: readonly TakeoutEntry[] }>;

/** Contents of an export, as the page that orders it and the README inside it list them. */
export const takeoutSections = [
  {
    title: texts('Profil und Konto', 'Profile and account', 'Profiel en account'),
    entries: [
      'profile',
      'addresses',
      'opening_days',
      'automatic_replies',
      'trader_details',
      'verified_phone',
      'brought_reputations',
      'favourites',
      'blocked_people',
      'agreed_terms',
      'active_days',
    ],
  },
  {
    title: texts('Inserate', 'Offers', 'Advertenties'),
    entries: ['offers', 'pictures', 'pieces', 'offer_defaults', 'offer_table_views'],
  },
  {
    title: texts('Anfragen und Ausleihen', 'Requests and loans', 'Aanvragen en uitleningen'),
    entries: ['requests', 'handed_requests', 'people', 'counter_loans', 'blocked_days', 'unavailabilities', 'calendar'],
  },
  {
    title: texts('Gruppen und Gesuche', 'Groups and wanted ads', 'Groepen en oproepen'),
    entries: ['groups', 'group_asks', 'search_requests', 'search_request_replies'],
  },
  {
    title: texts('Zahlungen und Anzeigen', 'Payments and ads', 'Betalingen en reclames'),
    entries: ['plan', 'payments', 'features', 'ads', 'invoices'],
  },
  {
    title: texts('Meldungen und Rückmeldungen', 'Reports and feedback', 'Meldingen en feedback'),
    entries: ['reports', 'decisions', 'hints', 'warnings', 'feedback'],
  },
  {
    title: texts('Benachrichtigungen', 'Notifications', 'Notificaties'),
    entries: ['notifications', 'notification_settings', 'saved_searches', 'push_devices'],
  },
  {
    title: texts('Anmeldung und Schnittstelle', 'Sign-in and API', 'Aanmelden en API'),
    entries: ['second_step', 'passkeys', 'sign_ins', 'devices', 'api_keys', 'webhooks'],
  },
] as const satisfies readonly Section[];

/** Personal data of others in an export. */
export const takeoutOthers = texts(
  'Von anderen Mitgliedern steht darin nur, was du auch auf den Seiten siehst: ihre Benutzernamen und was sie dir geschrieben haben, keine Kontaktdaten. Bei Ausleihen am Tresen stehen auch Name, Telefonnummer und E-Mail-Adresse dabei, wie du sie eingetragen hast: Gib die Datei nicht weiter.',
  'From other members it only contains what you can also see on the pages: their usernames and what they wrote to you, no contact details. Loans at the counter also come with the name, phone number and email address you entered: don’t pass the file on.',
  'Van andere leden staat er alleen in wat je ook op de pagina’s ziet: hun gebruikersnamen en wat ze je schreven, geen contactgegevens. Bij uitleningen aan de balie staan ook naam, telefoonnummer en e-mailadres, zoals je die hebt ingevoerd: geef het bestand niet door.',
);

export const takeoutReadme = {
  file: texts('LIESMICH.txt', 'README.txt', 'LEESMIJ.txt'),
  head: texts(
    'Deine Daten auf {address}, Stand {at} (UTC).',
    'Your data at {address}, as of {at} (UTC).',
    'Je gegevens op {address}, stand {at} (UTC).',
  ),
  json: texts(
    'Jede JSON-Datei ist eine Liste. Was ihre Felder bedeuten, steht als JSON Schema im Ordner „schema“.',
    'Each JSON file is a list. The “schema” folder explains its fields as a JSON Schema.',
    'Elk JSON-bestand is een lijst. Wat de velden betekenen staat in de map “schema”, als JSON Schema.',
  ),
  rows: texts('Einträge: {count}', 'entries: {count}', 'regels: {count}'),
  pictures: texts('{count} von {total}', '{count} of {total}', '{count} van {total}'),
  secrets: texts(
    'Passwörter und geheime Schlüssel sind nicht dabei.',
    'Passwords and secret keys are not included.',
    'Wachtwoorden en geheime sleutels zitten er niet in.',
  ),
} as const;
