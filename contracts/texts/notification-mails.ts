import type { Side } from '../kernel/side.js';
import type { GroupKind, MailedNoticeKind, RequestKind } from '../notification/kinds.js';
import { texts, type Texts } from '../kernel/texts.js';

export type NewsWords = Readonly<{ subject: Texts; text: Texts }>;

type ForSides = NewsWords | Readonly<Record<Side, NewsWords>>;

const words = (subject: Texts, text: Texts): NewsWords => ({ subject, text });

/** News of recorded handovers and returns, of a request as of a counter loan. */
const records = {
  out_recorded: words(
    texts(
      '{name.first} hat die Übergabe von {thing} festgehalten',
      '{name.first} has recorded the handover of {thing}',
      '{name.first} heeft de overdracht van {thing} vastgelegd',
    ),
    texts(
      '{name.first} hat festgehalten, welche Teile von {thing} du mitgenommen hast. Sieh nach, ob es stimmt:',
      '{name.first} has recorded which parts of {thing} you took along. Check that it is right:',
      '{name.first} heeft vastgelegd welke onderdelen van {thing} je hebt meegenomen. Kijk of het klopt:',
    ),
  ),
  back_recorded: words(
    texts(
      '{name.first} hat die Rückgabe von {thing} festgehalten',
      '{name.first} has recorded the return of {thing}',
      '{name.first} heeft de teruggave van {thing} vastgelegd',
    ),
    texts(
      '{name.first} hat festgehalten, dass alle Teile von {thing} zurück sind. Du brauchst nichts zu tun.',
      '{name.first} has recorded that all parts of {thing} are back. There is nothing to do for you.',
      '{name.first} heeft vastgelegd dat alle onderdelen van {thing} terug zijn. Je hoeft niets te doen.',
    ),
  ),
  parts_missing: words(
    texts('{thing}: Es fehlt etwas', '{thing}: something is missing', '{thing}: er ontbreekt iets'),
    texts(
      '{name.first} hat die Rückgabe von {thing} festgehalten, und es fehlt etwas. Bestätige es oder schreib, was nicht stimmt:',
      '{name.first} has recorded the return of {thing}, and something is missing. Confirm it or write what is not right:',
      '{name.first} heeft de teruggave van {thing} vastgelegd, en er ontbreekt iets. Bevestig het of schrijf wat er niet klopt:',
    ),
  ),
  record_disputed: words(
    texts(
      '{name.first} widerspricht deinem Eintrag zu {thing}',
      '{name.first} objects to what you recorded for {thing}',
      '{name.first} is het niet eens met wat je bij {thing} hebt vastgelegd',
    ),
    texts(
      '{name.first} schreibt, was an deinem Eintrag zu {thing} nicht stimmt. Lies es und berichtige den Eintrag oder antworte:',
      '{name.first} writes what is not right about your record for {thing}. Read it, then correct the record or reply:',
      '{name.first} schrijft wat er niet klopt aan wat je bij {thing} hebt vastgelegd. Lees het en pas het aan of antwoord:',
    ),
  ),
} as const;

/**
 * `{name}`: the other side; `{name.first}`: at the beginning of a sentence; `{name.dative}`: after German von, bei,
 * mit. `{thing}`: offer title in quotes; `{day}`: with weekday; `{count}`: number of messages or stars.
 */
