import type { Locale } from '../kernel/ids.js';
import type { AccountRefusal } from '../account/refusals.js';
import type { BillingRefusal } from '../billing/refusals.js';
import type { GroupRefusal } from '../group/refusals.js';
import type { IdentityRefusal } from '../identity/refusals.js';
import type { InstallationRefusal } from '../installation/refusals.js';
import type { ModerationRefusal } from '../moderation/refusals.js';
import type { NotificationRefusal } from '../notification/refusals.js';
import type { OfferRefusal } from '../offer/refusals.js';
import type { PartnerRefusal } from '../partner/refusals.js';
import type { RequestRefusal } from '../request/refusals.js';
import type { RuntimeRefusal } from '../kernel/refusals.js';
import { limits } from '../kernel/limits.js';
import { billingMessages } from './billing-messages.js';
import { groupMessages } from './group-messages.js';
import { installationMessages } from './installation-messages.js';
import { moderationMessages } from './moderation-messages.js';
import { message as m, type Message } from './message.js';
import { MOST_UNANSWERED } from '../rules/writing.js';
import { fillIn, inLanguage, type Texts } from './text.js';

export type Code =
  | OfferRefusal
  | AccountRefusal
  | RequestRefusal
  | GroupRefusal
  | BillingRefusal
  | PartnerRefusal
  | ModerationRefusal
  | InstallationRefusal
  | NotificationRefusal
  | RuntimeRefusal
  | ApiCode
  | UploadCode;

/** What is wrong with the upload of a file. */
export type UploadCode =
  | 'empty_upload'
  | 'upload_too_small'
  | 'upload_broken'
  | 'not_base64'
  | 'upload_refused'
  | 'upload_expired'
  | 'already_uploaded'
  | 'upload_too_big'
  | 'wrong_content_type'
  | 'put_only';

type ApiCode =
  | 'invalid_input'
  | 'sign_in_needed'
  | 'forbidden'
  | 'not_found'
  | 'internal'
  | 'service_unavailable'
  | 'partly_unavailable'
  | 'user_not_found'
  | 'certificate_not_found'
  | 'certificate_invalid'
  | 'reputation_not_yet'
  | 'reputation_invalid'
  | 'reputation_expired'
  | 'category_not_found'
  | 'place_not_found'
  | 'range_too_long'
  | 'picture_not_found'
  | 'picture_broken'
  | 'picture_too_big'
  | 'picture_type'
  | 'too_many_uploads'
  | 'body_not_json'
  | 'body_too_big'
  | Exclude<IdentityRefusal, 'token_invalid' | 'already_registered' | 'email_taken'>
  | 'bad_request'
  | 'method_not_allowed'
  | 'too_slow'
  | 'pages_busy'
  | 'key_needed'
  | 'key_not_allowed'
  | 'push_address_refused'
  | 'push_address_taken'
  | 'push_token_invalid'
  | 'too_many_live'
  | 'terms_changed'
  | 'feature_off'
  | 'not_open_yet'
  | 'terms_newer'
  | 'account_suspended'
  | 'account_suspended_for_good'
  | 'too_many_streams';

