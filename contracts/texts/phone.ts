import type { Locale } from '../kernel/ids.js';
import { texts, type Texts } from '../kernel/texts.js';

/** Fits into a single SMS together with the line for browsers that is appended; a longer text costs a second SMS. */
export const phoneSms: Texts = texts(
  '{code} ist dein Code für {brand}. Er gilt 10 Minuten. Gib ihn niemandem weiter.',
  '{code} is your code for {brand}. It works for 10 minutes. Don’t share it with anyone.',
  '{code} is je code voor {brand}. Hij werkt 10 minuten. Geef hem aan niemand door.',
);

export type PhoneMail = 'added' | 'removed' | 'taken';

type Words = Readonly<{ subject: string; text: string; action: string; after: string; contact: string }>;

/** `{end}`: last two digits of the number. */
export const phoneMails: Readonly<Record<PhoneMail, Readonly<Record<Locale, Words>>>> = {
  added: {
    de: {
      subject: 'Deine Handynummer ist bestätigt',
      text: 'die Handynummer, die auf {end} endet, ist jetzt bei deinem Konto bei {brand} bestätigt. Wenn du das warst, ist nichts zu tun. Sonst nimm sie dort heraus, und ändere dein Passwort:',
      action: 'Handynummer ansehen',
      after: 'Du kommst nicht in dein Konto?',
      contact: 'Schreib uns',
    },
    en: {
      subject: 'Your mobile number is verified',
      text: 'The mobile number ending in {end} is now verified for your account at {brand}. If this was you, there’s nothing you need to do. Otherwise, remove it there and change your password:',
      action: 'View the mobile number',
      after: 'Can’t get into your account?',
      contact: 'Write to us',
    },
    nl: {
      subject: 'Je mobiele nummer is bevestigd',
      text: 'Het mobiele nummer dat eindigt op {end} is nu bevestigd bij je account bij {brand}. Was jij dit, dan hoef je niets te doen. Anders verwijder je het daar en wijzig je je wachtwoord:',
      action: 'Mobiel nummer bekijken',
      after: 'Kom je je account niet in?',
      contact: 'Schrijf ons',
    },
  },
  removed: {
    de: {
      subject: 'Deine Handynummer wurde entfernt',
      text: 'die Handynummer, die auf {end} endet, gehört nicht mehr zu deinem Konto bei {brand}. Wenn du das warst, ist nichts zu tun. Sonst ändere dein Passwort, und bestätige die Nummer neu:',
      action: 'Handynummer bestätigen',
      after: 'Du kommst nicht in dein Konto?',
      contact: 'Schreib uns',
    },
    en: {
      subject: 'Your mobile number was removed',
      text: 'The mobile number ending in {end} no longer belongs to your account at {brand}. If this was you, there’s nothing you need to do. Otherwise, change your password and verify the number again:',
      action: 'Verify a mobile number',
      after: 'Can’t get into your account?',
      contact: 'Write to us',
    },
    nl: {
      subject: 'Je mobiele nummer is verwijderd',
      text: 'Het mobiele nummer dat eindigt op {end} hoort niet meer bij je account bij {brand}. Was jij dit, dan hoef je niets te doen. Anders wijzig je je wachtwoord en bevestig je het nummer opnieuw:',
      action: 'Mobiel nummer bevestigen',
      after: 'Kom je je account niet in?',
      contact: 'Schrijf ons',
    },
  },
  taken: {
    de: {
      subject: 'Deine Handynummer wurde in einem anderen Konto bestätigt',
      text: 'jemand hat die Handynummer, die auf {end} endet, gerade in einem anderen Konto bei {brand} mit einem Code bestätigt. Bei dir gilt sie deshalb nicht mehr. Wenn es noch deine ist, bestätige sie neu:',
      action: 'Handynummer bestätigen',
      after: 'Die Nummer ist deine, und du warst das nicht?',
      contact: 'Schreib uns',
    },
    en: {
      subject: 'Your mobile number was verified for another account',
      text: 'Someone has just verified the mobile number ending in {end} with a code for another account at {brand}. It’s therefore no longer verified for yours. If it’s still your number, verify it again:',
      action: 'Verify a mobile number',
      after: 'Is it your number, and this wasn’t you?',
      contact: 'Write to us',
    },
    nl: {
      subject: 'Je mobiele nummer is bij een ander account bevestigd',
      text: 'Iemand heeft het mobiele nummer dat eindigt op {end} net met een code bevestigd bij een ander account bij {brand}. Bij jou telt het daarom niet meer. Is het nog steeds jouw nummer, bevestig het dan opnieuw:',
      action: 'Mobiel nummer bevestigen',
      after: 'Is het nummer van jou en was jij dit niet?',
      contact: 'Schrijf ons',
    },
  },
};
