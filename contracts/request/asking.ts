import * as z from 'zod';
import { event, type PersonalFields } from '../kernel/events.js';
import { GroupId, ImageId, OfferId, PlaceId, PricingId, RequestId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Money } from '../kernel/money.js';
import { Instant, Period, PickedDays, Wish } from '../kernel/period.js';
import { Town } from '../kernel/place.js';
import { paragraph } from '../kernel/text.js';
import { deliveryChoices } from '../rules/delivery.js';
import { Parts } from '../rules/parts.js';
import { Quantity } from '../rules/quantity.js';
import { DepositKind, Preparation, Pricing, RentTypeId } from '../rules/terms.js';
import { parties, request } from './event-fields.js';

export const DeliveryChoice = z.enum(deliveryChoices);

export const askingCommands = {
  ask: z.strictObject({
    requestId: RequestId,
    offerId: OfferId,
    wish: z.discriminatedUnion('kind', [...Wish.options, PickedDays]),
    pricingId: PricingId,
    /** Number of units. */
    quantity: Quantity.default(1),
    message: paragraph(limits.message),
    shareAddress: z.boolean(),
    /** Return service with an address of the creator (null: the main one); absent: pick up and return. */
    delivery: z.strictObject({ choice: DeliveryChoice, placeId: PlaceId.nullable() }).optional(),
    /**
     * Price shown to the creator: total in the pricing's unit (cents or a count), deposit in cents and how it is given,
     * delivery in cents for all ways. Absent: any is accepted.
     */
    shown: z
      .strictObject({
        total: z.int().min(0),
        deposit: z.int().min(0),
        depositKind: DepositKind.nullable().optional(),
        delivery: z.int().min(0).optional(),
      })
      .optional(),
  }),
} as const;

/**
 * Part of a total: so many units at `amount` each. Amounts are cents, or a number of crates or sixpacks
 * (contracts/rules/combination.ts).
 */
export const AgreedLine = z.strictObject({
  rentType: RentTypeId,
  units: z.int().min(1),
  amount: z.int().min(0),
  /** Discount that the total includes; absent for none. */
  percent: z.int().min(1).max(limits.percentOff).optional(),
  /** `amount` is the price of a whole weekend. */
  weekend: z.literal(true).optional(),
  total: z.int().min(0),
});
export type AgreedLine = z.infer<typeof AgreedLine>;

/** Offer terms at the time of the request; binding for both sides even if the offer changes. */
export const FrozenTerms = z.strictObject({
  title: z.string(),
  imageId: ImageId.nullable(),
  pricing: Pricing,
  /**
   * Entries whose cheapest combination prices another period, `pricing` among them (ADR 162). Absent where it is the
   * only one, and in older terms.
   */
  pricings: z.array(Pricing).min(2).max(limits.pricings).optional(),
  /** Duration in units of the pricing's rent type. */
  units: z.int().min(1),
  /** Number of units of the offer; absent for one. */
  quantity: Quantity.optional(),
  /** Total and the lines it adds up; absent in older terms, whose total is the price × units. */
  sum: z.strictObject({ total: z.int().min(0), lines: z.array(AgreedLine).min(1).max(limits.pricings) }).optional(),
  deposit: Money.nullable(),
  /** Absent without a deposit, and in older terms. */
  depositKind: DepositKind.optional(),
  /** `deposit` adds up that of each unit; absent: one deposit for the loan, and in older terms. */
  depositPerUnit: z.literal(true).optional(),
  autoAccept: z.boolean(),
  /** Hours that an unconfirmed acceptance holds the days; absent in older terms, which hold until the period begins. */
  holdHours: z.int().optional(),
  /** Preparation before and after the loan; absent for none, and in older terms. */
  preparation: Preparation.optional(),
  /** Pixels; absent in older terms. */
  imageSize: z.strictObject({ width: z.int(), height: z.int() }).optional(),
  /** Parts of each unit, for the records of handover and return; absent for none, and in older terms. */
  parts: Parts.optional(),
  /** Pickup place; absent when it is the vendor's main address. */
  placeId: PlaceId.optional(),
  /**
   * Delivery, in addition to the total: `cents` per way, `placeId` of the creator (absent: the main address). The vendor
   * sees that address from the agreement on. Absent: the creator picks up and returns.
   */
  delivery: z
    .strictObject({ choice: DeliveryChoice, upToKm: z.int(), cents: z.int().min(0), placeId: PlaceId.optional() })
    .optional(),
});
export type FrozenTerms = z.infer<typeof FrozenTerms>;