/** The one table from code to status and text (spec §5, §8). `{name}` is filled from the refusal's params. */
export const messages: Readonly<Record<Code, Message>> = {
  invalid_input: m(
    400,
    'Bitte prüfe deine Angaben.',
    'Please check what you entered.',
    'Controleer wat je hebt ingevuld.',
  ),
  body_not_json: m(
    400,
    'Die Anfrage ist kein gültiges JSON.',
    'The request is not valid JSON.',
    'Het verzoek is geen geldige JSON.',
  ),
  body_too_big: m(413, 'Die Anfrage ist zu groß.', 'The request is too big.', 'Het verzoek is te groot.'),
  bad_request: m(
    400,
    'Diese Anfrage verstehen wir nicht.',
    'We do not understand this request.',
    'Dit verzoek begrijpen we niet.',
  ),
  method_not_allowed: m(
    405,
    'So lässt sich das nicht aufrufen. Möglich ist: {methods}.',
    'This cannot be called like that. Possible: {methods}.',
    'Zo kun je dit niet aanroepen. Mogelijk is: {methods}.',
  ),
  too_slow: m(
    408,
    'Deine Anfrage kam nicht rechtzeitig ganz an. Versuche es noch einmal.',
    'Your request did not arrive in time. Try again.',
    'Je verzoek kwam niet op tijd helemaal aan. Probeer het nog eens.',
  ),
  sign_in_needed: m(401, 'Bitte melde dich an.', 'Please sign in.', 'Log eerst in.'),
  forbidden: m(
    403,
    'Das ist von hier aus nicht erlaubt. Lade die Seite neu und versuche es noch einmal.',
    'This is not allowed from here. Reload the page and try again.',
    'Dat mag vanaf hier niet. Laad de pagina opnieuw en probeer het nog eens.',
  ),
  not_found: m(
    404,
    'Das gibt es nicht oder nicht mehr.',
    'This does not exist, or no longer.',
    'Dit bestaat niet of niet meer.',
  ),
  internal: m(
    500,
    'Etwas ist schiefgegangen. Versuche es gleich noch einmal.',
    'Something went wrong. Try again in a moment.',
    'Er ging iets mis. Probeer het zo nog eens.',
  ),
  service_unavailable: m(
    503,
    'Dieser Teil ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
    'This part cannot be reached right now. Try again in a moment.',
    'Dit deel is nu niet bereikbaar. Probeer het zo nog eens.',
  ),
  pages_busy: m(
    503,
    'Sehr viele wollen gerade etwas sehen. Lade die Seite in ein paar Sekunden noch einmal.',
    'Very many people are looking at pages right now. Load this page again in a few seconds.',
    'Heel veel mensen willen nu iets zien. Laad de pagina over een paar seconden opnieuw.',
  ),
  partly_unavailable: m(
    200,
    'Ein Teil fehlt gerade und kommt gleich wieder.',
    'A part is missing right now and will be back in a moment.',
    'Een deel ontbreekt nu en komt zo terug.',
  ),
  too_many_requests: m(
    429,
    'Das war sehr oft in kurzer Zeit. Versuche es in {seconds} Sekunden wieder.',
    'That was very often in a short time. Try again in {seconds} seconds.',
    'Dat was erg vaak in korte tijd. Probeer het over {seconds} seconden weer.',
  ),
  idempotency_key_reused: m(
    422,
    'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.',
    'This Idempotency-Key already belongs to another request.',
    'Deze Idempotency-Key hoort al bij een ander verzoek.',
  ),
  busy: m(
    409,
    'Gerade ändern mehrere dasselbe. Versuche es gleich noch einmal.',
    'Several people are changing this right now. Try again in a moment.',
    'Meerdere mensen wijzigen dit nu. Probeer het zo nog eens.',
  ),
  user_not_found: m(404, 'Diese Person gibt es hier nicht.', 'User not found.', 'Deze persoon bestaat hier niet.'),
  category_not_found: m(404, 'Diese Kategorie gibt es nicht.', 'Category not found.', 'Deze categorie bestaat niet.'),
  place_not_found: m(404, 'Diesen Ort kennen wir nicht.', 'We do not know this place.', 'Deze plaats kennen we niet.'),
  range_too_long: m(
    400,
    'Der Zeitraum ist zu lang: höchstens {days} Tage.',
    'The period is too long: {days} days at most.',
    'De periode is te lang: hoogstens {days} dagen.',
  ),
  picture_not_found: m(
    404,
    'Dieses Bild wurde noch nicht hochgeladen.',
    'This picture has not been uploaded yet.',
    'Deze foto is nog niet geüpload.',
  ),
  picture_broken: m(
    422,
    'Dieses Bild können wir nicht lesen. Nimm ein anderes.',
    'We cannot read this picture. Take another one.',
    'Deze foto kunnen we niet lezen. Kies een andere.',
  ),
  picture_too_big: m(422, 'Dieses Bild ist zu groß.', 'This picture is too big.', 'Deze foto is te groot.'),
  too_many_uploads: m(
    429,
    'Du hast schon {max} Bilder vorbereitet und noch nicht verwendet. Warte eine Viertelstunde und versuche es noch einmal.',
    'You have prepared {max} pictures already and not used them yet. Wait a quarter of an hour and try again.',
    'Je hebt al {max} foto’s klaargezet en nog niet gebruikt. Wacht een kwartier en probeer het nog eens.',
  ),
  picture_type: m(
    422,
    'Bilder müssen WebP, JPEG oder PNG sein.',
    'Pictures must be WebP, JPEG or PNG.',
    'Foto’s moeten WebP, JPEG of PNG zijn.',
  ),

  empty_upload: m(400, 'Es kam kein Bild an.', 'No picture arrived.', 'Er kwam geen foto aan.'),
  upload_too_small: m(
    400,
    'Das Bild kam nicht ganz an. Lade es noch einmal hoch.',
    'The picture did not arrive in full. Upload it again.',
    'De foto kwam niet helemaal aan. Upload hem opnieuw.',
  ),
  upload_broken: m(
    400,
    'Die Verbindung ist abgebrochen. Lade das Bild noch einmal hoch.',
    'The connection broke off. Upload the picture again.',
    'De verbinding is verbroken. Upload de foto opnieuw.',
  ),
  not_base64: m(
    400,
    'Das Bild ist nicht als Base64 geschickt worden, obwohl es so angekündigt war.',
    'The picture was announced as base64 and sent as something else.',
    'De foto was aangekondigd als base64, maar is anders verstuurd.',
  ),
  upload_refused: m(
    403,
    'Diese Adresse nimmt kein Bild an. Bereite den Upload neu vor.',
    'This address takes no picture. Prepare the upload again.',
    'Dit adres neemt geen foto aan. Bereid de upload opnieuw voor.',
  ),
  upload_expired: m(
    403,
    'Diese Adresse gilt nicht mehr. Bereite den Upload neu vor.',
    'This address is no longer valid. Prepare the upload again.',
    'Dit adres is niet meer geldig. Bereid de upload opnieuw voor.',
  ),
  put_only: m(
    405,
    'Hierher wird ein Bild mit PUT geschickt.',
    'A picture is sent here with PUT.',
    'Hierheen wordt een foto met PUT gestuurd.',
  ),
  already_uploaded: m(
    409,
    'Unter dieser Adresse liegt schon ein anderes Bild.',
    'Another picture lies at this address already.',
    'Op dit adres staat al een andere foto.',
  ),
  upload_too_big: m(
    413,
    'Das Bild ist größer als angekündigt.',
    'The picture is bigger than announced.',
    'De foto is groter dan aangekondigd.',
  ),
  wrong_content_type: m(
    415,
    'Das Bild hat eine andere Form als angekündigt.',
    'The picture is of another type than announced.',
    'De foto is van een ander type dan aangekondigd.',
  ),

  account_not_found: m(404, 'Dieses Konto gibt es nicht.', 'This account does not exist.', 'Dit account bestaat niet.'),
  feature_off: m(
    404,
    'Das gibt es hier zurzeit nicht. Was schon läuft, geht weiter.',
    'There is none of this here at present. What already runs goes on.',
    'Dit is er hier op dit moment niet. Wat al loopt, gaat door.',
  ),
  not_open_yet: m(
    403,
    'Hier ist noch nicht geöffnet. Mit einem Zugangscode oder einem Konto kommst du schon hinein: Lade die Seite neu.',
    'This is not open yet. With an access code or an account you can come in already: reload the page.',
    'Het is hier nog niet open. Met een toegangscode of een account kun je er al in: laad de pagina opnieuw.',
  ),
  terms_changed: m(
    403,
    'Unsere Bedingungen haben sich geändert. Stimm ihnen zu (oben auf der Seite), dann geht es weiter.',
    'Our terms have changed. Agree to them (at the top of the page), then you can go on.',
    'Onze voorwaarden zijn gewijzigd. Ga ermee akkoord (bovenaan de pagina), dan kun je verder.',
  ),
  terms_newer: m(
    409,
    'Die Bedingungen haben sich gerade noch einmal geändert. Lade die Seite neu und lies sie.',
    'The terms have just changed once more. Reload the page and read them.',
    'De voorwaarden zijn net nog een keer gewijzigd. Laad de pagina opnieuw en lees ze.',
  ),
  account_suspended: m(
    403,
    'Dein Konto ist bis {day} gesperrt. Lesen und laufende Leihen zu Ende bringen kannst du weiterhin. Den Grund liest du in deinem Konto unter „Entscheidungen“.',
    'Your account is suspended until {day}. You can still read, and running loans go on. The reason is in your account under “Decisions”.',
    'Je account is geschorst tot {day}. Lezen kan nog steeds, en lopende uitleningen gaan door. De reden staat in je account onder ‘Beslissingen’.',
  ),
  account_suspended_for_good: m(
    403,
    'Dein Konto ist dauerhaft gesperrt. Lesen und laufende Leihen zu Ende bringen kannst du weiterhin. Den Grund liest du in deinem Konto unter „Entscheidungen“.',
    'Your account is suspended for good. You can still read, and running loans go on. The reason is in your account under “Decisions”.',
    'Je account is voorgoed geschorst. Lezen kan nog steeds, en lopende uitleningen gaan door. De reden staat in je account onder ‘Beslissingen’.',
  ),
  admin_needed: m(403, 'Das können nur Admins.', 'Only admins can do that.', 'Dat kunnen alleen beheerders.'),
  role_needed: m(
    403,
    'Dafür brauchst du eine Rolle, die du nicht hast.',
    'This takes a role that you do not have.',
    'Hiervoor heb je een rol nodig die je niet hebt.',
  ),
  role_held: m(
    409,
    'Diese Person hat noch eine Rolle. Entzieh sie ihr zuerst.',
    'This person still has a role. Take it from them first.',
    'Deze persoon heeft nog een rol. Ontneem die eerst.',
  ),
  person_not_found: m(404, 'Dieses Konto gibt es nicht.', 'There is no such account.', 'Dit account bestaat niet.'),
  last_admin: m(
    409,
    'Das ist der letzte Admin. Ernenne zuerst jemand anderen.',
    'This is the last admin. Appoint somebody else first.',
    'Dit is de laatste beheerder. Benoem eerst iemand anders.',
  ),
  loans_running: m(
    409,
    'Es ist noch etwas verliehen oder abgemacht. Schließe das zuerst ab oder sage es ab.',
    'Something is still lent or settled. Complete or cancel it first.',
    'Er is nog iets uitgeleend of afgesproken. Rond dat eerst af of annuleer het.',
  ),
  account_deleted: m(410, 'Dieses Konto wurde gelöscht.', 'This account was deleted.', 'Dit account is verwijderd.'),
  certificate_not_found: m(
    404,
    'Diese Bescheinigung gibt es nicht. Prüfe, ob du die ganze Adresse hast.',
    'There is no such certificate. Check whether you have the whole address.',
    'Deze verklaring bestaat niet. Controleer of je het hele adres hebt.',
  ),
  certificate_invalid: m(
    422,
    'Das ist keine Bescheinigung von uns, oder sie wurde verändert oder gekürzt.',
    'This is no certificate of ours, or it was changed or cut short.',
    'Dit is geen verklaring van ons, of ze is gewijzigd of ingekort.',
  ),
  reputation_not_yet: m(
    404,
    'Dafür brauchst du einen Benutzernamen und eine bestätigte E-Mail-Adresse.',
    'For this you need a username and a confirmed email address.',
    'Daarvoor heb je een gebruikersnaam en een bevestigd e-mailadres nodig.',
  ),
  reputation_invalid: m(
    422,
    'Das ist kein Nachweis von uns, oder er wurde verändert oder gekürzt.',
    'This is no reference of ours, or it was changed or cut short.',
    'Dit is geen bewijs van ons, of het is gewijzigd of ingekort.',
  ),
  reputation_expired: m(
    422,
    'Dieser Nachweis ist echt, aber abgelaufen. Bitte die Person um einen neuen.',
    'This reference is genuine but has expired. Ask the person for a new one.',
    'Dit bewijs is echt, maar verlopen. Vraag de persoon om een nieuw bewijs.',
  ),
  person_leaves: m(
    409,
    'Diese Person löscht ihr Konto. Hier lässt sich nichts mehr abmachen.',
    'This person is deleting their account. Nothing can be settled here any more.',
    'Deze persoon verwijdert het account. Hier kun je niets meer afspreken.',
  ),
  person_left: m(
    409,
    'Diese Person ist nicht mehr dabei. Hier kannst du ihr nichts mehr schreiben oder zeigen und sie nicht mehr bewerten.',
    'This person is no longer a member. You can no longer write to them, show them anything or rate them here.',
    'Deze persoon doet niet meer mee. Je kunt hier niet meer schrijven, iets tonen of beoordelen.',
  ),
  sign_in_elsewhere: m(
    409,
    'Du meldest dich bei einem anderen Anbieter an. Beende deine Sitzungen dort.',
    'You sign in with another provider. End your sessions there.',
    'Je logt in bij een andere aanbieder. Beëindig je sessies daar.',
  ),
  unsubscribe_link_unknown: m(
    404,
    'Dieser Link stimmt nicht. Nimm den aus der Mail ganz, oder ändere es in deinem Konto unter Benachrichtigungen.',
    'This link is not right. Take the whole one from the mail, or change it in your account under notifications.',
    'Deze link klopt niet. Neem de hele link uit de mail, of wijzig het in je account onder meldingen.',
  ),
  unsubscribe_link_expired: m(
    410,
    'Dieser Link ist älter als ein Jahr. Nimm den aus einer neueren Mail, oder ändere es in deinem Konto unter Benachrichtigungen.',
    'This link is older than a year. Take one from a newer mail, or change it in your account under notifications.',
    'Deze link is ouder dan een jaar. Neem er een uit een nieuwere mail, of wijzig het in je account onder meldingen.',
  ),
  wrong_password: m(422, 'Dieses Passwort stimmt nicht.', 'This password is not right.', 'Dit wachtwoord klopt niet.'),
  wrong_code: m(
    422,
    'Dieser Code stimmt nicht oder wurde schon benutzt. Nimm den nächsten aus der App.',
    'This code is not right or has been used. Take the next one from the app.',
    'Deze code klopt niet of is al gebruikt. Neem de volgende uit de app.',
  ),
  phone_off: m(
    409,
    'Hier lassen sich keine Handynummern bestätigen.',
    'Mobile numbers cannot be verified here.',
    'Hier kun je geen mobiele nummers bevestigen.',
  ),
  phone_invalid: m(
    422,
    'Diese Nummer gibt es so nicht. Schreib sie mit Vorwahl, zum Beispiel 0151 23456789 oder +49 151 23456789.',
    'There is no such number. Write it with its code, for example 07400 123456 or +44 7400 123456.',
    'Dit nummer bestaat zo niet. Schrijf het met het netnummer, bijvoorbeeld 06 12345678 of +31 6 12345678.',
  ),
  phone_country: m(
    422,
    'In das Land dieser Nummer schicken wir keine SMS.',
    'We send no SMS to the country of this number.',
    'Naar het land van dit nummer sturen we geen sms.',
  ),
  phone_not_mobile: m(
    422,
    'Das ist keine Handynummer. Festnetz und Sondernummern gehen nicht.',
    'This is not a mobile number. Landlines and special numbers do not work.',
    'Dit is geen mobiel nummer. Vaste en speciale nummers werken niet.',
  ),
  phone_too_soon: m(
    429,
    'Gerade ging schon eine SMS hinaus. Versuch es in {seconds} Sekunden wieder.',
    'An SMS has just gone out. Try again in {seconds} seconds.',
    'Er is net al een sms verstuurd. Probeer het over {seconds} seconden weer.',
  ),
  phone_too_many: m(
    429,
    'Mehr als fünf Codes am Tag verschicken wir nicht. Versuch es morgen wieder.',
    'We send no more than five codes a day. Try again tomorrow.',
    'Meer dan vijf codes per dag sturen we niet. Probeer het morgen weer.',
  ),
  phone_day_full: m(
    503,
    'Heute können wir keine SMS mehr verschicken. Versuch es morgen wieder.',
    'We cannot send any more SMS today. Try again tomorrow.',
    'Vandaag kunnen we geen sms meer sturen. Probeer het morgen weer.',
  ),
  phone_not_asked: m(409, 'Lass dir zuerst einen Code schicken.', 'Ask for a code first.', 'Vraag eerst een code aan.'),
  phone_code_wrong: m(
    422,
    'Dieser Code stimmt nicht. Es zählt der neueste; Versuche übrig: {left}.',
    'This code is not right. The newest one counts; tries left: {left}.',
    'Deze code klopt niet. De nieuwste telt; pogingen over: {left}.',
  ),
  phone_code_expired: m(
    410,
    'Dieser Code ist älter als zehn Minuten. Lass dir einen neuen schicken.',
    'This code is older than ten minutes. Ask for a new one.',
    'Deze code is ouder dan tien minuten. Vraag een nieuwe aan.',
  ),
  phone_code_spent: m(
    410,
    'Fünfmal war der Code falsch, deshalb gilt er nicht mehr. Lass dir einen neuen schicken.',
    'The code was wrong five times, so it no longer works. Ask for a new one.',
    'De code was vijf keer fout en werkt daarom niet meer. Vraag een nieuwe aan.',
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
    'This passkey does not fit. Start again from the beginning.',
    'Deze passkey past niet. Begin nog eens van voren af aan.',
  ),
  passkey_taken: m(
    409,
    'Diesen Passkey gibt es hier schon. Leg mit einem anderen Gerät oder Passwortmanager einen neuen an.',
    'This passkey is here already. Make a new one with another device or password manager.',
    'Deze passkey is er hier al. Maak een nieuwe met een ander apparaat of een andere wachtwoordmanager.',
  ),
  passkey_not_found: m(
    404,
    'Diesen Passkey gibt es nicht mehr.',
    'This passkey is not there any more.',
    'Deze passkey is er niet meer.',
  ),
  too_many_passkeys: m(
    409,
    'Mehr als 20 Passkeys gehen nicht. Entferne zuerst einen.',
    'There can be no more than 20 passkeys. Remove one first.',
    'Meer dan 20 passkeys kan niet. Verwijder er eerst een.',
  ),
  totp_on: m(
    409,
    'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
    'Two-step sign-in is on already.',
    'Inloggen in twee stappen staat al aan.',
  ),
  totp_off: m(
    409,
    'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
    'Two-step sign-in is not on.',
    'Inloggen in twee stappen staat niet aan.',
  ),
  email_not_waiting: m(
    409,
    'Es wartet keine neue Adresse mehr auf ihre Bestätigung.',
    'No new address is waiting for its confirmation any more.',
    'Er wacht geen nieuw adres meer op bevestiging.',
  ),
  email_unchanged: m(
    422,
    'Mit dieser Adresse meldest du dich schon an.',
    'You sign in with this address already.',
    'Met dit adres log je al in.',
  ),
  password_common: m(
    422,
    'Dieses Passwort wird sehr oft benutzt und ist schnell erraten. Nimm ein anderes.',
    'This password is used very often and quickly guessed. Take another one.',
    'Dit wachtwoord wordt heel vaak gebruikt en is snel geraden. Neem een ander.',
  ),
  session_not_found: m(
    404,
    'Dieses Gerät ist schon abgemeldet.',
    'This device is signed out already.',
    'Dit apparaat is al uitgelogd.',
  ),
  nickname_taken: m(
    409,
    'Dieser Benutzername ist schon vergeben.',
    'This username is already taken.',
    'Deze gebruikersnaam is al bezet.',
  ),
  nickname_reserved: m(
    409,
    'Dieser Benutzername ist reserviert. Wähle einen anderen.',
    'This username is reserved. Choose another one.',
    'Deze gebruikersnaam is gereserveerd. Kies een andere.',
  ),
  brought_invalid: m(
    422,
    'Das ist kein Nachweis über Bewertungen, oder er wurde verändert oder gekürzt.',
    'This is no reference about ratings, or it was changed or cut short.',
    'Dit is geen bewijs van beoordelingen, of het is gewijzigd of ingekort.',
  ),
  brought_expired: m(
    422,
    'Dieser Nachweis ist abgelaufen. Hol dir dort, wo du ihn herhast, einen neuen.',
    'This reference has expired. Get a new one where you got it.',
    'Dit bewijs is verlopen. Haal een nieuw op waar je het vandaan hebt.',
  ),
  brought_untrusted: m(
    422,
    'Nachweise von dort werden hier nicht anerkannt. Welche es werden, steht auf dieser Seite.',
    'References from there are not accepted here. This page says which ones are.',
    'Bewijzen van daar worden hier niet erkend. Op deze pagina staat welke wel.',
  ),
  brought_own: m(
    422,
    'Dieser Nachweis ist von hier: Diese Bewertungen stehen schon in deinem Profil.',
    'This reference is from here: these ratings are on your profile already.',
    'Dit bewijs is van hier: deze beoordelingen staan al in je profiel.',
  ),
  brought_not_yours: m(
    422,
    'Dieser Nachweis gehört zu einer anderen E-Mail-Adresse. Er zählt nur, wenn die bestätigte Adresse hier dieselbe ist wie dort.',
    'This reference belongs to another email address. It counts only if your confirmed address here is the same as there.',
    'Dit bewijs hoort bij een ander e-mailadres. Het telt alleen als je bevestigde adres hier hetzelfde is als daar.',
  ),
  brought_taken: m(
    409,
    'Dieser Nachweis wurde hier schon von einem anderen Konto eingereicht.',
    'Another account has already handed in this reference here.',
    'Dit bewijs is hier al door een ander account ingeleverd.',
  ),
  brought_older: m(
    409,
    'Du hast von dort schon einen neueren Nachweis eingereicht.',
    'You have already handed in a newer reference from there.',
    'Je hebt van daar al een nieuwer bewijs ingeleverd.',
  ),
  nickname_address: m(
    422,
    'Dieser Benutzername sieht aus wie die Adresse einer Website. Wähle einen anderen.',
    'This username looks like the address of a website. Choose another one.',
    'Deze gebruikersnaam lijkt op het adres van een website. Kies een andere.',
  ),
  legal_hints_needed: m(
    422,
    'Bitte fülle die rechtlichen Hinweise aus.',
    'Please fill in the legal hints.',
    'Vul de juridische informatie in.',
  ),
  company_needed: m(
    422,
    'Bitte gib den Namen der Firma an.',
    'Please enter the company’s name.',
    'Vul de naam van het bedrijf in.',
  ),
  vat_id_wrong: m(
    422,
    'Das ist keine gültige USt-IdNr. der EU. Prüfe die Ziffern; davor steht das Land, zum Beispiel DE136695976.',
    'This is not a valid VAT ID of the EU. Check the digits; the country stands before them, for example DE136695976.',
    'Dit is geen geldig btw-identificatienummer van de EU. Controleer de cijfers; het land staat ervoor, bijvoorbeeld NL004495445B01.',
  ),
  trader_incomplete: m(
    422,
    'Deinem Profil fehlt noch etwas, das gewerbliche Anbieter angeben müssen. Ergänze es, und speichere dann noch einmal.',
    'Your profile still lacks something that commercial providers have to state. Add it, then save again.',
    'In je profiel ontbreekt nog iets wat zakelijke aanbieders moeten vermelden. Vul het aan en sla dan opnieuw op.',
  ),
  trader_unchanged: m(
    422,
    'Das sind die Angaben, um deren Korrektur wir gebeten haben. Ändere, was nicht stimmt; stimmt doch alles, dann schreib uns.',
    'These are the details that we asked you to correct. Change what is wrong; if all of it is right, write to us.',
    'Dit zijn de gegevens die we je hebben gevraagd te corrigeren. Wijzig wat niet klopt; klopt alles wel, schrijf ons dan.',
  ),
  trader_details_needed: m(
    422,
    'Bevor etwas von dir online geht, brauchen wir deine Angaben als gewerblicher Anbieter.',
    'Before anything of yours goes online, we need your details as a commercial provider.',
    'Voordat er iets van jou online gaat, hebben we je gegevens als zakelijke aanbieder nodig.',
  ),
  trader_unknown: m(
    404,
    'Diesen Anbieter gibt es nicht, oder er bietet nicht mehr gewerblich an.',
    'There is no such provider, or they no longer offer commercially.',
    'Deze aanbieder bestaat niet, of biedt niet meer zakelijk aan.',
  ),
  trader_own: m(
    403,
    'Deine eigenen Angaben prüft jemand anderes.',
    'Somebody else checks your own details.',
    'Je eigen gegevens controleert iemand anders.',
  ),
  trader_changed: m(
    409,
    'Die Angaben haben sich inzwischen geändert. Sieh sie dir noch einmal an.',
    'The details have changed meanwhile. Please look at them again.',
    'De gegevens zijn intussen gewijzigd. Bekijk ze nog eens.',
  ),
  postal_unknown: m(
    422,
    'Diese Postleitzahl passt nicht zum Ort.',
    'This postal code does not fit the place.',
    'Deze postcode past niet bij de plaats.',
  ),
  contact_unconfirmed: m(
    422,
    'Andere sehen nur die E-Mail-Adresse, mit der du dich anmeldest: Nur sie ist bestätigt.',
    'Others see only the email address you sign in with: no other one is confirmed.',
    'Anderen zien alleen het e-mailadres waarmee je inlogt: alleen dat is bevestigd.',
  ),
  not_commercial: m(
    409,
    'Das gibt es nur für gewerbliche Konten.',
    'This is for commercial accounts only.',
    'Dit is alleen voor zakelijke accounts.',
  ),
  too_many_places: m(
    409,
    'Mehr als {max} weitere Orte gehen nicht. Entferne zuerst einen.',
    'You can have {max} other places at most. Remove one first.',
    'Je kunt hoogstens {max} andere plekken hebben. Haal er eerst een weg.',
  ),
  too_many_favourites: m(
    409,
    'Mehr als {max} Inserate kannst du dir nicht merken. Entferne zuerst eines.',
    'You can keep {max} offers at most. Remove one first.',
    'Je kunt hoogstens {max} advertenties bewaren. Haal er eerst een weg.',
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
    'This saved search is gone.',
    'Deze opgeslagen zoekopdracht is er niet meer.',
  ),
  too_many_auto_texts: m(
    409,
    'Mehr als {max} Texte gehen nicht. Entferne zuerst einen.',
    'You can have {max} texts at most. Remove one first.',
    'Je kunt hoogstens {max} teksten hebben. Haal er eerst een weg.',
  ),
  auto_text_unknown: m(
    409,
    'Wähle den Text, der geschrieben werden soll.',
    'Choose the text that should be written.',
    'Kies de tekst die geschreven moet worden.',
  ),
  opening_hours_needed: m(
    409,
    'Gib zuerst deine Öffnungszeiten an.',
    'Tell your opening hours first.',
    'Vul eerst je openingstijden in.',
  ),
  back_needs_dates: m(
    409,
    'Der Text nennt den Tag, an dem du zurück bist. Wähle dafür „An diesen Tagen“, oder nimm ihn aus dem Text.',
    'The text names the day you are back. Choose “On these days” for that, or take it out of the text.',
    'De tekst noemt de dag waarop je terug bent. Kies daarvoor „Op deze dagen”, of haal hem uit de tekst.',
  ),
  offers_full: m(
    409,
    'Dein Tarif hat Platz für {max} Inserate, und so viele sind online. Pausiere eins, oder sieh dir in deinem Konto unter „Tarif“ die größeren an.',
    'Your plan has room for {max} offers, and that many are online. Pause one, or look at the larger plans under “Plan” in your account.',
    'Je abonnement heeft ruimte voor {max} advertenties, en zoveel zijn er online. Pauzeer er een, of bekijk in je account bij “Abonnement” de grotere.',
  ),
  profile_incomplete: m(
    409,
    'Vervollständige zuerst dein Profil.',
    'Complete your profile first.',
    'Maak eerst je profiel compleet.',
  ),

  offer_not_found: m(
    404,
    'Dieses Inserat gibt es nicht oder nicht mehr.',
    'Offer not found.',
    'Deze advertentie bestaat niet of niet meer.',
  ),
  offer_deleted: m(410, 'Dieses Inserat wurde gelöscht.', 'This offer was deleted.', 'Deze advertentie is verwijderd.'),
  offer_exists: m(409, 'Dieses Inserat gibt es schon.', 'This offer exists already.', 'Deze advertentie bestaat al.'),
  not_owner: m(
    404,
    'Dieses Inserat gibt es nicht oder nicht mehr.',
    'Offer not found.',
    'Deze advertentie bestaat niet of niet meer.',
  ),
  category_unknown: m(422, 'Diese Kategorie gibt es nicht.', 'Category not found.', 'Deze categorie bestaat niet.'),
  category_group: m(
    422,
    'Das ist eine Gruppe von Kategorien. Bitte wähle eine Kategorie darin.',
    'This is a group of categories. Please choose a category in it.',
    'Dit is een groep categorieën. Kies er een categorie in.',
  ),
  amount_needed: m(
    422,
    'Bitte gib einen Betrag an. Wenn es nichts kosten soll, wähle „kostenlos“.',
    'Please enter an amount. If it should cost nothing, choose “free”.',
    'Vul een bedrag in. Mag het niets kosten, kies dan ‘gratis’.',
  ),
  category_needed: m(422, 'Bitte wähle eine Kategorie.', 'Please choose a category.', 'Kies een categorie.'),
  image_needed: m(
    422,
    'Bitte lade mindestens ein Bild hoch.',
    'Please upload at least one image.',
    'Upload minstens één foto.',
  ),
  too_many_images: m(
    422,
    `Es können höchstens {max} Bilder hochgeladen werden.`,
    'A maximum of {max} images can be uploaded.',
    'Je kunt hoogstens {max} foto’s uploaden.',
  ),
  image_unknown: m(
    404,
    'Dieses Bild gehört nicht zu diesem Inserat.',
    'This image is not part of this offer.',
    'Deze foto hoort niet bij deze advertentie.',
  ),
  images_differ: m(
    409,
    'Die Bilder haben sich inzwischen geändert. Lade die Seite neu.',
    'The images have changed meanwhile. Reload the page.',
    'De foto’s zijn intussen gewijzigd. Laad de pagina opnieuw.',
  ),
  title_needed: m(422, 'Bitte gib einen Titel ein.', 'Please enter a title.', 'Vul een titel in.'),
  description_needed: m(
    422,
    'Bitte gib eine Beschreibung für das Inserat ein.',
    'Please enter a description for the offer.',
    'Vul een beschrijving voor de advertentie in.',
  ),
  pricing_needed: m(
    422,
    'Bitte gib mindestens einen Preis an.',
    'Please enter at least one price.',
    'Vul minstens één prijs in.',
  ),
  terms_needed: m(
    422,
    'Bitte stimme den Nutzungsbedingungen und den AGB zu.',
    'Please accept the terms of use and the general terms.',
    'Ga akkoord met de gebruiksvoorwaarden en de algemene voorwaarden.',
  ),
  too_many_drafts: m(
    409,
    'Du hast schon {max} Entwürfe. Veröffentliche oder lösche zuerst einen.',
    'You have {max} drafts already. Publish or delete one first.',
    'Je hebt al {max} concepten. Publiceer of verwijder er eerst een.',
  ),
  not_published: m(
    409,
    'Dieses Inserat ist noch nicht veröffentlicht.',
    'This offer is not published yet.',
    'Deze advertentie is nog niet gepubliceerd.',
  ),
  offer_locked: m(
    409,
    'Dieses Inserat wurde nach einer Meldung gesperrt. Den Grund liest du in deinem Konto unter „Entscheidungen“. Bearbeiten und löschen kannst du es weiterhin.',
    'This offer was locked after a report. The reason is in your account under “Decisions”. You can still edit and delete it.',
    'Deze advertentie is na een melding geblokkeerd. De reden staat in je account onder ‘Beslissingen’. Bewerken en verwijderen kan nog steeds.',
  ),

  group_unknown: m(
    409,
    'In einer dieser Gruppen bist du nicht oder nicht mehr. Lade die Seite neu.',
    'You are not in one of these groups, or no longer. Reload the page.',
    'Je zit niet of niet meer in een van deze groepen. Laad de pagina opnieuw.',
  ),
  group_needed: m(
    422,
    'Wähle die Gruppen, für die das gilt.',
    'Choose the groups this applies to.',
    'Kies de groepen waarvoor dit geldt.',
  ),
  place_unknown: m(
    422,
    'Diesen Ort hast du nicht mehr. Wähle einen anderen.',
    'This place is no longer yours. Choose another one.',
    'Deze plek heb je niet meer. Kies een andere.',
  ),

  request_not_found: m(
    404,
    'Diese Anfrage gibt es nicht oder sie ist nicht deine.',
    'This request does not exist or is not yours.',
    'Deze aanvraag bestaat niet of is niet van jou.',
  ),
  request_exists: m(409, 'Diese Anfrage gibt es schon.', 'This request exists already.', 'Deze aanvraag bestaat al.'),
  own_offer: m(409, 'Das ist dein eigenes Inserat.', 'This is your own offer.', 'Dit is je eigen advertentie.'),
  offer_not_available: m(
    409,
    'Dieses Inserat ist gerade nicht zu haben.',
    'This offer is not available right now.',
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
    'This is lent to members of a group only.',
    'Dit wordt alleen uitgeleend aan leden van een groep.',
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
    'Please choose a period that has not begun yet.',
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
    'This price needs a longer time.',
    'Deze prijs geldt pas vanaf een langere tijd.',
  ),
  duration_too_long: m(
    422,
    'Dieser Preis gilt nur für eine kürzere Zeit.',
    'This price is for a shorter time only.',
    'Deze prijs geldt alleen voor een kortere tijd.',
  ),
  wish_kind: m(
    422,
    'Für diesen Preis brauchen wir andere Angaben zur Zeit.',
    'This price needs another kind of time.',
    'Voor deze prijs is een ander soort tijd nodig.',
  ),
  time_does_not_exist: m(
    422,
    'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden umgestellt.',
    'This time does not exist on that day: the clocks change.',
    'Dit tijdstip bestaat die dag niet: de klok wordt verzet.',
  ),
  dates_taken: m(
    409,
    'Der Zeitraum überschneidet sich mit einer angenommenen Anfrage und kann nicht mehr angenommen werden.',
    'The period overlaps with an accepted request and can no longer be accepted.',
    'De periode overlapt met een geaccepteerde aanvraag en kan niet meer worden geaccepteerd.',
  ),
  dates_blocked: m(
    409,
    'Der Anbieter hat diese Tage gesperrt.',
    'The provider has blocked these days.',
    'De aanbieder heeft deze dagen geblokkeerd.',
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
    'This is possible once both sides have agreed.',
    'Dit kan pas als beiden akkoord zijn.',
  ),
  not_started: m(
    409,
    'Das geht erst, wenn der Zeitraum begonnen hat.',
    'This is possible once the period has begun.',
    'Dit kan pas als de periode is begonnen.',
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
    'This is your own request: somebody else of the group lends it.',
    'Dit is je eigen aanvraag: iemand anders van de groep leent het uit.',
  ),
  not_completed: m(
    409,
    'Bewerten könnt ihr euch nach dem Abschluss.',
    'You can rate each other after completion.',
    'Beoordelen kan na afronding.',
  ),
  already_rated: m(409, 'Du hast schon bewertet.', 'You have already rated.', 'Je hebt al beoordeeld.'),
  takeout_recent: m(
    429,
    'Du hast in den letzten 24 Stunden schon eine Kopie deiner Daten angefordert. Warte noch einen Tag.',
    'You have already asked for a copy of your data in the last 24 hours. Wait for another day.',
    'Je hebt in de afgelopen 24 uur al een kopie van je gegevens aangevraagd. Wacht nog een dag.',
  ),
  takeout_unknown: m(
    404,
    'Diese Kopie deiner Daten gibt es nicht mehr. Fordere eine neue an.',
    'This copy of your data is no longer there. Ask for a new one.',
    'Deze kopie van je gegevens is er niet meer. Vraag een nieuwe aan.',
  ),
  no_rating: m(
    409,
    'Hier ist noch keine Bewertung, auf die du antworten kannst.',
    'There is no rating here yet that you can reply to.',
    'Hier is nog geen beoordeling waarop je kunt reageren.',
  ),
  already_answered: m(
    409,
    'Du hast auf diese Bewertung schon geantwortet.',
    'You have already replied to this rating.',
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
    'Du hast hier schon viele offene Anfragen. Warte auf eine Antwort.',
    'You have many open requests here already. Wait for an answer.',
    'Je hebt hier al veel open aanvragen. Wacht op antwoord.',
  ),
  days_lent: m(
    409,
    'An diesen Tagen ist es schon vergeben. Sperren kannst du sie erst, wenn die Leihe abgesagt ist.',
    'It is already lent out for these days. You can block them once that loan is cancelled.',
    'Voor deze dagen is het al afgesproken. Je kunt ze pas blokkeren als het uitlenen is geannuleerd.',
  ),
  days_blocked_before: m(
    409,
    'Einen Teil dieser Tage hast du schon gesperrt.',
    'You have already blocked some of these days.',
    'Een deel van deze dagen heb je al geblokkeerd.',
  ),
  asked_already: m(
    409,
    'Für diese Tage hast du hier schon angefragt, und deine Anfrage ist noch offen.',
    'You have already asked for these days here, and your request is still open.',
    'Voor deze dagen heb je hier al een aanvraag gedaan, en die staat nog open.',
  ),
  block_not_found: m(
    404,
    'Diese Sperre gibt es nicht mehr.',
    'This block no longer exists.',
    'Deze blokkade bestaat niet meer.',
  ),

  key_needed: m(
    401,
    'Dafür braucht es einen gültigen API-Schlüssel: Authorization: Bearer lk_…',
    'This needs a valid API key: Authorization: Bearer lk_…',
    'Hiervoor is een geldige API-sleutel nodig: Authorization: Bearer lk_…',
  ),
  key_not_allowed: m(
    403,
    'Dieser API-Schlüssel darf das nicht: Er ist nur zum Lesen von Ereignissen da.',
    'This API key may not do that: it only reads events.',
    'Deze API-sleutel mag dat niet: hij leest alleen gebeurtenissen.',
  ),
  too_many_streams: m(
    429,
    'Mit diesem Schlüssel sind schon {max} Ströme offen. Schließe einen und versuche es noch einmal.',
    'This key has {max} open streams already. Close one and try again.',
    'Met deze sleutel zijn al {max} streams open. Sluit er een en probeer het nog eens.',
  ),
  push_address_refused: m(
    422,
    'An diese Adresse darf keine Push-Mitteilung gehen.',
    'No push notification may go to this address.',
    'Naar dit adres mag geen pushmelding gaan.',
  ),
  push_address_taken: m(
    409,
    'Diese Push-Adresse gehört zu einem anderen Konto. Lade die Seite neu und schalte die Mitteilungen noch einmal ein.',
    'This push address belongs to another account. Reload the page and switch notifications on once more.',
    'Dit pushadres hoort bij een ander account. Laad de pagina opnieuw en zet de meldingen nog eens aan.',
  ),
  push_token_invalid: m(
    400,
    'Das ist kein Push-Abo eines Browsers.',
    'This is no push subscription of a browser.',
    'Dit is geen pushabonnement van een browser.',
  ),
  too_many_live: m(
    429,
    'Gerade sind zu viele Verbindungen offen. Bis eine frei wird, fragt die Seite jede Minute nach Neuem.',
    'Too many connections are open right now. Until one is free, the page asks for news every minute.',
    'Er staan nu te veel verbindingen open. Tot er een vrij is, vraagt de pagina elke minuut naar nieuws.',
  ),
  ...groupMessages,
  ...billingMessages,
  ...moderationMessages,
  ...installationMessages,
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
    'This address is not on the public internet, and we send nowhere else. While developing, a tunnel with a public address helps.',
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
    'Replay does not reach back that far: 30 days at most.',
    'Zo ver gaat herhalen niet terug: hoogstens 30 dagen.',
  ),
  cursor_unknown: m(422, 'Diesen Cursor gibt es nicht.', 'This cursor does not exist.', 'Deze cursor bestaat niet.'),
};

