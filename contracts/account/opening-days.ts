import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { OpeningExceptionId, PlaceId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Day } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { line } from '../kernel/text.js';
import { endsBeforeMidnight, inOrder } from '../rules/open-spans.js';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Time span within a day, in local time; `24:00` is the end of the day. */
export const OpenSpan = z.strictObject({
  from: z.string().regex(clockTime),
  to: z.union([z.string().regex(clockTime), z.literal('24:00')]),
});
export type OpenSpan = z.infer<typeof OpenSpan>;

export const Spans = z
  .array(OpenSpan)
  .max(limits.openSpans)
  .refine((spans) => spans.every(endsBeforeMidnight), { error: 'span_over_midnight', abort: true })
  .refine(inOrder, 'spans_in_order');

/** Opening hours per weekday, Monday first; a day without spans is closed (spec §3, opening days). */
export const OpeningHours = z.array(Spans).length(7);
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Opening hours as entered: at least one day is open, since no hours at all mean "always open". */
export const EnteredHours = OpeningHours.refine((week) => week.some((spans) => spans.length > 0), 'hours_never_open');

/** Places of an exception: all, the main address, or one other place. */
export const ExceptionPlace = z.union([z.enum(['all', 'main']), PlaceId]);
export type ExceptionPlace = z.infer<typeof ExceptionPlace>;

/** Distinct places of an exception; `all` stands alone. */
export const ExceptionPlaces = z
  .array(ExceptionPlace)
  .min(1)
  .max(limits.places + 2)
  .overwrite((places) => (places.includes('all') ? ['all'] : [...new Set(places)]));

/** Repetition every year; `until`: last day on which a repetition begins, null: without an end. */
export const Yearly = z.strictObject({ until: Day.nullable() });

/** Days with other hours, both inclusive; without spans they are closed. `label`: public reason, such as a holiday. */
export const PlacedException = z.strictObject({
  from: Day,
  to: Day,
  spans: Spans,
  places: ExceptionPlaces,
  label: line(limits.openingLabel, 0),
  /** Absent: once. */
  yearly: Yearly.optional(),
});
export type PlacedException = z.infer<typeof PlacedException>;

export const OwnException = PlacedException.extend({ exceptionId: OpeningExceptionId });
export type OwnException = z.infer<typeof OwnException>;

/** Opening times of one place, as everybody may see them (`contracts/rules/opening-days.ts`). */
export const PlaceOpening = z.strictObject({
  week: OpeningHours.nullable(),
  exceptions: z.array(
    z.strictObject({ from: Day, to: Day, spans: Spans, label: z.string().optional(), yearly: Yearly.optional() }),
  ),
});
export type PlaceOpening = z.infer<typeof PlaceOpening>;

/**
 * Opening times of one place of a person, without the reasons of exceptions; `placeId` null: main address, and other
 * places that are not listed.
 */
export const PlacedOpening = z.strictObject({
  placeId: PlaceId.nullable(),
  week: z.array(z.array(OpenSpan)).length(7).nullable(),
  exceptions: z.array(z.strictObject({ from: Day, to: Day, spans: z.array(OpenSpan), yearly: Yearly.optional() })),
});
export type PlacedOpening = z.infer<typeof PlacedOpening>;

/** Public holiday in the languages of the product. */
export const PublicHoliday = z.strictObject({
  day: Day,
  name: z.strictObject({ de: z.string(), en: z.string(), nl: z.string() }),
});
export type PublicHoliday = z.infer<typeof PublicHoliday>;

export const openingDaysCommands = {
  /** Hours of the main address (`placeId` null) or of another place; null hours: open at any time. */
  setOpeningHours: z.strictObject({ placeId: PlaceId.nullable(), openingHours: EnteredHours.nullable() }),
  /** Removes the hours of another place, which follows the main address from then on. */
  removePlaceHours: z.strictObject({ placeId: PlaceId }),
  /** Adds exceptions, all or none. An exception whose id is known already is left as it is. */
  addOpeningExceptions: z.strictObject({
    exceptions: z
      .array(OwnException.refine(({ from, to }) => from <= to, 'dates_in_order'))
      .min(1)
      .max(limits.exceptionsAtOnce),
  }),
  /** Changes days, hours, places or reason of an exception, all of them at once. */
  changeOpeningException: OwnException.refine(({ from, to }) => from <= to, 'dates_in_order'),
  removeOpeningException: z.strictObject({ exceptionId: OpeningExceptionId }),
} as const;

const event = eventsWith({ userId: UserId });