const news: Readonly<Record<RequestKind, ForSides>> = {
  asked: words(
    texts('{name.first} fragt {thing} an', '{name.first} requests {thing}', '{name.first} vraagt {thing} aan'),
    texts(
      '{name.first} möchte {thing} leihen. Sag zu, lehn ab oder schreib zurück:',
      '{name.first} would like to borrow {thing}. Accept, decline or write back:',
      '{name.first} wil {thing} lenen. Geef akkoord, wijs af of schrijf terug:',
    ),
  ),
  accepted: {
    creator: words(
      texts(
        '{name.first} hat dir {thing} zugesagt',
        '{name.first} has accepted: {thing}',
        '{name.first} geeft akkoord voor {thing}',
      ),
      texts(
        '{name.first} hat dir {thing} zugesagt. Bestätige noch, dann ist es abgemacht:',
        '{name.first} has accepted your request for {thing}. Confirm it, and it’s agreed:',
        '{name.first} heeft akkoord gegeven voor {thing}. Bevestig nog, dan is het afgesproken:',
      ),
    ),
    vendor: words(
      texts(
        '{name.first} hat {thing} schon bestätigt',
        '{name.first} has confirmed {thing}',
        '{name.first} heeft {thing} al bevestigd',
      ),
      texts(
        '{name.first} hat {thing} schon bestätigt. Wenn du zusagst, ist es abgemacht:',
        '{name.first} has already confirmed {thing}. Once you accept, it’s agreed:',
        '{name.first} heeft {thing} al bevestigd. Als jij akkoord geeft, is het afgesproken:',
      ),
    ),
  },
  agreed: {
    creator: words(
      texts('{thing} ist abgemacht', '{thing}: all agreed', '{thing} is afgesproken'),
      texts(
        '{name.first} hat zugesagt, {thing} ist abgemacht. In der Anfrage steht jetzt, wie ihr euch erreicht:',
        '{name.first} has accepted, so {thing} is agreed. The request now says how you reach each other:',
        '{name.first} heeft akkoord gegeven, {thing} is afgesproken. In de aanvraag staat nu hoe jullie elkaar bereiken:',
      ),
    ),
    vendor: words(
      texts('{thing} ist abgemacht', '{thing}: all agreed', '{thing} is afgesproken'),
      texts(
        '{name.first} hat bestätigt, {thing} ist abgemacht. In der Anfrage steht jetzt, wie ihr euch erreicht:',
        '{name.first} has confirmed, so {thing} is agreed. The request now says how you reach each other:',
        '{name.first} heeft bevestigd, {thing} is afgesproken. In de aanvraag staat nu hoe jullie elkaar bereiken:',
      ),
    ),
  },
  declined: words(
    texts(
      '{name.first} hat {thing} abgelehnt',
      '{name.first} has declined {thing}',
      '{name.first} heeft {thing} afgewezen',
    ),
    texts(
      '{name.first} hat deine Anfrage für {thing} abgelehnt.',
      '{name.first} has declined your request for {thing}.',
      '{name.first} heeft je aanvraag voor {thing} afgewezen.',
    ),
  ),
  offer_deleted: words(
    texts('{thing} gibt es nicht mehr', '{thing} is gone', '{thing} is er niet meer'),
    texts(
      '{name.first} hat {thing} gelöscht, damit ist deine Anfrage beendet.',
      '{name.first} has deleted {thing}, which ended your request.',
      '{name.first} heeft {thing} verwijderd, daarmee is je aanvraag beëindigd.',
    ),
  ),
  withdrawn: words(
    texts(
      '{name.first} hat die Anfrage für {thing} zurückgezogen',
      '{name.first} has withdrawn the request for {thing}',
      '{name.first} heeft de aanvraag voor {thing} ingetrokken',
    ),
    texts(
      '{name.first} hat die Anfrage für {thing} zurückgezogen. Du brauchst nichts zu tun.',
      '{name.first} has withdrawn the request for {thing}. There is nothing to do for you.',
      '{name.first} heeft de aanvraag voor {thing} ingetrokken. Je hoeft niets te doen.',
    ),
  ),
  cancelled: words(
    texts(
      '{name.first} hat {thing} abgesagt',
      '{name.first} has cancelled {thing}',
      '{name.first} heeft {thing} geannuleerd',
    ),
    texts(
      '{name.first} hat die Leihe von {thing} abgesagt, die ihr abgemacht hattet.',
      '{name.first} has cancelled the loan of {thing} that you had agreed on.',
      '{name.first} heeft het lenen van {thing} geannuleerd, dat jullie hadden afgesproken.',
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
        'Your request for {thing} has expired before anything was agreed.',
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
        'Die Anfrage von {name.dative} für {thing} ist abgelaufen, ohne dass etwas abgemacht war.',
        'The request of {name} for {thing} has expired before anything was agreed.',
        'De aanvraag van {name} voor {thing} is verlopen zonder dat er iets was afgesproken.',
      ),
    ),
  },
  message: words(
    texts(
      '{name.first} hat dir zu {thing} geschrieben',
      '{name.first} wrote to you about {thing}',
      '{name.first} heeft je geschreven over {thing}',
    ),
    texts(
      '{name.first} hat dir zu {thing} geschrieben. Lies es und antworte im Gespräch:',
      '{name.first} wrote to you about {thing}. Read it and answer in the conversation:',
      '{name.first} heeft je geschreven over {thing}. Lees het en antwoord in het gesprek:',
    ),
  ),
  auto_reply: words(
    texts(
      'Automatische Antwort von {name.dative} zu {thing}',
      'Automatic reply from {name} about {thing}',
      'Automatisch antwoord van {name} over {thing}',
    ),
    texts(
      '{name.first} hat dir zu {thing} automatisch geantwortet. Die eigentliche Antwort kommt noch.',
      '{name.first} sent you an automatic reply about {thing}. The actual answer is still to come.',
      '{name.first} heeft je automatisch geantwoord over {thing}. Het echte antwoord komt nog.',
    ),
  ),
  days_taken: words(
    texts('{thing}: inzwischen vergeben', '{thing}: no longer free', '{thing}: intussen bezet'),
    texts(
      '{thing} ist in der angefragten Zeit nicht mehr frei. Frag {name} nach einer anderen Zeit oder zieh deine Anfrage zurück:',
      '{thing} is no longer free for the time you requested. Ask {name} about another time, or withdraw your request:',
      '{thing} is in de aangevraagde periode niet meer vrij. Vraag {name} naar een andere periode of trek je aanvraag in:',
    ),
  ),
  days_freed: words(
    texts('{thing}: wieder frei', '{thing}: free again', '{thing}: weer vrij'),
    texts(
      '{thing} ist in der angefragten Zeit wieder frei. Deine Anfrage gilt noch, {name} kann jetzt zusagen.',
      '{thing} is free again for the time you requested. Your request still stands, and {name} can accept it now.',
      '{thing} is in de aangevraagde periode weer vrij. Je aanvraag geldt nog, {name} kan nu akkoord geven.',
    ),
  ),
  offer_locked: words(
    texts('{thing} ist gesperrt', '{thing} has been suspended', '{thing} is geblokkeerd'),
    texts(
      'Das Inserat {thing} ist nach einer Prüfung gesperrt. Sprich mit {name.dative} ab, ob es bei eurer Leihe bleibt:',
      'The offer {thing} has been suspended after a review. Check with {name} whether your loan still stands:',
      'De advertentie {thing} is na een controle geblokkeerd. Spreek met {name} af of het lenen doorgaat:',
    ),
  ),
  offer_back: words(
    texts('{thing} ist wieder freigegeben', '{thing} is back', '{thing} is weer vrijgegeven'),
    texts(
      'Das Inserat {thing} ist nicht mehr gesperrt.',
      'The offer {thing} is no longer suspended.',
      'De advertentie {thing} is niet meer geblokkeerd.',
    ),
  ),
  offer_gone: words(
    texts('Das Inserat {thing} ist gelöscht', 'The offer {thing} was deleted', 'De advertentie {thing} is verwijderd'),
    texts(
      '{name.first} hat das Inserat {thing} gelöscht. Eure Abmachung gilt weiter, in der Anfrage steht, wie ihr euch erreicht:',
      '{name.first} has deleted the offer {thing}. What you agreed still stands; the request says how to reach each other:',
      '{name.first} heeft de advertentie {thing} verwijderd. Jullie afspraak geldt nog; in de aanvraag staat hoe jullie elkaar bereiken:',
    ),
  ),
  handed_back: words(
    texts(
      '{name.first} hat {thing} zurückgegeben',
      '{name.first} has returned {thing}',
      '{name.first} heeft {thing} teruggebracht',
    ),
    texts(
      '{name.first} sagt, dass {thing} wieder bei dir ist. Stimmt das, schließ die Leihe ab; sonst schreib zurück:',
      '{name.first} says you have {thing} back. If so, complete the loan; otherwise write back:',
      '{name.first} zegt dat je {thing} terug hebt. Klopt dat, rond het lenen dan af; schrijf anders terug:',
    ),
  ),
  ...records,
  period_proposed: words(
    texts(
      '{name.first} schlägt für {thing} einen anderen Zeitraum vor',
      '{name.first} suggests different dates for {thing}',
      '{name.first} stelt voor {thing} een andere periode voor',
    ),
    texts(
      '{name.first} schlägt für {thing} einen anderen Zeitraum vor. Sag, ob er dir passt:',
      '{name.first} suggests different dates for {thing}. Say whether they suit you:',
      '{name.first} stelt voor {thing} een andere periode voor. Laat weten of die je past:',
    ),
  ),
  period_agreed: words(
    texts('Neuer Zeitraum für {thing}', 'New dates for {thing}', 'Nieuwe periode voor {thing}'),
    texts(
      '{name.first} ist mit dem neuen Zeitraum für {thing} einverstanden.',
      '{name.first} has agreed to the new dates for {thing}.',
      '{name.first} gaat akkoord met de nieuwe periode voor {thing}.',
    ),
  ),
  period_declined: words(
    texts(
      'Der Zeitraum für {thing} bleibt, wie er war',
      'The dates for {thing} stay as they were',
      'De periode voor {thing} blijft zoals die was',
    ),
    texts(
      '{name.first} ist mit deinem Vorschlag für {thing} nicht einverstanden. Es bleibt beim bisherigen Zeitraum.',
      '{name.first} has declined your suggestion for {thing}. The dates stay as they were.',
      '{name.first} gaat niet akkoord met je voorstel voor {thing}. De periode blijft zoals die was.',
    ),
  ),
  period_taken_back: words(
    texts(
      'Der Zeitraum für {thing} bleibt, wie er war',
      'The dates for {thing} stay as they were',
      'De periode voor {thing} blijft zoals die was',
    ),
    texts(
      '{name.first} hat den Vorschlag für {thing} zurückgenommen. Es bleibt beim bisherigen Zeitraum.',
      '{name.first} has taken back the suggestion for {thing}. The dates stay as they were.',
      '{name.first} heeft het voorstel voor {thing} ingetrokken. De periode blijft zoals die was.',
    ),
  ),
  completed: words(
    texts(
      'Die Leihe von {thing} ist abgeschlossen',
      'The loan of {thing} is completed',
      'Het lenen van {thing} is afgerond',
    ),
    texts(
      '{name.first} hat die Leihe von {thing} abgeschlossen. Ihr könnt euch jetzt bewerten:',
      '{name.first} has completed the loan of {thing}. You can rate each other now:',
      '{name.first} heeft het lenen van {thing} afgerond. Jullie kunnen elkaar nu beoordelen:',
    ),
  ),
  rating_waits: words(
    texts('{name.first} hat dich bewertet', '{name.first} has rated you', '{name.first} heeft je beoordeeld'),
    texts(
      '{name.first} hat dich für {thing} bewertet. Du siehst die Bewertung, sobald auch du bewertet hast, spätestens 14 Tage nach dem Abschluss.',
      '{name.first} has rated you for {thing}. You see the rating once you have rated too, at the latest 14 days after the loan was completed.',
      '{name.first} heeft je beoordeeld voor {thing}. Je ziet de beoordeling zodra jij ook hebt beoordeeld, uiterlijk 14 dagen na het afronden.',
    ),
  ),
  rated: words(
    texts(
      'Die Bewertung von {name.dative} ist da',
      'The rating from {name} is here',
      'De beoordeling van {name} is er',
    ),
    texts(
      '{name.first} hat dich für {thing} bewertet: {count} von 5 Sternen.',
      '{name.first} has rated you for {thing}: {count} of 5 stars.',
      '{name.first} heeft je beoordeeld voor {thing}: {count} van de 5 sterren.',
    ),
  ),
  rating_answered: words(
    texts(
      '{name.first} hat auf deine Bewertung geantwortet',
      '{name.first} has answered your rating',
      '{name.first} heeft gereageerd op je beoordeling',
    ),
    texts(
      '{name.first} hat auf deine Bewertung zu {thing} geantwortet.',
      '{name.first} has answered your rating for {thing}.',
      '{name.first} heeft gereageerd op je beoordeling voor {thing}.',
    ),
  ),
  expires_soon: {
    creator: words(
      texts('{thing}: noch nicht bestätigt', '{thing}: not confirmed yet', '{thing}: nog niet bevestigd'),
      texts(
        'Am {day} läuft deine Anfrage für {thing} ab. {name.first} hat zugesagt, es fehlt nur noch deine Bestätigung:',
        'On {day} your request for {thing} expires. {name.first} has accepted, only your confirmation is missing:',
        'Op {day} verloopt je aanvraag voor {thing}. {name.first} heeft akkoord gegeven, alleen je bevestiging ontbreekt nog:',
      ),
    ),
    vendor: words(
      texts('{thing}: noch nicht beantwortet', '{thing}: not answered yet', '{thing}: nog niet beantwoord'),
      texts(
        'Am {day} läuft die Anfrage von {name.dative} für {thing} ab. Sag vorher zu oder lehn ab:',
        'On {day} the request from {name} for {thing} expires. Accept or decline before then:',
        'Op {day} verloopt de aanvraag van {name} voor {thing}. Geef voor die tijd akkoord of wijs af:',
      ),
    ),
  },
  no_answer_yet: {
    creator: words(
      texts('{thing}: noch keine Antwort', '{thing}: no answer yet', '{thing}: nog geen antwoord'),
      texts(
        '{name.first} hat auf deine Anfrage für {thing} noch nicht geantwortet. Am {day} läuft sie ab.',
        '{name.first} hasn’t answered your request for {thing} yet. It expires on {day}.',
        '{name.first} heeft nog niet geantwoord op je aanvraag voor {thing}. Op {day} verloopt die.',
      ),
    ),
    vendor: words(
      texts('{thing}: noch nicht bestätigt', '{thing}: not confirmed yet', '{thing}: nog niet bevestigd'),
      texts(
        '{name.first} hat {thing} noch nicht bestätigt. Am {day} endet deine Zusage, dann ist die Zeit wieder frei.',
        '{name.first} hasn’t confirmed {thing} yet. Your acceptance ends on {day}, and the time is available again.',
        '{name.first} heeft {thing} nog niet bevestigd. Op {day} vervalt je akkoord en is de periode weer vrij.',
      ),
    ),
  },
  handover_tomorrow: {
    creator: words(
      texts('{thing}: Übergabe am {day}', '{thing}: handover on {day}', '{thing}: overdracht op {day}'),
      texts(
        'Am {day} bekommst du {thing} von {name.dative}. In der Anfrage steht, wie ihr euch erreicht:',
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
        'Am {day} kommt {thing} von {name.dative} zurück.',
        'On {day} {thing} comes back from {name}.',
        'Op {day} komt {thing} terug van {name}.',
      ),
    ),
  },
  overdue: {
    creator: words(
      texts('{thing} sollte schon zurück sein', '{thing} should be back by now', '{thing} had al terug moeten zijn'),
      texts(
        '{thing} sollte seit {day} wieder bei {name.dative} sein. Bring es zurück, oder schreib, wann du kommst:',
        '{thing} should have been back with {name} since {day}. Bring it back, or write when you will come:',
        '{thing} had sinds {day} weer bij {name} moeten zijn. Breng het terug, of schrijf wanneer je komt:',
      ),
    ),
    vendor: words(
      texts('{thing} sollte schon zurück sein', '{thing} should be back by now', '{thing} had al terug moeten zijn'),
      texts(
        '{thing} sollte seit {day} von {name.dative} zurück sein. Ist es schon da, schließ die Leihe ab; sonst frag nach:',
        '{thing} should have been back from {name} since {day}. If it is there, complete the loan; otherwise ask:',
        '{thing} had sinds {day} terug moeten zijn van {name}. Is het er al, rond het lenen dan af; vraag er anders naar:',
      ),
    ),
  },
  not_picked_up: words(
    texts(
      '{thing}: Übergabe nicht eingetragen',
      '{thing}: handover not recorded',
      '{thing}: overdracht niet ingevoerd',
    ),
    texts(
      'Die Leihe von {thing} an {name.dative} ist vorbei, und die Übergabe ist nicht eingetragen. Ist es schon zurück, schließ die Leihe ab. Kam sie nie zustande, sag sie ab:',
      'The loan of {thing} to {name} is over, and its handover is not recorded. If it is back, complete the loan. If it never took place, cancel it:',
      'De leenperiode van {thing} aan {name} is voorbij, en de overdracht is niet ingevoerd. Is het al terug, rond het lenen dan af. Is het nooit doorgegaan, annuleer het dan:',
    ),
  ),
  taken_over: words(
    texts(
      '{name.first} kümmert sich jetzt um {thing}',
      '{name.first} looks after {thing} now',
      '{name.first} regelt {thing} nu',
    ),
    texts(
      '{name.first} hat deine Anfrage für {thing} übernommen und verleiht es dir. Schreibt euch ab jetzt hier:',
      '{name.first} has taken over your request for {thing} and lends it to you. From now on you write to each other here:',
      '{name.first} heeft je aanvraag voor {thing} overgenomen en leent het je. Vanaf nu schrijven jullie elkaar hier:',
    ),
  ),
  please_rate: words(
    texts('Wie war es mit {name.dative}?', 'How was it with {name}?', 'Hoe was het met {name}?'),
    texts(
      'Wie war die Leihe von {thing}? {name.first} freut sich über deine Bewertung:',
      'How was the loan of {thing}? {name.first} would be glad of your rating:',
      'Hoe was het lenen van {thing}? {name.first} is blij met je beoordeling:',
    ),
  ),
};

