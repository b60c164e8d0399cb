import type { Locale } from '../kernel/ids.js';
import type { Filing } from '../moderation/reporter-limits.js';
import type { LetterWords } from '../kernel/letter.js';
import { texts, type Texts } from '../kernel/texts.js';

/**
 * Mails about unfounded reports or complaints: warning, pause, pause revoked (`resumed`), pause over, and an ignored
 * report.
 */
export type ReporterMail = 'warned' | 'paused' | 'resumed' | 'over' | 'unheard';

const de = {
  warned: {
    subject: 'Eine Warnung zu deinen {what}',
    lines: [
      'wir haben uns deine {what} aus dem letzten Jahr angesehen. Offensichtlich unbegründet: {unfounded} von {made}.',
      'Dazu schreiben wir dir: „{reason}“',
      'Geht das so weiter, bearbeiten wir deine {what} eine Zeit lang nicht (Digital Services Act, Artikel 23). Bitte melde nur, was wirklich gegen das Gesetz oder unsere Regeln verstößt.',
      'Entschieden hat ein Mensch. Siehst du das anders, schreib uns über die Kontaktseite.',
    ],
    action: 'Zur Kontaktseite',
  },
  paused: {
    subject: 'Deine {what} bearbeiten wir bis zum {until} nicht',
    lines: [
      'wir haben uns deine {what} aus dem letzten Jahr angesehen. Offensichtlich unbegründet, auch nach unserer Warnung: {unfounded} von {made}. Deshalb bearbeiten wir deine {what} bis zum {until} nicht (Digital Services Act, Artikel 23). Dein Konto kannst du wie gewohnt nutzen.',
      'Der Grund: „{reason}“',
      '{except}',
      'Entschieden hat ein Mensch. Siehst du das anders, schreib uns über die Kontaktseite: Wir sehen es uns noch einmal an. Du kannst auch eine zugelassene Stelle zur außergerichtlichen Streitbeilegung anrufen, und der Weg zu den Gerichten steht dir offen.',
    ],
    action: 'Zur Kontaktseite',
  },
  resumed: {
    subject: 'Deine {what} bearbeiten wir wieder',
    lines: ['wir haben unsere Entscheidung zurückgenommen: Deine {what} bearbeiten wir ab jetzt wieder.', '„{reason}“'],
    action: 'Zu {brand}',
  },
  over: {
    subject: 'Deine {what} bearbeiten wir wieder',
    lines: ['die Zeit ist um: Deine {what} bearbeiten wir ab jetzt wieder.'],
    action: 'Zu {brand}',
  },
  unheard: {
    subject: 'Deine Meldung bearbeiten wir nicht',
    lines: [
      'gerade kam eine Meldung mit deiner Adresse. Meldungen von dir bearbeiten wir bis zum {until} nicht, den Grund haben wir dir geschrieben. Danach kannst du noch einmal melden.',
      '{except}',
    ],
    action: 'Zur Kontaktseite',
    after: 'Hast du nichts gemeldet? Dann hat jemand deine Adresse angegeben, und du brauchst nichts zu tun.',
  },
} satisfies Readonly<Record<ReporterMail, LetterWords>>;

const en = {
  warned: {
    subject: 'A warning about your {what}',
    lines: [
      'We’ve looked at your {what} from the last year. Manifestly unfounded: {unfounded} of {made}.',
      'Our reason: “{reason}”',
      'If this continues, we’ll stop reviewing your {what} for some time (Digital Services Act, article 23). Please only report what really breaks the law or our rules.',
      'This was decided by a person. If you see it differently, write to us via the contact page.',
    ],
    action: 'Go to the contact page',
  },
  paused: {
    subject: 'We won’t review your {what} until {until}',
    lines: [
      'We’ve looked at your {what} from the last year. Manifestly unfounded, even after our warning: {unfounded} of {made}. That’s why we won’t review your {what} until {until} (Digital Services Act, article 23). You can use your account as before.',
      'The reason: “{reason}”',
      '{except}',
      'This was decided by a person. If you see it differently, write to us via the contact page and we’ll look at it again. You can also turn to a certified out-of-court dispute settlement body, and you can go to court.',
    ],
    action: 'Go to the contact page',
  },
  resumed: {
    subject: 'We’re reviewing your {what} again',
    lines: ['We’ve reversed our decision: from now on we’ll review your {what} again.', '“{reason}”'],
    action: 'Go to {brand}',
  },
  over: {
    subject: 'We’re reviewing your {what} again',
    lines: ['The time is up: from now on we’ll review your {what} again.'],
    action: 'Go to {brand}',
  },
  unheard: {
    subject: 'We won’t review your report',
    lines: [
      'We’ve just received a report with your address. We won’t review your reports until {until}; we’ve written to you why. After that you can report again.',
      '{except}',
    ],
    action: 'Go to the contact page',
    after: 'You didn’t report anything? Then someone entered your address, and there’s nothing you need to do.',
  },
} satisfies Readonly<Record<ReporterMail, LetterWords>>;