export const openingDaysEvents = [
  /**
   * `placeId`: absent for the main address. `forLending`: the hours limit pick-up and return; absent in events from
   * the time when the hours of private users only scheduled the automatic reply.
   */
  event('OpeningHoursChanged', {
    openingHours: z.array(z.array(OpenSpan)).length(7).nullable(),
    placeId: PlaceId.optional(),
    forLending: z.literal(true).optional(),
  }),
  event('PlaceHoursRemoved', { placeId: PlaceId }),
  /** `place`: the only place, in older events; later ones have `places`. */
  event('OpeningExceptionAdded', {
    exceptionId: OpeningExceptionId,
    exception: PlacedException.extend({
      spans: z.array(OpenSpan),
      label: z.string(),
      place: ExceptionPlace.optional(),
      places: z.array(ExceptionPlace).optional(),
    }).nullable(),
  }),
  event('OpeningExceptionRemoved', { exceptionId: OpeningExceptionId }),
] as const;

export const openingDaysPersonal: PersonalFields<z.infer<(typeof openingDaysEvents)[number]>> = {
  OpeningHoursChanged: { subject: 'userId', fields: ['openingHours'] },
  OpeningExceptionAdded: { subject: 'userId', fields: ['exception'] },
};

/**
 * Opening days of the caller. `forLending` false: private hours entered before they limited pick-up and return.
 * `places`: hours of other places that do not follow the main address.
 */
export const OwnOpeningDays = z.strictObject({
  openingHours: OpeningHours.nullable(),
  forLending: z.boolean(),
  places: z.array(z.strictObject({ placeId: PlaceId, openingHours: OpeningHours.nullable() })),
  exceptions: z.array(OwnException),
});
export type OwnOpeningDays = z.infer<typeof OwnOpeningDays>;

export const openingDaysQueries = {
  openingDays: { question: z.strictObject({}), answer: OwnOpeningDays },
  /**
   * Opening times at a person's place, or at the main address when the place is not theirs; past exceptions are left
   * out.
   */
  opening: {
    question: z.strictObject({ userId: UserId, placeId: PlaceId.nullable().optional() }),
    answer: PlaceOpening,
  },
  /**
   * System only: opening times of all places of a person, past exceptions left out; empty if all are open at any time.
   */
  openings: { question: z.strictObject({ userId: UserId }), answer: z.array(PlacedOpening) },
  /** Public holidays of a state (`region` as the place index names it) from a day on, for a year. */
  publicHolidays: {
    question: z.strictObject({ country: Country, region: z.string().max(100).nullable(), from: Day }),
    answer: z.array(PublicHoliday),
  },
} as const;

export const openingDaysRefusals = {
  exception_in_past: m(
    422,
    'Diese Tage sind schon vorbei. Wähl Tage ab heute.',
    'These days have passed. Choose days from today on.',
    'Deze dagen zijn al voorbij. Kies dagen vanaf vandaag.',
  ),
  exception_too_long: m(
    422,
    'Eine Ausnahme geht über höchstens {days} Tage. Ist länger geschlossen, pausiere deine Inserate.',
    'An exception can cover {days} days at most. If you’re closed for longer, pause your offers.',
    'Een uitzondering duurt hoogstens {days} dagen. Ben je langer gesloten, pauzeer dan je advertenties.',
  ),
  exception_too_far: m(
    422,
    'Ausnahmen gehen bis zwei Jahre im Voraus.',
    'Exceptions can be set up to two years ahead.',
    'Uitzonderingen kunnen tot twee jaar vooruit.',
  ),
  exception_repeat_ends: m(
    422,
    'Die Wiederholung endet, bevor sie beginnt. Wähl ein späteres Ende.',
    'The repetition ends before it starts. Choose a later end.',
    'De herhaling eindigt voordat ze begint. Kies een later einde.',
  ),
  exception_overlaps: m(
    409,
    'Für einen dieser Tage gibt es dort schon eine Ausnahme. Entferne sie zuerst, oder wähl andere Tage.',
    'There’s already an exception for one of these days there. Remove it first, or choose other days.',
    'Voor een van deze dagen is daar al een uitzondering. Haal die eerst weg of kies andere dagen.',
  ),
  exception_not_found: m(
    404,
    'Diese Ausnahme gibt es nicht mehr.',
    'This exception no longer exists.',
    'Deze uitzondering bestaat niet meer.',
  ),
  too_many_exceptions: m(
    409,
    'Mehr als {max} Ausnahmen gehen nicht. Entferne zuerst eine.',
    'You can have {max} exceptions at most. Remove one first.',
    'Je kunt hoogstens {max} uitzonderingen hebben. Haal er eerst een weg.',
  ),
  hours_skipped: m(
    422,
    '{time} Uhr gibt es an diesem Tag nicht: Die Uhren werden umgestellt. Wähl eine andere Zeit.',
    '{time} doesn’t exist on that day: the clocks change. Choose another time.',
    '{time} bestaat op die dag niet: de klok wordt verzet. Kies een andere tijd.',
  ),
};
