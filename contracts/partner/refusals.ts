import { message as m } from '../kernel/message.js';

export const partnerRefusals = {
  key_not_found: m(404, 'Diesen Schlüssel gibt es nicht.', 'This key does not exist.', 'Deze sleutel bestaat niet.'),
  too_many_keys: m(
    409,
    'Mehr als {max} Schlüssel gehen nicht. Widerrufe zuerst einen.',
    'You can have {max} keys at most. Revoke one first.',
    'Je kunt hoogstens {max} sleutels hebben. Trek er eerst een in.',
  ),
  webhook_not_found: m(
    404,
    'Diesen Webhook gibt es nicht.',
    'This webhook does not exist.',
    'Deze webhook bestaat niet.',
  ),
  too_many_webhooks: m(
    409,
    'Mehr als {max} Webhooks gehen nicht. Lösche zuerst einen.',
    'You can have {max} webhooks at most. Delete one first.',
    'Je kunt hoogstens {max} webhooks hebben. Verwijder er eerst een.',
  ),
  webhook_url_invalid: m(
    422,
    'Die Adresse muss mit https:// beginnen, ohne Benutzernamen, mit Port 443 oder 8443.',
    'The address must begin with https://, without a user name, on port 443 or 8443.',
    'Het adres moet met https:// beginnen, zonder gebruikersnaam, op poort 443 of 8443.',
  ),
  webhook_url_private: m(
    422,
    'Diese Adresse liegt nicht im öffentlichen Internet, und nur dorthin schicken wir. Zum Entwickeln hilft ein Tunnel mit öffentlicher Adresse.',
    'This address isn’t on the public internet, and we can’t send anywhere else. For development, use a tunnel with a public address.',
    'Dit adres ligt niet op het openbare internet, en alleen daarheen sturen we. Bij het ontwikkelen helpt een tunnel met een openbaar adres.',
  ),
  webhook_test_too_soon: m(
    429,
    'Warte {seconds} Sekunden bis zum nächsten Test.',
    'Wait {seconds} seconds before the next test.',
    'Wacht {seconds} seconden tot de volgende test.',
  ),
  cursor_too_old: m(
    410,
    'So weit reicht die Wiederholung nicht zurück: höchstens 30 Tage.',
    'Replay doesn’t go back that far: 30 days at most.',
    'Zo ver gaat herhalen niet terug: hoogstens 30 dagen.',
  ),
  cursor_unknown: m(422, 'Diesen Cursor gibt es nicht.', 'This cursor does not exist.', 'Deze cursor bestaat niet.'),
};

export type PartnerRefusal = keyof typeof partnerRefusals;
