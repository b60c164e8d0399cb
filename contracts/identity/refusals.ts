import { message as m } from '../kernel/message.js';

export const identityRefusals = {
  too_many_requests: m(
    429,
    'Das war sehr oft in kurzer Zeit. Versuche es in {seconds} Sekunden wieder.',
    'That was too often in a short time. Try again in {seconds} seconds.',
    'Dat was erg vaak in korte tijd. Probeer het over {seconds} seconden weer.',
  ),
  sign_in_elsewhere: m(
    409,
    'Du meldest dich bei einem anderen Anbieter an. Beende deine Sitzungen dort.',
    'You sign in with another provider. End your sessions there.',
    'Je logt in bij een andere aanbieder. Beëindig je sessies daar.',
  ),
  wrong_password: m(422, 'Dieses Passwort stimmt nicht.', 'This password is wrong.', 'Dit wachtwoord klopt niet.'),
  wrong_code: m(
    422,
    'Dieser Code stimmt nicht oder wurde schon benutzt. Nimm den nächsten aus der App.',
    'This code is wrong or has already been used. Use the next one from the app.',
    'Deze code klopt niet of is al gebruikt. Neem de volgende uit de app.',
  ),
  setup_over: m(
    409,
    'Dieser Schlüssel gilt nicht mehr. Fang noch einmal von vorn an.',
    'This key no longer works. Start again from the beginning.',
    'Deze sleutel werkt niet meer. Begin nog eens van voren af aan.',
  ),
  passkey_invalid: m(
    422,
    'Dieser Passkey passt nicht. Fang noch einmal von vorn an.',
    'This passkey doesn’t match. Start again from the beginning.',
    'Deze passkey past niet. Begin nog eens van voren af aan.',
  ),
  passkey_taken: m(
    409,
    'Diesen Passkey gibt es hier schon. Leg mit einem anderen Gerät oder Passwortmanager einen neuen an.',
    'This passkey has already been added. Create a new one with another device or password manager.',
    'Deze passkey is er hier al. Maak een nieuwe met een ander apparaat of een andere wachtwoordmanager.',
  ),
  passkey_not_found: m(
    404,
    'Diesen Passkey gibt es nicht mehr.',
    'This passkey no longer exists.',
    'Deze passkey is er niet meer.',
  ),
  too_many_passkeys: m(
    409,
    'Mehr als 20 Passkeys gehen nicht. Entferne zuerst einen.',
    'You can have 20 passkeys at most. Remove one first.',
    'Meer dan 20 passkeys kan niet. Verwijder er eerst een.',
  ),
  totp_on: m(
    409,
    'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
    'Two-step sign-in is already on.',
    'Inloggen in twee stappen staat al aan.',
  ),
  totp_off: m(
    409,
    'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
    'Two-step sign-in isn’t on.',
    'Inloggen in twee stappen staat niet aan.',
  ),
  email_not_waiting: m(
    409,
    'Es wartet keine neue Adresse mehr auf ihre Bestätigung.',
    'There’s no new address waiting to be confirmed.',
    'Er wacht geen nieuw adres meer op bevestiging.',
  ),
  email_unchanged: m(
    422,
    'Mit dieser Adresse meldest du dich schon an.',
    'You already sign in with this address.',
    'Met dit adres log je al in.',
  ),
  password_common: m(
    422,
    'Dieses Passwort wird sehr oft benutzt und ist schnell erraten. Nimm ein anderes.',
    'This password is very common and easily guessed. Choose another one.',
    'Dit wachtwoord wordt heel vaak gebruikt en is snel geraden. Neem een ander.',
  ),
  session_not_found: m(
    404,
    'Dieses Gerät ist schon abgemeldet.',
    'This device is already signed out.',
    'Dit apparaat is al uitgelogd.',
  ),
};

/** With codes whose texts another room has. */
export type IdentityRefusal = keyof typeof identityRefusals | 'token_invalid' | 'already_registered' | 'email_taken';
