import * as z from 'zod';
import { EntryId, OfferId, RequestId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { Day } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { Quantity } from '../rules/quantity.js';
import { counterLimits } from '../rules/counter-loan.js';
import { EntryKind, MonthDate, MonthWeek, NOT_AVAILABLE } from '../request/calendar.js';
import { BlockedHours } from '../request/unavailability.js';
import { call } from './call.js';
import { AskedDay } from './shapes.js';

const HoursShape = z.strictObject({
  time_from: BlockedHours.shape.time,
  duration: BlockedHours.shape.hours.describe('Whole hours; they may run past midnight.'),
});

const until = AskedDay.describe('Last day on which a repetition begins; at most two years ahead, for yearly ones ten.');
const RepeatShape = z.discriminatedUnion('every', [
  z.strictObject({
    every: z.literal('week'),
    weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).describe('0 is Monday.'),
    until,
  }),
  z.strictObject({
    every: z.literal('month'),
    date: MonthDate.describe('Day of the month; shorter months repeat on their last day.'),
    until,
  }),
  z.strictObject({
    every: z.literal('month_weekday'),
    week: MonthWeek.describe('Which of these weekdays in the month: 1 to 4, 5 for the last.'),
    weekday: z.int().min(0).max(6).describe('0 is Monday.'),
    until,
  }),
  z.strictObject({ every: z.literal('year'), until }),
]);

export const UnavailabilityBody = z.strictObject({
  offer_ids: z
    .union([z.literal('all'), z.array(OfferId).min(1).max(limits.blockedOffers)])
    .describe('Own offers; "all" includes those published later.'),
  date_from: AskedDay,
  date_to: AskedDay.describe('Last day.'),
  hours: HoursShape.optional().describe('Left out: whole days; otherwise these hours of each day.'),
  repeat: RepeatShape.optional(),
  note: paragraph(limits.reason).optional(),
  /** Kind of block: 1 third-party use, 2 own use, 3 not available, 4 maintenance. */
  requesttype_id: EntryKind.default(NOT_AVAILABLE),
  name: line(counterLimits.name, 0)
    .optional()
    .describe('Who has the things, for third-party use; nobody else sees it.'),
  units: Quantity.optional().describe(
    'With one offer: at most so many of its units, where they are not lent. Left out: all.',
  ),
});

export const UnavailabilityShape = z.object({
  entry_id: EntryId,
  offer_ids: z.array(OfferId).nullable().describe('Null: all.'),
  date_from: Day,
  date_to: Day,
  hours: HoursShape.nullable(),
  repeat: RepeatShape.nullable(),
  note: z.string().nullable(),
  requesttype_id: EntryKind,
  name: z.string().nullable().describe('Who has the things of third-party use.'),
  units: Quantity.nullable().describe('Units of the only offer that the entry blocks; null: all.'),
  freed: z.array(Day).describe('Days taken out of the entry.'),
  offers: z.int().describe('How many offers the entry blocks now.'),
  lent: z
    .array(
      z.object({
        offer_id: OfferId,
        title: z.string(),
        request_id: RequestId.nullable(),
        counter_loan_id: z.uuid().nullable(),
        date_from: Day,
        date_to: Day,
      }),
    )
    .describe('Loans on these days, which stay; at most 50.'),
});
export type UnavailabilityShape = z.infer<typeof UnavailabilityShape>;

export const unavailabilityCalls = {
  unavailability: call('GET /calendar_unavailability/{id}', {
    access: 'user',
    id: EntryId,
    summary: 'An own entry of unavailable days, and the loans that stay on them',
    answer: UnavailabilityShape,
  }),
  enterUnavailability: call('POST /calendar_unavailability', {
    access: 'user',
    body: UnavailabilityBody,
    summary: 'Block days or hours of some or all own offers, once or repeatedly',
    note: 'What is lent or blocked already stays; the rest is blocked.',
    answer: UnavailabilityShape,
  }),
  changeUnavailability: call('PATCH /calendar_unavailability/{id}', {
    access: 'user',
    id: EntryId,
    body: z.strictObject({
      offer_ids: UnavailabilityBody.shape.offer_ids.optional(),
      date_from: AskedDay.optional(),
      date_to: AskedDay.optional().describe('Last day.'),
      hours: HoursShape.nullable().optional().describe('Null: whole days.'),
      repeat: RepeatShape.nullable().optional().describe('Null: once.'),
      note: paragraph(limits.reason).optional(),
      requesttype_id: EntryKind.optional(),
      name: UnavailabilityBody.shape.name,
      units: Quantity.nullable().optional().describe('Null: all.'),
    }),
    summary: 'Change the offers, days, repetition, note or kind of an entry',
    note: 'What is left out stays. What is lent on the new days stays; the rest is blocked. Freed days stay free.',
    answer: UnavailabilityShape,
  }),
  removeUnavailability: call('DELETE /calendar_unavailability/{id}', {
    access: 'user',
    id: EntryId,
    query: z.object({ date: AskedDay.optional().describe('Free this day alone; left out: remove the whole entry.') }),
    summary: 'Free the days of an entry in all its offers',
  }),
} as const;
