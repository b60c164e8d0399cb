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
    somebody: 'Iemand',
  },
};