const nl = {
  warned: {
    subject: 'Een waarschuwing over je {what}',
    lines: [
      'We hebben je {what} van het afgelopen jaar bekeken. Duidelijk ongegrond: {unfounded} van {made}.',
      'Daarover schrijven we je: “{reason}”',
      'Gaat dat zo door, dan behandelen we je {what} een tijd lang niet (digitaledienstenverordening, artikel 23). Meld alleen wat echt in strijd is met de wet of onze regels.',
      'Deze beslissing is door een mens genomen. Zie je het anders, schrijf ons dan via de contactpagina.',
    ],
    action: 'Naar de contactpagina',
  },
  paused: {
    subject: 'We behandelen je {what} niet tot {until}',
    lines: [
      'We hebben je {what} van het afgelopen jaar bekeken. Duidelijk ongegrond, ook na onze waarschuwing: {unfounded} van {made}. Daarom behandelen we je {what} niet tot {until} (digitaledienstenverordening, artikel 23). Je account kun je gewoon gebruiken.',
      'De reden: “{reason}”',
      '{except}',
      'Deze beslissing is door een mens genomen. Zie je het anders, schrijf ons dan via de contactpagina: we kijken er nog een keer naar. Je kunt ook terecht bij een erkend orgaan voor buitengerechtelijke geschillenbeslechting, en naar de rechter kun je altijd.',
    ],
    action: 'Naar de contactpagina',
  },
  resumed: {
    subject: 'We behandelen je {what} weer',
    lines: ['We hebben onze beslissing teruggedraaid: vanaf nu behandelen we je {what} weer.', '“{reason}”'],
    action: 'Naar {brand}',
  },
  over: {
    subject: 'We behandelen je {what} weer',
    lines: ['De tijd is om: vanaf nu behandelen we je {what} weer.'],
    action: 'Naar {brand}',
  },
  unheard: {
    subject: 'We behandelen je melding niet',
    lines: [
      'Er is net een melding met jouw adres binnengekomen. Meldingen van jou behandelen we niet tot {until}; de reden hebben we je geschreven. Daarna kun je opnieuw melden.',
      '{except}',
    ],
    action: 'Naar de contactpagina',
    after: 'Heb je niets gemeld? Dan heeft iemand jouw adres opgegeven en hoef je niets te doen.',
  },
} satisfies Readonly<Record<ReporterMail, LetterWords>>;

export const reporterMails: Readonly<Record<Locale, Readonly<Record<ReporterMail, LetterWords>>>> = { de, en, nl };

export const filingWords: Readonly<Record<Filing, Texts>> = {
  reports: texts('Meldungen', 'reports', 'meldingen'),
  complaints: texts('Beschwerden', 'complaints', 'bezwaren'),
};

/** Submissions that are still processed during a pause. */
export const exemptFilings: Readonly<Record<Filing, Texts>> = {
  reports: texts(
    'Sexuelle Inhalte kannst du weiter melden. Bei Gefahr ruf die Polizei.',
    'You can still report sexual content. If someone is in danger, call the police.',
    'Seksuele inhoud kun je nog steeds melden. Bel bij gevaar de politie.',
  ),
  complaints: texts(
    'Beschwerden gegen eine Sperre deines Kontos bearbeiten wir weiter, ebenso solche, die danach nicht mehr möglich wären.',
    'We’ll still review complaints about a suspension of your account, and those that could no longer be made afterwards.',
    'Bezwaren tegen een schorsing van je account behandelen we nog steeds, net als bezwaren die daarna niet meer mogelijk zouden zijn.',
  ),
};
