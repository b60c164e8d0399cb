import { texts } from './text.js';

/** What strangers see in place of pages while an installation is not open yet (ADR 108), and where they enter a code. */
export const closedPageTexts = {
  soon: texts('{brand} öffnet bald', '{brand} opens soon', '{brand} gaat binnenkort open'),
  on: texts('{brand} öffnet am {day}', '{brand} opens on {day}', '{brand} gaat open op {day}'),
  at: texts('Ab {time} Uhr.', 'From {time}.', 'Vanaf {time} uur.'),
  text: texts(
    'Hier wird noch eingerichtet. Wer schon ein Konto hat, kann sich anmelden. Wer einen Zugangscode bekommen hat, kommt damit schon jetzt hinein.',
    'Things are still being set up here. Whoever has an account can sign in. Whoever was given an access code can come in now.',
    'Hier wordt nog ingericht. Wie al een account heeft, kan inloggen. Wie een toegangscode heeft gekregen, kan nu al naar binnen.',
  ),
  signIn: texts('Anmelden', 'Sign in', 'Inloggen'),
  toCode: texts('Zugangscode eingeben', 'Enter an access code', 'Toegangscode invoeren'),
  imprint: texts('Impressum', 'Imprint', 'Colofon'),
  privacy: texts('Datenschutz', 'Privacy', 'Privacy'),
  more: texts('Rechtliches und Sprachen', 'Legal and languages', 'Juridisch en talen'),
  codeTitle: texts('Schon vorab hinein', 'Come in early', 'Alvast naar binnen'),
  codeText: texts(
    'Gib den Zugangscode ein, den du bekommen hast. Danach siehst du {brand} in diesem Browser schon vor der Öffnung.',
    'Enter the access code that you were given. From then on, you can use {brand} in this browser before it opens.',
    'Voer de toegangscode in die je hebt gekregen. Daarna kun je {brand} in deze browser al vóór de opening gebruiken.',
  ),
  code: texts('Zugangscode', 'Access code', 'Toegangscode'),
  enter: texts('Weiter', 'Continue', 'Verder'),
  back: texts('Zurück', 'Back', 'Terug'),
  wrong: texts(
    'Dieser Code gilt nicht. Sieh nach, ob er vollständig ist, oder frag, wer ihn dir gegeben hat, nach einem neuen.',
    'This code does not work. Check that it is complete, or ask whoever gave it to you for a new one.',
    'Deze code werkt niet. Kijk of hij volledig is, of vraag degene van wie je hem hebt om een nieuwe.',
  ),
  welcome: texts(
    'Willkommen! Du siehst {brand} schon vor der Öffnung.',
    'Welcome! You can use {brand} before it opens.',
    'Welkom! Je kunt {brand} al vóór de opening gebruiken.',
  ),
} as const;