const messages: NewsWords = words(
  texts(
    '{count} Nachrichten von {name.dative} zu {thing}',
    '{count} messages from {name} about {thing}',
    '{count} berichten van {name} over {thing}',
  ),
  texts(
    '{name.first} hat dir {count} Nachrichten zu {thing} geschrieben. Lies sie und antworte im Gespräch:',
    '{name.first} sent you {count} messages about {thing}. Read them and answer in the conversation:',
    '{name.first} heeft je {count} berichten gestuurd over {thing}. Lees ze en antwoord in het gesprek:',
  ),
);

type NoticeWords = Readonly<{ one: NewsWords; many: NewsWords; named?: NewsWords }>;

const always = (...given: Parameters<typeof words>) => {
  const same = words(...given);
  return { one: same, many: same };
};

/**
 * `{group}`: name of a public group, otherwise "one of your groups". `{name.first}`: as for requests, or "someone".
 * `named`: separate wording for a named group, where the wording for "one of your groups" does not fit, or for a named
 * borrower.
 */
const groupNotices: Readonly<Record<GroupKind, NoticeWords>> = {
  group_asked: {
    one: words(
      texts(
        '{name.first} möchte bei {group} mitmachen',
        '{name.first} would like to join {group}',
        '{name.first} wil meedoen met {group}',
      ),
      texts(
        '{name.first} möchte bei {group} mitmachen. Nimm die Person auf oder lehne ab:',
        '{name.first} would like to join {group}. Admit or decline:',
        '{name.first} wil meedoen met {group}. Laat die persoon toe of wijs af:',
      ),
    ),
    many: words(
      texts(
        '{count} Leute möchten bei {group} mitmachen',
        '{count} people would like to join {group}',
        '{count} mensen willen meedoen met {group}',
      ),
      texts(
        '{count} Leute möchten bei {group} mitmachen. Nimm sie auf oder lehne ab:',
        '{count} people would like to join {group}. Admit or decline:',
        '{count} mensen willen meedoen met {group}. Laat ze toe of wijs af:',
      ),
    ),
  },
  group_joined: {
    one: words(
      texts(
        '{name.first} ist {group} beigetreten',
        '{name.first} has joined {group}',
        '{name.first} is bij {group} gekomen',
      ),
      texts(
        '{name.first} ist {group} beigetreten.',
        '{name.first} has joined {group}.',
        '{name.first} is bij {group} gekomen.',
      ),
    ),
    many: words(
      texts(
        '{count} Leute sind {group} beigetreten',
        '{count} people have joined {group}',
        'Er zijn {count} mensen bij {group} gekomen',
      ),
      texts(
        '{count} Leute sind {group} beigetreten.',
        '{count} people have joined {group}.',
        'Er zijn {count} mensen bij {group} gekomen.',
      ),
    ),
  },
  group_admitted: {
    ...always(
      texts('Du bist in der Gruppe', 'You’re in the group', 'Je zit in de groep'),
      texts(
        'Du wurdest aufgenommen und bist jetzt Mitglied der Gruppe.',
        'You’ve been admitted and are now a member of the group.',
        'Je bent toegelaten en nu lid van de groep.',
      ),
    ),
    named: words(
      texts('Du bist jetzt in {group}', 'You’re now in {group}', 'Je zit nu in {group}'),
      texts(
        'Du wurdest aufgenommen und bist jetzt Mitglied von {group}.',
        'You’ve been admitted and are now a member of {group}.',
        'Je bent toegelaten en nu lid van {group}.',
      ),
    ),
  },
  group_declined: always(
    texts(
      'Deine Anfrage an eine Gruppe wurde abgelehnt',
      'Your request to join a group was declined',
      'Je verzoek om bij een groep te komen is afgewezen',
    ),
    texts(
      'Deine Anfrage, in eine Gruppe zu kommen, wurde abgelehnt.',
      'Your request to join a group was declined.',
      'Je verzoek om bij een groep te komen is afgewezen.',
    ),
  ),
  group_appointed: always(
    texts('Du bist jetzt Admin von {group}', 'You’re now an admin of {group}', 'Je bent nu beheerder van {group}'),
    texts(
      'Du bist jetzt Admin von {group}: Du kannst Leute einladen und aufnehmen und die Gruppe bearbeiten.',
      'You’re now an admin of {group}: you can invite and admit people and edit the group.',
      'Je bent nu beheerder van {group}: je kunt mensen uitnodigen en toelaten en de groep bewerken.',
    ),
  ),
  group_handed_over: always(
    texts('Du hast jetzt die Leitung von {group}', 'You now own {group}', 'Je bent nu eigenaar van {group}'),
    texts(
      'Du hast jetzt die Leitung von {group}: Nur du kannst die Gruppe löschen oder die Leitung weitergeben. Möchtest du die Gruppe verlassen, gib die Leitung vorher weiter.',
      'You now own {group}: only you can delete it or hand it over. If you want to leave, hand it over first.',
      'Je bent nu eigenaar van {group}: alleen jij kunt de groep verwijderen of overdragen. Wil je eruit, draag de groep dan eerst over.',
    ),
  ),
  group_out: always(
    texts(
      'Du bist nicht mehr in einer deiner Gruppen',
      'You’re no longer in one of your groups',
      'Je zit niet meer in een van je groepen',
    ),
    texts(
      'Die Admins einer Gruppe haben dich ausgeschlossen. Was schon abgemacht ist, gilt weiter; was nur für Mitglieder da ist, siehst du nicht mehr.',
      'The admins of a group have blocked you. Loans already agreed stay agreed; you can no longer see offers for members only.',
      'De beheerders van een groep hebben je geblokkeerd. Wat al is afgesproken, blijft gelden; wat alleen voor leden is, zie je niet meer.',
    ),
  ),
  group_ended: always(
    texts('Eine deiner Gruppen wurde gelöscht', 'One of your groups was deleted', 'Een van je groepen is verwijderd'),
    texts(
      'Eine Gruppe, in der du warst, gibt es nicht mehr. Deine Inserate bleiben bei dir: Was nur für ihre Mitglieder da war, siehst jetzt nur noch du. Was schon abgemacht ist, gilt weiter.',
      'A group you were in has been deleted. Your offers stay with you: only you can now see those for its members only. Loans already agreed stay agreed.',
      'Een groep waar je in zat, bestaat niet meer. Je advertenties blijven bij jou: wat alleen voor de leden was, zie nu alleen jij. Wat al is afgesproken, blijft gelden.',
    ),
  ),
  group_wanted: {
    one: words(
      texts('Neues Gesuch in {group}', 'New wanted ad in {group}', 'Nieuwe oproep in {group}'),
      texts(
        'Jemand aus {group} sucht etwas. Hast du es?',
        'Someone in {group} is looking for something. Do you have it?',
        'Iemand uit {group} zoekt iets. Heb jij het?',
      ),
    ),
    many: words(
      texts(
        '{count} neue Gesuche in {group}',
        '{count} new wanted ads in {group}',
        '{count} nieuwe oproepen in {group}',
      ),
      texts(
        'In {group} gibt es {count} neue Gesuche. Hast du etwas davon?',
        'There are {count} new wanted ads in {group}. Do you have any of it?',
        'In {group} staan {count} nieuwe oproepen. Heb jij er iets van?',
      ),
    ),
  },
  group_thing_asked: {
    one: words(
      texts(
        'Anfrage für etwas, das {group} gehört',
        'Request for something that belongs to {group}',
        'Aanvraag voor iets van {group}',
      ),
      texts(
        'Jemand fragt etwas an, das {group} gehört. Wer es eingestellt hat, weiß es schon; du kannst die Anfrage übernehmen:',
        'Someone has requested something that belongs to {group}. The person who listed it already knows; you can take the request over:',
        'Iemand vraagt iets aan dat van {group} is. Wie het heeft geplaatst, weet het al; jij kunt de aanvraag overnemen:',
      ),
    ),
    many: words(
      texts(
        '{count} Anfragen für etwas, das {group} gehört',
        '{count} requests for things that belong to {group}',
        '{count} aanvragen voor spullen van {group}',
      ),
      texts(
        'Es gibt {count} Anfragen für etwas, das {group} gehört. Du kannst sie übernehmen:',
        'There are {count} requests for things that belong to {group}. You can take them over:',
        'Er zijn {count} aanvragen voor spullen van {group}. Je kunt ze overnemen:',
      ),
    ),
  },
  group_request_taken: {
    ...always(
      texts('Eine Anfrage wurde übernommen', 'A request was taken over', 'Een aanvraag is overgenomen'),
      texts(
        'Jemand anderes hat eine Anfrage übernommen, um die du dich gekümmert hast: Du brauchst nichts mehr zu tun.',
        'Someone else has taken over a request you were looking after: there’s nothing more for you to do.',
        'Iemand anders heeft een aanvraag overgenomen die jij regelde: je hoeft niets meer te doen.',
      ),
    ),
    named: words(
      texts('Eine Anfrage wurde übernommen', 'A request was taken over', 'Een aanvraag is overgenomen'),
      texts(
        'Jemand aus {group} hat eine Anfrage übernommen, um die du dich gekümmert hast: Du brauchst nichts mehr zu tun.',
        'Someone in {group} has taken over a request you were looking after: there’s nothing more for you to do.',
        'Iemand uit {group} heeft een aanvraag overgenomen die jij regelde: je hoeft niets meer te doen.',
      ),
    ),
  },
};

