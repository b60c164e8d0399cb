import type { NotificationKind } from '../notification/kinds.js';
import type { Side } from '../request/events.js';
import { texts, type Texts } from './text.js';

/** One piece of news: as the subject of its mail, and as a sentence in it. */
export type NewsWords = Readonly<{ subject: Texts; text: Texts }>;

/** Differs by the side that reads it, or does not. */
type ForSides = NewsWords | Readonly<Record<Side, NewsWords>>;

const words = (subject: Texts, text: Texts): NewsWords => ({ subject, text });

/** `{name}`: the other side; `{thing}`: its title in quotes; `{day}`: with its weekday; `{count}`: messages or stars. */
const news: Readonly<Record<NotificationKind, ForSides>> = {
  asked: words(
    texts('{name} fragt {thing} an', '{name} requests {thing}', '{name} vraagt {thing} aan'),
    texts(
      '{name} möchte {thing} leihen. Sag zu, lehn ab oder schreib zurück:',
      '{name} would like to borrow {thing}. Accept, decline or write back:',
      '{name} wil {thing} lenen. Geef akkoord, wijs af of schrijf terug:',
    ),
  ),
  accepted: {
    creator: words(
      texts('{name} hat dir {thing} zugesagt', '{name} has accepted: {thing}', '{name} geeft akkoord voor {thing}'),
      texts(
        '{name} hat dir {thing} zugesagt. Bestätige noch, dann ist es abgemacht:',
        '{name} has accepted your request for {thing}. Confirm it, and it is settled:',
        '{name} heeft akkoord gegeven voor {thing}. Bevestig nog, dan is het afgesproken:',
      ),
    ),
    vendor: words(
      texts('{name} hat {thing} schon bestätigt', '{name} has confirmed {thing}', '{name} heeft {thing} al bevestigd'),
      texts(
        '{name} hat {thing} schon bestätigt. Wenn du zusagst, ist es abgemacht:',
        '{name} has already confirmed {thing}. Once you accept, it is settled:',
        '{name} heeft {thing} al bevestigd. Als jij akkoord geeft, is het afgesproken:',
      ),
    ),
  },
  agreed: {
    creator: words(
      texts('{thing} ist abgemacht', '{thing} is settled', '{thing} is afgesproken'),
      texts(
        '{name} hat zugesagt, {thing} ist abgemacht. In der Anfrage steht jetzt, wie ihr euch erreicht:',
        '{name} has accepted, {thing} is settled. The request now says how you reach each other:',
        '{name} heeft akkoord gegeven, {thing} is afgesproken. In de aanvraag staat nu hoe jullie elkaar bereiken:',
      ),
    ),
    vendor: words(
      texts('{thing} ist abgemacht', '{thing} is settled', '{thing} is afgesproken'),
      texts(
        '{name} hat bestätigt, {thing} ist abgemacht. In der Anfrage steht jetzt, wie ihr euch erreicht:',
        '{name} has confirmed, {thing} is settled. The request now says how you reach each other:',
        '{name} heeft bevestigd, {thing} is afgesproken. In de aanvraag staat nu hoe jullie elkaar bereiken:',
      ),
    ),
  },
  declined: words(
    texts('{name} hat {thing} abgelehnt', '{name} has declined {thing}', '{name} heeft {thing} afgewezen'),
    texts(
      '{name} hat deine Anfrage für {thing} abgelehnt.',
      '{name} has declined your request for {thing}.',
      '{name} heeft je aanvraag voor {thing} afgewezen.',
    ),
  ),
  offer_deleted: words(
    texts('{thing} gibt es nicht mehr', '{thing} is gone', '{thing} is er niet meer'),
    texts(
      '{name} hat {thing} gelöscht, damit ist deine Anfrage beendet.',
      '{name} has deleted {thing}, which ended your request.',
      '{name} heeft {thing} verwijderd, daarmee is je aanvraag beëindigd.',
    ),
  ),
  withdrawn: words(
    texts(
      '{name} hat die Anfrage für {thing} zurückgezogen',
      '{name} has withdrawn the request for {thing}',
      '{name} heeft de aanvraag voor {thing} ingetrokken',
    ),
    texts(
      '{name} hat die Anfrage für {thing} zurückgezogen. Du brauchst nichts zu tun.',
      '{name} has withdrawn the request for {thing}. There is nothing to do for you.',
      '{name} heeft de aanvraag voor {thing} ingetrokken. Je hoeft niets te doen.',
    ),
  ),
  cancelled: words(
    texts('{name} hat {thing} abgesagt', '{name} has cancelled {thing}', '{name} heeft {thing} geannuleerd'),
    texts(
      '{name} hat die Leihe von {thing} abgesagt, die ihr abgemacht hattet.',
      '{name} has cancelled the loan of {thing} that you had settled.',
      '{name} heeft het lenen van {thing} geannuleerd, dat jullie hadden afgesproken.',
    ),
  ),
  expired: {
    creator: words(
      texts(
        'Deine Anfrage für {thing} ist abgelaufen',
        'Your request for {thing} has expired',
        'Je aanvraag voor {thing} is verlopen',
      ),
      texts(
        'Deine Anfrage für {thing} ist abgelaufen, ohne dass etwas abgemacht war.',
        'Your request for {thing} has expired before anything was settled.',
        'Je aanvraag voor {thing} is verlopen zonder dat er iets was afgesproken.',
      ),
    ),
    vendor: words(
      texts(
        'Die Anfrage für {thing} ist abgelaufen',
        'The request for {thing} has expired',
        'De aanvraag voor {thing} is verlopen',
      ),
      texts(
        'Die Anfrage von {name} für {thing} ist abgelaufen, ohne dass etwas abgemacht war.',
        'The request of {name} for {thing} has expired before anything was settled.',
        'De aanvraag van {name} voor {thing} is verlopen zonder dat er iets was afgesproken.',
      ),
    ),
  },
  message: words(
    texts(
      '{name} hat dir zu {thing} geschrieben',
      '{name} wrote to you about {thing}',
      '{name} heeft je geschreven over {thing}',
    ),
    texts(
      '{name} hat dir zu {thing} geschrieben. Lies es und antworte im Gespräch:',
      '{name} wrote to you about {thing}. Read it and answer in the conversation:',
      '{name} heeft je geschreven over {thing}. Lees het en antwoord in het gesprek:',
    ),
  ),
  auto_reply: words(
    texts(
      'Automatische Antwort von {name} zu {thing}',
      'Automatic reply from {name} about {thing}',
      'Automatisch antwoord van {name} over {thing}',
    ),
    texts(
      '{name} hat dir zu {thing} automatisch geantwortet. Die eigentliche Antwort kommt noch.',
      '{name} sent you an automatic reply about {thing}. The actual answer is still to come.',
      '{name} heeft je automatisch geantwoord over {thing}. Het echte antwoord komt nog.',
    ),
  ),
  completed: words(
    texts(
      'Die Leihe von {thing} ist abgeschlossen',
      'The loan of {thing} is completed',
      'Het lenen van {thing} is afgerond',
    ),
    texts(
      '{name} hat die Leihe von {thing} abgeschlossen. Ihr könnt euch jetzt bewerten:',
      '{name} has completed the loan of {thing}. You can rate each other now:',
      '{name} heeft het lenen van {thing} afgerond. Jullie kunnen elkaar nu beoordelen:',
    ),
  ),
  rating_waits: words(
    texts('{name} hat dich bewertet', '{name} has rated you', '{name} heeft je beoordeeld'),
    texts(
      '{name} hat dich für {thing} bewertet. Du siehst die Bewertung, sobald auch du bewertet hast, spätestens 14 Tage nach dem Abschluss.',
      '{name} has rated you for {thing}. You see the rating once you have rated too, at the latest 14 days after the loan was completed.',
      '{name} heeft je beoordeeld voor {thing}. Je ziet de beoordeling zodra jij ook hebt beoordeeld, uiterlijk 14 dagen na het afronden.',
    ),
  ),
  rated: words(
    texts('Die Bewertung von {name} ist da', 'The rating from {name} is here', 'De beoordeling van {name} is er'),
    texts(
      '{name} hat dich für {thing} bewertet: {count} von 5 Sternen.',
      '{name} has rated you for {thing}: {count} of 5 stars.',
      '{name} heeft je beoordeeld voor {thing}: {count} van de 5 sterren.',
    ),
  ),
  rating_answered: words(
    texts(
      '{name} hat auf deine Bewertung geantwortet',
      '{name} has answered your rating',
      '{name} heeft gereageerd op je beoordeling',
    ),
    texts(
      '{name} hat auf deine Bewertung zu {thing} geantwortet.',
      '{name} has answered your rating for {thing}.',
      '{name} heeft gereageerd op je beoordeling voor {thing}.',
    ),
  ),
  handover_tomorrow: {
    creator: words(
      texts('{thing}: Übergabe am {day}', '{thing}: handover on {day}', '{thing}: overdracht op {day}'),
      texts(
        'Am {day} bekommst du {thing} von {name}. In der Anfrage steht, wie ihr euch erreicht:',
        'On {day} you get {thing} from {name}. The request says how you reach each other:',
        'Op {day} krijg je {thing} van {name}. In de aanvraag staat hoe jullie elkaar bereiken:',
      ),
    ),
    vendor: words(
      texts('{thing}: Übergabe am {day}', '{thing}: handover on {day}', '{thing}: overdracht op {day}'),
      texts(
        'Am {day} übergibst du {thing} an {name}. In der Anfrage steht, wie ihr euch erreicht:',
        'On {day} you hand {thing} over to {name}. The request says how you reach each other:',
        'Op {day} geef je {thing} aan {name}. In de aanvraag staat hoe jullie elkaar bereiken:',
      ),
    ),
  },
  return_tomorrow: {
    creator: words(
      texts('{thing}: Rückgabe am {day}', '{thing}: return on {day}', '{thing}: teruggave op {day}'),
      texts(
        'Am {day} gibst du {thing} an {name} zurück.',
        'On {day} you give {thing} back to {name}.',
        'Op {day} geef je {thing} terug aan {name}.',
      ),
    ),
    vendor: words(
      texts('{thing}: Rückgabe am {day}', '{thing}: return on {day}', '{thing}: teruggave op {day}'),
      texts(
        'Am {day} kommt {thing} von {name} zurück.',
        'On {day} {thing} comes back from {name}.',
        'Op {day} komt {thing} terug van {name}.',
      ),
    ),
  },
  overdue: {
    creator: words(
      texts('{thing} sollte schon zurück sein', '{thing} should be back by now', '{thing} had al terug moeten zijn'),
      texts(
        '{thing} sollte seit {day} wieder bei {name} sein. Bring es zurück, oder schreib, wann du kommst:',
        '{thing} should have been back with {name} since {day}. Bring it back, or write when you will come:',
        '{thing} had sinds {day} weer bij {name} moeten zijn. Breng het terug, of schrijf wanneer je komt:',
      ),
    ),
    vendor: words(
      texts('{thing} sollte schon zurück sein', '{thing} should be back by now', '{thing} had al terug moeten zijn'),
      texts(
        '{thing} sollte seit {day} von {name} zurück sein. Ist es schon da, schließ die Leihe ab; sonst frag nach:',
        '{thing} should have been back from {name} since {day}. If it is there, complete the loan; otherwise ask:',
        '{thing} had sinds {day} terug moeten zijn van {name}. Is het er al, rond het lenen dan af; vraag er anders naar:',
      ),
    ),
  },
  please_rate: words(
    texts('Wie war es mit {name}?', 'How was it with {name}?', 'Hoe was het met {name}?'),
    texts(
      'Wie war die Leihe von {thing}? {name} freut sich über deine Bewertung:',
      'How was the loan of {thing}? {name} would be glad of your rating:',
      'Hoe was het lenen van {thing}? {name} is blij met je beoordeling:',
    ),
  ),
};

