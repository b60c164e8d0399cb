import { message as m } from '../kernel/message.js';

export const installationRefusals = {
  setting_changed: m(
    409,
    'Jemand hat das inzwischen geändert. Lade die Seite neu und sieh dir an, was jetzt gilt.',
    'Someone has changed this in the meantime. Reload the page to see the current version.',
    'Iemand heeft dit intussen gewijzigd. Laad de pagina opnieuw en kijk wat nu geldt.',
  ),
  setting_version_not_found: m(
    404,
    'Diese Fassung gibt es nicht.',
    'This version does not exist.',
    'Deze versie bestaat niet.',
  ),
  setting_reason: m(
    400,
    'Sag dazu, warum. Andere Admins lesen es bei der Fassung.',
    'Give a reason. Other admins see it next to the version.',
    'Zeg waarom. Andere beheerders lezen het bij de versie.',
  ),
  banner_period: m(
    400,
    'Das Ende muss nach dem Beginn liegen.',
    'The end must be after the start.',
    'Het einde moet na het begin liggen.',
  ),
  banner_over: m(
    400,
    'Dieses Ende ist schon vorbei. Wähl eines, das noch kommt.',
    'This end is in the past. Choose one in the future.',
    'Dit einde is al voorbij. Kies er een dat nog komt.',
  ),
  brand_contrast: m(
    400,
    'Auf dieser Farbe ist weiße Schrift schwer zu lesen. Wähl eine dunklere: Der Kontrast zu Weiß muss mindestens 4,5 sein.',
    'White text is hard to read on this colour. Choose a darker one: the contrast with white must be at least 4.5.',
    'Witte tekst is op deze kleur moeilijk te lezen. Kies een donkerdere: het contrast met wit moet minstens 4,5 zijn.',
  ),
  brand_logo_square: m(
    400,
    'Das Logo muss quadratisch sein und mindestens 128 Pixel breit.',
    'The logo must be square, and at least 128 pixels wide.',
    'Het logo moet vierkant zijn en minstens 128 pixels breed.',
  ),
  opening_past: m(
    400,
    'Dieser Zeitpunkt ist schon vorbei. Wähl einen, der noch kommt.',
    'This time is in the past. Choose one in the future.',
    'Dit tijdstip is al voorbij. Kies er een dat nog komt.',
  ),
  opening_far: m(
    400,
    'Das ist mehr als zwei Jahre hin. Steht der Tag noch nicht fest, lass ihn weg.',
    'That’s more than two years away. Leave the day empty until it’s decided.',
    'Dat is meer dan twee jaar weg. Laat de dag weg zolang die niet vaststaat.',
  ),
  plans_full: m(
    400,
    'Mit den nicht mehr angebotenen wären das mehr als 40 Tarife. Ändere einen davon und biete ihn wieder an, statt einen neuen anzulegen.',
    'Including those no longer offered, that would be more than 40 plans. Change one of those and offer it again instead of adding another.',
    'Met de abonnementen die niet meer worden aangeboden zouden het er meer dan 40 zijn. Wijzig een daarvan en bied het weer aan in plaats van een nieuw toe te voegen.',
  ),
  categories_changed: m(
    409,
    'Jemand hat inzwischen den Kategorienbaum geändert. Lade die Seite neu und sieh dir an, was jetzt gilt.',
    'Someone has changed the category tree in the meantime. Reload the page to see the current version.',
    'Iemand heeft intussen de categorieën gewijzigd. Laad de pagina opnieuw en kijk wat nu geldt.',
  ),
  category_gone: m(
    404,
    'Eine dieser Kategorien gibt es nicht (mehr).',
    'One of these categories doesn’t exist (any more).',
    'Een van deze categorieën bestaat niet (meer).',
  ),
  category_cycle: m(
    422,
    '„{category}“ lässt sich nicht in sich selbst oder in etwas verschieben, das darunter liegt.',
    '“{category}” can’t be moved into itself or anything below it.',
    '“{category}” kan niet in zichzelf of in iets daaronder terechtkomen.',
  ),
  category_slug_taken: m(
    422,
    'Den Adressteil „{slug}“ hat an dieser Stelle schon die Kategorie „{category}“.',
    'The category “{category}” already uses the URL part “{slug}” here.',
    'Het adresdeel “{slug}” is op deze plek al van de categorie “{category}”.',
  ),
  category_slug_redirects: m(
    422,
    'Der Adressteil „{slug}“ führt an dieser Stelle noch zu „{category}“. Wähl einen anderen.',
    'The URL part “{slug}” still redirects to “{category}” here. Choose another one.',
    'Het adresdeel “{slug}” leidt op deze plek nog naar “{category}”. Kies een ander.',
  ),
  category_too_deep: m(
    422,
    'Tiefer als drei Ebenen geht der Baum nicht.',
    'The tree can have three levels at most.',
    'De boom heeft niet meer dan drie niveaus.',
  ),
  category_has_children: m(
    422,
    'Unter „{category}“ liegen noch Kategorien. Verschiebe sie zuerst.',
    'There are still categories below “{category}”. Move them first.',
    'Onder “{category}” staan nog categorieën. Verplaats die eerst.',
  ),
  category_level: m(
    422,
    'Hauptkategorien bleiben Hauptkategorien, und andere werden keine.',
    'Main categories stay main categories, and others can’t become one.',
    'Hoofdcategorieën blijven hoofdcategorieën, en andere worden er geen.',
  ),
  category_main_stays: m(
    422,
    'Eine Hauptkategorie lässt sich nicht stilllegen, nur mit einer anderen zusammenführen.',
    'A main category can’t be retired, only merged with another one.',
    'Een hoofdcategorie kan niet worden opgeheven, alleen met een andere worden samengevoegd.',
  ),
  category_order: m(
    422,
    'Die Reihenfolge nennt nicht jede Kategorie genau einmal.',
    'The order must list each category exactly once.',
    'De volgorde noemt niet elke categorie precies één keer.',
  ),
  category_picture: m(
    422,
    'Dieses Bild gibt es nicht. Wähl eines aus der Liste.',
    'This picture doesn’t exist. Choose one from the list.',
    'Deze afbeelding bestaat niet. Kies er een uit de lijst.',
  ),
  category_picture_gone: m(
    422,
    'Ein hochgeladenes Bild gibt es nicht mehr: Unveröffentlicht bleibt es einen Tag. Lade es noch einmal hoch.',
    'An uploaded picture is gone: unpublished ones are kept for a day. Upload it again.',
    'Een geüploade afbeelding is er niet meer: ongepubliceerd blijft die een dag bewaard. Upload die opnieuw.',
  ),
  category_tree_full: m(
    422,
    'Mehr Kategorien passen nicht in den Baum.',
    'No more categories fit into the tree.',
    'Er passen niet meer categorieën in de boom.',
  ),
  legal_text_far: m(
    400,
    'Ein Text kann höchstens {days} Tage im Voraus angekündigt werden.',
    'A text can be announced {days} days ahead at most.',
    'Een tekst kan hoogstens {days} dagen vooruit worden aangekondigd.',
  ),
  legal_text_past: m(
    400,
    'Der Text kann frühestens ab heute gelten.',
    'The text can apply from today at the earliest.',
    'De tekst kan op zijn vroegst vanaf vandaag gelden.',
  ),
  legal_text_placeholder: m(
    400,
    'Für {word} in doppelten geschweiften Klammern gibt es nichts einzusetzen.',
    'There’s nothing to replace {word} in double braces with.',
    'Voor {word} tussen dubbele accolades is er niets om in te vullen.',
  ),
  legal_text_slow: m(
    400,
    'Dieser Text lässt sich nicht schnell genug anzeigen. Meist sind es zu viele Sterne, Unterstriche oder Klammern ohne Gegenstück: Nimm sie heraus.',
    'This text can’t be displayed fast enough. Usually there are too many asterisks, underscores or brackets without a counterpart: take them out.',
    'Deze tekst kan niet snel genoeg worden getoond. Meestal zijn er te veel sterretjes, underscores of haken zonder tegenhanger: haal ze weg.',
  ),
};

export type InstallationRefusal = keyof typeof installationRefusals;
