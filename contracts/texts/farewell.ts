import type { Locale } from '../kernel/ids.js';
import type { MailWords } from './mails.js';
import type { Texts } from '../kernel/texts.js';

export const formerMember: Texts = { de: 'Ehemaliges Mitglied', en: 'Former member', nl: 'Voormalig lid' };

/** Forms for use in sentences: in place of a name, at the beginning of a sentence, and in the German dative. */
export const formerMemberInSentence = {
  name: { de: 'ein ehemaliges Mitglied', en: 'a former member', nl: 'een voormalig lid' },
  first: { de: 'Ein ehemaliges Mitglied', en: 'A former member', nl: 'Een voormalig lid' },
  dative: { de: 'einem ehemaligen Mitglied', en: 'a former member', nl: 'een voormalig lid' },
} as const satisfies Readonly<Record<string, Texts>>;

export const farewellMail: Readonly<Record<Locale, MailWords & Readonly<{ greeting: string }>>> = {
  de: {
    subject: 'Dein Konto ist gelöscht',
    greeting: 'Hallo,',
    text: 'dein Konto bei {brand} ist gelöscht, und mit ihm das, was von dir gespeichert war. Das ist die letzte Mail, die wir dir schreiben. Was gelöscht wurde und was bleibt, steht in einer Bescheinigung:',
    action: 'Bescheinigung öffnen',
    after:
      'Heb dir den Link auf oder lade die Bescheinigung herunter. Sie nennt deinen Namen nicht, und nur du kennst ihre Adresse.',
  },
  en: {
    subject: 'Your account has been deleted',
    greeting: 'Hello,',
    text: 'Your account at {brand} has been deleted, along with what was stored about you. This is the last email we’ll send you. A certificate lists what was erased and what stays:',
    action: 'Open the certificate',
    after: 'Keep the link, or download the certificate. It doesn’t name you, and only you know its address.',
  },
  nl: {
    subject: 'Je account is verwijderd',
    greeting: 'Hallo,',
    text: 'Je account bij {brand} is verwijderd, en daarmee wat over jou was opgeslagen. Dit is de laatste mail die we je sturen. Wat is gewist en wat blijft, staat in een verklaring:',
    action: 'Verklaring openen',
    after: 'Bewaar de link of download de verklaring. Je naam staat er niet in, en alleen jij kent het adres ervan.',
  },
};
