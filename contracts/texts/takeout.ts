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
  blocked_days: texts('Tage, an denen du etwas selbst brauchst', 'days you’ve blocked', 'dagen die je zelf houdt'),
  counter_loans: texts(
    'Ausleihen am Tresen: was du eingetragen hast, mit Namen und Kontakt, und was mit deinem Konto verbunden ist',
    'loans at the counter: those you entered, with names and contact details, and those linked to your account',
    'uitleningen aan de balie: wat je hebt ingevoerd, met namen en contactgegevens, en wat aan je account is gekoppeld',
  ),
  pieces: texts('die Stücke deiner Inserate', 'the pieces of your offers', 'de exemplaren van je advertenties'),
  unavailabilities: texts(
    'Sperren für mehrere Inserate oder mehrere Zeiten',
    'blocks of several offers or dates',
    'blokkades voor meer advertenties of meer data',
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
    'die Benutzernamen der anderen in deinen Anfragen, zu der Kennung (userId), die dort für sie steht; leer bei ehemaligen Mitgliedern',
    'the usernames of the other people in your requests, by the ID (userId) used for them there; empty for former members',
    'de gebruikersnamen van de anderen in je aanvragen, bij de code (userId) die daar voor hen staat; leeg bij voormalige leden',
  ),
};

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
  calendar: texts(
    'deine Leihen und blockierten Tage für jeden Kalender',
    'your loans and blocked days for any calendar',
    'wat je leent en uitleent en geblokkeerde dagen, voor elke agenda',
  ),
  pictures: texts(
    'dein Profilbild und die Bilder deiner Inserate, nach ihrer image_id ({count} von {total})',
    'your profile picture and the pictures of your offers, by their image_id ({count} of {total})',
    "je profielfoto en de foto's van je advertenties, op hun image_id ({count} van {total})",
  ),
  others: texts(
    'Von anderen steht hier nur, was du auch auf den Seiten siehst. Passwörter und geheime Schlüssel sind nicht dabei.',
    'From other people it only contains what you can also see on the pages. Passwords and secret keys are not included.',
    'Van anderen staat hier alleen wat je ook op de pagina’s ziet. Wachtwoorden en geheime sleutels zitten er niet in.',
  ),
} as const;
