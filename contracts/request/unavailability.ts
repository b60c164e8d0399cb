import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { EntryId, OfferId, RequestId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { Quantity } from '../rules/quantity.js';
import { counterLimits } from '../rules/counter-loan.js';
import { EntryKind, NOT_AVAILABLE, Repeat } from './calendar.js';

export const BlockedHours = z.strictObject({
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  hours: z.int().min(1).max(24),
});

/** Rule of `contracts/rules/unavailability.ts`. */
export const UnavailableDays = z.strictObject({
  from: Day,
  to: Day,
  hours: BlockedHours.nullable(),
  repeat: Repeat.nullable(),
});

/** Offers of an entry; null: all of the provider, including those published later. */
export const BlockedOffers = z
  .array(OfferId)
  .min(1)
  .max(limits.blockedOffers)
  .overwrite((ids) => [...new Set(ids)])
  .nullable();

/** Name of the person in an entry of third-party use, for its owner alone; ignored for other kinds. */
const PersonName = line(counterLimits.name, 0);

/** Units of a single offer that an entry takes where they are not lent; null: all of each offer. */
const Units = Quantity.nullable();

export const unavailabilityCommands = {
  /** Block days of some or all offers of the caller. Loans that are agreed stay. */
  enterUnavailability: z.strictObject({
    entryId: EntryId,
    offerIds: BlockedOffers,
    days: UnavailableDays,
    note: paragraph(limits.reason),
    kind: EntryKind.default(NOT_AVAILABLE),
    name: PersonName.default(''),
    units: Units.default(null),
  }),
  /** Free one day of an entry, in all its offers. */
  freeUnavailableDay: z.strictObject({ entryId: EntryId, day: Day }),
  removeUnavailability: z.strictObject({ entryId: EntryId }),
  /**
   * Changes what is given, in all offers of the entry; what is agreed on its days stays. Days that were freed stay
   * free.
   */
  changeUnavailability: z.strictObject({
    entryId: EntryId,
    offerIds: BlockedOffers.optional(),
    days: UnavailableDays.optional(),
    note: paragraph(limits.reason).optional(),
    kind: EntryKind.optional(),
    name: PersonName.optional(),
    units: Units.optional(),
  }),
} as const;

const entry = { entryId: EntryId };

const content = {
  ...entry,
  vendorId: UserId,
  offerIds: BlockedOffers,
  days: UnavailableDays,
  note: z.string().nullable(),
  kind: EntryKind,
  name: z.string().nullable().optional(),
  /** Absent: all, as in all older events. */
  units: Quantity.optional(),
};

/** Stream `unavailability-<entryId>`: one entry of a provider; the calendars of its offers follow it (ADR 140). */
export const UnavailabilityEvent = z.discriminatedUnion('type', [
  /** `zone`: time zone in which the provider's calendar shows the entry. Each offer blocks the days of its own zone. */
  event('UnavailabilityEntered', { ...content, zone: z.string() }),
  event('UnavailabilityChanged', content),
  event('UnavailableDayFreed', { ...entry, day: Day }),
  event('UnavailabilityRemoved', { ...entry }),
  event('UnavailabilityNoteErased', { ...entry, vendorId: UserId }),
]);
export type UnavailabilityEvent = z.infer<typeof UnavailabilityEvent>;

export const unavailabilityPersonal: PersonalFields<UnavailabilityEvent> = {
  UnavailabilityEntered: { subject: 'vendorId', fields: ['note', 'name'] },
  UnavailabilityChanged: { subject: 'vendorId', fields: ['note', 'name'] },
};

/** Maximum number of loans that an answer lists. */
export const MOST_LENT = 50;

/** Entry of the caller, with the loans that stay on its days. */
export const UnavailabilityView = z.strictObject({
  entryId: EntryId,
  offerIds: BlockedOffers,
  days: UnavailableDays,
  note: z.string().nullable(),
  kind: EntryKind,
  /** Person who has the things of an entry of third-party use. */
  name: z.string().nullable(),
  units: Units,
  freed: z.array(Day),
  /** Number of offers whose calendars have the entry. */
  offers: z.int(),
  /** Either a request or a loan entered at the counter. */
  lent: z.array(
    z.strictObject({
      offerId: OfferId,
      requestId: RequestId.nullable(),
      counterLoanId: z.uuid().nullable(),
      start: Instant,
      end: Instant,
      zone: z.string(),
    }),
  ),
});
export type UnavailabilityView = z.infer<typeof UnavailabilityView>;

export const unavailabilityQueries = {
  unavailability: { question: z.strictObject(entry), answer: UnavailabilityView.nullable() },
} as const;

export const unavailabilityRefusals = {
  unavailability_not_found: m(
    404,
    'Diese Sperre gibt es nicht mehr.',
    'This block no longer exists.',
    'Deze blokkade bestaat niet meer.',
  ),
  block_ends_before: m(
    422,
    'Der letzte Tag liegt vor dem ersten.',
    'The last day is before the first.',
    'De laatste dag ligt voor de eerste.',
  ),
  repeat_ends_before: m(
    422,
    'Die Wiederholung endet, bevor sie beginnt. Wähl ein späteres Ende.',
    'The repetition ends before it starts. Choose a later end.',
    'De herhaling eindigt voordat ze begint. Kies een later einde.',
  ),
  repeat_too_far: m(
    422,
    'Wiederholen kannst du eine Sperre jede Woche oder jeden Monat höchstens zwei Jahre lang, jedes Jahr höchstens zehn. Wähl ein früheres Ende.',
    'You can repeat a block weekly or monthly for two years at most, yearly for ten. Choose an earlier end.',
    'Je kunt een blokkade wekelijks of maandelijks hooguit twee jaar herhalen, jaarlijks hooguit tien. Kies een eerder einde.',
  ),
  repeat_never: m(
    422,
    'In dieser Zeit kommt keiner der gewählten Tage vor.',
    'None of the chosen days falls within this time.',
    'Geen van de gekozen dagen valt in deze periode.',
  ),
  repeat_too_often: m(
    422,
    'Das sind zu viele Termine auf einmal. Wähl ein früheres Ende oder weniger Wochentage.',
    'That is too many dates at once. Choose an earlier end or fewer weekdays.',
    'Dat zijn te veel keren tegelijk. Kies een eerder einde of minder weekdagen.',
  ),
  too_many_blocks: m(
    409,
    'Du hast schon {max} Sperren, die noch nicht vorbei sind. Lösche welche oder fasse Termine zu einer Sperre zusammen.',
    'You already have {max} blocks that have not ended. Delete some, or combine dates into one block.',
    'Je hebt al {max} blokkades die nog niet voorbij zijn. Verwijder er een paar of voeg data samen tot één blokkade.',
  ),
  too_many_block_dates: m(
    409,
    'Alle deine Sperren zusammen hätten dann mehr als {max} Termine. Wähl ein früheres Ende oder weniger Wochentage, oder lösche andere Sperren.',
    'All your blocks together would then have more than {max} dates. Choose an earlier end or fewer weekdays, or delete other blocks.',
    'Al je blokkades samen zouden dan meer dan {max} data hebben. Kies een eerder einde of minder weekdagen, of verwijder andere blokkades.',
  ),
  too_many_block_dates_of_offer: m(
    409,
    'Ein Inserat hätte damit mehr als {max} gesperrte Termine. Wähl ein früheres Ende oder weniger Wochentage, oder lösche andere Sperren.',
    'An offer would then have more than {max} blocked dates. Choose an earlier end or fewer weekdays, or delete other blocks.',
    'Een advertentie zou dan meer dan {max} geblokkeerde data hebben. Kies een eerder einde of minder weekdagen, of verwijder andere blokkades.',
  ),
  block_units_of_one: m(
    422,
    'Eine Stückzahl geht nur für ein einzelnes Inserat. Wähl eines, oder sperr alle Stück.',
    'A number of items works for a single offer only. Choose one, or block all items.',
    'Een aantal kan alleen bij één advertentie. Kies er één, of blokkeer alles.',
  ),
  block_units_many: m(
    422,
    'So viele hast du davon nicht. Sperr höchstens {max}.',
    'You don’t have that many. Block {max} at most.',
    'Zoveel heb je er niet van. Blokkeer er hoogstens {max}.',
  ),
  day_not_in_block: m(
    409,
    'Dieser Tag ist nicht mehr gesperrt.',
    'This day is no longer blocked.',
    'Deze dag is niet meer geblokkeerd.',
  ),
};
