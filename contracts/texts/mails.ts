import type { Locale } from '../kernel/ids.js';

/** The mails of the sign-in: confirm an address, you have an account already, a new password, and what was changed. */
export type SignInMail = 'verify' | 'known' | 'reset' | 'passwordChanged';

/** What a mail says; `action` stands before the link. */
export type MailWords = Readonly<{ subject: string; greeting: string; text: string; action: string; after: string }>;

export const signInMails: Readonly<Record<SignInMail, Readonly<Record<Locale, MailWords>>>> = {
  verify: {
    de: {
      subject: 'Bestätige deine E-Mail-Adresse',
      greeting: 'Hallo,',
      text: 'schön, dass du bei Lendring mitmachst. Ein Schritt fehlt noch:',
      action: 'Adresse bestätigen',
      after: 'Der Link gilt 48 Stunden. Wenn du kein Konto angelegt hast, brauchst du nichts zu tun.',
    },
    en: {
      subject: 'Confirm your email address',
      greeting: 'Hello,',
      text: 'good to have you with us at Lendring. One step is left:',
      action: 'Confirm address',
      after: 'The link works for 48 hours. If you did not create an account, there is nothing to do.',
    },
    nl: {
      subject: 'Bevestig je e-mailadres',
      greeting: 'Hallo,',
      text: 'fijn dat je meedoet met Lendring. Nog één stap:',
      action: 'Adres bevestigen',
      after: 'De link werkt 48 uur. Als je geen account hebt aangemaakt, hoef je niets te doen.',
    },
  },
  known: {
    de: {
      subject: 'Du hast schon ein Konto',
      greeting: 'Hallo,',
      text: 'jemand wollte mit deiner Adresse ein Konto bei Lendring anlegen. Du hast dort schon ein Konto. Wenn du dein Passwort vergessen hast:',
      action: 'Neues Passwort setzen',
      after: 'Warst du das nicht, brauchst du nichts zu tun. Dein Konto ist unverändert.',
    },
    en: {
      subject: 'You already have an account',
      greeting: 'Hello,',
      text: 'somebody tried to create an account at Lendring with your address. You already have an account there. If you forgot your password:',
      action: 'Set a new password',
      after: 'If this was not you, there is nothing to do. Your account is unchanged.',
    },
    nl: {
      subject: 'Je hebt al een account',
      greeting: 'Hallo,',
      text: 'iemand wilde met jouw adres een account bij Lendring aanmaken. Je hebt daar al een account. Als je je wachtwoord vergeten bent:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Was jij dit niet, dan hoef je niets te doen. Je account is ongewijzigd.',
    },
  },
  reset: {
    de: {
      subject: 'Neues Passwort für Lendring',
      greeting: 'Hallo,',
      text: 'hier kannst du ein neues Passwort setzen:',
      action: 'Neues Passwort setzen',
      after: 'Der Link gilt eine Stunde und nur einmal. Wenn du das nicht wolltest, brauchst du nichts zu tun.',
    },
    en: {
      subject: 'New password for Lendring',
      greeting: 'Hello,',
      text: 'here you can set a new password:',
      action: 'Set a new password',
      after: 'The link works for one hour and only once. If you did not ask for it, there is nothing to do.',
    },
    nl: {
      subject: 'Nieuw wachtwoord voor Lendring',
      greeting: 'Hallo,',
      text: 'hier kun je een nieuw wachtwoord instellen:',
      action: 'Nieuw wachtwoord instellen',
      after: 'De link werkt één uur en één keer. Heb je dit niet gevraagd, dan hoef je niets te doen.',
    },
  },
  passwordChanged: {
    de: {
      subject: 'Dein Passwort wurde geändert',
      greeting: 'Hallo,',
      text: 'das Passwort für dein Konto bei Lendring wurde gerade geändert. Auf allen anderen Geräten bist du jetzt abgemeldet. Wenn du das warst, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after: 'Wer dort ein neues Passwort setzt, meldet alle Geräte ab, auch das, auf dem es geändert wurde.',
    },
    en: {
      subject: 'Your password was changed',
      greeting: 'Hello,',
      text: 'the password of your account at Lendring has just been changed. You are signed out on all other devices. If this was you, there is nothing to do. Otherwise:',
      action: 'Set a new password',
      after: 'A new password set there signs out all devices, also the one on which it was changed.',
    },
    nl: {
      subject: 'Je wachtwoord is gewijzigd',
      greeting: 'Hallo,',
      text: 'het wachtwoord van je account bij Lendring is net gewijzigd. Op alle andere apparaten ben je nu uitgelogd. Was jij dit, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord dat je daar instelt, logt alle apparaten uit, ook dat waarop het is gewijzigd.',
    },
  },
};
