import { message as m } from '../kernel/message.js';

export const notificationRefusals = {
  unsubscribe_link_unknown: m(
    404,
    'Dieser Link stimmt nicht. Nimm den aus der Mail ganz, oder ändere es in deinem Konto unter Benachrichtigungen.',
    'This link isn’t complete. Use the whole link from the email, or change this in your account under Notifications.',
    'Deze link klopt niet. Neem de hele link uit de mail, of wijzig het in je account onder Notificaties.',
  ),
  unsubscribe_link_expired: m(
    410,
    'Dieser Link ist älter als ein Jahr. Nimm den aus einer neueren Mail, oder ändere es in deinem Konto unter Benachrichtigungen.',
    'This link is more than a year old. Use one from a newer email, or change this in your account under Notifications.',
    'Deze link is ouder dan een jaar. Neem er een uit een nieuwere mail, of wijzig het in je account onder Notificaties.',
  ),
  too_many_saved_searches: m(
    409,
    'Mehr als {max} Suchen kannst du nicht speichern. Lösche zuerst eine.',
    'You can save {max} searches at most. Delete one first.',
    'Je kunt hoogstens {max} zoekopdrachten opslaan. Verwijder er eerst een.',
  ),
  saved_search_unknown: m(
    404,
    'Diese gespeicherte Suche gibt es nicht mehr.',
    'This saved search has been deleted.',
    'Deze opgeslagen zoekopdracht is er niet meer.',
  ),
};

export type NotificationRefusal = keyof typeof notificationRefusals;
