import * as z from 'zod';
import { accountCommands } from '../account/commands.js';
import { ExceptionPlace, ExceptionPlaces, OpeningHours, Spans } from '../account/opening-days.js';
import { OpeningExceptionId, PlaceId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { Day } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { call } from './call.js';
import { snakeShape } from './camel-case.js';
import { AskedDay, datesInOrder } from './shapes.js';

const YearlyShape = z.strictObject({
  until: AskedDay.nullable().default(null).describe('Last day on which a repetition begins; null: without an end.'),
});

/** Days with other hours, both inclusive; without hours they are closed. */
const ExceptionShape = z.object({
  exception_id: OpeningExceptionId,
  date_from: Day,
  date_to: Day,
  hours: Spans,
  places: z.array(ExceptionPlace),
  label: z.string(),
  yearly: YearlyShape.nullable(),
});
export type ExceptionShape = z.infer<typeof ExceptionShape>;

/**
 * Opening days of the caller. `for_lending` false: private hours from before they limited pick-up and return, which
 * only schedule the automatic reply. `places`: other places with hours of their own.
 */
export const OpeningDaysShape = z.object({
  opening_hours: OpeningHours.nullable(),
  for_lending: z.boolean(),
  places: z.array(z.object({ place_id: PlaceId, opening_hours: OpeningHours.nullable() })),
  exceptions: z.array(ExceptionShape),
});
export type OpeningDaysShape = z.infer<typeof OpeningDaysShape>;

export const ExceptionBody = z
  .strictObject({
    date_from: AskedDay,
    date_to: AskedDay,
    hours: Spans.default([]),
    places: ExceptionPlaces.default(['all']).describe('Own places; "all" includes those added later.'),
    label: line(limits.openingLabel, 0).default(''),
    yearly: YearlyShape.nullable().default(null).describe('Repetition on the same dates every year; null: once.'),
  })
  .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' });

const HolidayPlaces = z.object({
  places: z
    .string()
    .max(1000)
    .default('all')
    .transform((places) => places.split(','))
    .pipe(ExceptionPlaces)
    .describe('Places, separated by commas.'),
});

/**
 * Coming public holidays at some places, as a suggestion. `region`: state of the places; null when unknown, and for
 * places in several states.
 */
export const HolidaysShape = z.object({
  region: z.string().nullable(),
  holidays: z.array(
    z.object({ day: Day, name: z.string(), places: z.array(ExceptionPlace).describe('Where it is a holiday.') }),
  ),
});
export type HolidaysShape = z.infer<typeof HolidaysShape>;

export const HolidaysBody = z.strictObject({
  places: ExceptionPlaces.default(['all']),
  days: z
    .array(AskedDay)
    .min(1)
    .max(limits.exceptionsAtOnce)
    .refine((days) => new Set(days).size === days.length, 'days_twice'),
});

export const openingDaysCalls = {
  openingDays: call('GET /opening_days', {
    access: 'user',
    summary: 'Own days and hours of pick-up and return, per place, with coming exceptions',
    answer: OpeningDaysShape,
  }),
  setOpeningHours: call('PATCH /opening_days', {
    access: 'user',
    body: snakeShape(accountCommands.setOpeningHours),
    sends: 'account.setOpeningHours',
    answers: 'openingDays',
    summary: 'Set the hours of the main address (place_id null) or of another place; null: open at any time',
    answer: OpeningDaysShape,
  }),
  removePlaceHours: call('DELETE /opening_days_place/{id}', {
    access: 'user',
    id: PlaceId,
    key: 'placeId',
    sends: 'account.removePlaceHours',
    answers: 'openingDays',
    summary: 'Remove the hours of another place, which then follows the main address',
    answer: OpeningDaysShape,
  }),
  addOpeningException: call('POST /opening_days_exception', {
    access: 'user',
    body: ExceptionBody,
    summary: 'Add days that are closed or have other hours, for all offers or those of some places',
    answer: OpeningDaysShape,
  }),
  changeOpeningException: call('PATCH /opening_days_exception/{id}', {
    access: 'user',
    id: OpeningExceptionId,
    body: ExceptionBody,
    summary: 'Change days, hours, places and reason of an exception',
    answer: OpeningDaysShape,
  }),
  publicHolidays: call('GET /opening_days_holiday', {
    access: 'user',
    query: HolidayPlaces,
    summary: 'Public holidays of the coming year in the states of own places (all: of the main address)',
    answer: HolidaysShape,
  }),
  closeOnHolidays: call('POST /opening_days_holiday', {
    access: 'user',
    body: HolidaysBody,
    summary: 'Close places on their public holidays; other days are refused',
    answer: OpeningDaysShape,
  }),
  removeOpeningException: call('DELETE /opening_days_exception/{id}', {
    access: 'user',
    id: OpeningExceptionId,
    key: 'exceptionId',
    sends: 'account.removeOpeningException',
    answers: 'openingDays',
    summary: 'Remove an exception to the opening hours',
    answer: OpeningDaysShape,
  }),
} as const;
