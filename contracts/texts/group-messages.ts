import type { GroupRefusal } from '../group/refusals.js';
import { message as m, type Message } from './message.js';

/** What is refused about groups. */
export const groupMessages: Readonly<Record<GroupRefusal, Message>> = {
  group_not_found: m(
    404,
    'Diese Gruppe gibt es nicht oder nicht mehr.',
    'This group doesn’t exist or has been deleted.',
    'Deze groep bestaat niet of niet meer.',
  ),
  group_admin_needed: m(
    403,
    'Das können nur Admins der Gruppe.',
    'Only admins of the group can do this.',
    'Dat kunnen alleen beheerders van de groep.',
  ),
  group_creator_needed: m(
    403,
    'Das kann nur, wer die Gruppe leitet.',
    'Only the owner of the group can do this.',
    'Dat kan alleen de eigenaar van de groep.',
  ),
  group_invitation_needed: m(
    403,
    'In diese Gruppe kommst du nur mit einer Einladung.',
    'You need an invitation to join this group.',
    'In deze groep kom je alleen met een uitnodiging.',
  ),
  group_blocked: m(
    403,
    'Die Admins dieser Gruppe haben dich ausgeschlossen.',
    'The admins of this group have blocked you.',
    'De beheerders van deze groep hebben je geblokkeerd.',
  ),
  group_full: m(
    409,
    'Diese Gruppe ist voll: mehr Mitglieder kann sie nicht haben.',
    'This group is full: it can’t have more members.',
    'Deze groep zit vol: meer leden kan hij niet hebben.',
  ),
  group_asks_full: m(
    409,
    'Bei dieser Gruppe warten schon sehr viele auf eine Antwort. Versuche es später noch einmal.',
    'Too many people are already waiting for an answer from this group. Try again later.',
    'Bij deze groep wachten al heel veel mensen op antwoord. Probeer het later nog eens.',
  ),
  groups_full: m(
    409,
    'In deinem Tarif sind {max} eigene Gruppen enthalten, und so viele leitest du schon. Unter „Tarif“ findest du mehr.',
    'Your plan includes {max} groups of your own, and you already have that many. You’ll find more under “Plan”.',
    'In je abonnement zitten {max} eigen groepen, en zoveel beheer je er al. Meer vind je onder “Abonnement”.',
  ),
  too_many_groups: m(
    409,
    'Du bist schon in {max} Gruppen. Verlasse eine, um in eine andere zu kommen.',
    'You’re already in {max} groups. Leave one to join another.',
    'Je zit al in {max} groepen. Verlaat er een om bij een andere te komen.',
  ),
  group_member_not_found: m(
    404,
    'Diese Person ist nicht oder nicht mehr in der Gruppe.',
    'This person isn’t in the group any more, or never was.',
    'Deze persoon zit niet of niet meer in de groep.',
  ),
  group_creator_stays: m(
    409,
    'Diese Person leitet die Gruppe. Erst muss sie die Leitung jemand anderem übergeben oder die Gruppe löschen.',
    'This person owns the group. They have to hand it over or delete it first.',
    'De groep is van deze persoon. Die moet de groep eerst overdragen of verwijderen.',
  ),
  group_admin_stays: m(
    409,
    'Diese Person ist Admin. Nimm ihr das zuerst, dann kannst du sie ausschließen.',
    'This person is an admin. Remove them as an admin first, then you can block them.',
    'Deze persoon is beheerder. Neem dat eerst terug, dan kun je iemand blokkeren.',
  ),
  group_mails_full: m(
    409,
    'Es sind schon sehr viele Einladungen offen. Nimm welche zurück oder teile den Link der Gruppe.',
    'Too many invitations are already open. Withdraw some, or share the group link.',
    'Er staan al heel veel uitnodigingen open. Trek er een paar in of deel de link van de groep.',
  ),
  group_mails_today: m(
    429,
    'Für heute hat diese Gruppe genug Einladungen verschickt. Morgen geht es weiter, und den Link kannst du jederzeit teilen.',
    'This group has sent enough invitations for today. You can continue tomorrow, and share the link at any time.',
    'Deze groep heeft vandaag genoeg uitnodigingen verstuurd. Morgen kan het weer, en de link kun je altijd delen.',
  ),
  invitation_not_found: m(
    404,
    'Diese Einladung gibt es nicht oder nicht mehr. Bitte um eine neue.',
    'This invitation doesn’t exist or is no longer valid. Ask for a new one.',
    'Deze uitnodiging bestaat niet of niet meer. Vraag om een nieuwe.',
  ),
  invitation_expired: m(
    410,
    'Diese Einladung ist abgelaufen. Bitte um eine neue.',
    'This invitation has expired. Ask for a new one.',
    'Deze uitnodiging is verlopen. Vraag om een nieuwe.',
  ),
  invitation_used_up: m(
    410,
    'Diese Einladung ist aufgebraucht. Bitte um eine neue.',
    'This invitation has been used up. Ask for a new one.',
    'Deze uitnodiging is opgebruikt. Vraag om een nieuwe.',
  ),
  search_request_not_found: m(
    404,
    'Dieses Gesuch gibt es nicht oder nicht mehr.',
    'This wanted ad doesn’t exist or has been deleted.',
    'Deze oproep bestaat niet of niet meer.',
  ),
  search_request_place_needed: m(
    400,
    'Wähle einen Ort, damit Leute in der Nähe dein Gesuch finden.',
    'Choose a place so that people nearby can find your wanted ad.',
    'Kies een plaats, zodat mensen in de buurt je oproep vinden.',
  ),
  search_request_not_public: m(
    409,
    'Gesuche dieser Gruppe sind nur für ihre Mitglieder.',
    'Wanted ads in this group are for its members only.',
    'Oproepen van deze groep zijn alleen voor de leden.',
  ),
  search_request_replied: m(
    409,
    'Mitglieder haben schon geantwortet, und ihre Antworten sind nur für die Gruppe. Stell ein neues Gesuch ein, das alle sehen.',
    'Members have already replied, and their replies are for the group only. Post a new wanted ad that everyone can see.',
    'Leden hebben al gereageerd, en wat ze schreven is alleen voor de groep. Plaats een nieuwe oproep die iedereen ziet.',
  ),
  search_request_days_over: m(
    409,
    'Dieser Zeitraum ist vorbei.',
    'This period has passed.',
    'Deze periode is voorbij.',
  ),
  search_request_solved: m(
    409,
    'Dieses Gesuch ist schon gelöst.',
    'This wanted ad is already solved.',
    'Deze oproep is al opgelost.',
  ),
  search_request_full: m(
    409,
    'Auf dieses Gesuch haben schon sehr viele geantwortet.',
    'This wanted ad already has too many replies.',
    'Op deze oproep hebben al heel veel mensen gereageerd.',
  ),
  search_request_offer: m(
    409,
    'Anhängen kannst du nur ein eigenes Inserat, das online ist.',
    'You can only attach one of your own offers that is online.',
    'Je kunt alleen een eigen advertentie toevoegen die online staat.',
  ),
  too_many_search_requests_today: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max} Gesuche aufgegeben. Versuche es später noch einmal.',
    'You’ve posted {max} wanted ads in the last 24 hours. Try again later.',
    'Je hebt in de afgelopen 24 uur al {max} oproepen geplaatst. Probeer het later nog eens.',
  ),
  too_many_search_requests: m(
    409,
    'Du hast schon {max} offene Gesuche. Markiere eins als gelöst oder lösche es.',
    'You already have {max} open wanted ads. Mark one as solved, or delete it.',
    'Je hebt al {max} open oproepen. Markeer er een als opgelost of verwijder hem.',
  ),
};
