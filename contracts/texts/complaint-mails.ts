import type { Locale } from '../kernel/ids.js';
import type { LetterWords } from '../kernel/letter.js';

/** Mails to the complainant: first `complained`, later `answered`. `…Visitor`: for people without an account. */
export type ComplaintMail = 'complained' | 'complainedVisitor' | 'answered' | 'answeredVisitor';

const de = {
  complained: {
    subject: 'Deine Beschwerde ist angekommen: {title}',
    lines: [
      'deine Beschwerde gegen unsere Entscheidung vom {day} über {thing} ist da.',
      'Bis zum {due} bekommst du die Antwort. Es entscheidet ein Mensch, und zwar jemand anderes als beim ersten Mal. Bis dahin gilt, was entschieden ist.',
    ],
    action: 'Beschwerde ansehen',
  },
  complainedVisitor: {
    subject: 'Deine Beschwerde ist angekommen: {title}',
    lines: [
      'deine Beschwerde gegen unsere Entscheidung vom {day} über {thing} ist da.',
      'Bis zum {due} bekommst du die Antwort per E-Mail. Es entscheidet ein Mensch, und zwar jemand anderes als beim ersten Mal. Bis dahin gilt, was entschieden ist.',
    ],
    action: 'Beschwerde ansehen',
    after: 'Wer diesen Link hat, sieht die Entscheidung und deine Beschwerde: Gib ihn nicht weiter.',
  },
  answered: {
    subject: 'Antwort auf deine Beschwerde: {title}',
    lines: ['es geht um {thing}: Über deine Beschwerde hat jemand anderes entschieden als beim ersten Mal. {outcome}'],
    action: 'Antwort lesen',
  },
  answeredVisitor: {
    subject: 'Antwort auf deine Beschwerde: {title}',
    lines: [
      'es geht um {thing}: Über deine Beschwerde hat jemand anderes entschieden als beim ersten Mal. {outcome} Das ist die Antwort:',
      '{answer}',
    ],
    action: 'Entscheidung und Antwort ansehen',
  },
};

const en = {
  complained: {
    subject: 'We’ve received your complaint: {title}',
    lines: [
      'We’ve received your complaint about our decision of {day} on {thing}.',
      'You’ll get an answer by {due}. A person will decide, and not the one who decided the first time. Until then the decision stays in force.',
    ],
    action: 'View your complaint',
  },
  complainedVisitor: {
    subject: 'We’ve received your complaint: {title}',
    lines: [
      'We’ve received your complaint about our decision of {day} on {thing}.',
      'You’ll get an answer by email by {due}. A person will decide, and not the one who decided the first time. Until then the decision stays in force.',
    ],
    action: 'View your complaint',
    after: 'Anyone with this link can see the decision and your complaint: don’t share it.',
  },
  answered: {
    subject: 'An answer to your complaint: {title}',
    lines: [
      'You complained about our decision on {thing}. Someone who did not make that decision has looked at it. {outcome}',
    ],
    action: 'Read the answer',
  },
  answeredVisitor: {
    subject: 'An answer to your complaint: {title}',
    lines: [
      'You complained about our decision on {thing}. Someone who did not make that decision has looked at it. {outcome} This is the answer:',
      '{answer}',
    ],
    action: 'View the decision and the answer',
  },
};

const nl = {
  complained: {
    subject: 'Je bezwaar is aangekomen: {title}',
    lines: [
      'Je bezwaar tegen onze beslissing van {day} over {thing} is binnen.',
      'Uiterlijk {due} krijg je antwoord. Er beslist een mens, en wel iemand anders dan de eerste keer. Tot dan geldt wat beslist is.',
    ],
    action: 'Bezwaar bekijken',
  },
  complainedVisitor: {
    subject: 'Je bezwaar is aangekomen: {title}',
    lines: [
      'Je bezwaar tegen onze beslissing van {day} over {thing} is binnen.',
      'Uiterlijk {due} krijg je per mail antwoord. Er beslist een mens, en wel iemand anders dan de eerste keer. Tot dan geldt wat beslist is.',
    ],
    action: 'Bezwaar bekijken',
    after: 'Wie deze link heeft, ziet de beslissing en je bezwaar: geef hem niet door.',
  },
  answered: {
    subject: 'Antwoord op je bezwaar: {title}',
    lines: ['Het gaat om {thing}: over je bezwaar heeft iemand anders beslist dan de eerste keer. {outcome}'],
    action: 'Antwoord lezen',
  },
  answeredVisitor: {
    subject: 'Antwoord op je bezwaar: {title}',
    lines: [
      'Het gaat om {thing}: over je bezwaar heeft iemand anders beslist dan de eerste keer. {outcome} Dit is het antwoord:',
      '{answer}',
    ],
    action: 'Beslissing en antwoord bekijken',
  },
};

export const complaintMails: Readonly<Record<Locale, Readonly<Record<ComplaintMail, LetterWords>>>> = { de, en, nl };
