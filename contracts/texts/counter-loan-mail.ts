import type { Locale } from '../kernel/ids.js';

type Words = Readonly<{
  subject: string;
  greeting: string;
  text: string;
  period: string;
  about: string;
  action: string;
  after: string;
  /** Things that the subject does not name; `count` is at least two. */
  more: string;
  /** For a loan that is overdue. */
  late: Readonly<{ about: string; after: string }>;
  /** Replaces the owner's name when the account has none or is deleted. */
  somebody: string;
}>;

export const counterInvitationMail: Readonly<Record<Locale, Words>> = {
  de: {
    subject: 'Deine Ausleihe: {thing}',
    greeting: 'Hallo,',
    text: '{by} hat auf {brand} eingetragen, dass du dir etwas leihst: {thing}.',
    period: 'Zeit: {days}',
    about:
      'Wenn du magst, verbinde die Ausleihe mit deinem Konto. Dann siehst du dort, wann die Rückgabe ist. Ein Konto kostet nichts.',
    action: 'Ausleihe ansehen',
    after:
      'Der Link gilt bis zum {day} und für eine Person. Wenn du kein Konto möchtest, brauchst du nichts zu tun: Die Ausleihe gilt auch so.',
    more: '{count} weitere Sachen',
    late: {
      about:
        'Bitte bring es zurück: Die Zeit ist schon vorbei. Wenn du magst, verbinde die Ausleihe mit deinem Konto, das kostet nichts.',
      after: 'Der Link gilt bis zum {day} und für eine Person. Zum Zurückgeben brauchst du kein Konto.',
    },
    somebody: 'Jemand',
  },
  en: {
    subject: 'Your loan: {thing}',
    greeting: 'Hello,',
    text: '{by} noted on {brand} that you are borrowing something: {thing}.',
    period: 'When: {days}',
    about:
      'If you like, link the loan to your account. You can then see there when the return is due. An account is free.',
    action: 'View the loan',
    after:
      'The link is valid until {day}, for one person. If you don’t want an account, there’s nothing you need to do: the loan stands either way.',
    more: '{count} other things',
    late: {
      about:
        'Please bring it back: the time is already over. If you like, link the loan to your account, which is free.',
      after: 'The link is valid until {day}, for one person. You don’t need an account to return it.',
    },
    somebody: 'Someone',
  },
  nl: {
    subject: 'Wat je leent: {thing}',
    greeting: 'Hallo,',
    text: '{by} heeft op {brand} ingevoerd dat je iets leent: {thing}.',
    period: 'Periode: {days}',
    about:
      'Als je wilt, koppel je dit aan je account. Dan zie je daar wanneer je moet terugbrengen wat je leent. Een account is gratis.',
    action: 'Uitlening bekijken',
    after:
      'De link geldt tot {day}, voor één persoon. Wil je geen account, dan hoef je niets te doen: de uitlening geldt ook zo.',
    more: '{count} andere spullen',
    late: {
      about: 'Breng het terug: de tijd is al voorbij. Als je wilt, koppel je dit aan je account; dat is gratis.',
      after: 'De link geldt tot {day}, voor één persoon. Om het terug te brengen heb je geen account nodig.',
    },
    somebody: 'Iemand',
  },
};

type ReminderWords = Readonly<Record<'subject' | 'greeting' | 'text' | 'due' | 'where' | 'after' | 'somebody', string>>;

export const counterReminderMail: Readonly<Record<Locale, ReminderWords>> = {
  de: {
    subject: 'Bitte zurückbringen: {thing}',
    greeting: 'Hallo,',
    text: '{by} wartet darauf, dass du zurückbringst, was du dir geliehen hast: {thing}.',
    due: 'Die Rückgabe war am {due} fällig.',
    where: 'Wo und wann du es zurückbringen kannst',
    after: 'Hast du es inzwischen zurückgebracht, dann sag {by} bitte Bescheid.',
    somebody: 'Jemand',
  },
  en: {
    subject: 'Please return: {thing}',
    greeting: 'Hello,',
    text: '{by} is waiting for you to return what you borrowed: {thing}.',
    due: 'It was due back on {due}.',
    where: 'Where and when you can return it',
    after: 'If you’ve already returned it, please let {by} know.',
    somebody: 'Someone',
  },
  nl: {
    subject: 'Graag terugbrengen: {thing}',
    greeting: 'Hallo,',
    text: '{by} wacht tot je terugbrengt wat je hebt geleend: {thing}.',
    due: 'Je had het uiterlijk {due} moeten terugbrengen.',
    where: 'Waar en wanneer je het kunt terugbrengen',
    after: 'Heb je het intussen teruggebracht? Laat het {by} dan weten.',
    somebody: 'Iemand',
  },
};