/**
 * Notifications unrelated to requests. `{search}`: name of the saved search; `{count}`: number of new offers;
 * `{wanted}`: the reader's search request with its title.
 */
const notices: Readonly<Record<MailedNoticeKind, NoticeWords>> = {
  saved_search: {
    one: words(
      texts(
        'Neues Inserat zu deiner Suche: {search}',
        'A new offer for your search: {search}',
        'Nieuwe advertentie voor je zoekopdracht: {search}',
      ),
      texts(
        'Zu deiner Suche {search} gibt es ein neues Inserat:',
        'There’s a new offer for your search {search}:',
        'Er is een nieuwe advertentie voor je zoekopdracht {search}:',
      ),
    ),
    many: words(
      texts(
        '{count} neue Inserate zu deiner Suche: {search}',
        '{count} new offers for your search: {search}',
        '{count} nieuwe advertenties voor je zoekopdracht: {search}',
      ),
      texts(
        'Zu deiner Suche {search} gibt es {count} neue Inserate:',
        'There are {count} new offers for your search {search}:',
        'Er zijn {count} nieuwe advertenties voor je zoekopdracht {search}:',
      ),
    ),
  },
  takeout_ready: always(
    texts('Deine Daten liegen bereit', 'Your data is ready', 'Je gegevens staan klaar'),
    texts(
      'Alles über dich bei {brand} liegt als Datei für dich bereit. Sieben Tage lang kannst du sie herunterladen:',
      'Everything about you at {brand} is ready as a file. You can download it for seven days:',
      'Alles over jou bij {brand} staat als bestand voor je klaar. Je kunt het zeven dagen lang downloaden:',
    ),
  ),
  trader_asked: always(
    texts(
      'Bitte ergänze deine Angaben als Anbieter',
      'Please complete your provider details',
      'Vul je gegevens als aanbieder aan',
    ),
    texts(
      'Firmen und Organisationen müssen hier sagen, wer dahintersteht. Deine Inserate bleiben online. Neue kannst du noch 30 Tage ohne diese Angaben einstellen, danach erst wieder mit ihnen:',
      'Businesses and organisations have to say here who they are. Your offers stay online. You can publish new ones without these details for another 30 days, and after that only with them:',
      'Bedrijven en organisaties moeten hier vermelden wie zij zijn. Je advertenties blijven online. Nieuwe kun je nog 30 dagen zonder deze gegevens plaatsen, daarna alleen nog met:',
    ),
  ),
  trader_began: always(
    texts(
      'Bitte sag, wer hinter deinem Angebot steht',
      'Please say who is behind your offers',
      'Vermeld wie er achter je aanbod staat',
    ),
    texts(
      'Du verleihst jetzt für eine Firma oder Organisation. Neues geht nur mit Angaben dazu online, wer dahintersteht. Was schon online ist, bleibt bis {day} online und wird dann pausiert, wenn sie noch fehlen. Hier trägst du sie ein:',
      'You now lend for a business or organisation. You can’t put anything new online without saying who is behind it. Anything already online stays there until {day}, and is paused then if these details are still missing. Add them here:',
      'Je leent nu uit voor een bedrijf of organisatie. Zolang je niet vermeldt wie erachter staat, gaat er niets nieuws online. Wat al online staat, blijft tot {day} online en wordt dan gepauzeerd als die gegevens nog ontbreken. Hier vul je ze in:',
    ),
  ),
  trader_overdue: always(
    texts(
      'Deine Inserate sind pausiert: Es fehlen Angaben',
      'Your offers are paused: details are missing',
      'Je advertenties zijn gepauzeerd: er ontbreken gegevens',
    ),
    texts(
      'Du verleihst für eine Firma oder Organisation und hast noch nicht gesagt, wer dahintersteht. Was von dir online war, haben wir deshalb pausiert. Mit deinen Angaben kannst du es selbst wieder online stellen:',
      'You lend for a business or organisation and haven’t said who is behind it yet, so we’ve paused your offers. Once you’ve added your details, you can put them back online yourself:',
      'Je leent uit voor een bedrijf of organisatie en hebt nog niet vermeld wie erachter staat. Wat je online had staan, hebben we daarom gepauzeerd. Met je gegevens kun je het zelf weer online zetten:',
    ),
  ),
  trader_correction: always(
    texts(
      'Bitte berichtige deine Angaben als Anbieter',
      'Please correct your provider details',
      'Corrigeer je gegevens als aanbieder',
    ),
    texts(
      'Wir haben deine Angaben als Anbieter geprüft, und etwas stimmt noch nicht. Was es ist, liest du hier. Bis dahin geht nichts Neues von dir online:',
      'We’ve checked your provider details, and something isn’t right yet. Read here what it is. Until it’s fixed, you can’t put anything new online:',
      'We hebben je gegevens als aanbieder gecontroleerd en er klopt nog iets niet. Hier lees je wat. Tot dan gaat er niets nieuws van je online:',
    ),
  ),
  role_given: always(
    texts('Du gehörst zum Team', 'You are part of the team', 'Je hoort bij het team'),
    texts(
      'Du hast im Backoffice eine Rolle bekommen. Welche es ist und was du damit tun kannst, liest du dort:',
      'You’ve been given a role in the backoffice. Read there which one, and what you can do with it:',
      'Je hebt een rol in de backoffice gekregen. Welke dat is en wat je ermee kunt doen, lees je daar:',
    ),
  ),
  role_taken: always(
    texts('Deine Rollen haben sich geändert', 'Your roles have changed', 'Je rollen zijn gewijzigd'),
    texts(
      'Eine deiner Rollen im Backoffice ist beendet. Dein Konto bleibt, wie es ist:',
      'One of your roles in the backoffice has ended. Your account stays as it is:',
      'Een van je rollen in de backoffice is beëindigd. Je account blijft zoals het is:',
    ),
  ),
  wanted_replied: {
    one: words(
      texts(
        '{name.first} hat auf {wanted} geantwortet',
        '{name.first} has replied to {wanted}',
        '{name.first} heeft gereageerd op {wanted}',
      ),
      texts(
        '{name.first} hat auf {wanted} geantwortet.',
        '{name.first} has replied to {wanted}.',
        '{name.first} heeft gereageerd op {wanted}.',
      ),
    ),
    many: words(
      texts('{count} Antworten auf {wanted}', '{count} replies to {wanted}', '{count} reacties op {wanted}'),
      texts(
        'Auf {wanted} gibt es {count} neue Antworten.',
        'There are {count} new replies to {wanted}.',
        'Op {wanted} staan {count} nieuwe reacties.',
      ),
    ),
  },
  wanted_answered: {
    one: words(
      texts(
        '{name.first} hat zu {wanted} zurückgeschrieben',
        '{name.first} has written back about {wanted}',
        '{name.first} heeft teruggeschreven over {wanted}',
      ),
      texts(
        '{name.first} hat zu {wanted} zurückgeschrieben.',
        '{name.first} has written back about {wanted}.',
        '{name.first} heeft teruggeschreven over {wanted}.',
      ),
    ),
    many: words(
      texts(
        '{count} neue Antworten zu {wanted}',
        '{count} new replies about {wanted}',
        '{count} nieuwe reacties over {wanted}',
      ),
      texts(
        'Zu {wanted} gibt es {count} neue Antworten.',
        'There are {count} new replies about {wanted}.',
        'Over {wanted} staan {count} nieuwe reacties.',
      ),
    ),
  },
  counter_linked: always(
    texts(
      '{name.first} hat deine Einladung angenommen',
      '{name.first} has accepted your invitation',
      '{name.first} heeft je uitnodiging aangenomen',
    ),
    texts(
      '{name.first} hat deine Einladung angenommen und sieht die Ausleihe von {thing} jetzt im eigenen Konto:',
      '{name.first} has accepted your invitation and now sees the loan of {thing} in their own account:',
      '{name.first} heeft je uitnodiging aangenomen en ziet de uitlening van {thing} nu in het eigen account:',
    ),
  ),
  counter_overdue: {
    ...always(
      texts('Überfällig: {thing}', 'Overdue: {thing}', 'Te laat: {thing}'),
      texts(
        'Die Zeit ist vorbei: {thing} sollte schon zurück sein. Alles dazu steht bei der Ausleihe:',
        'Time is up: {thing} should be back by now. You’ll find the details with the loan:',
        'De tijd is om: {thing} had al terug moeten zijn. De gegevens staan bij de uitlening:',
      ),
    ),
    // For the owner, with the borrower as the owner noted them.
    named: words(
      texts('Überfällig: {thing}, {name}', 'Overdue: {thing}, {name}', 'Te laat: {thing}, {name}'),
      texts(
        '{thing}, verliehen an {name}, sollte schon zurück sein. Wie du {name} erreichst, steht bei der Ausleihe:',
        '{thing}, lent to {name}, should be back by now. You’ll find how to reach {name} with the loan:',
        '{thing}, uitgeleend aan {name}, had al terug moeten zijn. Hoe je {name} bereikt, staat bij de uitlening:',
      ),
    ),
  },
  counter_changed: always(
    texts('Geändert: {thing}', 'Changed: {thing}', 'Gewijzigd: {thing}'),
    texts(
      '{name.first} hat die Ausleihe von {thing} geändert. Welcher Zeitraum und welcher Preis jetzt gelten, steht hier:',
      '{name.first} has changed the loan of {thing}. You’ll find the period and price that now apply here:',
      '{name.first} heeft de uitlening van {thing} gewijzigd. Welke periode en prijs nu gelden, zie je hier:',
    ),
  ),
  counter_cancelled: always(
    texts('Storniert: {thing}', 'Cancelled: {thing}', 'Geannuleerd: {thing}'),
    texts(
      '{name.first} hat die Ausleihe von {thing} storniert:',
      '{name.first} has cancelled the loan of {thing}:',
      '{name.first} heeft de uitlening van {thing} geannuleerd:',
    ),
  ),
  counter_out: { one: records.out_recorded, many: records.out_recorded },
  counter_back: { one: records.back_recorded, many: records.back_recorded },
  counter_disputed: { one: records.record_disputed, many: records.record_disputed },
  ...groupNotices,
};

