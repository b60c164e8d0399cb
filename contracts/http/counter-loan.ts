import * as z from 'zod';
import { PlaceOpening } from '../account/opening-days.js';
import { Email } from '../kernel/email.js';
import { OfferId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { Instant } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { COUNTER_THINGS, counterActions } from '../rules/counter-loan.js';
import { Part } from '../rules/parts.js';
import { PieceId } from '../request/pieces.js';
import { Quantity } from '../rules/quantity.js';
import { START_TIME } from '../rules/start-time.js';
import {
  CounterLoanId,
  CounterPerson,
  CounterStatusName,
  CounterTab,
  CounterToken,
  counterLoanQueries,
} from '../request/counter-loan.js';
import { NoBody, call } from './call.js';
import { DepositStatusView } from '../request/handover.js';
import { ContactShape, HandoverAnswerBody, HandoverBody, HandoverShape, PeriodShape } from './request.js';
import { AskedDay, datesInOrder, pagedShape, pageQuery, pickedInOrder, PictureShape, UserCard } from './shapes.js';

const Pieces = z
  .array(z.string())
  .optional()
  .describe('Numbers of the pieces that it has or had; for the owner, before the handover, of the piece chosen.');

/** Loan that the owner of an offer entered. Sums are integer cents. */
export const CounterLoanShape = z.object({
  loan_id: CounterLoanId,
  offer_id: OfferId,
  side: Side,
  title: z.string(),
  image: PictureShape.nullable(),
  period: PeriodShape,
  end: Instant,
  quantity: z.int(),
  price: z.int().nullable(),
  pieces: Pieces,
  piece_id: PieceId.optional().describe('Numbered piece chosen at the entry, for the owner.'),
  status: CounterStatusName,
  overdue: z.boolean().describe('The thing was handed out, the period is over, and it is not back.'),
  handed_out: z.boolean().describe('The handover is recorded.'),
  finished_at: Instant.nullable(),
  name: z.string().nullable().describe('Who has the thing, for its owner alone; null once it was removed.'),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  note: z.string().nullable(),
  person_erased: z.boolean(),
  other: UserCard.nullable().describe('The linked account for the owner, the owner for the linked account.'),
  linked: z.boolean(),
  address_shared: z
    .boolean()
    .describe('The linked account sees the address of the pick-up; that of a shop is always shown.'),
  invitation: z
    .object({ email: z.string().nullable(), url: z.string().nullable(), expires_at: Instant, made_at: Instant })
    .nullable(),
  invitation_withdrawn: z
    .boolean()
    .describe('For the owner: a corrected name or address has made the latest invitation invalid; send another.'),
  reminded_at: Instant.nullable().describe('Latest reminder by mail, for the owner.'),
  parts: z.array(Part).describe('Parts of all units that are lent.'),
  handovers: z.array(HandoverShape),
  deposit_status: DepositStatusView.nullable()
    .optional()
    .describe('Deposit in cents and its stage; null without one, absent for loans entered before it was recorded.'),
  actions: z.array(z.enum(counterActions)),
  contact: ContactShape.nullable().describe(
    'For the linked account: how to reach the owner, as in an agreed request. In the answer for one loan only.',
  ),
  opening: PlaceOpening.nullable().describe(
    'For the linked account: times of pick-up and return; null: unknown at the moment. In the answer for one loan only.',
  ),
  group_id: CounterLoanId.nullable().describe(
    'Shared by loans that were entered in the same act; null: this one alone.',
  ),
  together: z
    .array(
      z.object({
        loan_id: CounterLoanId,
        offer_id: OfferId,
        title: z.string(),
        quantity: z.int(),
        price: z.int().nullable(),
        pieces: Pieces,
        piece_id: PieceId.optional(),
        period: PeriodShape,
        end: Instant,
        finished_at: Instant.nullable(),
        status: CounterStatusName,
        overdue: z.boolean(),
        handed_out: z.boolean(),
        deposit_status: DepositStatusView.nullable().optional(),
        actions: z.array(z.enum(counterActions)),
      }),
    )
    .describe('The other loans that were entered in the same act. In the answer for one loan only.'),
  entered_at: Instant,
});
export type CounterLoanShape = z.infer<typeof CounterLoanShape>;

const period = {
  date_from: AskedDay.describe('The first day; at most 30 days ago.'),
  date_to: AskedDay.optional().describe('The last day, included; absent: one day.'),
  time_from: z.string().regex(START_TIME, { error: 'start_half_hour' }).optional(),
  duration: z.int().min(1).max(limits.hours).optional().describe('Hours, together with `time_from`.'),
};

const AgreedPrice = z.int().min(0).max(limits.money).describe('Agreed price for all of it, in cents.');

const ChosenPiece = PieceId.optional().describe(
  'Numbered piece chosen for the handover, which is not reserved. One that does not exist is 404 `piece_not_found`.',
);

export const CounterLoanBody = pickedInOrder(
  z.strictObject({
    offer_id: OfferId,
    quantity: Quantity.default(1).describe(
      'How many units are lent. Where fewer are free, the answer is 409 `not_enough_units`.',
    ),
    piece_id: ChosenPiece,
    ...period,
    name: CounterPerson.name,
    phone: CounterPerson.phone.optional(),
    email: CounterPerson.email.optional(),
    note: CounterPerson.note.optional(),
    price: AgreedPrice.nullable().optional(),
    further: z
      .array(
        z.strictObject({
          offer_id: OfferId,
          quantity: Quantity.default(1),
          piece_id: ChosenPiece,
          price: AgreedPrice.nullable().optional(),
        }),
      )
      .max(COUNTER_THINGS - 1)
      .optional()
      .describe('Other offers that the same person takes for the same period. All loans are entered, or none.'),
  }),
);
export type CounterLoanBody = z.input<typeof CounterLoanBody>;

export const CounterChangeBody = pickedInOrder(
  z.strictObject({
    quantity: Quantity.optional(),
    ...period,
    date_from: period.date_from.optional().describe('With it, the whole period is replaced.'),
    price: AgreedPrice.nullable().optional(),
    name: CounterPerson.name.optional(),
    phone: CounterPerson.phone.optional(),
    email: CounterPerson.email.optional(),
    note: CounterPerson.note.optional(),
    unlink: z.literal(true).optional().describe('Ends the link to an account, which stays without it.'),
  }),
).refine(
  ({ date_from: from, date_to: to, time_from: time }) => from !== undefined || (to === undefined && time === undefined),
  { path: ['date_from'], error: 'date_needed' },
);
export type CounterChangeBody = z.input<typeof CounterChangeBody>;

export const CounterEntryBody = pickedInOrder(
  z.strictObject({
    loans: z
      .array(z.strictObject({ loan_id: CounterLoanId, price: AgreedPrice.nullable() }))
      .min(1)
      .max(COUNTER_THINGS)
      .refine((all) => new Set(all.map((loan) => loan.loan_id)).size === all.length, { error: 'loan_twice' }),
    ...period,
  }),
);
export type CounterEntryBody = z.input<typeof CounterEntryBody>;

const Opened = counterLoanQueries.counterInvitation.answer.unwrap().shape;

/** Loan of an invitation, for its holder. `problem`: why the caller cannot link it. */
export const CounterInvitationShape = z.object({
  loan_id: CounterLoanId,
  loan: z
    .object({
      title: z.string(),
      period: PeriodShape,
      quantity: z.int(),
      price: z.int().nullable(),
      owner: UserCard.pick({ nickname: true, company: true, color: true, image_thumb: true }).nullable(),
      further: z
        .array(z.object({ title: z.string(), period: PeriodShape, quantity: z.int(), price: z.int().nullable() }))
        .describe('Other loans that the invitation links, which were entered in the same act.'),
    })
    .nullable()
    .describe('Null where the link no longer works: it was used, it expired, or the loan ended.'),
  linked: z.boolean().describe('The caller is the borrower already.'),
  problem: Opened.problem,
});
export type CounterInvitationShape = z.infer<typeof CounterInvitationShape>;

const ofLoan = { access: 'user', id: CounterLoanId, key: 'loanId' } as const;
const changed = { ...ofLoan, whenSuspended: true, answers: 'counterLoan', answer: CounterLoanShape } as const;

export const counterLoanCalls = {
  enterCounterLoan: call('POST /counter_loan', {
    access: 'user',
    underTerms: true,
    body: CounterLoanBody,
    summary: 'Enter a loan of an own offer, or of several, that was made at the counter or by phone',
    note: 'The answer is the loan of `offer_id`; `together` names the others.',
    answer: CounterLoanShape,
  }),
  counterLoans: call('GET /counter_loan', {
    access: 'user',
    cost: 'heavy',
    query: z
      .object({
        side: Side.default('vendor'),
        tab: CounterTab.default('current'),
        query: z
          .string()
          .trim()
          .max(limits.searchTerm)
          .optional()
          .describe(
            'Every word of it is in the title, or, for the owner, in name, contact details or note; or the number of the offer, or that of a piece or its beginning, from two characters on.',
          ),
        date_from: AskedDay.optional().describe('Loans that end on this day or later.'),
        date_to: AskedDay.optional().describe('Loans that begin on this day or before.'),
        ...pageQuery,
      })
      .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' }),
    summary: 'Loans entered at the counter, and those linked to the own account',
    answer: pagedShape({ loans: z.array(CounterLoanShape), counts: z.record(CounterTab, z.int()) }),
  }),
  counterLoan: call('GET /counter_loan/{id}', {
    ...ofLoan,
    summary: 'One loan entered at the counter',
    answer: CounterLoanShape,
  }),
  changeCounterLoan: call('PATCH /counter_loan/{id}', {
    ...ofLoan,
    whenSuspended: true,
    body: CounterChangeBody,
    summary: 'Change period, quantity, price or person of an open loan entered at the counter',
    note: 'What is left out stays; null removes it. The first day may stay, also where it is more than 30 days ago. What was lent before stays reserved for it. Another name or email makes an invitation invalid. Name, phone and email are corrected in all loans of the same person and act, also those that ended, and so is the link ended.',
    answer: CounterLoanShape,
  }),
  counterPersons: call('GET /counter_person', {
    access: 'user',
    cost: 'heavy',
    query: z.object({ query: counterLoanQueries.counterPersons.question.shape.text }),
    summary: 'Borrowers of the latest own loans at the counter, as suggestions for the next entry',
    note: 'Every word of `query` is in name, phone or email. At most 5, the latest first, never one that was removed.',
    answer: z.array(z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })),
  }),
  changeCounterEntry: call('PATCH /counter_entry/{id}', {
    ...ofLoan,
    whenSuspended: true,
    body: CounterEntryBody,
    summary: 'Replace the period of open loans that were entered in the same act, with a price each',
    note: 'All loans are changed, or none: the refusal names the one that cannot be, in `loans.<index>.loan_id`. All of them were entered in the same act as the loan of the id, which is the answer.',
    answer: CounterLoanShape,
  }),
  completeCounterLoan: call('PATCH /counter_loan_complete/{id}', {
    ...changed,
    body: NoBody,
    sends: 'request.completeCounterLoan',
    summary: 'The thing is back; the rest of its days is free',
  }),
  cancelCounterLoan: call('PATCH /counter_loan_cancel/{id}', {
    ...changed,
    body: NoBody,
    sends: 'request.cancelCounterLoan',
    summary: 'Cancel a loan entered at the counter; its days are free',
    note: 'Once the handover is recorded, not before the record is undone (409 `handover_recorded`).',
  }),
  eraseCounterPerson: call('PATCH /counter_loan_erase/{id}', {
    ...changed,
    body: NoBody,
    sends: 'request.eraseCounterPerson',
    summary: 'Remove name, contact details and note of the person who has or had the thing',
    note: 'In all loans of the same person and act, also those that ended.',
  }),
  recordCounterHandover: call('PATCH /counter_loan_handover/{id}', {
    ...changed,
    body: HandoverBody,
    sends: 'request.recordCounterHandover',
    summary: 'Record which parts went out or came back',
  }),
  answerCounterHandover: call('PATCH /counter_loan_handover_answer/{id}', {
    ...changed,
    body: HandoverAnswerBody,
    sends: 'request.answerCounterHandover',
    summary: 'Confirm a record as linked borrower, or object to it, once',
  }),
  unlinkCounterLoan: call('DELETE /counter_loan_link/{id}', {
    ...ofLoan,
    whenSuspended: true,
    sends: 'request.unlinkCounterLoan',
    until: 'request.counterLoan',
    summary: 'End the link of a loan to an account, by its owner or by the linked person, who no longer sees it',
  }),
  shareCounterAddress: call('PATCH /counter_loan_address/{id}', {
    ...changed,
    body: z.strictObject({ shared: z.boolean() }),
    sends: 'request.shareCounterAddress',
    summary: 'Show the address of the pick-up to the linked account, or hide it again',
    note: 'Possible until the loan is over. The address of a shop is shown without it.',
  }),
  inviteToCounterLoan: call('POST /counter_loan_invitation/{id}', {
    ...ofLoan,
    body: z.strictObject({ email: Email }),
    summary: 'Invite the person who has the thing by mail, to link the loan to their account',
    note: 'The link works once and for 14 days, also for the open loans that were entered in the same act. A new invitation invalidates the link before.',
    answer: CounterLoanShape,
  }),
  remindCounterBorrower: call('POST /counter_loan_reminder/{id}', {
    ...ofLoan,
    body: NoBody,
    summary: 'Mail the person who has the thing that it is overdue',
    note: 'Once a day, to the address of the latest invitation, else to the one entered.',
    answer: CounterLoanShape,
  }),
  counterInvitation: call('GET /counter_invitation/{id}', {
    access: 'anyone',
    secret: true,
    id: CounterToken,
    summary: 'Which loan an invitation leads to',
    answer: CounterInvitationShape,
  }),
  linkCounterLoan: call('POST /counter_invitation/{id}', {
    access: 'user',
    id: CounterToken,
    body: z.strictObject({}),
    summary: 'Link the loan of an invitation to the own account',
    answer: CounterLoanShape,
  }),
} as const;