export const askingEvents = [
  /**
   * `use`: only in events recorded before block kinds existed. `answerBy`: an unanswered request expires at this
   * instant (`rules/hold.ts`): seven days after asking, at the latest when the period begins, or at the end of the first
   * day if the request was made on that day. Older events always name the latter.
   * `groupIds`: groups shared by the offer and the creator (ADR 77); absent when there are none. `town`: public
   * location of the offer; absent in older events.
   */
  event('RequestAsked', {
    ...request,
    ...parties,
    period: Period,
    terms: FrozenTerms,
    use: z.int().optional(),
    askedAt: Instant,
    answerBy: Instant,
    groupIds: z.array(GroupId).min(1).optional(),
    town: Town.optional(),
    /** Names of the parts, which are unnamed in `terms`; absent without parts, and in older events. */
    partNames: z.array(z.string()).nullable().optional(),
  }),
] as const;

type RequestAsked = z.infer<(typeof askingEvents)[0]>;

export const askingPersonal: PersonalFields<RequestAsked> = {
  RequestAsked: { subject: 'vendorId', fields: ['partNames'] },
};

/**
 * Stream `asking-<hash of creator, offer and period>`: latest identical request, so that one at most is open at a
 * time.
 */
export const AskingEvent = z.discriminatedUnion('type', [event('WishAsked', { ...request })]);
export type AskingEvent = z.infer<typeof AskingEvent>;

/** Stream `asker-<userId>`: latest requests of a user, for rate limits. */
export const AskerEvent = z.discriminatedUnion('type', [
  event('AskCounted', { ...request, userId: UserId, at: Instant }),
]);
export type AskerEvent = z.infer<typeof AskerEvent>;