export const noticeWords = (kind: MailedNoticeKind, count: number, isNamed: boolean): NewsWords => {
  const { one, many, named } = notices[kind];
  return (isNamed ? named : undefined) ?? (count > 1 ? many : one);
};

export const newsWords = (kind: RequestKind, side: Side, count: number): NewsWords => {
  if (kind === 'message' && count > 1) return messages;
  const found = news[kind];
  return 'subject' in found ? found : found[side];
};

/** `period_proposed` of a later end alone; `{day}` with weekday. */
export const longerPeriodWords = words(
  texts(
    '{name.first} möchte {thing} bis {day} verlängern',
    '{name.first} would like to extend {thing} until {day}',
    '{name.first} wil {thing} verlengen tot en met {day}',
  ),
  texts(
    '{name.first} möchte {thing} bis {day} verlängern. Sag, ob es dir passt:',
    '{name.first} would like to extend {thing} until {day}. Say whether that suits you:',
    '{name.first} wil {thing} verlengen tot en met {day}. Laat weten of dat je past:',
  ),
);

/** `back_recorded` where the lender keeps money of the deposit. */
export const keptDepositWords = words(
  texts(
    '{thing}: Geld von der Kaution einbehalten',
    '{thing}: money kept from the deposit',
    '{thing}: geld van de borg ingehouden',
  ),
  texts(
    '{name.first} hat die Rückgabe von {thing} festgehalten und behält Geld von der Kaution ein. Bestätige es oder schreib, was nicht stimmt:',
    '{name.first} has recorded the return of {thing} and keeps money from the deposit. Confirm it or write what is not right:',
    '{name.first} heeft de teruggave van {thing} vastgelegd en houdt geld van de borg in. Bevestig het of schrijf wat er niet klopt:',
  ),
);

