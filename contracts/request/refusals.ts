import { message as m } from '../kernel/message.js';
import { MOST_UNANSWERED } from '../rules/writing.js';

export const requestRefusals = {
  person_leaves: m(
    409,
    'Diese Person löscht ihr Konto. Hier lässt sich nichts mehr abmachen.',
    'This person is deleting their account. Nothing can be agreed here any more.',
    'Deze persoon verwijdert het account. Hier kun je niets meer afspreken.',
  ),
  person_left: m(
    409,
    'Diese Person ist nicht mehr dabei. Hier kannst du ihr nichts mehr schreiben oder zeigen und sie nicht mehr bewerten.',
    'This person is no longer a member. You can no longer write to them, show them anything or rate them here.',
    'Deze persoon doet niet meer mee. Je kunt hier niet meer schrijven, iets tonen of beoordelen.',
  ),

  request_not_found: m(
    404,
    'Diese Anfrage gibt es nicht oder sie ist nicht deine.',
    'This request doesn’t exist or isn’t yours.',
    'Deze aanvraag bestaat niet of is niet van jou.',
  ),
  request_exists: m(409, 'Diese Anfrage gibt es schon.', 'This request already exists.', 'Deze aanvraag bestaat al.'),
  own_offer: m(409, 'Das ist dein eigenes Inserat.', 'This is your own offer.', 'Dit is je eigen advertentie.'),
  offer_not_available: m(
    409,
    'Dieses Inserat ist gerade nicht zu haben.',
    'This offer isn’t available right now.',
    'Deze advertentie is nu niet beschikbaar.',
  ),
  commercial_only: m(
    403,
    'Dieses Inserat ist nur für gewerbliche Kunden.',
    'This offer is for commercial customers only.',
    'Deze advertentie is alleen voor zakelijke klanten.',
  ),
  members_only: m(
    403,
    'Das wird nur an Mitglieder einer Gruppe verliehen.',
    'This is only lent to members of a group.',
    'Dit wordt alleen uitgeleend aan leden van een groep.',
  ),
  price_changed: m(
    409,
    'Der Preis oder die Kaution hat sich gerade geändert. Sieh dir die neue Summe an, bevor du anfragst.',
    'The price or the deposit has just changed. Check the new total before you send your request.',
    'De prijs of de borg is net gewijzigd. Bekijk het nieuwe bedrag voordat je je aanvraag stuurt.',
  ),
  pricing_unknown: m(
    409,
    'Diesen Preis gibt es nicht mehr. Lade die Seite neu.',
    'This price no longer exists. Reload the page.',
    'Deze prijs bestaat niet meer. Laad de pagina opnieuw.',
  ),
  period_in_past: m(
    422,
    'Bitte wähle einen Zeitraum, der noch nicht begonnen hat.',
    'Please choose a period that hasn’t started yet.',
    'Kies een periode die nog niet is begonnen.',
  ),
  period_too_far: m(
    422,
    'Bitte wähle einen Zeitraum innerhalb des nächsten Jahres.',
    'Please choose a period within the next year.',
    'Kies een periode binnen het komende jaar.',
  ),
  duration_too_short: m(
    422,
    'Dieser Preis gilt erst ab einer längeren Zeit.',
    'This price requires a longer period.',
    'Deze prijs geldt pas vanaf een langere tijd.',
  ),
  duration_too_long: m(
    422,
    'Dieser Preis gilt nur für eine kürzere Zeit.',
    'This price is for a shorter period only.',
    'Deze prijs geldt alleen voor een kortere tijd.',
  ),
  wish_kind: m(
    422,
    'Für diesen Preis brauchen wir andere Angaben zur Zeit.',
    'This price requires a different kind of period.',
    'Voor deze prijs is een ander soort tijd nodig.',
  ),
  start_half_hour: m(
    422,
    'Nach Stunden beginnt es zur vollen oder zur halben Stunde, zum Beispiel um 10:00 oder 10:30 Uhr.',
    'By the hour, loans start on the hour or half hour, for example at 10:00 or 10:30.',
    'Per uur begint het op een heel of een half uur, bijvoorbeeld om 10:00 of 10:30 uur.',
  ),
  time_does_not_exist: m(
    422,
    'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden umgestellt.',
    'This time doesn’t exist on that day: the clocks change.',
    'Dit tijdstip bestaat die dag niet: de klok wordt verzet.',
  ),
  dates_taken: m(
    409,
    'Der Zeitraum überschneidet sich mit einer angenommenen Anfrage und kann nicht mehr angenommen werden.',
    'The period overlaps with an accepted request and can no longer be accepted.',
    'De periode overlapt met een geaccepteerde aanvraag en kan niet meer worden geaccepteerd.',
  ),
  asked_offer_locked: m(
    409,
    'Das Inserat ist zurzeit gesperrt. Solange lässt sich dazu nichts vereinbaren.',
    'This offer is currently suspended. Nothing new can be agreed about it until that ends.',
    'Deze advertentie is op dit moment geblokkeerd. Zolang kan er niets over worden afgesproken.',
  ),
  asked_offer_paused: m(
    409,
    'Das Inserat ist pausiert, weil Angaben zum gewerblichen Anbieter fehlen. Sobald es wieder online ist, könnt ihr zusagen.',
    'This offer is paused because details about the commercial provider are missing. You can both accept once it is back online.',
    'Deze advertentie is gepauzeerd omdat gegevens van de zakelijke aanbieder ontbreken. Zodra ze weer online is, kunnen jullie akkoord geven.',
  ),
  dates_blocked: m(
    409,
    'In dieser Zeit ist es beim Anbieter gesperrt.',
    'The provider has blocked this time.',
    'De aanbieder heeft deze periode geblokkeerd.',
  ),
  blocked_by_yourself: m(
    409,
    'Diese Zeit ist in deinem Kalender gesperrt. Gib sie dort frei, dann kannst du zusagen.',
    'This time is blocked in your calendar. Unblock it there, then you can accept.',
    'Deze periode is geblokkeerd in je kalender. Geef die daar vrij, dan kun je akkoord geven.',
  ),
  not_open: m(
    409,
    'Diese Anfrage ist nicht mehr offen.',
    'This request is no longer open.',
    'Deze aanvraag is niet meer open.',
  ),
  not_agreed: m(
    409,
    'Das geht erst, wenn beide zugesagt haben.',
    'This is possible once you’ve both agreed.',
    'Dit kan pas als beiden akkoord zijn.',
  ),
  not_started: m(
    409,
    'Das geht erst, wenn der Zeitraum begonnen hat.',
    'This is possible once the period has started.',
    'Dit kan pas als de periode is begonnen.',
  ),
  already_begun: m(
    409,
    'Die Leihe hat schon begonnen. Sag, dass du es zurückgegeben hast, oder bitte die andere Seite, die Leihe abzusagen.',
    'The loan has already begun. Say that you have returned it, or ask the other person to cancel the loan.',
    'Het lenen is al begonnen. Geef aan dat je het hebt teruggebracht, of vraag de ander om te annuleren.',
  ),
  already_handed_back: m(
    409,
    'Es ist schon zurückgegeben. Schließe die Leihe ab, statt sie abzusagen.',
    'It has already been returned. Complete the loan instead of cancelling it.',
    'Het is al teruggegeven. Rond het lenen af in plaats van het te annuleren.',
  ),
  not_over: m(
    409,
    'Das geht erst, wenn der Zeitraum vorbei ist.',
    'This is possible once the period is over.',
    'Dit kan pas als de periode voorbij is.',
  ),
  wrong_side: m(
    403,
    'Das kann nur die andere Seite tun.',
    'Only the other side can do this.',
    'Dat kan alleen de ander doen.',
  ),
  own_request: m(
    403,
    'Das ist deine eigene Anfrage: Jemand anderes aus der Gruppe verleiht.',
    'This is your own request: someone else in the group has to lend it.',
    'Dit is je eigen aanvraag: iemand anders van de groep leent het uit.',
  ),
  not_completed: m(
    409,
    'Bewerten könnt ihr euch, wenn die Leihe vorbei ist.',
    'You can rate each other once the loan is over.',
    'Beoordelen kan als het lenen voorbij is.',
  ),
  already_rated: m(409, 'Du hast schon bewertet.', 'You’ve already rated.', 'Je hebt al beoordeeld.'),
  no_rating: m(
    409,
    'Hier ist noch keine Bewertung, auf die du antworten kannst.',
    'There’s no rating here that you can reply to yet.',
    'Hier is nog geen beoordeling waarop je kunt reageren.',
  ),
  already_answered: m(
    409,
    'Du hast auf diese Bewertung schon geantwortet.',
    'You’ve already replied to this rating.',
    'Je hebt al op deze beoordeling gereageerd.',
  ),
  closed: m(409, 'Diese Anfrage ist abgeschlossen.', 'This request is closed.', 'Deze aanvraag is afgesloten.'),
  answer_awaited: m(
    409,
    `Du hast schon ${MOST_UNANSWERED} Nachrichten geschrieben, ohne dass eine Antwort kam. Warte darauf.`,
    `You have written ${MOST_UNANSWERED} messages without an answer. Wait for one.`,
    `Je hebt al ${MOST_UNANSWERED} berichten geschreven zonder antwoord. Wacht daarop.`,
  ),
  too_many_open_requests: m(
    429,
    'Du hast schon {max} Anfragen offen. Warte auf eine Antwort, oder zieh eine zurück, die du nicht mehr brauchst.',
    'You already have {max} open requests. Wait for an answer, or withdraw one you no longer need.',
    'Je hebt al {max} aanvragen openstaan. Wacht op antwoord, of trek er een in die je niet meer nodig hebt.',
  ),
  too_many_requests_today: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max} Anfragen geschickt. Ab dem {time} geht es weiter.',
    'You’ve sent {max} requests in the last 24 hours. You can send more from {time}.',
    'Je hebt in de afgelopen 24 uur al {max} aanvragen verstuurd. Vanaf {time} kan het weer.',
  ),
  days_lent: m(
    409,
    'An diesen Tagen ist es schon vergeben. Sperren kannst du sie erst, wenn die Leihe abgesagt ist.',
    'It’s already lent out on these days. You can block them once that loan is cancelled.',
    'Voor deze dagen is het al afgesproken. Je kunt ze pas blokkeren als het uitlenen is geannuleerd.',
  ),
  days_blocked_before: m(
    409,
    'Einen Teil dieser Tage hast du schon gesperrt.',
    'You’ve already blocked some of these days.',
    'Een deel van deze dagen heb je al geblokkeerd.',
  ),
  asked_already: m(
    409,
    'Für diese Zeit hast du hier schon angefragt, und deine Anfrage ist noch offen.',
    'You’ve already sent a request for this time here, and your request is still open.',
    'Voor deze periode heb je hier al een aanvraag gedaan, en die staat nog open.',
  ),
  block_too_long: m(
    422,
    'So viele Tage auf einmal lassen sich nicht sperren. Sperr sie in kürzeren Zeiträumen.',
    'That is too many days to block at once. Block them in shorter periods.',
    'Zoveel dagen tegelijk kun je niet blokkeren. Blokkeer ze in kortere periodes.',
  ),
  block_not_found: m(
    404,
    'Diese Sperre gibt es nicht mehr.',
    'This block no longer exists.',
    'Deze blokkade bestaat niet meer.',
  ),
};

/** Includes codes whose messages are defined in other folders. */
export type RequestRefusal =
  | keyof typeof requestRefusals
  | 'profile_incomplete'
  | 'not_owner'
  | 'loans_running'
  | 'people_apart';
