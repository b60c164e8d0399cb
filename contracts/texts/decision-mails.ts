import type { Locale } from '../kernel/ids.js';
import type { LetterWords } from '../kernel/letter.js';

/**
 * Mails about decisions. The affected person gets `held`, `released` (decision revoked), `confirmed` (permanent
 * suspension) and `suspensionOver`; the other side of a loan gets `otherSuspended` and `otherReinstated`; the author
 * of feedback gets `feedbackAnswered`.
 */
export type DecisionMail =
  | 'held'
  | 'released'
  | 'confirmed'
  | 'otherSuspended'
  | 'otherReinstated'
  | 'suspensionOver'
  | 'feedbackAnswered';

const de = {
  held: {
    subject: 'Eine Entscheidung betrifft dich: {title}',
    lines: [
      'wir haben über {thing} entschieden. {done}',
      'Was wir festgestellt haben und worauf unsere Entscheidung beruht, steht in der Begründung.',
      'Bist du nicht einverstanden, kannst du dich dort bis zum {until} beschweren. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Begründung lesen',
    after: 'Entschieden hat ein Mensch.',
  },
  released: {
    subject: 'Wir haben eine Entscheidung zurückgenommen: {title}',
    lines: ['wir haben unsere Entscheidung über {thing} zurückgenommen. {done}'],
    action: 'Entscheidung ansehen',
  },
  confirmed: {
    subject: 'Dein Konto ist dauerhaft gesperrt',
    lines: [
      'ein zweiter Mensch hat unsere Entscheidung über {thing} geprüft und bestätigt. {done}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} beschweren, wenn du es noch nicht getan hast. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Begründung lesen',
  },
  otherSuspended: {
    subject: 'Das Konto der anderen Seite ist gesperrt: {title}',
    lines: [
      'wir haben das Konto der Person gesperrt, mit der du „{title}“ vereinbart hast. Mit deiner Leihe muss das nichts zu tun haben.',
      'Die Leihe geht weiter: Ihr könnt euch schreiben, sie zu Ende bringen oder absagen.',
    ],
    action: 'Anfrage ansehen',
  },
  otherReinstated: {
    subject: 'Das Konto der anderen Seite ist wieder frei: {title}',
    lines: [
      'das Konto der Person, mit der du „{title}“ vereinbart hast, ist nicht mehr gesperrt. An eurer Leihe ändert sich nichts.',
    ],
    action: 'Anfrage ansehen',
  },
  suspensionOver: {
    subject: 'Dein Konto ist wieder frei',
    lines: [
      'die Sperre deines Kontos ist vorbei. Du kannst wieder einstellen, anfragen und schreiben, und deine Inserate sind wieder zu sehen, soweit sie nicht für sich gesperrt sind.',
    ],
    action: 'Zu {brand}',
  },
  feedbackAnswered: {
    subject: 'Antwort auf deine Rückmeldung',
    lines: [
      'danke für deine Rückmeldung. Hier ist unsere Antwort:',
      '{answer}',
      'Das hattest du geschrieben: „{text}“',
    ],
    action: 'Zu {brand}',
    after: 'Hast du uns nichts geschrieben? Dann hat jemand deine Adresse angegeben, und du brauchst nichts zu tun.',
  },
};

const en = {
  held: {
    subject: 'We’ve made a decision that affects you: {title}',
    lines: [
      'We’ve made a decision about {thing}. {done}',
      'The statement of reasons says what we found and what our decision is based on.',
      'If you disagree, you can complain there until {until}. It’s free, and someone else will decide.',
    ],
    action: 'Read the reasons',
    after: 'This was decided by a person.',
  },
  released: {
    subject: 'We’ve reversed a decision: {title}',
    lines: ['We’ve reversed our decision about {thing}. {done}'],
    action: 'View the decision',
  },
  confirmed: {
    subject: 'Your account is permanently suspended',
    lines: [
      'A second person has checked our decision about {thing} and confirmed it. {done}',
      'If you disagree and haven’t complained yet, you can do so until {until}. It’s free, and someone else will decide.',
    ],
    action: 'Read the reasons',
  },
  otherSuspended: {
    subject: 'The other person’s account is suspended: {title}',
    lines: [
      'We’ve suspended the account of the person you agreed “{title}” with. This may have nothing to do with your loan.',
      'The loan continues: you can message each other, complete it or cancel it.',
    ],
    action: 'View the request',
  },
  otherReinstated: {
    subject: 'The other person’s account is open again: {title}',
    lines: [
      'The account of the person you agreed “{title}” with is no longer suspended. Nothing about your loan changes.',
    ],
    action: 'View the request',
  },
  suspensionOver: {
    subject: 'Your account is open again',
    lines: [
      'The suspension of your account is over. You can list, request and write again, and your offers are shown again unless they’re locked themselves.',
    ],
    action: 'Go to {brand}',
  },
  feedbackAnswered: {
    subject: 'An answer to your feedback',
    lines: ['Thank you for your feedback. Here is our answer:', '{answer}', 'You wrote: “{text}”'],
    action: 'Go to {brand}',
    after: 'You didn’t write to us? Then someone entered your address, and there’s nothing you need to do.',
  },
};

const nl = {
  held: {
    subject: 'Een beslissing over jou: {title}',
    lines: [
      'We hebben over {thing} beslist. {done}',
      'In de motivering staat wat we hebben vastgesteld en waarop onze beslissing berust.',
      'Ben je het er niet mee eens, dan kun je daar tot en met {until} bezwaar maken. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Motivering lezen',
    after: 'Deze beslissing is door een mens genomen.',
  },
  released: {
    subject: 'We hebben een beslissing teruggedraaid: {title}',
    lines: ['We hebben onze beslissing over {thing} teruggedraaid. {done}'],
    action: 'Beslissing bekijken',
  },
  confirmed: {
    subject: 'Je account is voorgoed geschorst',
    lines: [
      'Een tweede mens heeft onze beslissing over {thing} gecontroleerd en bevestigd. {done}',
      'Ben je het er niet mee eens en heb je nog geen bezwaar gemaakt, dan kan dat tot en met {until}. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Motivering lezen',
  },
  otherSuspended: {
    subject: 'Het account van de andere kant is geschorst: {title}',
    lines: [
      'We hebben het account geschorst van de persoon met wie je “{title}” hebt afgesproken. Dat hoeft niets met jullie afspraak te maken te hebben.',
      'De uitlening gaat door: jullie kunnen elkaar schrijven en de uitlening afronden of annuleren.',
    ],
    action: 'Aanvraag bekijken',
  },
  otherReinstated: {
    subject: 'Het account van de andere kant is weer vrij: {title}',
    lines: [
      'Het account van de persoon met wie je “{title}” hebt afgesproken, is niet meer geschorst. Aan jullie afspraak verandert niets.',
    ],
    action: 'Aanvraag bekijken',
  },
  suspensionOver: {
    subject: 'Je account is weer vrij',
    lines: [
      'De schorsing van je account is voorbij. Je kunt weer plaatsen, aanvragen en schrijven, en je advertenties zijn weer te zien, tenzij ze zelf geblokkeerd zijn.',
    ],
    action: 'Naar {brand}',
  },
  feedbackAnswered: {
    subject: 'Antwoord op je feedback',
    lines: ['Bedankt voor je feedback. Dit is ons antwoord:', '{answer}', 'Je schreef: “{text}”'],
    action: 'Naar {brand}',
    after: 'Heb je ons niet geschreven? Dan heeft iemand jouw adres opgegeven en hoef je niets te doen.',
  },
};

export const decisionMails: Readonly<Record<Locale, Readonly<Record<DecisionMail, LetterWords>>>> = { de, en, nl };
