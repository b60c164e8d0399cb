import type { Group } from '../notification/kinds.js';
import { texts, type Texts } from '../kernel/texts.js';

/** Titles of push messages reveal only the kind of notification, without people or offers. */
export const pushTitles: Readonly<Record<Group, Texts>> = {
  requests: texts('Neues zu einer Anfrage', 'News about a request', 'Nieuws over een aanvraag'),
  messages: texts('Neue Nachricht', 'New message', 'Nieuw bericht'),
  loans: texts('Erinnerung an eine Leihe', 'Loan reminder', 'Herinnering aan een lening'),
  ratings: texts('Neues zu einer Bewertung', 'News about a rating', 'Nieuws over een beoordeling'),
  searches: texts(
    'Neue Inserate zu einer Suche von dir',
    'New offers for your saved search',
    'Nieuwe advertenties voor een zoekopdracht van jou',
  ),
  groups: texts('Neues aus einer Gruppe', 'News from a group', 'Nieuws uit een groep'),
  wanted: texts('Neues Gesuch in einer Gruppe', 'New wanted ad in a group', 'Nieuwe oproep in een groep'),
  account: texts('Neues zu deinem Konto', 'News about your account', 'Nieuws over je account'),
};
export const manyPushes = texts(
  '{count} neue Benachrichtigungen',
  '{count} new notifications',
  '{count} nieuwe notificaties',
);
export const pushBody = texts(
  'Öffne diese Mitteilung, um es zu lesen.',
  'Open this notification to read it.',
  'Open deze notificatie om het te lezen.',
);

export const pushIsOn = texts(
  'Push-Mitteilungen sind hier jetzt an.',
  'Push notifications are now on here.',
  'Pushnotificaties staan hier nu aan.',
);
