import { limits } from '../kernel/limits.js';
import type { Texts } from '../kernel/texts.js';

export const unknownField: Texts = {
  de: 'Das hat nicht die richtige Form.',
  en: 'This doesn’t have the right format.',
  nl: 'Dit heeft niet de juiste vorm.',
};

/** Field errors by code; `{min}` and `{max}` come from the violated rule. */
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
    en: 'We don’t know this field.',
    nl: 'Dit veld kennen we niet.',
  },
  choice: {
    de: 'Bitte wähle eine der Möglichkeiten.',
    en: 'Please select an option.',
    nl: 'Kies een van de mogelijkheden.',
  },
  email: {
    de: 'Bitte gib eine gültige E-Mail-Adresse an.',
    en: 'Please enter a valid email address.',
    nl: 'Vul een geldig e-mailadres in.',
  },
  url: {
    de: 'Bitte gib eine Adresse an, die mit https:// beginnt.',
    en: 'Please enter an address that starts with https://.',
    nl: 'Vul een adres in dat met https:// begint.',
  },
  date_needed: { de: 'Bitte wähle ein Datum.', en: 'Please select a date.', nl: 'Kies een datum.' },
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
  web_address: {
    de: 'Bitte keine Internetadresse im Namen.',
    en: 'Please leave web addresses out of the name.',
    nl: 'Zet geen webadres in de naam.',
  },
  unseen_characters: {
    de: 'Hier steht ein unsichtbares Zeichen, oft aus einer Kopie. Tipp die Stelle neu ein.',
    en: 'There’s an invisible character here, often from copied text. Type that part again.',
    nl: 'Hier staat een onzichtbaar teken, vaak uit een kopie. Typ dat stuk opnieuw.',
  },
  nothing_visible: {
    de: 'Hier ist nichts zu lesen. Bitte schreib etwas.',
    en: 'There’s nothing to read here. Please write something.',
    nl: 'Hier valt niets te lezen. Schrijf iets.',
  },
  marks_piled: {
    de: 'Hier türmen sich zu viele Zeichen über einem Buchstaben. Bitte schreib ihn ohne sie.',
    en: 'Too many marks are stacked on one letter here. Please write it without them.',
    nl: 'Hier staan te veel tekens op één letter gestapeld. Schrijf die zonder.',
  },
  dates_in_order: {
    de: 'Das Ende darf nicht vor dem Anfang liegen.',
    en: 'The end can’t be before the start.',
    nl: 'Het einde mag niet voor het begin liggen.',
  },
  timeline_too_long: {
    de: 'Mehr als 62 Tage auf einmal gehen nicht.',
    en: 'You can see at most 62 days at once.',
    nl: 'Je kunt hoogstens 62 dagen tegelijk bekijken.',
  },
  start_needed: {
    de: 'Bitte wähle auch den Beginn.',
    en: 'Please choose a start time as well.',
    nl: 'Kies ook een begintijd.',
  },
  length_needed: { de: 'Bitte wähle auch die Dauer.', en: 'Please choose a length as well.', nl: 'Kies ook hoelang.' },
  span_over_midnight: {
    de: 'Zeiten enden am selben Tag, spätestens um 24:00. Geht es nachts weiter, gib den Rest am nächsten Tag an.',
    en: 'Hours end on the same day, at 24:00 at the latest. If you’re open past midnight, add the rest to the next day.',
    nl: 'Tijden eindigen op dezelfde dag, uiterlijk om 24:00. Gaat het na middernacht door, vul dan de rest bij de volgende dag in.',
  },
  days_twice: {
    de: 'Jeder Tag geht nur einmal.',
    en: 'Each day can only be chosen once.',
    nl: 'Elke dag kan maar één keer.',
  },
  not_a_holiday: {
    de: 'Das ist dort kein Feiertag. Trag den Tag als Ausnahme ein.',
    en: 'That’s not a public holiday there. Add the day as an exception.',
    nl: 'Dat is daar geen feestdag. Voeg de dag als uitzondering toe.',
  },
  hours_never_open: {
    de: 'So ist nie geöffnet. Gib mindestens eine Zeit an, oder gib keine Öffnungszeiten an.',
    en: 'You’d never be open like this. Add at least one time, or set no opening hours.',
    nl: 'Zo ben je nooit open. Vul minstens één tijd in, of geef geen openingstijden op.',
  },
  spans_in_order: {
    de: 'Jede Zeit beginnt vor ihrem Ende und nach der vorigen.',
    en: 'Each time must start before it ends, and after the previous one.',
    nl: 'Elke tijd begint voor het einde ervan en na de vorige.',
  },
  placeholder_unknown: {
    de: 'In geschweiften Klammern gehen nur die Wörter, die unter dem Feld stehen.',
    en: 'Only the words below the field work in braces.',
    nl: 'Tussen accolades werken alleen de woorden onder het veld.',
  },
  website_address: {
    de: 'Bitte gib die Adresse einer öffentlichen Website an, zum Beispiel https://beispiel.de',
    en: 'Please enter the address of a public website, for example https://example.com',
    nl: 'Vul het adres van een openbare website in, bijvoorbeeld https://voorbeeld.nl',
  },
  duration_order: {
    de: 'Das Höchste darf nicht kleiner sein als das Mindeste.',
    en: 'The longest can’t be shorter than the shortest.',
    nl: 'Het langste mag niet korter zijn dan het kortste.',
  },
  advance_within_lead: {
    de: 'So wäre nie ein Tag frei: Das Höchste muss größer sein als der Vorlauf.',
    en: 'No day would ever be available: the longest advance must be more than the notice.',
    nl: 'Zo zou er nooit een dag vrij zijn: het langste moet meer zijn dan het kortste van tevoren.',
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
    en: 'The period can’t end before it starts, and can last three years at most.',
    nl: 'De periode eindigt niet vóór het begin en duurt hoogstens drie jaar.',
  },
  figures_period: {
    de: 'Der Zeitraum endet nicht vor seinem Anfang und dauert höchstens zwei Jahre.',
    en: 'The period can’t end before it starts, and can last two years at most.',
    nl: 'De periode eindigt niet vóór het begin en duurt hoogstens twee jaar.',
  },
  deposit_not_secured: {
    de: 'Halte dazu fest, dass die Kaution den Besitzer gewechselt hat (secured).',
    en: 'Please record as well that the deposit changed hands (secured).',
    nl: 'Leg daarbij vast dat de borg is overhandigd (secured).',
  },
  reason_without_kept: {
    de: 'Ein Grund gehört nur zu einem einbehaltenen Betrag.',
    en: 'A reason only goes with an amount that is kept.',
    nl: 'Een reden hoort alleen bij een bedrag dat wordt ingehouden.',
  },
  given_at_handover: {
    de: 'Was gegeben wurde, hältst du bei der Übergabe fest.',
    en: 'Please record what was given at the handover.',
    nl: 'Wat er is gegeven, leg je bij de overdracht vast.',
  },
  kept_at_return: {
    de: 'Einbehalten kannst du etwas erst bei der Rückgabe.',
    en: 'You can only keep something at the return.',
    nl: 'Je kunt pas bij de teruggave iets inhouden.',
  },
  not_for_groups: {
    de: 'Suchen in einer Gruppe lassen sich nicht speichern.',
    en: 'Searches within a group can’t be saved.',
    nl: 'Zoekopdrachten binnen een groep kun je niet bewaren.',
  },
  loan_twice: {
    de: 'Führ jede Ausleihe nur einmal auf.',
    en: 'List each loan only once.',
    nl: 'Noem elke uitlening maar één keer.',
  },
  group_twice: {
    de: 'Eine Gruppe kommt zweimal vor.',
    en: 'One group is listed twice.',
    nl: 'Een groep staat er twee keer in.',
  },
  metadata_filter: {
    de: 'Schreib Name und Wert mit einem Doppelpunkt, zum Beispiel Spannung:230 V.',
    en: 'Write name and value with a colon, such as Voltage:230 V.',
    nl: 'Schrijf naam en waarde met een dubbele punt, bijvoorbeeld Spanning:230 V.',
  },
  point_half: {
    de: 'Eine Position braucht Breite und Länge.',
    en: 'A location needs both latitude and longitude.',
    nl: 'Een positie heeft breedte en lengte nodig.',
  },
  price_kind: { de: 'Bitte einen Betrag angeben.', en: 'Please enter an amount.', nl: 'Vul een bedrag in.' },
  amount_adds_up: {
    de: 'Für die längste Dauer kämen mehr als 99.999.999,99 € zusammen. Gib einen kleineren Betrag an.',
    en: 'The longest duration would add up to more than €99,999,999.99. Enter a smaller amount.',
    nl: 'Voor de langste duur zou het totaal boven € 99.999.999,99 komen. Vul een kleiner bedrag in.',
  },
  discount_of_money: {
    de: 'Rabatt gibt es nur auf Preise in Geld.',
    en: 'Discounts apply to prices in money only.',
    nl: 'Korting kan alleen op prijzen in geld.',
  },
  season_of_money: {
    de: 'Saisonpreise gibt es nur für Preise in Geld.',
    en: 'Season prices apply to prices in money only.',
    nl: 'Seizoensprijzen kunnen alleen bij prijzen in geld.',
  },
  season_order: {
    de: 'Die Saison muss nach ihrem Anfang enden, und eine jährliche ist kürzer als ein Jahr.',
    en: 'A season must end after it starts, and a yearly one is shorter than a year.',
    nl: 'Een seizoen eindigt na het begin, en een jaarlijks seizoen is korter dan een jaar.',
  },
  weekend_of_days: {
    de: 'Einen Wochenendpreis gibt es nur für Preise in Geld pro Tag oder pro Nacht.',
    en: 'A weekend price applies to prices in money per day or night only.',
    nl: 'Een weekendprijs kan alleen bij prijzen in geld per dag of per nacht.',
  },
  discount_twice: {
    de: 'Zwei Rabatte gelten ab derselben Zahl. Entferne einen.',
    en: 'Two discounts start at the same number. Remove one.',
    nl: 'Twee kortingen gelden vanaf hetzelfde aantal. Verwijder er een.',
  },
  things_many: {
    de: `Höchstens ${limits.things}.`,
    en: `${limits.things} at most.`,
    nl: `Hoogstens ${limits.things}.`,
  },
  donation_target_unused: {
    de: 'Nur eine Spende geht an jemanden anderen.',
    en: 'Only a donation can go to someone else.',
    nl: 'Alleen een donatie gaat naar iemand anders.',
  },
  postal_form: {
    de: 'Bitte gib Postleitzahlen an, zum Beispiel 50668.',
    en: 'Please enter postcodes, for example SW1A.',
    nl: 'Vul postcodes in, bijvoorbeeld 1012.',
  },
  postal_twice: {
    de: 'Eine Postleitzahl kommt zweimal vor.',
    en: 'One postcode is listed twice.',
    nl: 'Een postcode staat er twee keer in.',
  },
  town_twice: {
    de: 'Ein Ort kommt zweimal vor.',
    en: 'One town is listed twice.',
    nl: 'Een plaats staat er twee keer in.',
  },
  steps_ascending: {
    de: 'Die Entfernungen müssen von oben nach unten größer werden.',
    en: 'The distances must increase from top to bottom.',
    nl: 'De afstanden moeten van boven naar beneden oplopen.',
  },
  service_twice: {
    de: 'Jeder Weg darf nur einmal vorkommen.',
    en: 'Each way can appear only once.',
    nl: 'Elke rit mag maar één keer voorkomen.',
  },
  pricing_twice: {
    de: 'Jeder Preis darf nur einmal vorkommen.',
    en: 'Each price can appear only once.',
    nl: 'Elke prijs mag maar één keer voorkomen.',
  },
  days_order: {
    de: 'Der letzte Tag liegt vor dem ersten.',
    en: 'The last day is before the first.',
    nl: 'De laatste dag ligt voor de eerste.',
  },
  days_range: { de: 'Bitte 1 bis 60 Tage.', en: 'Please choose 1 to 60 days.', nl: 'Kies 1 tot 60 dagen.' },
};
