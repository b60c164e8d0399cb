import { OPERATOR_TIME_ZONE } from '../kernel/days.js';
import type { Locale } from '../kernel/ids.js';
import { locales } from '../reference/languages.js';
import { fillIn, inLanguage, texts } from '../kernel/texts.js';

/** Page for strangers before the installation opens (ADR 108), with the form for an access code. */
export const closedPageTexts = {
  soon: texts('{brand} öffnet bald', '{brand} opens soon', '{brand} gaat binnenkort open'),
  on: texts('{brand} öffnet am {day}', '{brand} opens on {day}', '{brand} gaat open op {day}'),
  at: texts('Ab {time} Uhr.', 'From {time}.', 'Vanaf {time} uur.'),
  text: texts(
    'Wir richten noch alles ein. Wenn du schon ein Konto hast, kannst du dich anmelden. Mit einem Zugangscode kommst du schon jetzt hinein.',
    'We’re still setting things up. If you already have an account, you can sign in. With an access code you can come in now.',
    'We zijn alles nog aan het inrichten. Als je al een account hebt, kun je inloggen. Met een toegangscode kun je nu al naar binnen.',
  ),
  signIn: texts('Anmelden', 'Sign in', 'Inloggen'),
  toCode: texts('Zugangscode eingeben', 'Enter an access code', 'Toegangscode invoeren'),
  imprint: texts('Impressum', 'Imprint', 'Colofon'),
  privacy: texts('Datenschutz', 'Privacy', 'Privacy'),
  terms: texts('AGB', 'General terms', 'Algemene voorwaarden'),
  termsOfUse: texts('Nutzungsbedingungen', 'Terms of use', 'Gebruiksvoorwaarden'),
  more: texts('Rechtliches und Sprachen', 'Legal and languages', 'Juridisch en talen'),
  codeTitle: texts('Mit Zugangscode hinein', 'Come in with an access code', 'Met een toegangscode naar binnen'),
  codeText: texts(
    'Gib den Zugangscode ein, den du bekommen hast. Danach siehst du {brand} in diesem Browser schon vor der Öffnung.',
    'Enter the access code you were given. From then on, you can use {brand} in this browser before it opens.',
    'Voer de toegangscode in die je hebt gekregen. Daarna kun je {brand} in deze browser al vóór de opening gebruiken.',
  ),
  code: texts('Zugangscode', 'Access code', 'Toegangscode'),
  enter: texts('Weiter', 'Continue', 'Verder'),
  back: texts('Zurück', 'Back', 'Terug'),
  wrong: texts(
    'Dieser Code gilt nicht. Prüf, ob er vollständig ist, oder lass dir einen neuen geben.',
    'This code doesn’t work. Check that it’s complete, or ask for a new one.',
    'Deze code werkt niet. Controleer of hij volledig is, of vraag om een nieuwe.',
  ),
  welcome: texts(
    'Willkommen. Du siehst {brand} schon vor der Öffnung.',
    'Welcome. You can use {brand} before it opens.',
    'Welkom. Je kunt {brand} al vóór de opening gebruiken.',
  ),
} as const;

/**
 * Heading and sentences of the page.
 * @param brand name of the installation
 * @param opensAt opening time; null: not scheduled
 */
export const closedWords = (
  brand: string,
  locale: Locale,
  opensAt: string | null,
): Readonly<{ title: string; text: string }> => {
  const words = closedPageTexts;
  const text = inLanguage(words.text, locale);
  if (opensAt === null) return { title: fillIn(inLanguage(words.soon, locale), { brand }), text };
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[locale].iso, { timeZone: OPERATOR_TIME_ZONE, ...options }).format(
      new Date(opensAt),
    );
  return {
    title: fillIn(inLanguage(words.on, locale), { brand, day: format({ dateStyle: 'long' }) }),
    text: `${fillIn(inLanguage(words.at, locale), { time: format({ timeStyle: 'short' }) })} ${text}`,
  };
};
