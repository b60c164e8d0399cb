import type { Locale } from '../kernel/ids.js';
import type { SubjectKind } from '../moderation/subject.js';
import type { LetterWords } from './letter-words.js';
import { texts, type Texts } from './text.js';

/**
 * To reporters: `received`, then `completed` or `declined`, `changed` when it is decided anew, for visitors in a form of their own (`…Visitor`). To the person a
 * decision concerns: `held` or, when it was taken back, `released`, and `confirmed` once a suspension is for good. To
 * whoever complained: `complained`, then `answered`. To the other
 * side of a loan: `otherSuspended`. To a person whose suspension is over: `suspensionOver`. To whoever gave feedback: `feedbackAnswered`.
 */
export type ModerationMail =
  | 'received'
  | 'receivedVisitor'
  | 'completed'
  | 'completedVisitor'
  | 'declined'
  | 'declinedVisitor'
  | 'changed'
  | 'changedVisitor'
  | 'held'
  | 'released'
  | 'confirmed'
  | 'complained'
  | 'complainedVisitor'
  | 'answered'
  | 'answeredVisitor'
  | 'otherSuspended'
  | 'suspensionOver'
  | 'feedbackAnswered';

const de = {
  received: {
    subject: 'Deine Meldung ist angekommen: {title}',
    greeting: 'Hallo,',
    lines: [
      'danke für deine Meldung zu „{title}“. Dein Grund: {reason}.',
      'Ein Mensch sieht sie sich innerhalb einer Woche an und entscheidet. Wir schreiben dir, was daraus geworden ist.',
    ],
    after: 'Nummer der Meldung: {number}',
  },
  receivedVisitor: {
    subject: 'Deine Meldung ist angekommen',
    greeting: 'Hallo,',
    lines: [
      'danke für deine Meldung. Ein Mensch sieht sie sich innerhalb einer Woche an und entscheidet; wir schreiben dir, was daraus geworden ist.',
      'Gemeldet: {kind}. Grund: {reason}. Nummer der Meldung: {number}',
    ],
    after: 'Hast du nichts gemeldet? Dann hat jemand deine Adresse angegeben, und du brauchst nichts zu tun.',
  },
  completed: {
    subject: 'Unsere Entscheidung zu deiner Meldung: {about}',
    greeting: 'Hallo,',
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
    greeting: 'Hallo,',
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
    greeting: 'Hallo,',
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
    greeting: 'Hallo,',
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
    greeting: 'Hallo,',
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
    greeting: 'Hallo,',
    lines: [
      'du hattest {thing} gemeldet. Wir haben noch einmal darüber entschieden. {outcome} {done}',
      '{note}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} auf der Seite der Entscheidung beschweren, auch ohne Konto. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Neue Entscheidung ansehen',
    after: 'Nummer der Meldung: {number}. Wer diesen Link hat, sieht die Entscheidung: Gib ihn nicht weiter.',
  },
  held: {
    subject: 'Eine Entscheidung betrifft dich: {title}',
    greeting: 'Hallo,',
    lines: [
      'wir haben über „{title}“ entschieden. {done}',
      'Was wir festgestellt haben und auf welcher Regel das beruht, steht in der Begründung.',
      'Bist du nicht einverstanden, kannst du dich dort bis zum {until} beschweren. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Begründung lesen',
    after: 'Entschieden hat ein Mensch.',
  },
  released: {
    subject: 'Wir haben eine Entscheidung zurückgenommen: {title}',
    greeting: 'Hallo,',
    lines: ['wir haben unsere Entscheidung zu „{title}“ zurückgenommen. {done}'],
    action: 'Entscheidung ansehen',
  },
  confirmed: {
    subject: 'Dein Konto ist dauerhaft gesperrt',
    greeting: 'Hallo,',
    lines: [
      'ein zweiter Mensch hat unsere Entscheidung zu „{title}“ geprüft und bestätigt. {done}',
      'Bist du nicht einverstanden, kannst du dich bis zum {until} beschweren, wenn du es noch nicht getan hast. Das kostet nichts, und es entscheidet jemand anderes.',
    ],
    action: 'Begründung lesen',
  },
  complained: {
    subject: 'Deine Beschwerde ist angekommen: {title}',
    greeting: 'Hallo,',
    lines: [
      'deine Beschwerde über unsere Entscheidung vom {day} zu „{title}“ ist da.',
      'Bis zum {due} bekommst du die Antwort. Es entscheidet ein Mensch, und zwar jemand anderes als beim ersten Mal. Bis dahin gilt, was entschieden ist.',
    ],
    action: 'Beschwerde ansehen',
  },
  complainedVisitor: {
    subject: 'Deine Beschwerde ist angekommen: {title}',
    greeting: 'Hallo,',
    lines: [
      'deine Beschwerde über unsere Entscheidung vom {day} zu „{title}“ ist da.',
      'Bis zum {due} bekommst du die Antwort per E-Mail. Es entscheidet ein Mensch, und zwar jemand anderes als beim ersten Mal. Bis dahin gilt, was entschieden ist.',
    ],
    action: 'Beschwerde ansehen',
    after: 'Wer diesen Link hat, sieht die Entscheidung und deine Beschwerde: Gib ihn nicht weiter.',
  },
  answered: {
    subject: 'Antwort auf deine Beschwerde: {title}',
    greeting: 'Hallo,',
    lines: ['über deine Beschwerde zu „{title}“ hat jemand anderes entschieden als beim ersten Mal. {outcome}'],
    action: 'Antwort lesen',
  },
  answeredVisitor: {
    subject: 'Antwort auf deine Beschwerde: {title}',
    greeting: 'Hallo,',
    lines: [
      'über deine Beschwerde zu „{title}“ hat jemand anderes entschieden als beim ersten Mal. {outcome} Das ist die Antwort:',
      '{answer}',
    ],
    action: 'Entscheidung und Antwort ansehen',
  },
  otherSuspended: {
    subject: 'Das Konto der anderen Seite ist gesperrt: {title}',
    greeting: 'Hallo,',
    lines: [
      'wir haben das Konto der Person gesperrt, mit der du „{title}“ vereinbart hast. Mit deiner Leihe muss das nichts zu tun haben.',
      'Die Leihe geht weiter: Ihr könnt euch schreiben, sie zu Ende bringen oder absagen.',
    ],
    action: 'Anfrage ansehen',
  },
  suspensionOver: {
    subject: 'Dein Konto ist wieder frei',
    greeting: 'Hallo,',
    lines: [
      'die Sperre deines Kontos ist vorbei. Du kannst wieder einstellen, anfragen und schreiben, und deine Inserate sind wieder zu sehen, soweit sie nicht für sich gesperrt sind.',
    ],
    action: 'Zu {brand}',
  },
  feedbackAnswered: {
    subject: 'Antwort auf deine Rückmeldung',
    greeting: 'Hallo,',
    lines: [
      'danke für deine Rückmeldung. Hier ist unsere Antwort:',
      '{answer}',
      'Das hattest du geschrieben: „{text}“',
    ],
    action: 'Zu {brand}',
    after: 'Hast du uns nichts geschrieben? Dann hat jemand deine Adresse angegeben, und du brauchst nichts zu tun.',
  },
} satisfies Readonly<Record<ModerationMail, LetterWords>>;

const en = {
  received: {
    subject: 'We have your report: {title}',
    greeting: 'Hello,',
    lines: [
      'thank you for reporting “{title}”. Your reason: {reason}.',
      'A person looks at it within a week and decides. We will let you know what comes of it.',
    ],
    after: 'Number of the report: {number}',
  },
  receivedVisitor: {
    subject: 'We have your report',
    greeting: 'Hello,',
    lines: [
      'thank you for your report. A person looks at it within a week and decides; we will let you know what comes of it.',
      'Reported: {kind}. Reason: {reason}. Number of the report: {number}',
    ],
    after: 'You did not report anything? Then somebody gave your address, and there is nothing to do.',
  },
  completed: {
    subject: 'Our decision about your report: {about}',
    greeting: 'Hello,',
    lines: [
      'you reported {thing}. Your report was justified. {done}',
      '{note}',
      'If you disagree, you can complain on the page of the decision until {until}. It costs nothing, and somebody else decides.',
    ],
    action: 'See the decision',
    after: 'Number of the report: {number}',
  },
  completedVisitor: {
    subject: 'Our decision about your report: {about}',
    greeting: 'Hello,',
    lines: [
      'you reported {thing}. Your report was justified. {done}',
      '{note}',
      'If you disagree, you can complain on the page of the decision until {until}, even without an account. It costs nothing, and somebody else decides.',
    ],
    action: 'See the decision',
    after: 'Number of the report: {number}. Whoever has this link sees the decision: keep it to yourself.',
  },
  declined: {
    subject: 'Our decision about your report: {about}',
    greeting: 'Hello,',
    lines: [
      'you reported {thing}. We looked at it and found nothing against the rules. {done}',
      '{note}',
      'If you disagree, you can complain on the page of the decision until {until}. It costs nothing, and somebody else decides.',
    ],
    action: 'See the decision',
    after: 'Number of the report: {number}',
  },
  declinedVisitor: {
    subject: 'Our decision about your report: {about}',
    greeting: 'Hello,',
    lines: [
      'you reported {thing}. We looked at it and found nothing against the rules. {done}',
      '{note}',
      'If you disagree, you can complain on the page of the decision until {until}, even without an account. It costs nothing, and somebody else decides.',
    ],
    action: 'See the decision',
    after: 'Number of the report: {number}. Whoever has this link sees the decision: keep it to yourself.',
  },
  changed: {
    subject: 'We have decided anew: {about}',
    greeting: 'Hello,',
    lines: [
      'you reported {thing}. We have decided about it once more. {outcome} {done}',
      '{note}',
      'If you disagree, you can complain on the page of the decision until {until}. It costs nothing, and somebody else decides.',
    ],
    action: 'See the new decision',
    after: 'Number of the report: {number}',
  },
  changedVisitor: {
    subject: 'We have decided anew: {about}',
    greeting: 'Hello,',
    lines: [
      'you reported {thing}. We have decided about it once more. {outcome} {done}',
      '{note}',
      'If you disagree, you can complain on the page of the decision until {until}, even without an account. It costs nothing, and somebody else decides.',
    ],
    action: 'See the new decision',
    after: 'Number of the report: {number}. Whoever has this link sees the decision: do not pass it on.',
  },
  held: {
    subject: 'A decision concerns you: {title}',
    greeting: 'Hello,',
    lines: [
      'we have decided about “{title}”. {done}',
      'The statement of reasons says what we found and on which rule it stands.',
      'If you disagree, you can complain there until {until}. It costs nothing, and somebody else decides.',
    ],
    action: 'Read the reasons',
    after: 'A person decided it.',
  },
  released: {
    subject: 'We have taken a decision back: {title}',
    greeting: 'Hello,',
    lines: ['we have taken our decision about “{title}” back. {done}'],
    action: 'See the decision',
  },
  confirmed: {
    subject: 'Your account is suspended for good',
    greeting: 'Hello,',
    lines: [
      'a second person has checked our decision about “{title}” and confirmed it. {done}',
      'If you disagree and have not complained yet, you can do so until {until}. It costs nothing, and somebody else decides.',
    ],
    action: 'Read the reasons',
  },
  complained: {
    subject: 'We have your complaint: {title}',
    greeting: 'Hello,',
    lines: [
      'your complaint about our decision of {day} on “{title}” has arrived.',
      'You get the answer by {due}. A person decides, and not the one who decided the first time. Until then the decision holds.',
    ],
    action: 'See your complaint',
  },
  complainedVisitor: {
    subject: 'We have your complaint: {title}',
    greeting: 'Hello,',
    lines: [
      'your complaint about our decision of {day} on “{title}” has arrived.',
      'You get the answer by email, by {due}. A person decides, and not the one who decided the first time. Until then the decision holds.',
    ],
    action: 'See your complaint',
    after: 'Whoever has this link sees the decision and your complaint: keep it to yourself.',
  },
  answered: {
    subject: 'An answer to your complaint: {title}',
    greeting: 'Hello,',
    lines: ['somebody else than the first time has decided about your complaint about “{title}”. {outcome}'],
    action: 'Read the answer',
  },
  answeredVisitor: {
    subject: 'An answer to your complaint: {title}',
    greeting: 'Hello,',
    lines: [
      'somebody else than the first time has decided about your complaint about “{title}”. {outcome} This is the answer:',
      '{answer}',
    ],
    action: 'See the decision and the answer',
  },
  otherSuspended: {
    subject: 'The account of the other side is suspended: {title}',
    greeting: 'Hello,',
    lines: [
      'we have suspended the account of the person with whom you agreed on “{title}”. This need not have to do with your loan.',
      'The loan goes on: you can write to each other, bring it to its end, or cancel it.',
    ],
    action: 'See the request',
  },
  suspensionOver: {
    subject: 'Your account is open again',
    greeting: 'Hello,',
    lines: [
      'the suspension of your account is over. You can list, request and write again, and your offers are shown again unless they are locked themselves.',
    ],
    action: 'To {brand}',
  },
  feedbackAnswered: {
    subject: 'An answer to your feedback',
    greeting: 'Hello,',
    lines: ['thank you for your feedback. Here is our answer:', '{answer}', 'You wrote: “{text}”'],
    action: 'To {brand}',
    after: 'You did not write to us? Then somebody gave your address, and there is nothing to do.',
  },
} satisfies Readonly<Record<ModerationMail, LetterWords>>;

const nl = {
  received: {
    subject: 'Je melding is aangekomen: {title}',
    greeting: 'Hallo,',
    lines: [
      'bedankt voor je melding over “{title}”. Je reden: {reason}.',
      'Een mens kijkt er binnen een week naar en beslist. We schrijven je wat eruit is gekomen.',
    ],
    after: 'Nummer van de melding: {number}',
  },
  receivedVisitor: {
    subject: 'Je melding is aangekomen',
    greeting: 'Hallo,',
    lines: [
      'bedankt voor je melding. Een mens kijkt er binnen een week naar en beslist; we laten je weten wat eruit is gekomen.',
      'Gemeld: {kind}. Reden: {reason}. Nummer van de melding: {number}',
    ],
    after: 'Heb je niets gemeld? Dan heeft iemand jouw adres opgegeven en hoef je niets te doen.',
  },
  completed: {
    subject: 'Onze beslissing over je melding: {about}',
    greeting: 'Hallo,',
    lines: [
      'je hebt {thing} gemeld. Je melding was terecht. {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Beslissing bekijken',
    after: 'Nummer van de melding: {number}',
  },
  completedVisitor: {
    subject: 'Onze beslissing over je melding: {about}',
    greeting: 'Hallo,',
    lines: [
      'je hebt {thing} gemeld. Je melding was terecht. {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken, ook zonder account. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Beslissing bekijken',
    after: 'Nummer van de melding: {number}. Wie deze link heeft, ziet de beslissing: geef hem niet door.',
  },
  declined: {
    subject: 'Onze beslissing over je melding: {about}',
    greeting: 'Hallo,',
    lines: [
      'je hebt {thing} gemeld. We hebben het bekeken en geen overtreding gevonden. {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Beslissing bekijken',
    after: 'Nummer van de melding: {number}',
  },
  declinedVisitor: {
    subject: 'Onze beslissing over je melding: {about}',
    greeting: 'Hallo,',
    lines: [
      'je hebt {thing} gemeld. We hebben het bekeken en geen overtreding gevonden. {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken, ook zonder account. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Beslissing bekijken',
    after: 'Nummer van de melding: {number}. Wie deze link heeft, ziet de beslissing: geef hem niet door.',
  },
  changed: {
    subject: 'We hebben opnieuw beslist: {about}',
    greeting: 'Hallo,',
    lines: [
      'je hebt {thing} gemeld. We hebben er nog een keer over beslist. {outcome} {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Nieuwe beslissing bekijken',
    after: 'Nummer van de melding: {number}',
  },
  changedVisitor: {
    subject: 'We hebben opnieuw beslist: {about}',
    greeting: 'Hallo,',
    lines: [
      'je hebt {thing} gemeld. We hebben er nog een keer over beslist. {outcome} {done}',
      '{note}',
      'Ben je het er niet mee eens, dan kun je tot en met {until} op de pagina van de beslissing bezwaar maken, ook zonder account. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Nieuwe beslissing bekijken',
    after: 'Nummer van de melding: {number}. Wie deze link heeft, ziet de beslissing: geef hem niet door.',
  },
  held: {
    subject: 'Een beslissing betreft jou: {title}',
    greeting: 'Hallo,',
    lines: [
      'we hebben over “{title}” beslist. {done}',
      'In de motivering staat wat we hebben vastgesteld en op welke regel dat berust.',
      'Ben je het er niet mee eens, dan kun je daar tot en met {until} bezwaar maken. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Motivering lezen',
    after: 'Een mens heeft beslist.',
  },
  released: {
    subject: 'We hebben een beslissing teruggedraaid: {title}',
    greeting: 'Hallo,',
    lines: ['we hebben onze beslissing over “{title}” teruggedraaid. {done}'],
    action: 'Beslissing bekijken',
  },
  confirmed: {
    subject: 'Je account is voorgoed geschorst',
    greeting: 'Hallo,',
    lines: [
      'een tweede mens heeft onze beslissing over “{title}” gecontroleerd en bevestigd. {done}',
      'Ben je het er niet mee eens en heb je nog geen bezwaar gemaakt, dan kan dat tot en met {until}. Dat kost niets, en iemand anders beslist.',
    ],
    action: 'Motivering lezen',
  },
  complained: {
    subject: 'Je bezwaar is aangekomen: {title}',
    greeting: 'Hallo,',
    lines: [
      'je bezwaar tegen onze beslissing van {day} over “{title}” is binnen.',
      'Uiterlijk {due} krijg je antwoord. Er beslist een mens, en wel iemand anders dan de eerste keer. Tot dan geldt wat beslist is.',
    ],
    action: 'Bezwaar bekijken',
  },
  complainedVisitor: {
    subject: 'Je bezwaar is aangekomen: {title}',
    greeting: 'Hallo,',
    lines: [
      'je bezwaar tegen onze beslissing van {day} over “{title}” is binnen.',
      'Uiterlijk {due} krijg je per mail antwoord. Er beslist een mens, en wel iemand anders dan de eerste keer. Tot dan geldt wat beslist is.',
    ],
    action: 'Bezwaar bekijken',
    after: 'Wie deze link heeft, ziet de beslissing en je bezwaar: geef hem niet door.',
  },
  answered: {
    subject: 'Antwoord op je bezwaar: {title}',
    greeting: 'Hallo,',
    lines: ['over je bezwaar over “{title}” heeft iemand anders beslist dan de eerste keer. {outcome}'],
    action: 'Antwoord lezen',
  },
  answeredVisitor: {
    subject: 'Antwoord op je bezwaar: {title}',
    greeting: 'Hallo,',
    lines: [
      'over je bezwaar over “{title}” heeft iemand anders beslist dan de eerste keer. {outcome} Dit is het antwoord:',
      '{answer}',
    ],
    action: 'Beslissing en antwoord bekijken',
  },
  otherSuspended: {
    subject: 'Het account van de andere kant is geschorst: {title}',
    greeting: 'Hallo,',
    lines: [
      'we hebben het account geschorst van de persoon met wie je “{title}” hebt afgesproken. Dat hoeft niets met jullie afspraak te maken te hebben.',
      'De uitlening gaat door: jullie kunnen elkaar schrijven, haar afronden of annuleren.',
    ],
    action: 'Aanvraag bekijken',
  },
  suspensionOver: {
    subject: 'Je account is weer vrij',
    greeting: 'Hallo,',
    lines: [
      'de schorsing van je account is voorbij. Je kunt weer plaatsen, aanvragen en schrijven, en je advertenties zijn weer te zien, tenzij ze zelf geblokkeerd zijn.',
    ],
    action: 'Naar {brand}',
  },
  feedbackAnswered: {
    subject: 'Antwoord op je feedback',
    greeting: 'Hallo,',
    lines: ['bedankt voor je feedback. Dit is ons antwoord:', '{answer}', 'Je schreef: “{text}”'],
    action: 'Naar {brand}',
    after: 'Heb je ons niet geschreven? Dan heeft iemand jouw adres opgegeven en hoef je niets te doen.',
  },
} satisfies Readonly<Record<ModerationMail, LetterWords>>;

/** Mails about reports and decisions. */
export const moderationMails: Readonly<Record<Locale, Readonly<Record<ModerationMail, LetterWords>>>> = { de, en, nl };

/** What was reported, where the mail may not name it. */
export const reportedKinds: Readonly<Record<SubjectKind, Texts>> = {
  offer: texts('ein Inserat', 'an offer', 'een advertentie'),
  user: texts('ein Profil', 'a profile', 'een profiel'),
  request: texts('eine Anfrage', 'a request', 'een aanvraag'),
  group: texts('eine Gruppe', 'a group', 'een groep'),
  search_request: texts('ein Gesuch', 'a search request', 'een oproep'),
  rating: texts('eine Bewertung', 'a rating', 'een beoordeling'),
  reply: texts('eine Antwort auf eine Bewertung', 'a reply to a rating', 'een antwoord op een beoordeling'),
  message: texts('eine Nachricht', 'a message', 'een bericht'),
  ad: texts('eine Anzeige', 'an ad', 'een reclame'),
};

/** What became of a report, in a sentence. */
export const outcomeSentences: Readonly<Record<'completed' | 'declined', Texts>> = {
  completed: texts('Deine Meldung war berechtigt.', 'Your report was justified.', 'Je melding was terecht.'),
  declined: texts('Wir sehen keinen Verstoß.', 'We see no violation.', 'We zien geen overtreding.'),
};

/** A thing in a sentence, by its title. */
export const namedThing: Texts = texts('„{title}“', '“{title}”', '“{title}”');

/** What came of a complaint, in a sentence. */
export const complaintSentences: Readonly<Record<'upheld' | 'rejected', Texts>> = {
  upheld: texts(
    'Deine Beschwerde war berechtigt: Wir entscheiden neu und schreiben dir, was dann gilt.',
    'Your complaint was right: we decide anew and write to you what holds then.',
    'Je bezwaar was terecht: we beslissen opnieuw en schrijven je wat dan geldt.',
  ),
  rejected: texts('Es bleibt bei der Entscheidung.', 'The decision stands.', 'De beslissing blijft staan.'),
};

/** To who reported what was manifestly nothing (DSA art. 23). */
export const unfoundedSentence: Texts = texts(
  'Wir halten die Meldung für offensichtlich unbegründet. Kommt das öfter vor, können wir nach einer Warnung deine Meldungen eine Zeit lang nicht bearbeiten (Digital Services Act, Artikel 23).',
  'We find the report manifestly unfounded. If that happens more often, we may, after a warning, not look at your reports for some time (Digital Services Act, article 23).',
  'We vinden de melding duidelijk ongegrond. Gebeurt dat vaker, dan kunnen we je meldingen na een waarschuwing een tijd lang niet behandelen (digitaledienstenverordening, artikel 23).',
);
