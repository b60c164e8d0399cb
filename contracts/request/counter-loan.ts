import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { eventsWith, event, type PersonalFields } from '../kernel/events.js';
import { Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Money } from '../kernel/money.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Day, Instant, Period, Wish } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { line, paragraph } from '../kernel/text.js';
import { COUNTER_THINGS, counterActions, counterLimits } from '../rules/counter-loan.js';
import { Parts, Part } from '../rules/parts.js';
import { Quantity } from '../rules/quantity.js';
import { DepositKind } from '../rules/terms.js';
import {
  answerBody,
  answeredFields,
  DepositStatusView,
  formerKeptField,
  HandoverView,
  reasonField,
  recordBody,
  recordedFields,
  undoneField,
} from './handover.js';
import { PieceId } from './pieces.js';

export const CounterLoanId = z.uuid();
export type CounterLoanId = z.infer<typeof CounterLoanId>;

/** SHA-256 of an invitation's secret, in hex. */
const SecretHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Invitation token: loan id without hyphens, followed by a 128-bit secret. */
export const CounterToken = z.string().regex(/^[0-9a-f]{32}[A-Za-z0-9_-]{22}$/);
export type CounterToken = z.infer<typeof CounterToken>;

export const counterTokenOf = (loanId: CounterLoanId, secret: string): CounterToken =>
  `${loanId.replaceAll('-', '')}${secret}`;

/** Loan id and secret of a token; null for any other text. */
export const counterTokenParts = (token: string): Readonly<{ loanId: CounterLoanId; secret: string }> | null => {
  if (!CounterToken.safeParse(token).success) return null;
  const loanId = token.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return CounterLoanId.safeParse(loanId).success ? { loanId, secret: token.slice(32) } : null;
};

/**
 * Name and contact details of the person who has the item, and the owner's note: never shown to anyone but the owner.
 */
export const CounterPerson = {
  name: line(counterLimits.name),
  phone: line(counterLimits.phone).nullable(),
  email: Email.nullable(),
  note: paragraph(counterLimits.note, 1).nullable(),
};

const one = z.strictObject({ loanId: CounterLoanId });

export const counterLoanCommands = {
  enterCounterLoan: z.strictObject({
    loanId: CounterLoanId,
    offerId: OfferId,
    wish: Wish,
    /** Units of the offer. */
    units: Quantity.default(1),
    /** Numbered piece chosen for the handover, which does not reserve it. */
    pieceId: PieceId.optional(),
    ...CounterPerson,
    /** Agreed price; null: none, or not recorded. */
    price: Money.nullable(),
    /** Other offers that the same person takes for the same period: all loans are entered, or none. */
    further: z
      .array(
        z.strictObject({
          loanId: CounterLoanId,
          offerId: OfferId,
          units: Quantity.default(1),
          pieceId: PieceId.optional(),
          price: Money.nullable(),
        }),
      )
      .max(COUNTER_THINGS - 1)
      .optional(),
  }),
  /**
   * Replaces what is given of an open loan: period, number of units, price, name, contact details and note. The rest
   * stays as somebody else at the counter may have changed it meanwhile.
   */
  changeCounterLoan: z.strictObject({
    loanId: CounterLoanId,
    wish: Wish.optional(),
    units: Quantity.optional(),
    price: Money.nullable().optional(),
    person: z.strictObject(CounterPerson).partial().optional(),
    /** Ends the link to an account in the same act: it is not the account of the corrected person. */
    unlink: z.literal(true).optional(),
  }),
  /**
   * Replaces the period of several loans that were entered in the same act as `loanId`, with a price each: all are
   * changed, or none.
   */
  changeCounterEntry: z.strictObject({
    loanId: CounterLoanId,
    loans: z
      .array(z.strictObject({ loanId: CounterLoanId, price: Money.nullable() }))
      .min(1)
      .max(COUNTER_THINGS)
      .refine((all) => new Set(all.map((loan) => loan.loanId)).size === all.length),
    wish: Wish,
  }),
  completeCounterLoan: one,
  cancelCounterLoan: one,
  /**
   * Mails an invitation that links the loan to the recipient's account, and invalidates the previous one. It is valid
   * for the open loans that were entered together with this one as well.
   */
  inviteToCounterLoan: z.strictObject({ loanId: CounterLoanId, email: Email, locale: Locale }),
  /** Mails the person who has the item that it is overdue. `locale`: language of the owner. */
  remindCounterBorrower: z.strictObject({ loanId: CounterLoanId, locale: Locale }),
  /** Ends the link to an account, by either side. */
  unlinkCounterLoan: one,
  linkCounterLoan: z.strictObject({ token: CounterToken }),
  /** Shows the address of the pick-up to the linked borrower, or hides it again, as in an agreed request. */
  shareCounterAddress: z.strictObject({ loanId: CounterLoanId, shared: z.boolean() }),
  /** Removes name, contact details and notes, in all loans of the same person that were entered in the same act. */
  eraseCounterPerson: one,
  /** System only: publishes once that a loan was not returned in time. */
  noteCounterOverdue: one,
  recordCounterHandover: z.strictObject({ loanId: CounterLoanId, ...recordBody }),
  /** Command of the linked borrower. */
  answerCounterHandover: z.strictObject({ loanId: CounterLoanId, ...answerBody }),
} as const;

