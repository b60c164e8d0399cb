import type { Group } from '../notification/kinds.js';
import { texts, type Texts } from '../kernel/texts.js';

type Counted = Readonly<{ one: Texts; many: Texts }>;

const account = texts('Neues zu deinem Konto', 'news about your account', 'nieuws over je account');

/**
 * Second half of the subject of a mail with several notifications, per kind. `{count}`: number of requests, messages
 * or groups.
 */
export const otherNews: Readonly<Record<Group, Counted>> = {
  requests: {
    one: texts('Neues zu einer Anfrage', 'news about a request', 'nieuws over een aanvraag'),
    many: texts('Neues zu {count} Anfragen', 'news about {count} requests', 'nieuws over {count} aanvragen'),
  },
  messages: {
    one: texts('eine Nachricht', 'a message', 'een bericht'),
    many: texts('{count} Nachrichten', '{count} messages', '{count} berichten'),
  },
  loans: {
    one: texts('Neues zu einer Leihe', 'news about a loan', 'nieuws over een afspraak'),
    many: texts('Neues zu {count} Leihen', 'news about {count} loans', 'nieuws over {count} afspraken'),
  },
  ratings: {
    one: texts('Neues zu einer Bewertung', 'news about a rating', 'nieuws over een beoordeling'),
    many: texts('Neues zu {count} Bewertungen', 'news about {count} ratings', 'nieuws over {count} beoordelingen'),
  },
  searches: {
    one: texts('Neues zu einer Suche', 'news for a saved search', 'nieuws voor een zoekopdracht'),
    many: texts('Neues zu {count} Suchen', 'news for {count} saved searches', 'nieuws voor {count} zoekopdrachten'),
  },
  groups: {
    one: texts('Neues aus einer Gruppe', 'news from a group', 'nieuws uit een groep'),
    many: texts('Neues aus {count} Gruppen', 'news from {count} groups', 'nieuws uit {count} groepen'),
  },
  wanted: {
    one: texts('ein neues Gesuch', 'a new wanted ad', 'een nieuwe oproep'),
    many: texts('{count} neue Gesuche', '{count} new wanted ads', '{count} nieuwe oproepen'),
  },
  account: { one: account, many: account },
};

/** `{first}`: subject of the most urgent notification; `{more}`, `{other}`: from {@link otherNews}. */
export const subjects = {
  withOneKind: texts('{first} (dazu {more})', '{first} (plus {more})', '{first} (plus {more})'),
  withTwoKinds: texts(
    '{first} (dazu {more} und {other})',
    '{first} (plus {more} and {other})',
    '{first} (plus {more} en {other})',
  ),
  withMoreKinds: texts(
    '{first} (dazu {more} und mehr)',
    '{first} (plus {more} and more)',
    '{first} (plus {more} en meer)',
  ),
} as const;
