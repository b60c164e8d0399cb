import { message as m } from '../kernel/message.js';

export const uploadMessages = {
  empty_upload: m(400, 'Es kam kein Bild an.', 'No picture arrived.', 'Er kwam geen foto aan.'),
  upload_too_small: m(
    400,
    'Das Bild kam nicht ganz an. Lade es noch einmal hoch.',
    'The picture didn’t arrive completely. Upload it again.',
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
    'The picture was announced as base64 but sent as something else.',
    'De foto was aangekondigd als base64, maar is anders verstuurd.',
  ),
  upload_refused: m(
    403,
    'Diese Adresse nimmt kein Bild an. Bereite den Upload neu vor.',
    'This address doesn’t accept pictures. Prepare the upload again.',
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
    'Send the picture here with PUT.',
    'Hierheen wordt een foto met PUT gestuurd.',
  ),
  already_uploaded: m(
    409,
    'Unter dieser Adresse liegt schon ein anderes Bild.',
    'Another picture has already been uploaded to this address.',
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
    'The picture is a different type than announced.',
    'De foto is van een ander type dan aangekondigd.',
  ),
};
