import type { Locale } from '../kernel/ids.js';
import type { SubjectKind } from '../kernel/subject.js';
import type { LetterWords } from '../kernel/letter.js';
import { texts, type Texts } from '../kernel/texts.js';

/**
 * Mails to reporters: `received`, then `completed` or `declined`, and `changed` after a new decision; `…Visitor`: for
 * people without an account.
 */
export type ReportMail =
  | 'received'
  | 'receivedVisitor'
  | 'completed'
  | 'completedVisitor'
  | 'declined'
  | 'declinedVisitor'
  | 'changed'
  | 'changedVisitor';

const de = {
  received: {
    subject: 'Deine Meldung ist angekommen: {title} ({number})',
    lines: [
      'danke, dass du {thing} gemeldet hast. Dein Grund: {reason}.',
      'Ein Mensch sieht sich deine Meldung innerhalb einer Woche an und entscheidet. Wir schreiben dir, was daraus geworden ist.',
    ],
    action: 'Deine Meldungen ansehen',
    after: 'Nummer der Meldung: {number}',
  },
  receivedVisitor: {
    subject: 'Deine Meldung ist angekommen',
    lines: [
      'danke für deine Meldung. Ein Mensch sieht sie sich innerhalb einer Woche an und entscheidet; wir schreiben dir, was daraus geworden ist.',
      'Gemeldet: {kind}. Grund: {reason}. Nummer der Meldung: {number}',
    ],
    after: 'Hast du nichts gemeldet? Dann hat jemand deine Adresse angegeben, und du brauchst nichts zu tun.',
  },
  completed: {
    subject: 'Unsere Entscheidung zu deiner Meldung: {about}',
    lines: [
      'du hattest {thing} gemeldet. Deine Meldung war berechtigt. {done}',
      '{note}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} auf der Seite der Entscheidung beschweren. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Entscheidung ansehen',
    after: 'Nummer der Meldung: {number}',
  },
  completedVisitor: {
    subject: 'Unsere Entscheidung zu deiner Meldung: {about}',
    lines: [
      'du hattest {thing} gemeldet. Deine Meldung war berechtigt. {done}',
      '{note}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} auf der Seite der Entscheidung beschweren, auch ohne Konto. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Entscheidung ansehen',
    after: 'Nummer der Meldung: {number}. Wer diesen Link hat, sieht die Entscheidung: Gib ihn nicht weiter.',
  },
  declined: {
    subject: 'Unsere Entscheidung zu deiner Meldung: {about}',
    lines: [
      'du hattest {thing} gemeldet. Wir haben es geprüft und keinen Verstoß gefunden. {done}',
      '{note}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} auf der Seite der Entscheidung beschweren. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Entscheidung ansehen',
    after: 'Nummer der Meldung: {number}',
  },
  declinedVisitor: {
    subject: 'Unsere Entscheidung zu deiner Meldung: {about}',
    lines: [
      'du hattest {thing} gemeldet. Wir haben es geprüft und keinen Verstoß gefunden. {done}',
      '{note}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} auf der Seite der Entscheidung beschweren, auch ohne Konto. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Entscheidung ansehen',
    after: 'Nummer der Meldung: {number}. Wer diesen Link hat, sieht die Entscheidung: Gib ihn nicht weiter.',
  },
  changed: {
    subject: 'Wir haben neu entschieden: {about}',
    lines: [
      'du hattest {thing} gemeldet. Wir haben noch einmal darüber entschieden. {outcome} {done}',
      '{note}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} auf der Seite der Entscheidung beschweren. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Neue Entscheidung ansehen',
    after: 'Nummer der Meldung: {number}',
  },
  changedVisitor: {
    subject: 'Wir haben neu entschieden: {about}',
    lines: [
      'du hattest {thing} gemeldet. Wir haben noch einmal darüber entschieden. {outcome} {done}',
      '{note}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} auf der Seite der Entscheidung beschweren, auch ohne Konto. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Neue Entscheidung ansehen',
    after: 'Nummer der Meldung: {number}. Wer diesen Link hat, sieht die Entscheidung: Gib ihn nicht weiter.',
  },
};

const en = {
  received: {
    subject: 'We’ve received your report: {title} ({number})',
    lines: [
      'Thank you for reporting {thing}. Your reason: {reason}.',
      'Someone will look at it and decide within a week. We’ll tell you the outcome.',
    ],
    action: 'View your reports',
    after: 'Report number: {number}',
  },
  receivedVisitor: {
    subject: 'We’ve received your report',
    lines: [
      'Thank you for your report. Someone will look at it and decide within a week; we’ll tell you the outcome.',
      'Reported: {kind}. Reason: {reason}. Report number: {number}',
    ],
    after: 'You didn’t report anything? Then someone entered your address, and there’s nothing you need to do.',
  },
  completed: {
    subject: 'Our decision about your report: {about}',
    lines: [
      'You reported {thing}. Your report was justified. {done}',
      '{note}',
      'If you disagree, you can complain on the decision’s page until {until}. It’s free, and someone else will decide.',
    ],
    action: 'View the decision',
    after: 'Report number: {number}',
  },
  completedVisitor: {
    subject: 'Our decision about your report: {about}',
    lines: [
      'You reported {thing}. Your report was justified. {done}',
      '{note}',
      'If you disagree, you can complain on the decision’s page until {until}, even without an account. It’s free, and someone else will decide.',
    ],
    action: 'View the decision',
    after: 'Report number: {number}. Anyone with this link can see the decision: don’t share it.',
  },
  declined: {
    subject: 'Our decision about your report: {about}',
    lines: [
      'You reported {thing}. We looked at it and found no breach. {done}',
      '{note}',
      'If you disagree, you can complain on the decision’s page until {until}. It’s free, and someone else will decide.',
    ],
    action: 'View the decision',
    after: 'Report number: {number}',
  },
  declinedVisitor: {
    subject: 'Our decision about your report: {about}',
    lines: [
      'You reported {thing}. We looked at it and found no breach. {done}',
      '{note}',
      'If you disagree, you can complain on the decision’s page until {until}, even without an account. It’s free, and someone else will decide.',
    ],
    action: 'View the decision',
    after: 'Report number: {number}. Anyone with this link can see the decision: don’t share it.',
  },
  changed: {
    subject: 'We’ve decided again: {about}',
    lines: [
      'You reported {thing}. We’ve decided about it again. {outcome} {done}',
      '{note}',
      'If you disagree, you can complain on the decision’s page until {until}. It’s free, and someone else will decide.',
    ],
    action: 'View the new decision',
    after: 'Report number: {number}',
  },
  changedVisitor: {
    subject: 'We’ve decided again: {about}',
    lines: [
      'You reported {thing}. We’ve decided about it again. {outcome} {done}',
      '{note}',
      'If you disagree, you can complain on the decision’s page until {until}, even without an account. It’s free, and someone else will decide.',
    ],
    action: 'View the new decision',
    after: 'Report number: {number}. Anyone with this link can see the decision: don’t share it.',
  },
};

const nl = {
  received: {
    subject: 'Je melding is aangekomen: {title} ({number})',
    lines: [
      'Bedankt dat je {thing} hebt gemeld. Je reden: {reason}.',
      'Iemand van ons kijkt er binnen een week naar en beslist. We schrijven je wat eruit is gekomen.',
    ],
    action: 'Je meldingen bekijken',
    after: 'Nummer van de melding: {number}',
  },
  receivedVisitor: {
    subject: 'Je melding is aangekomen',
    lines: [
      'Bedankt voor je melding. Iemand van ons kijkt er binnen een week naar en beslist; we laten je weten wat eruit is gekomen.',
      'Gemeld: {kind}. Reden: {reason}. Nummer van de melding: {number}',
    ],
    after: 'Heb je niets gemeld? Dan heeft iemand jouw adres opgegeven en hoef je niets te doen.',
  },
  completed: {
    subject: 'Onze beslissing over je melding: {about}',
    lines: [
      'Je hebt {thing} gemeld. Je melding was terecht. {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Beslissing bekijken',
    after: 'Nummer van de melding: {number}',
  },
  completedVisitor: {
    subject: 'Onze beslissing over je melding: {about}',
    lines: [
      'Je hebt {thing} gemeld. Je melding was terecht. {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken, ook zonder account. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Beslissing bekijken',
    after: 'Nummer van de melding: {number}. Wie deze link heeft, ziet de beslissing: geef hem niet door.',
  },
  declined: {
    subject: 'Onze beslissing over je melding: {about}',
    lines: [
      'Je hebt {thing} gemeld. We hebben ernaar gekeken en geen overtreding gevonden. {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Beslissing bekijken',
    after: 'Nummer van de melding: {number}',
  },
  declinedVisitor: {
    subject: 'Onze beslissing over je melding: {about}',
    lines: [
      'Je hebt {thing} gemeld. We hebben ernaar gekeken en geen overtreding gevonden. {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken, ook zonder account. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Beslissing bekijken',
    after: 'Nummer van de melding: {number}. Wie deze link heeft, ziet de beslissing: geef hem niet door.',
  },
  changed: {
    subject: 'We hebben opnieuw beslist: {about}',
    lines: [
      'Je hebt {thing} gemeld. We hebben er nog een keer over beslist. {outcome} {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Nieuwe beslissing bekijken',
    after: 'Nummer van de melding: {number}',
  },
  changedVisitor: {
    subject: 'We hebben opnieuw beslist: {about}',
    lines: [
      'Je hebt {thing} gemeld. We hebben er nog een keer over beslist. {outcome} {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken, ook zonder account. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Nieuwe beslissing bekijken',
    after: 'Nummer van de melding: {number}. Wie deze link heeft, ziet de beslissing: geef hem niet door.',
  },
};

export const reportMails: Readonly<Record<Locale, Readonly<Record<ReportMail, LetterWords>>>> = { de, en, nl };

/** Generic name of the subject, for mails that must not name the subject. */
export const reportedKinds: Readonly<Record<SubjectKind, Texts>> = {
  offer: texts('ein Inserat', 'an offer', 'een advertentie'),
  user: texts('ein Profil', 'a profile', 'een profiel'),
  request: texts('eine Anfrage', 'a request', 'een aanvraag'),
  group: texts('eine Gruppe', 'a group', 'een groep'),
  search_request: texts('ein Gesuch', 'a wanted ad', 'een oproep'),
  rating: texts('eine Bewertung', 'a rating', 'een beoordeling'),
  reply: texts('eine Antwort auf eine Bewertung', 'a reply to a rating', 'een antwoord op een beoordeling'),
  message: texts('eine Nachricht', 'a message', 'een bericht'),
  ad: texts('eine Anzeige', 'an ad', 'een reclame'),
};

export const outcomeSentences: Readonly<Record<'completed' | 'declined', Texts>> = {
  completed: texts('Deine Meldung war berechtigt.', 'Your report was justified.', 'Je melding was terecht.'),
  declined: texts('Wir sehen keinen Verstoß.', 'We see no breach.', 'We zien geen overtreding.'),
};

/** Sentence added to manifestly unfounded reports (DSA art. 23). */
export const unfoundedSentence: Texts = texts(
  'Wir halten die Meldung für offensichtlich unbegründet. Kommt das öfter vor, können wir nach einer Warnung deine Meldungen eine Zeit lang nicht bearbeiten (Digital Services Act, Artikel 23).',
  'We consider the report manifestly unfounded. If that happens more often, we may stop reviewing your reports for some time, after a warning (Digital Services Act, article 23).',
  'We vinden de melding duidelijk ongegrond. Gebeurt dat vaker, dan kunnen we je meldingen na een waarschuwing een tijd lang niet behandelen (digitaledienstenverordening, artikel 23).',
);