/** Several messages in one conversation. */
const messages: NewsWords = words(
  texts(
    '{count} Nachrichten von {name} zu {thing}',
    '{count} messages from {name} about {thing}',
    '{count} berichten van {name} over {thing}',
  ),
  texts(
    '{name} hat dir {count} Nachrichten zu {thing} geschrieben. Lies sie und antworte im Gespräch:',
    '{name} sent you {count} messages about {thing}. Read them and answer in the conversation:',
    '{name} heeft je {count} berichten gestuurd over {thing}. Lees ze en antwoord in het gesprek:',
  ),
);

/** The words of one piece of news for the side that reads it. */
export const newsWords = (kind: NotificationKind, side: Side, count: number): NewsWords => {
  if (kind === 'message' && count > 1) return messages;
  const found = news[kind];
  return 'subject' in found ? found : found[side];
};

/** What stands around the news, in each language. */
export const newsMail = {
  greeting: texts('Hallo {name},', 'Hello {name},', 'Hallo {name},'),
  greetingNobody: texts('Hallo,', 'Hello,', 'Hallo,'),
  toRequest: texts('Zur Anfrage', 'Go to the request', 'Naar de aanvraag'),
  /** Several pieces of news, of one thing or of many. */
  ofOne: texts('Neues zu {thing}', 'News about {thing}', 'Nieuws over {thing}'),
  ofMany: texts('Neues zu {count} Anfragen', 'News about {count} requests', 'Nieuws over {count} aanvragen'),
  /** A thing or a person that cannot be looked up any more. */
  nothing: texts('etwas', 'something', 'iets'),
  nobody: texts('Ehemaliges Mitglied', 'Former member', 'Voormalig lid'),
  quoted: texts('„{title}“', '“{title}”', '‘{title}’'),
  noReply: texts(
    'Diese Mail wurde automatisch verschickt: Antworten darauf liest niemand. Schreib im Gespräch der Anfrage.',
    'This email was sent automatically: nobody reads replies to it. Write in the conversation of the request.',
    'Deze mail is automatisch verstuurd: antwoorden erop leest niemand. Schrijf in het gesprek van de aanvraag.',
  ),
  preferences: texts('Einstellungen', 'Settings', 'Instellingen'),
  unsubscribe: texts('Solche Mails abbestellen', 'Unsubscribe from such mails', 'Afmelden voor zulke mails'),
} as const satisfies Readonly<Record<string, Texts>>;
