import * as z from 'zod';
import { Locale, OfferId, RequestId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { LoanMonth } from '../request/group-lending.js';
import { RequestStatus } from '../request/request.js';
import { call } from './call.js';
import { ofGroup } from './groups.js';
import { PeriodShape } from './request.js';
import { AskedDay, datesInOrder, pageQuery, PictureShape, UserCard, pagedShape } from './shapes.js';

/**
 * Statistics of a group. `active`: other members who lent or borrowed in the last 90 days, null when fewer than
 * three; `loans`: null when fewer than three people other than the caller took part.
 */
export const GroupNumbersShape = z.object({
  things: z.int(),
  members: z.int(),
  active: z.int().nullable(),
  loans: z
    .object({
      months: z.array(LoanMonth.describe('Loans that were agreed, went on, and came to their end in a month')),
      crates: z.int().describe('What loans that are done were agreed to cost'),
      sixpacks: z.int(),
    })
    .nullable(),
});
export type GroupNumbersShape = z.infer<typeof GroupNumbersShape>;

export const GroupRequestShape = z.object({
  request_id: RequestId,
  offer_id: OfferId,
  title: z.string(),
  image: PictureShape.nullable(),
  period: PeriodShape,
  status: RequestStatus,
  vendor: UserCard.nullable(),
  creator: UserCard.nullable(),
  own: z.boolean(),
  vendor_accepted: z.boolean(),
  may_take_over: z.boolean(),
  asked_at: Instant,
});
export type GroupRequestShape = z.infer<typeof GroupRequestShape>;
export const GroupRequestsShape = pagedShape({ requests: z.array(GroupRequestShape) });

export const GroupCalendarShape = pagedShape({
  things: z.array(
    z.object({
      offer_id: OfferId,
      title: z.string(),
      language: Locale,
      image: PictureShape.nullable(),
      own: z.boolean().describe('The caller lends it'),
      taken: z.array(Day),
      closed: z
        .array(Day)
        .describe('Other days on which a loan can neither begin nor end: closed, too soon or too far ahead.'),
    }),
  ),
});
export type GroupCalendarShape = z.infer<typeof GroupCalendarShape>;

export const groupLendingCalls = {
  groupNumbers: call('GET /group_numbers/{id}', {
    ...ofGroup,
    asks: 'group.numbers',
    missing: 'group_not_found',
    summary: 'What is lent in a group, counted: the last twelve months, nobody by name (admins)',
    note: 'To everybody else, members included, it answers 404.',
    answer: GroupNumbersShape,
  }),
  groupRequests: call('GET /group_request/{id}', {
    ...ofGroup,
    query: z.object({ ...pageQuery }),
    summary: 'What is asked for the things of a group, lent, or ended in the last 30 days, without messages (admins)',
    note: 'To everybody else, members included, it answers 404.',
    answer: GroupRequestsShape,
  }),
  groupCalendar: call('GET /group_calendar/{id}', {
    ...ofGroup,
    query: z
      .object({ date_from: AskedDay, date_to: AskedDay, ...pageQuery })
      .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' }),
    summary: 'On which days the things of a group are taken (members); at most 92 days',
    note: 'To everybody outside it answers 404, also where the group is listed.',
    answer: GroupCalendarShape,
  }),
} as const;