/** Deposit of the offer at the time of the entry; null for none, absent in older events. */
const frozenDeposit = {
  deposit: Money.nullable().optional(),
  depositKind: DepositKind.optional(),
  depositPerUnit: z.literal(true).optional(),
};

const ofLoan = eventsWith({ loanId: CounterLoanId, offerId: OfferId, vendorId: UserId, at: Instant });

/**
 * Stream `counterLoan-<loanId>`: a loan that the owner of an offer entered, made at the counter or by phone (spec §3,
 * request type 1). Its booking is in the calendar of the offer.
 */
export const CounterLoanEvent = z.discriminatedUnion('type', [
  ofLoan('CounterLoanEntered', {
    title: z.string(),
    period: Period,
    units: Quantity,
    price: Money.nullable(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    note: z.string().nullable(),
    /** Parts of each unit; absent for none, and in older events. */
    parts: Parts.optional(),
    /** Names of the parts, which are unnamed in `parts`; absent without parts, and in older events. */
    partNames: z.array(z.string()).nullable().optional(),
    /** Place of pick-up; null: the owner's main address, absent in older events. */
    placeId: PlaceId.nullable().optional(),
    /** Loans entered in the same act, this one included; absent: this one alone. */
    together: z.array(CounterLoanId).optional(),
    /** Piece chosen for the handover; absent for none, and in older events. */
    pieceId: PieceId.optional(),
    ...frozenDeposit,
  }),
  /** `creatorId`: linked account; absent without one, and in older events. */
  ofLoan('CounterLoanChanged', {
    period: Period,
    units: Quantity,
    price: Money.nullable(),
    creatorId: UserId.optional(),
  }),
  /**
   * Corrected entry; the data of a linked account are its own. Another name or address makes the invitation invalid
   * (`rules/counter-loan.ts`).
   */
  ofLoan('CounterPersonCorrected', {
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    note: z.string().nullable(),
  }),
  /** `endedAt`: end of the loan, before the agreed end after an early return. */
  ofLoan('CounterLoanCompleted', { endedAt: Instant }),
  ofLoan('CounterLoanCancelled', { creatorId: UserId.optional() }),
  ofLoan('CounterLoanInvited', {
    email: z.string().nullable(),
    secret: z.string().nullable(),
    hash: SecretHash,
    locale: Locale,
    expiresAt: Instant,
    /** Loan with whose invitation this one is mailed; absent: a mail of its own. */
    mailedWith: CounterLoanId.optional(),
  }),
  ofLoan('CounterBorrowerReminded', { email: z.string().nullable(), locale: Locale }),
  ofLoan('CounterLoanLinked', { creatorId: UserId }),
  /**
   * The latest record of a moment is valid. `missing`: number of parts that did not come back; `creatorId`: linked
   * account. Both are absent without such an account, and in older events.
   */
  ofLoan('CounterHandoverRecorded', {
    ...recordedFields,
    ...undoneField,
    ...reasonField,
    ...formerKeptField,
    note: z.string().nullable(),
    missing: z.int().min(0).optional(),
    creatorId: UserId.optional(),
  }),
  ofLoan('CounterHandoverAnswered', { creatorId: UserId, ...answeredFields }),
  ofLoan('CounterPersonErased', {}),
  /** The account of the owner was deleted; their names of the parts end with it. */
  ofLoan('CounterPartsErased', {}),
  ofLoan('CounterOverdueNoted', { creatorId: UserId.nullable() }),
  /** Either side has ended the link, or the linked account was deleted; the notes of its answers end with it. */
  ofLoan('CounterLoanUnlinked', { creatorId: UserId }),
  /** Ends with the link. */
  ofLoan('CounterAddressShared', { creatorId: UserId, shared: z.boolean() }),
]);
export type CounterLoanEvent = z.infer<typeof CounterLoanEvent>;

/** Stream `counterInviter-<userId>`: invitations of an owner, for the daily limits. */
export const CounterInviterEvent = z.discriminatedUnion('type', [
  /** `email`: recipient; absent in older events, null once erased. */
  event('CounterInvitationCounted', { userId: UserId, at: Instant, email: z.string().nullable().optional() }),
]);
export type CounterInviterEvent = z.infer<typeof CounterInviterEvent>;

export const counterLoanPersonal: PersonalFields<CounterLoanEvent | CounterInviterEvent> = {
  CounterInvitationCounted: { subject: 'userId', fields: ['email'] },
  CounterLoanEntered: { subject: 'vendorId', fields: ['name', 'phone', 'email', 'note', 'partNames'] },
  CounterPersonCorrected: { subject: 'vendorId', fields: ['name', 'phone', 'email', 'note'] },
  CounterHandoverRecorded: { subject: 'vendorId', fields: ['note', 'reason'] },
  CounterHandoverAnswered: { subject: 'creatorId', fields: ['note'] },
  CounterLoanInvited: { subject: 'vendorId', fields: ['email', 'secret'] },
  CounterBorrowerReminded: { subject: 'vendorId', fields: ['email'] },
};

export const CounterStatusName = z.enum(['agreed', 'running', 'completed', 'cancelled']);

export const CounterLoanView = z.strictObject({
  loanId: CounterLoanId,
  offerId: OfferId,
  vendorId: UserId,
  /** Account to which the loan is linked. */
  creatorId: UserId.nullable(),
  side: Side,
  title: z.string(),
  period: Period,
  /** Actual or agreed end. */
  end: Instant,
  units: Quantity,
  price: Money.nullable(),
  /** Numbers of the pieces that went out with the loan; for the owner, before that, of the piece chosen at the entry. */
  pieces: z.array(z.string()).default([]),
  /** Piece chosen at the entry, for the owner. */
  pieceId: PieceId.optional(),
  /** Parts of all units. */
  parts: z.array(Part),
  handovers: z.array(HandoverView),
  /** Null without a deposit; absent for older loans, which do not state it. */
  depositStatus: DepositStatusView.nullable().optional(),
  status: CounterStatusName,
  overdue: z.boolean(),
  /** The handover is recorded. */
  handedOut: z.boolean(),
  finishedAt: Instant.nullable(),
  /** Null for the borrower, and once erased. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  note: z.string().nullable(),
  personErased: z.boolean(),
  /** Latest invitation, for the owner; `token` is null when the key of the owner was destroyed. */
  invitation: z
    .strictObject({ email: z.string().nullable(), token: CounterToken.nullable(), expiresAt: Instant, at: Instant })
    .nullable(),
  /** For the owner: a correction of the person has made the latest invitation invalid, and none was sent since. */
  invitationWithdrawn: z.boolean(),
  /** Latest reminder by mail, for the owner. */
  remindedAt: Instant.nullable(),
  actions: z.array(z.enum(counterActions)),
  /** For the borrower: how to reach the owner may be shown (`rules/counter-loan.ts`). */
  contactReleased: z.boolean(),
  /** Place of pick-up; null: the owner's main address, absent for older loans. */
  placeId: PlaceId.nullable().optional(),
  /** The owner shows their address to the linked borrower. */
  addressShared: z.boolean(),
  /** Loans entered in the same act, this one included; empty: this one alone. */
  together: z.array(CounterLoanId),
  enteredAt: Instant,
});
export type CounterLoanView = z.infer<typeof CounterLoanView>;

/** Row of a data export: without the state of the page. */
export const CounterLoanRow = CounterLoanView.omit({
  actions: true,
  overdue: true,
  handedOut: true,
  contactReleased: true,
  placeId: true,
  invitationWithdrawn: true,
  pieces: true,
  pieceId: true,
}).extend({ invitation: z.strictObject({ email: z.string().nullable(), expiresAt: Instant, at: Instant }).nullable() });

export const CounterTab = z.enum(['current', 'done']);
export type CounterTab = z.infer<typeof CounterTab>;

/** `text`: words of title, person or note; `offerIds`: offers with this number. `from`, `to`: days of the loan. */
export const CounterLoanSearch = z.strictObject({
  text: z.string().trim().max(limits.searchTerm).optional(),
  offerIds: z.array(OfferId).max(20).optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type CounterLoanSearch = z.infer<typeof CounterLoanSearch>;

export const counterLoanQueries = {
  /** Loans of a side; current ones by their end, others by the latest end first. `counts`: loans found in each tab. */
  counterLoans: {
    question: CounterLoanSearch.extend({ side: Side, tab: CounterTab, paging: Paging }),
    answer: pageOf(CounterLoanView).extend({ counts: z.record(CounterTab, z.int()) }),
  },
  /**
   * Borrowers of the latest own loans whose name, phone or email has every word of the text, without those that were
   * erased; the latest first.
   */
  counterPersons: {
    question: z.strictObject({ text: z.string().trim().min(2).max(limits.searchTerm) }),
    answer: z.array(z.strictObject({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })),
  },
  counterLoan: { question: one, answer: CounterLoanView.nullable() },
  /** Loan of an invitation, for its holder, with the refusal that linking would meet. */
  counterInvitation: {
    question: z.strictObject({ token: CounterToken }),
    answer: z
      .strictObject({
        loanId: CounterLoanId,
        /** Null where the caller can no longer link it, so that an old link shows nothing about the loan. */
        loan: CounterLoanView.pick({ vendorId: true, title: true, period: true, units: true, price: true }).nullable(),
        /** Other loans that the same invitation links. */
        further: z.array(CounterLoanView.pick({ title: true, period: true, units: true, price: true })),
        /** The caller is the borrower already. */
        isLinked: z.boolean(),
        problem: z
          .enum(['invitation_expired', 'invitation_used_up', 'counter_loan_over', 'own_counter_loan', 'people_apart'])
          .nullable(),
      })
      .nullable(),
  },
} as const;

export const counterLoanRefusals = {
  counter_loan_not_found: m(
    404,
    'Diese Ausleihe gibt es nicht oder sie ist nicht deine.',
    'This loan doesn’t exist or isn’t yours.',
    'Deze uitlening bestaat niet of is niet van jou.',
  ),
  counter_too_old: m(
    422,
    'Der erste Tag darf höchstens {days} Tage zurückliegen.',
    'The first day can be at most {days} days ago.',
    'De eerste dag mag hoogstens {days} dagen geleden zijn.',
  ),
  counter_too_long: m(
    422,
    'Eine Ausleihe dauert höchstens {days} Tage. Wähl einen früheren letzten Tag.',
    'A loan lasts {days} days at most. Choose an earlier last day.',
    'Een uitlening duurt hoogstens {days} dagen. Kies een eerdere laatste dag.',
  ),
  counter_days_taken: m(
    409,
    'In dieser Zeit ist es schon vergeben.',
    'It’s already lent out during this time.',
    'In deze periode is het al uitgeleend.',
  ),
  counter_days_blocked: m(
    409,
    'Diese Zeit hast du gesperrt. Gib sie im Kalender frei, dann kannst du die Ausleihe eintragen.',
    'You’ve blocked this time. Unblock it in the calendar, then you can enter the loan.',
    'Deze periode heb je geblokkeerd. Geef die vrij in de agenda, dan kun je de uitlening invoeren.',
  ),
  counter_offer_gone: m(
    409,
    'Dieses Inserat ist nicht mehr online. Die Ausleihe kannst du verlängern oder kürzen, aber nicht früher beginnen lassen, verschieben oder um weitere Stücke erweitern.',
    'This offer is no longer online. You can extend or shorten the loan, but not start it earlier, move it or add more units.',
    'Deze advertentie staat niet meer online. Je kunt de uitlening verlengen of verkorten, maar niet eerder laten beginnen, verplaatsen of met meer stuks uitbreiden.',
  ),
  counter_units_recorded: m(
    409,
    'Du hast schon festgehalten, was mitging. Trag eine andere Menge als neue Ausleihe ein.',
    'You’ve already recorded what went out. Enter a different quantity as a new loan.',
    'Je hebt al vastgelegd wat is meegegeven. Voer een ander aantal als nieuwe uitlening in.',
  ),
  counter_units_out: m(
    409,
    'Davon sind schon {count} Stück herausgegeben. Nimm sie zuerst zurück.',
    '{count} of them have already gone out. Take them back first.',
    'Daarvan zijn er al {count} meegegeven. Neem ze eerst terug.',
  ),
  counter_loan_over: m(
    409,
    'Diese Ausleihe ist schon beendet.',
    'This loan has already ended.',
    'Deze uitlening is al afgelopen.',
  ),
  counter_loan_not_linked: m(
    409,
    'Diese Ausleihe ist mit keinem Konto verbunden.',
    'This loan isn’t linked to an account.',
    'Deze uitlening is niet aan een account gekoppeld.',
  ),
  counter_loan_linked: m(
    409,
    'Diese Ausleihe ist schon mit einem Konto verbunden.',
    'This loan is already linked to an account.',
    'Deze uitlening is al aan een account gekoppeld.',
  ),
  own_counter_loan: m(
    403,
    'Diese Ausleihe hast du selbst eingetragen. Die Einladung ist für die Person, die sich das geliehen hat.',
    'You entered this loan yourself. The invitation is for the person who borrowed it.',
    'Deze uitlening heb je zelf ingevoerd. De uitnodiging is voor degene die het heeft geleend.',
  ),
  person_erased: m(
    409,
    'Du hast den Namen und die Kontaktdaten zu dieser Ausleihe entfernt.',
    'You’ve removed the name and contact details of this loan.',
    'Je hebt de naam en contactgegevens bij deze uitlening verwijderd.',
  ),
  counter_not_overdue: m(
    409,
    'Diese Ausleihe ist noch nicht überfällig.',
    'This loan isn’t overdue yet.',
    'Deze uitlening is nog niet te laat.',
  ),
  counter_no_address: m(
    409,
    'Zu dieser Ausleihe kennst du keine E-Mail-Adresse.',
    'You don’t have an email address for this loan.',
    'Bij deze uitlening is geen e-mailadres bekend.',
  ),
  counter_reminded_today: m(
    429,
    'Heute hast du schon erinnert. Morgen geht es wieder.',
    'You’ve already sent a reminder today. You can send another tomorrow.',
    'Je hebt vandaag al een herinnering gestuurd. Morgen kan het weer.',
  ),
  too_many_invitations_to_address: m(
    429,
    'An diese Adresse hast du in den letzten 24 Stunden schon {max} E-Mails verschickt. Ab dem {time} geht es wieder.',
    'You’ve sent {max} emails to this address in the last 24 hours. You can send another from {time}.',
    'Je hebt in de afgelopen 24 uur al {max} e-mails naar dit adres gestuurd. Vanaf {time} kan het weer.',
  ),
  too_many_counter_invitations: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max} E-Mails verschickt. Ab dem {time} geht es weiter.',
    'You’ve sent {max} emails in the last 24 hours. You can send more from {time}.',
    'Je hebt in de afgelopen 24 uur al {max} e-mails verstuurd. Vanaf {time} kan het weer.',
  ),
};
