import type { Locale } from '../kernel/ids.js';

type Words = Readonly<{
  subject: string;
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
        'Die Leihzeit ist vorbei: Bitte bring es zurück. Wenn du magst, kannst du die Ausleihe mit deinem Konto verbinden; das kostet nichts.',
      after: 'Der Link gilt bis zum {day} und für eine Person. Zum Zurückgeben brauchst du kein Konto.',
    },
    somebody: 'Jemand',
  },
  en: {
    subject: 'Your loan: {thing}',
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
        'The loan period is over, so please bring it back. If you like, you can link the loan to your account; it’s free.',
      after: 'The link is valid until {day}, for one person. You don’t need an account to return it.',
    },
    somebody: 'Someone',
  },
  nl: {
    subject: 'Wat je leent: {thing}',
    text: '{by} heeft op {brand} ingevoerd dat je iets leent: {thing}.',
    period: 'Periode: {days}',
    about:
      'Als je wilt, koppel je dit aan je account. Dan zie je daar wanneer je moet terugbrengen wat je leent. Een account is gratis.',
    action: 'Uitlening bekijken',
    after:
      'De link geldt tot {day}, voor één persoon. Wil je geen account, dan hoef je niets te doen: de uitlening geldt ook zo.',
    more: '{count} andere dingen',
    late: {
      about:
        'De leentermijn is voorbij: breng het alsjeblieft terug. Als je wilt, kun je dit aan je account koppelen; dat is gratis.',
      after: 'De link geldt tot {day}, voor één persoon. Om het terug te brengen heb je geen account nodig.',
    },
    somebody: 'Iemand',
  },
};

type ReminderWords = Readonly<Record<'subject' | 'text' | 'due' | 'where' | 'phone' | 'after' | 'somebody', string>>;

export const counterReminderMail: Readonly<Record<Locale, ReminderWords>> = {
  de: {
    subject: 'Bitte zurückbringen: {thing}',
    text: 'du hast dir bei {by} etwas geliehen: {thing}.',
    due: 'Die Rückgabe war am {due} fällig. Bring es bitte bald zurück.',
    where: 'Wo und wann du es zurückbringen kannst',
    phone: 'Telefon: {phone}',
    after: 'Hast du es schon zurückgebracht oder brauchst du noch etwas Zeit? Dann melde dich bitte bei {by}.',
    somebody: 'Jemand',
  },
  en: {
    subject: 'Please return: {thing}',
    text: 'You borrowed something from {by}: {thing}.',
    due: 'It was due back on {due}. Please return it soon.',
    where: 'Where and when you can return it',
    phone: 'Phone: {phone}',
    after: 'Have you already returned it, or do you need a little more time? Then please get in touch with {by}.',
    somebody: 'Someone',
  },
  nl: {
    subject: 'Graag terugbrengen: {thing}',
    text: 'Je hebt iets geleend van {by}: {thing}.',
    due: 'Je zou het uiterlijk {due} terugbrengen. Breng het alsjeblieft snel terug.',
    where: 'Waar en wanneer je het kunt terugbrengen',
    phone: 'Telefoon: {phone}',
    after: 'Heb je het al teruggebracht, of heb je nog wat tijd nodig? Neem dan contact op met {by}.',
    somebody: 'Iemand',
  },
};