export const askingRefusals = {
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
    'Dieses Inserat ist nur für Firmen und Organisationen.',
    'This offer is for businesses and organisations only.',
    'Deze advertentie is alleen voor bedrijven en organisaties.',
  ),
  members_only: m(
    403,
    'Das wird nur an Mitglieder einer Gruppe verliehen.',
    'This is only lent to members of a group.',
    'Dit wordt alleen uitgeleend aan leden van een groep.',
  ),
  too_far: m(
    403,
    'Das wird nur in der Nähe verliehen, und deine Hauptadresse liegt weiter weg.',
    'This is only lent nearby, and your main address is farther away.',
    'Dit wordt alleen in de buurt uitgeleend, en je hoofdadres ligt verder weg.',
  ),
  residents_only: m(
    403,
    'Das wird nur an Leute verliehen, deren Hauptadresse in bestimmten Orten liegt. Welche das sind, steht im Inserat.',
    'This is only lent to people whose main address is in certain places. The offer says which.',
    'Dit wordt alleen uitgeleend aan mensen met hun hoofdadres op bepaalde plaatsen. Welke dat zijn, staat in de advertentie.',
  ),
  phone_needed: m(
    403,
    'Für dieses Inserat brauchst du eine bestätigte Handynummer. Bestätige sie in deinem Konto unter „Sicherheit“.',
    'This offer requires a verified mobile number. Verify yours in your account under “Security”.',
    'Voor deze advertentie heb je een bevestigd mobiel nummer nodig. Bevestig het in je account bij “Beveiliging”.',
  ),
  ratings_needed: m(
    403,
    'Das wird nur verliehen, wenn du beim Leihen schon genug gute Bewertungen bekommen hast. Wie viele, steht im Inserat.',
    'This is only lent to people with enough good ratings as a borrower. The offer says how many.',
    'Dit wordt alleen uitgeleend als je als lener al genoeg goede beoordelingen hebt. Hoeveel, staat in de advertentie.',
  ),
  price_changed: m(
    409,
    'Der Preis, die Lieferung oder die Kaution hat sich gerade geändert. Sieh dir die neue Summe an, bevor du anfragst.',
    'The price, the delivery or the deposit has just changed. Check the new total before you send your request.',
    'De prijs, de bezorging of de borg is net gewijzigd. Bekijk het nieuwe bedrag voordat je je aanvraag stuurt.',
  ),
  delivery_not_offered: m(
    409,
    'Diese Lieferung gibt es hier nicht mehr. Lade die Seite neu.',
    'This delivery is no longer offered here. Reload the page.',
    'Deze bezorging is hier niet meer mogelijk. Laad de pagina opnieuw.',
  ),
  delivery_too_far: m(
    409,
    'Geliefert wird hier nur bis etwa {km} km, und deine Adresse liegt weiter weg.',
    'Delivery is only available up to about {km} km here, and your address is farther away.',
    'Hier wordt alleen tot ongeveer {km} km bezorgd, en je adres ligt verder weg.',
  ),
  delivery_place_needed: m(
    409,
    'Für die Lieferung brauchen wir eine Adresse mit Straße in deinem Profil.',
    'Delivery requires an address with a street in your profile.',
    'Voor bezorging is een adres met straat in je profiel nodig.',
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
  lead_time: m(
    409,
    'Dafür ist es zu kurzfristig. Der früheste Beginn ist jetzt {day}.',
    'That’s too soon. The earliest start is now {day}.',
    'Dat is te kort van tevoren. Het kan nu op zijn vroegst beginnen op {day}.',
  ),
  too_far_ahead: m(
    409,
    'So weit im Voraus geht es hier noch nicht. Der letzte mögliche Tag ist jetzt {day}.',
    'That’s too far ahead here. The last possible day is now {day}.',
    'Zo ver vooruit kan het hier nog niet. De laatste mogelijke dag is nu {day}.',
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
  total_too_large: m(
    422,
    'Zusammen wären das mehr als 99.999.999,99 €. Frag weniger Tage oder weniger Stück an.',
    'In total that would be more than €99,999,999.99. Ask for fewer days or fewer units.',
    'Samen zou dat meer dan € 99.999.999,99 zijn. Vraag minder dagen of minder stuks aan.',
  ),
  wish_kind: m(
    422,
    'Für diesen Preis brauchen wir andere Angaben zur Zeit.',
    'This price requires a different kind of period.',
    'Voor deze prijs is een ander soort tijd nodig.',
  ),
  closed_then: m(
    409,
    'Abholung und Rückgabe gehen nicht am {day}: Da ist geschlossen. Der nächste offene Tag ist {next}.',
    'Pick-up and return aren’t possible on {day}: it’s closed then. The next open day is {next}.',
    'Ophalen en terugbrengen kan niet op {day}: dan is het gesloten. De volgende open dag is {next}.',
  ),
  closed_for_long: m(
    409,
    'Abholung und Rückgabe gehen nicht am {day}: Da ist geschlossen, und im Jahr danach auch.',
    'Pick-up and return aren’t possible on {day}: it’s closed then and for the following year.',
    'Ophalen en terugbrengen kan niet op {day}: dan is het gesloten, en het jaar daarna ook.',
  ),
  outside_hours: m(
    409,
    'Am {day} gehen Abholung und Rückgabe nur zu diesen Zeiten: {hours}.',
    'On {day}, pick-up and return are only possible at these times: {hours}.',
    'Op {day} kan ophalen en terugbrengen alleen op deze tijden: {hours}.',
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
  asked_already: m(
    409,
    'Für diese Zeit hast du hier schon angefragt, und deine Anfrage ist noch offen.',
    'You’ve already sent a request for this time here, and your request is still open.',
    'Voor deze periode heb je hier al een aanvraag gedaan, en die staat nog open.',
  ),
};