/** For what is wrong with a field where nothing more is known. */
const unknownField: Texts = {
  de: 'Das hat nicht die richtige Form.',
  en: 'This does not have the right form.',
  nl: 'Dit heeft niet de juiste vorm.',
};

/** What may be wrong with one field; `{min}` and `{max}` come from the rule that was broken. */
export const fieldMessages: Readonly<Record<string, Texts>> = {
  required: { de: 'Bitte ausfüllen.', en: 'Please fill this in.', nl: 'Vul dit in.' },
  too_short: { de: 'Mindestens {min} Zeichen.', en: 'At least {min} characters.', nl: 'Minstens {min} tekens.' },
  too_long: { de: 'Höchstens {max} Zeichen.', en: '{max} characters at most.', nl: 'Hoogstens {max} tekens.' },
  too_small: { de: 'Mindestens {min}.', en: 'At least {min}.', nl: 'Minstens {min}.' },
  too_large: { de: 'Höchstens {max}.', en: '{max} at most.', nl: 'Hoogstens {max}.' },
  too_few: { de: 'Mindestens {min}.', en: 'At least {min}.', nl: 'Minstens {min}.' },
  too_many: { de: 'Höchstens {max}.', en: '{max} at most.', nl: 'Hoogstens {max}.' },
  unknown_field: {
    de: 'Dieses Feld kennen wir nicht.',
    en: 'We do not know this field.',
    nl: 'Dit veld kennen we niet.',
  },
  choice: {
    de: 'Bitte wähle eine der Möglichkeiten.',
    en: 'An option must be selected.',
    nl: 'Kies een van de mogelijkheden.',
  },
  email: {
    de: 'Bitte gib eine gültige E-Mail-Adresse an.',
    en: 'Please enter a valid email address.',
    nl: 'Vul een geldig e-mailadres in.',
  },
  url: {
    de: 'Bitte gib eine Adresse an, die mit https:// beginnt.',
    en: 'Please enter an address that begins with https://.',
    nl: 'Vul een adres in dat met https:// begint.',
  },
  date_needed: { de: 'Bitte wähle ein Datum.', en: 'A date must be selected.', nl: 'Kies een datum.' },
  date: { de: 'Bitte gib ein gültiges Datum an.', en: 'Please enter a valid date.', nl: 'Vul een geldige datum in.' },
  format: unknownField,
  nickname_short: {
    de: `Der Benutzername muss mindestens ${limits.nicknameMin} Zeichen lang sein.`,
    en: `The username must be at least ${limits.nicknameMin} characters long.`,
    nl: `De gebruikersnaam moet minstens ${limits.nicknameMin} tekens lang zijn.`,
  },
  nickname_long: {
    de: `Der Benutzername darf höchstens ${limits.nicknameMax} Zeichen lang sein.`,
    en: `The username can have ${limits.nicknameMax} characters at most.`,
    nl: `De gebruikersnaam mag hoogstens ${limits.nicknameMax} tekens lang zijn.`,
  },
  nickname_letters: {
    de: 'Nur Buchstaben, Ziffern, Punkt, Strich und Unterstrich, keine Leerzeichen.',
    en: 'Letters, digits, dot, dash and underscore only, no spaces.',
    nl: 'Alleen letters, cijfers, punt, streepje en underscore, geen spaties.',
  },
  unseen_characters: {
    de: 'Hier steht ein unsichtbares Zeichen, oft aus einer Kopie. Tipp die Stelle neu ein.',
    en: 'There is an invisible character here, often from a copy. Type that part again.',
    nl: 'Hier staat een onzichtbaar teken, vaak uit een kopie. Typ dat stuk opnieuw.',
  },
  nothing_visible: {
    de: 'Hier ist nichts zu lesen. Bitte schreib etwas.',
    en: 'There is nothing to read here. Please write something.',
    nl: 'Hier valt niets te lezen. Schrijf iets.',
  },
  marks_piled: {
    de: 'Hier türmen sich zu viele Zeichen über einem Buchstaben. Bitte schreib ihn ohne sie.',
    en: 'Too many marks are piled on one letter here. Please write it without them.',
    nl: 'Hier staan te veel tekens op één letter gestapeld. Schrijf die zonder.',
  },
  dates_in_order: {
    de: 'Das Ende darf nicht vor dem Anfang liegen.',
    en: 'The end cannot be before the beginning.',
    nl: 'Het einde mag niet voor het begin liggen.',
  },
  spans_in_order: {
    de: 'Jede Zeit beginnt vor ihrem Ende und nach der vorigen.',
    en: 'Each time begins before its end and after the one before.',
    nl: 'Elke tijd begint voor het einde ervan en na de vorige.',
  },
  placeholder_unknown: {
    de: 'In geschweiften Klammern gehen nur die Wörter, die unter dem Feld stehen.',
    en: 'In braces only the words below the field work.',
    nl: 'Tussen accolades werken alleen de woorden onder het veld.',
  },
  website_address: {
    de: 'Bitte gib die Adresse einer öffentlichen Website an, zum Beispiel https://beispiel.de',
    en: 'Please enter the address of a public website, for example https://example.com',
    nl: 'Vul het adres van een openbare website in, bijvoorbeeld https://voorbeeld.nl',
  },
  duration_order: {
    de: 'Das Höchste darf nicht kleiner sein als das Mindeste.',
    en: 'The longest cannot be shorter than the shortest.',
    nl: 'Het langste mag niet korter zijn dan het kortste.',
  },
  donation_target: {
    de: 'Bitte sag, an wen die Spende geht.',
    en: 'Please say who gets the donation.',
    nl: 'Vul in wie de donatie krijgt.',
  },
  phone_code_digits: {
    de: 'Der Code hat sechs Ziffern.',
    en: 'The code has six digits.',
    nl: 'De code heeft zes cijfers.',
  },
  day_unlikely: {
    de: 'Bitte gib ein Datum zwischen 1970 und 2199 an.',
    en: 'Please enter a date between 1970 and 2199.',
    nl: 'Vul een datum tussen 1970 en 2199 in.',
  },
  reporting_period: {
    de: 'Der Zeitraum endet nicht vor seinem Anfang und dauert höchstens drei Jahre.',
    en: 'The period ends no earlier than it begins, and lasts three years at most.',
    nl: 'De periode eindigt niet vóór haar begin en duurt hoogstens drie jaar.',
  },
  not_for_groups: {
    de: 'Suchen in einer Gruppe lassen sich nicht speichern.',
    en: 'Searches within a group cannot be saved.',
    nl: 'Zoekopdrachten binnen een groep kun je niet bewaren.',
  },
  group_twice: {
    de: 'Eine Gruppe kommt zweimal vor.',
    en: 'One group comes twice.',
    nl: 'Een groep staat er twee keer in.',
  },
  point_half: {
    de: 'Eine Position braucht Breite und Länge.',
    en: 'A position needs latitude and longitude.',
    nl: 'Een positie heeft breedte en lengte nodig.',
  },
  price_kind: { de: 'Bitte einen Betrag angeben.', en: 'Please enter an amount.', nl: 'Vul een bedrag in.' },
  things_many: {
    de: `Höchstens ${limits.things}.`,
    en: `${limits.things} at most.`,
    nl: `Hoogstens ${limits.things}.`,
  },
  donation_target_unused: {
    de: 'Nur eine Spende geht an jemanden anderen.',
    en: 'Only a donation goes to somebody else.',
    nl: 'Alleen een donatie gaat naar iemand anders.',
  },
  pricing_twice: {
    de: 'Jeder Preis darf nur einmal vorkommen.',
    en: 'Each price can appear only once.',
    nl: 'Elke prijs mag maar één keer voorkomen.',
  },
  days_range: { de: 'Bitte 1 bis 60 Tage.', en: 'Please choose 1 to 60 days.', nl: 'Kies 1 tot 60 dagen.' },
};

export const nicknameAvailable: Texts = {
  de: 'Dieser Benutzername ist frei.',
  en: 'This username is available.',
  nl: 'Deze gebruikersnaam is vrij.',
};

export const isCode = (code: string): code is Code => Object.hasOwn(messages, code);

type Params = Readonly<Record<string, string | number>>;

export const statusOf = (code: Code): number => messages[code].status;

export const textOf = (code: Code, locale: Locale, params: Params = {}): string =>
  fillIn(inLanguage(messages[code].text, locale), params);

/** Whether a field's code has a text of its own. */
export const hasText = (code: string): boolean => Object.hasOwn(fieldMessages, code) || isCode(code);

/** Also takes refusal codes, so that a rule of the domain can be shown at its field. */
export const fieldText = (code: string, locale: Locale, params: Params = {}): string =>
  fillIn(inLanguage(fieldMessages[code] ?? (isCode(code) ? messages[code].text : unknownField), locale), params);
