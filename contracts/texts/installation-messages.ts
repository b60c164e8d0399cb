import type { InstallationRefusal } from '../installation/refusals.js';
import { message as m, type Message } from './message.js';

/** What is refused about the settings of the installation. */
export const installationMessages: Readonly<Record<InstallationRefusal, Message>> = {
  setting_changed: m(
    409,
    'Jemand hat das inzwischen geändert. Lade die Seite neu und sieh dir an, was jetzt gilt.',
    'Somebody has changed this in the meantime. Reload the page and see what holds now.',
    'Iemand heeft dit intussen gewijzigd. Laad de pagina opnieuw en kijk wat nu geldt.',
  ),
  setting_version_not_found: m(
    404,
    'Diese Fassung gibt es nicht.',
    'This version does not exist.',
    'Deze versie bestaat niet.',
  ),
  banner_period: m(
    400,
    'Das Ende muss nach dem Beginn liegen.',
    'The end must be after the beginning.',
    'Het einde moet na het begin liggen.',
  ),
  banner_over: m(
    400,
    'Dieses Ende ist schon vorbei. Wähl eines, das noch kommt.',
    'This end is already over. Choose one that is still to come.',
    'Dit einde is al voorbij. Kies er een dat nog komt.',
  ),
  legal_text_past: m(
    400,
    'Der Text kann frühestens ab heute gelten.',
    'The text can hold from today on at the earliest.',
    'De tekst kan op zijn vroegst vanaf vandaag gelden.',
  ),
  legal_text_placeholder: m(
    400,
    'Für {word} in doppelten geschweiften Klammern gibt es nichts einzusetzen.',
    'There is nothing to put in place of {word} in double braces.',
    'Voor {word} tussen dubbele accolades is er niets om in te vullen.',
  ),
};
