import * as z from 'zod';
import { EntryId, OfferId, PlaceId, RequestId } from '../kernel/ids.js';
import { daysBetween } from '../kernel/days.js';
import { limits } from '../kernel/limits.js';
import { Day, Instant } from '../kernel/period.js';
import { OwnOrder } from '../offer/own-offers.js';
import { EntryKind, Repeat } from '../request/calendar.js';
import { HandoverTask } from '../request/timeline.js';
import { RequestStatus } from '../request/request.js';
import { Quantity } from '../rules/quantity.js';
import { OfferStatus, RentTypeId } from '../rules/terms.js';
import { call } from './call.js';
import { AskedDay, datesInOrder, numeric, pagedShape, UserCard } from './shapes.js';

/**
 * Loan, open request or blocked period in a row of the timeline; `date_to` is the last day, included; for an overdue
 * loan, today.
 */
export const TimelineBarShape = z.object({
  request_id: RequestId.nullable(),
  counter_loan_id: z.uuid().nullable(),
  block_id: z.uuid().nullable(),
  entry_id: EntryId.nullable().describe('The entry of GET /calendar_unavailability/{id} to which a block belongs.'),
  offers: z.int().nullable().describe('How many offers an entry names; null: all, or no entry.'),
  repeat: Repeat.nullable().describe('Repetition of an entry; null: once.'),
  requesttype_id: EntryKind.describe('1 is use by another person, 2 to 4 are blocks.'),
  preparation: z.boolean().describe('Time before or after the loan in which its units are prepared.'),
  status: RequestStatus.nullable().describe('Null for blocks and preparation.'),
  vendor_accepted: z.boolean(),
  handed_out: z.boolean().describe('The handover of the loan is recorded.'),
  name: z
    .string()
    .nullable()
    .describe('Who has the thing; null for other blocks, without a name, and once the person is deleted.'),
  quantity: z.int().nullable().describe('Units lent or blocked; null: all.'),
  date_from: Day,
  date_to: Day,
  time_from: z.string().nullable(),
  time_to: z.string().nullable().describe('Local times of hourly periods.'),
  zone: z.string(),
  renttype_id: RentTypeId.describe('Unit in which the length is stated: hours, days, nights or weeks.'),
  start: Instant,
  end: Instant,
  overdue: z.boolean(),
  movable: z.boolean().describe('A block that can be moved to other days.'),
});
export type TimelineBarShape = z.infer<typeof TimelineBarShape>;

export const TimelineRowShape = z.object({
  offer_id: OfferId,
  title: z.string(),
  own_number: z.string().nullable(),
  quantity: z.int(),
  status: OfferStatus,
  place_id: PlaceId.nullable(),
  bars: z.array(TimelineBarShape),
});
export type TimelineRowShape = z.infer<typeof TimelineRowShape>;

export const HandoverShape = z.object({
  task: HandoverTask.shape.task,
  state: HandoverTask.shape.state.describe('`overdue`: a return that is late. `done`: handed over or returned.'),
  request_id: RequestId.nullable(),
  counter_loan_id: z.uuid().nullable(),
  counter_group_id: z.uuid().nullable().describe('Shared by counter loans that were entered in the same act.'),
  offer_id: OfferId,
  title: z.string(),
  quantity: Quantity,
  pieces: z
    .array(z.string())
    .optional()
    .describe('Numbers of the pieces that it has or had, or of the piece chosen when a counter loan was entered.'),
  other: UserCard.nullable(),
  name: z
    .string()
    .nullable()
    .describe('The person of a counter loan, or of a request while contact details are visible; null for companies.'),
  phone: z.string().nullable().describe('Only while contact details are visible.'),
  place: z
    .string()
    .nullable()
    .describe('Name or street of another place of the owner; null: the address of the profile.'),
  delivery: z
    .object({ address: z.string().nullable().describe('Only while contact details are visible.') })
    .nullable()
    .describe('The lender brings it at this handover, or collects it at this return.'),
  at: Instant,
  zone: z.string().describe('Time zone of the days of the loan.'),
  time: z.string().nullable().describe('Local time of hourly loans, HH:MM.'),
  date_from: Day,
  date_to: Day,
  deposit: HandoverTask.shape.deposit.describe(
    'Deposit in cents and its stage by the records of handover and return; null without one.',
  ),
  handed_back: z.boolean(),
  completable: z.boolean().describe('The thing is out, and its return can be recorded now.'),
  listed: z
    .boolean()
    .describe('The loan has parts, or numbered pieces that are out, which are ticked off at the return.'),
  hand_out: HandoverTask.shape.handOut.describe(
    'How the handover can be recorded now. `do`: without counts, as the loan has no parts and no pieces. `undo`: that record can be taken back. `page`: parts or pieces are named with it.',
  ),
});
export type HandoverShape = z.infer<typeof HandoverShape>;

export const timelineCalls = {
  offerTimeline: call('GET /offer_timeline', {
    access: 'user',
    cost: 'heavy',
    query: z
      .object({
        date_from: AskedDay,
        date_to: AskedDay,
        query: z
          .string()
          .trim()
          .max(limits.searchTerm)
          .optional()
          .describe('Every word of it is in title or own number.'),
        sort: OwnOrder.extract(['title', 'changed', 'newest']).default('title'),
        page: numeric(z.int().min(1).max(500)).default(1),
        size: numeric(z.int().min(1).max(limits.timelineRows)).default(100),
      })
      .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' })
      .refine(({ date_from: from, date_to: to }) => !(daysBetween(from, to) >= limits.timelineDays), {
        path: ['date_to'],
        error: 'timeline_too_long',
      }),
    summary: 'Own offers as rows, with their loans, open requests and blocks',
    note: `At most ${limits.timelineDays} days.`,
    answer: pagedShape({ rows: z.array(TimelineRowShape) }),
  }),
  handovers: call('GET /calendar_handovers', {
    access: 'user',
    cost: 'heavy',
    query: z.object({ date: AskedDay }),
    summary: 'Handovers and returns of the own offers on a day; today, overdue returns as well',
    answer: z.array(HandoverShape),
  }),
} as const;