/** `back_recorded` where the lender kept money of the deposit by the record before, and no longer does. */
export const releasedDepositWords = words(
  texts(
    '{thing}: doch nichts von der Kaution einbehalten',
    '{thing}: nothing kept from the deposit after all',
    '{thing}: toch niets van de borg ingehouden',
  ),
  texts(
    '{name.first} hat den Eintrag zur Rückgabe von {thing} geändert und behält von der Kaution nun doch nichts ein.',
    '{name.first} has changed the record of the return of {thing} and isn’t keeping any of the deposit after all.',
    '{name.first} heeft de vastgelegde teruggave van {thing} gewijzigd en houdt toch niets van de borg in.',
  ),
);

export const newsMail = {
  unknownDevice: texts(
    'ein unbekanntes Programm oder Gerät',
    'an unknown program or device',
    'een onbekend programma of apparaat',
  ),
  /** `{days}`, `{price}`, `{deposit}`: details of a request, shown below the sentence about the request. */
  days: texts('Zeit: {days}', 'When: {days}', 'Periode: {days}'),
  price: texts('Preis: {price}', 'Price: {price}', 'Prijs: {price}'),
  answerBy: texts('Antwort bis: {until}', 'Answer by: {until}', 'Antwoord uiterlijk: {until}'),
  dayAt: texts('{day} um {clock} Uhr', '{day} at {clock}', '{day} om {clock} uur'),
  priceWithDeposit: texts(
    'Preis: {price}, dazu {deposit} Kaution',
    'Price: {price}, plus a {deposit} deposit',
    'Prijs: {price}, plus {deposit} borg',
  ),
  priceWithTransfer: texts(
    'Preis: {price}, dazu {deposit} Kaution per Überweisung',
    'Price: {price}, plus a {deposit} deposit by bank transfer',
    'Prijs: {price}, plus {deposit} borg per overboeking',
  ),
  priceWithEither: texts(
    'Preis: {price}, dazu {deposit} Kaution, oder ein Ausweis wird gezeigt',
    'Price: {price}, plus a {deposit} deposit, or an ID document to be shown instead',
    'Prijs: {price}, plus {deposit} borg, of er wordt een legitimatiebewijs getoond',
  ),
  priceWithDocument: texts(
    'Preis: {price}, statt einer Kaution wird ein Ausweis gezeigt',
    'Price: {price}, with an ID document to be shown instead of a deposit',
    'Prijs: {price}, in plaats van borg wordt een legitimatiebewijs getoond',
  ),
  /** `{price}` of all ways, in addition to the price. */
  deliveryBring: texts('Lieferung: {price}', 'Delivery: {price}', 'Bezorgen: {price}'),
  deliveryFetch: texts(
    'Abholung nach der Leihe: {price}',
    'Collection after the loan: {price}',
    'Ophalen na afloop: {price}',
  ),
  deliveryBoth: texts(
    'Lieferung und Abholung: {price}',
    'Delivery and collection: {price}',
    'Bezorgen en ophalen: {price}',
  ),
  parts: texts('Dazu gehören: {parts}', 'What comes with it: {parts}', 'Dit hoort erbij: {parts}'),
  missing: texts('Es fehlt: {parts}', 'Missing: {parts}', 'Er ontbreekt: {parts}'),
  kept: texts('Von der Kaution einbehalten: {sum}', 'Kept from the deposit: {sum}', 'Van de borg ingehouden: {sum}'),
  /** `{reason}`: user's text, verbatim. */
  reason: texts('Grund: „{reason}“', 'Reason: “{reason}”', 'Reden: “{reason}”'),
  forFree: texts('kostenlos', 'free', 'gratis'),
  toAccept: texts('Zusagen', 'Accept', 'Akkoord geven'),
  toDecline: texts('Ablehnen', 'Decline', 'Afwijzen'),
  toConfirm: texts('Bestätigen', 'Confirm', 'Bevestigen'),
  toAnswer: texts('Antworten', 'Reply', 'Antwoorden'),
  toRate: texts('Bewerten', 'Rate', 'Beoordelen'),
  toRequest: texts('Zur Anfrage', 'Go to the request', 'Naar de aanvraag'),
  toSearch: texts('Zu den neuen Inseraten', 'Go to the new offers', 'Naar de nieuwe advertenties'),
  toGroup: texts('Zur Gruppe', 'Go to the group', 'Naar de groep'),
  toGroups: texts('Zu deinen Gruppen', 'Go to your groups', 'Naar je groepen'),
  toCounterLoan: texts('Zur Ausleihe', 'Go to the loan', 'Naar de uitlening'),
  toWanted: texts('Zum Gesuch', 'Go to the wanted ad', 'Naar de oproep'),
  toTakeout: texts('Zu deinen Daten', 'Go to your data', 'Naar je gegevens'),
  nothing: texts('etwas', 'something', 'iets'),
  quoted: texts('„{title}“', '“{title}”', '“{title}”'),
  quotedBy: texts('{name}: „{title}“', '{name}: “{title}”', '{name}: “{title}”'),
  aGroup: texts('einer deiner Gruppen', 'one of your groups', 'een van je groepen'),
  someone: texts('jemand', 'someone', 'iemand'),
  someoneFirst: texts('Jemand', 'Someone', 'Iemand'),
  aWanted: texts('einem Gesuch', 'a wanted ad', 'een oproep'),
  yourWanted: texts('dein Gesuch', 'your wanted ad', 'je oproep'),
  yourWantedNamed: texts('dein Gesuch „{title}“', 'your wanted ad “{title}”', 'je oproep “{title}”'),
  noReply: texts(
    'Diese Mail wurde automatisch verschickt: Antworten darauf liest niemand. Schreib im Gespräch der Anfrage.',
    'This email was sent automatically, and nobody reads replies to it. Reply in the request instead.',
    'Deze mail is automatisch verstuurd: antwoorden erop leest niemand. Schrijf in het gesprek van de aanvraag.',
  ),
  noReplyAtAll: texts(
    'Diese Mail wurde automatisch verschickt: Antworten darauf liest niemand.',
    'This email was sent automatically, and nobody reads replies to it.',
    'Deze mail is automatisch verstuurd: antwoorden erop leest niemand.',
  ),
  preferences: texts('Einstellungen', 'Settings', 'Instellingen'),
  unsubscribe: texts('Solche Mails abbestellen', 'Unsubscribe from these emails', 'Afmelden voor zulke mails'),
} as const satisfies Readonly<Record<string, Texts>>;

/** Words of a recorded return: without news of its own, that of missing parts or of a kept deposit. */
export const returnWords = ({ missing, kept }: Readonly<{ missing: readonly unknown[]; kept: number }>): NewsWords => {
  if (missing.length > 0) return records.parts_missing;
  return kept > 0 ? keptDepositWords : records.back_recorded;
};
