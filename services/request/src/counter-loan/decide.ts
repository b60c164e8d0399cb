import type * as z from 'zod';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { decided, isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { mailboxOf } from '@lendring/contracts/kernel/email.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import type {
  CounterInviterEvent,
  CounterLoanEvent,
  counterLoanCommands,
} from '@lendring/contracts/request/counter-loan.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import {
  COUNTER_DAYS_BACK,
  COUNTER_INVITATION_DAYS,
  COUNTER_INVITATIONS_A_DAY,
  COUNTER_INVITATIONS_TO_ADDRESS,
  counterAddress,
  counterChangeProblem,
  counterOverdueFrom,
  counterWishProblem,
  isSameBorrower,
  objectionToCounterAction,
  type CounterAction,
} from '@lendring/contracts/rules/counter-loan.js';
import { answerProblem, areCounts, partsOfUnits } from '@lendring/contracts/rules/handover.js';
import { areUnnamed, unnamedParts } from '@lendring/contracts/rules/parts.js';
import { instantAt } from '@lendring/contracts/rules/local-time.js';
import { nextAllowed } from '@lendring/contracts/rules/within-day.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';
import type { Terms } from '../asking/decide.js';
import {
  answerRecord,
  depositProblem,
  formerKeptOf,
  isOutdated,
  isRepeated,
  missingOf,
  recordedAfter,
  recordOf,
  tooOften,
  typedDeposit,
} from '../handover/decide-record.js';
import { counterDeposit } from '../handover/decide-deposit.js';
import type { CounterInviter, CounterLoan, Entered, Person } from './counter-loan.aggregate.js';

export type CounterDecision = Decision<readonly CounterLoanEvent[], RequestRefusal>;

const nothing = decided<readonly CounterLoanEvent[]>([]);

/** Input of the decision, loaded by the handler; `period` is null when the local time does not exist. */
export type Entering = Omit<z.infer<typeof counterLoanCommands.enterCounterLoan>, 'further'> &
  Readonly<{
    /** Loans entered in the same act, this one included; empty: this one alone. */
    together: readonly string[];
    vendorId: string | null;
    terms: Pick<
      Terms,
      'ownerId' | 'title' | 'zone' | 'parts' | 'placeId' | 'deposit' | 'depositKind' | 'depositPerUnit'
    > | null;
    period: Period | null;
    /** Pieces of the offer; may be left out where none was chosen. */
    pieces?: readonly Readonly<{ pieceId: number }>[];
    at: string;
  }>;

const refusedDays = (problem: NonNullable<ReturnType<typeof counterWishProblem>>) =>
  problem === 'counter_too_old'
    ? refused(problem, { days: COUNTER_DAYS_BACK })
    : problem === 'counter_too_long'
      ? refused(problem, { days: limits.duration })
      : refused(problem);

/** Enters a loan of an own offer. The handler books it in the calendar in the same append. */
export const enter = (loan: CounterLoan, entering: Entering): CounterDecision => {
  const { loanId, offerId, wish, units, name, phone, email, note, price, vendorId, terms, period, at } = entering;
  const { together, pieceId, pieces = [] } = entering;
  if (!terms) return refused('offer_not_available');
  if (vendorId === null || terms.ownerId !== vendorId) return refused('not_owner');
  if (loan.stage !== 'absent') return loan.vendorId === vendorId ? nothing : refused('counter_loan_not_found');
  const problem = counterWishProblem(wish, dayIn(at, terms.zone));
  if (problem) return refusedDays(problem);
  if (!period) return refused('time_does_not_exist');
  if (pieceId !== undefined && !pieces.some((piece) => piece.pieceId === pieceId)) return refused('piece_not_found');
  const { title, parts, placeId, deposit, depositKind, depositPerUnit } = terms;
  return decided([
    {
      type: 'CounterLoanEntered',
      data: {
        loanId,
        offerId,
        vendorId,
        title,
        period,
        units,
        price,
        name,
        phone,
        email,
        note,
        at,
        ...(parts.length > 0 && { parts: unnamedParts(parts), partNames: parts.map(({ name: part }) => part) }),
        placeId: placeId ?? null,
        deposit,
        ...(depositKind && { depositKind }),
        ...(depositPerUnit && { depositPerUnit }),
        ...(together.length > 0 && { together: [...together] }),
        ...(pieceId !== undefined && { pieceId }),
      },
    },
  ]);
};

export type Owner = Readonly<{ userId: string | null; at: string }>;

/** Linked account, to be notified; absent without one. */
const linked = ({ creatorId }: Entered) => creatorId !== null && { creatorId };

const ids = ({ loanId, offerId, vendorId }: Entered, at: string) => ({ loanId, offerId, vendorId, at });

/** True once the handover is recorded. */
const isRecordedOut = ({ handovers }: Entered): boolean => recordOf(handovers, 'out') !== null;

const owned =
  (
    action: CounterAction,
    then: (loan: Entered, at: string) => readonly CounterLoanEvent[],
    isOut: (loan: Entered) => boolean = isRecordedOut,
  ) =>
  (loan: CounterLoan, { userId, at }: Owner): CounterDecision => {
    if (loan.stage === 'absent' || loan.vendorId !== userId) return refused('counter_loan_not_found');
    const objection = objectionToCounterAction(
      action,
      { ...loan, isLinked: loan.creatorId !== null, isOut: isOut(loan) },
      at,
    );
    if (objection === 'done') return nothing;
    return objection ? refused(objection) : decided(then(loan, at));
  };

/** Corrected fields of a person; the others stay. */
type Correction = { readonly [Field in keyof Person]?: Person[Field] | undefined };

/** Input of the decision; `piecesOut`: named pieces that the loan has. */
export type Changing = Omit<z.infer<typeof counterLoanCommands.changeCounterLoan>, 'loanId' | 'person'> &
  Readonly<{ person?: Correction | undefined }> &
  Pick<Entering, 'period'> &
  Readonly<{ terms: Pick<Terms, 'zone'> | null; piecesOut: number }>;

const isSamePerson = (one: Person, other: Person): boolean =>
  one.name === other.name && one.phone === other.phone && one.email === other.email && one.note === other.note;

/** Corrects who has the thing; nothing if it is already so. */
const correct = (loan: Entered, changes: Correction, at: string): CounterDecision => {
  const { name = loan.name, phone = loan.phone, email = loan.email, note = loan.note } = changes;
  if (isSamePerson({ name, phone, email, note }, loan)) return nothing;
  if (loan.isPersonErased) return refused('person_erased');
  return decided([{ type: 'CounterPersonCorrected', data: { ...ids(loan, at), name, phone, email, note } }]);
};

const unlinked = (loan: Entered, at: string): readonly CounterLoanEvent[] =>
  loan.creatorId === null
    ? []
    : [{ type: 'CounterLoanUnlinked', data: { ...ids(loan, at), creatorId: loan.creatorId } }];

/**
 * Corrects the person of another loan that was entered in the same act, in what changes of it; not its note. A loan that
 * ended names the person correctly as well: the same act has one person, and a mistake is no record. Its link to the same
 * account ends, too.
 */
export const correctAlso = (
  other: Entered,
  before: Entered,
  { person: { name, phone, email } = {}, unlink: ends }: Pick<Changing, 'person' | 'unlink'>,
  at: string,
): CounterDecision => {
  if (!isSameBorrower(other, before)) return nothing;
  const corrected = correct(other, { name, email, phone: phone === before.phone ? other.phone : phone }, at);
  if (isRefused(corrected)) return corrected;
  const isLinked = ends === true && other.creatorId === before.creatorId;
  return decided([...(isLinked ? unlinked(other, at) : []), ...corrected.events]);
};

/** True if a change needs the offer: for more units, an earlier start, or other days. An end may be later without it. */
const needsOffer = (loan: Entered, { start }: Period, units: number): boolean =>
  units > loan.units || start < loan.period.start || start >= loan.period.end;

/** True once a record counts on the number of units: by their parts, or by a deposit for each of them. */
const areUnitsRecorded = ({ parts, handovers, depositPerUnit }: Entered): boolean =>
  (parts.length > 0 && handovers.length > 0) ||
  (depositPerUnit === true && handovers.some(({ secured }) => secured === true));

/**
 * Changes period, units, price and person of an open loan, also of an offer that is gone (`terms` null). The handler
 * moves its booking in the same append.
 */
export const change = (loan: CounterLoan, owner: Owner, changing: Changing): CounterDecision => {
  const allowed = owned('change', () => [])(loan, owner);
  if (isRefused(allowed) || loan.stage === 'absent') return allowed;
  const { wish, units = loan.units, price = loan.price, person = {}, terms, piecesOut } = changing;
  const { zone } = terms ?? loan.period;
  const first = dayIn(loan.period.start, loan.period.zone);
  const problem = wish && counterChangeProblem(wish, first, dayIn(owner.at, zone));
  if (problem) return refusedDays(problem);
  const period = wish ? changing.period : loan.period;
  if (!period) return refused('time_does_not_exist');
  if (!terms && needsOffer(loan, period, units)) return refused('counter_offer_gone');
  if (units < piecesOut) return refused('counter_units_out', { count: piecesOut });
  if (units !== loan.units && areUnitsRecorded(loan)) return refused('counter_units_recorded');
  const isSame =
    units === loan.units &&
    price?.minor === loan.price?.minor &&
    period.start === loan.period.start &&
    period.end === loan.period.end &&
    period.wish.kind === loan.period.wish.kind;
  const corrected = correct(loan, person, owner.at);
  if (isRefused(corrected)) return corrected;
  const isUnlinked = changing.unlink === true;
  // A former borrower no longer sees what was changed.
  const told = !isUnlinked && linked(loan);
  return decided([
    ...(isUnlinked ? unlinked(loan, owner.at) : []),
    ...(isSame
      ? []
      : [{ type: 'CounterLoanChanged' as const, data: { ...ids(loan, owner.at), period, units, price, ...told } }]),
    ...corrected.events,
  ]);
};

const completed = (loan: Entered, at: string): CounterLoanEvent => ({
  type: 'CounterLoanCompleted',
  data: { ...ids(loan, at), endedAt: at < loan.period.end ? at : loan.period.end },
});

/** Completes the loan; the handler frees the rest of the days. */
export const complete = owned('complete', (loan, at) => [completed(loan, at)]);

/** Cancels the loan; the handler releases its days. */
export const cancel = owned('cancel', (loan, at) => [
  { type: 'CounterLoanCancelled', data: { ...ids(loan, at), ...linked(loan) } },
]);

export const erasePerson = owned('erase_person', (loan, at) => [{ type: 'CounterPersonErased', data: ids(loan, at) }]);

/** Erases the person of another loan that was entered in the same act, also of one that ended. */
export const erasePersonAlso = (other: Entered, before: Person, owner: Owner): CounterDecision =>
  isSameBorrower(other, before) ? erasePerson(other, owner) : nothing;

/** Shows the address of the pick-up to the linked borrower, or hides it again. */
export const shareAddress = (loan: CounterLoan, owner: Owner, shared: boolean): CounterDecision =>
  owned(shared ? 'share_address' : 'unshare_address', (known, at) =>
    known.creatorId === null
      ? []
      : [{ type: 'CounterAddressShared', data: { ...ids(known, at), creatorId: known.creatorId, shared } }],
  )(loan, owner);

/** Notes once that a loan was not returned in time. `isOut`: its handover is recorded, or its pieces are out. */
export const noteOverdue = (loan: CounterLoan, at: string, isOut: boolean): CounterDecision =>
  loan.stage !== 'agreed' || loan.isOverdueNoted || !isOut || at < counterOverdueFrom(loan.period)
    ? nothing
    : decided([{ type: 'CounterOverdueNoted', data: { ...ids(loan, at), creatorId: loan.creatorId } }]);

/**
 * Records what went out or came back; a repeat of the valid record changes nothing. A return completes an open loan, and
 * the handler frees the rest of the days.
 */
export const recordHandover = (
  loan: CounterLoan,
  owner: Owner,
  {
    moment,
    counts,
    note: typed,
    undone,
    revision,
    ...deposit
  }: z.infer<typeof counterLoanCommands.recordCounterHandover>,
): CounterDecision => {
  const secured = typedDeposit({ moment, ...deposit });
  const record = { moment, counts, ...secured, note: typed || null, ...(undone && { undone }) };
  const toldOf = (known: Entered, at: string) => {
    const { handovers } = recordedAfter(known, { ...record, authorId: known.vendorId, at });
    const missing = missingOf(known.parts, known.units, handovers).reduce((sum, { count }) => sum + count, 0);
    return known.creatorId !== null && { creatorId: known.creatorId, missing };
  };
  const decision = owned(`record_${moment}`, (known, at) => [
    ...(isRepeated(known.handovers, record)
      ? []
      : [
          {
            type: 'CounterHandoverRecorded' as const,
            data: { ...ids(known, at), ...record, ...formerKeptOf(known.handovers, moment), ...toldOf(known, at) },
          },
        ]),
    ...(moment === 'back' && !undone && known.stage === 'agreed' ? [completed(known, at)] : []),
  ])(loan, owner);
  if (isRefused(decision) || loan.stage === 'absent') return decision;
  if (!isRepeated(loan.handovers, record) && isOutdated(loan.handovers, moment, revision))
    return refused('record_changed');
  const often = isRepeated(loan.handovers, record) ? null : tooOften(loan, record);
  if (often) return often;
  const problem = depositProblem({ moment, ...secured }, counterDeposit(loan), loan.handovers);
  if (problem) return refused(problem);
  return areCounts(counts, partsOfUnits(loan.parts, loan.units)) ? decision : refused('parts_differ');
};

/** Confirms a record or objects to it, by the linked borrower, as in a request. */
export const answerHandover = (
  loan: CounterLoan,
  { userId, at }: Owner,
  answering: z.infer<typeof counterLoanCommands.answerCounterHandover>,
): CounterDecision => {
  if (loan.stage === 'absent' || userId === null) return refused('counter_loan_not_found');
  if (userId === loan.vendorId) return refused('wrong_side');
  if (userId !== loan.creatorId) return refused('counter_loan_not_found');
  const answer = answerRecord(loan.handovers, answering, answerProblem(answering.moment, loan, at));
  if (isRefused(answer)) return answer;
  if (answer.events === null) return nothing;
  return decided([
    { type: 'CounterHandoverAnswered', data: { ...ids(loan, at), creatorId: userId, ...answer.events } },
  ]);
};

type Secret = Readonly<{ secret: string; hash: string }>;

/** End of the day some days later, in the time zone of the loan: page and mail name the same last day. */
const endOfDayAfter = (at: string, days: number, zone: string): string =>
  instantAt(addDays(dayIn(at, zone), days + 1), '00:00', zone);

/**
 * Invites a person to link the loan to their account; the previous invitation becomes invalid. `mailedWith`: loan
 * entered together with this one whose mail names both.
 */
export const invite = (
  loan: CounterLoan,
  owner: Owner,
  {
    secret,
    hash,
    email,
    locale,
    mailedWith,
  }: Secret & Readonly<{ email: string; locale: Locale; mailedWith?: string }>,
): CounterDecision =>
  owned('invite', (known, at) => [
    {
      type: 'CounterLoanInvited',
      data: {
        ...ids(known, at),
        email,
        secret,
        hash,
        locale,
        expiresAt: endOfDayAfter(at, COUNTER_INVITATION_DAYS, known.period.zone),
        ...(mailedWith !== undefined && { mailedWith }),
      },
    },
  ])(loan, owner);

/** Reminds the person who has the item, by mail. */
export const remind = (
  loan: CounterLoan,
  owner: Owner,
  { locale, isOut }: Readonly<{ locale: Locale; isOut: boolean }>,
): CounterDecision =>
  owned(
    'remind',
    (known, at) => [
      { type: 'CounterBorrowerReminded', data: { ...ids(known, at), email: counterAddress(known), locale } },
    ],
    () => isOut,
  )(loan, owner);

/** Counts an invitation or a reminder against the daily limits of its sender, in all and to the same address. */
export const countInvitation = (
  { invited }: CounterInviter,
  { userId, at, email, locale }: Readonly<{ userId: string; at: string; email: string; locale: Locale }>,
): Decision<readonly CounterInviterEvent[], RequestRefusal> => {
  const time = (next: string) => momentIn(next, locale, OPERATOR_TIME_ZONE);
  const address = mailboxOf(email);
  const toAddress = invited
    .filter((one) => one.email !== null && mailboxOf(one.email) === address)
    .map((one) => one.at);
  const nextToAddress = nextAllowed(toAddress, COUNTER_INVITATIONS_TO_ADDRESS, at);
  if (nextToAddress !== null)
    return refused('too_many_invitations_to_address', {
      max: COUNTER_INVITATIONS_TO_ADDRESS,
      time: time(nextToAddress),
    });
  const max = COUNTER_INVITATIONS_A_DAY;
  const next = nextAllowed(
    invited.map((one) => one.at),
    max,
    at,
  );
  return next === null
    ? decided([{ type: 'CounterInvitationCounted', data: { userId, at, email: address } }])
    : refused('too_many_counter_invitations', { max, time: time(next) });
};

/** The loan if the hash is that of its latest invitation, also when it was used or the loan ended; null otherwise. */
export const invitedLoan = (loan: CounterLoan, hash: string): Entered | null =>
  loan.stage !== 'absent' && loan.invitation?.hash === hash ? loan : null;

type LinkProblem = 'own_counter_loan' | 'counter_loan_over' | 'invitation_used_up' | 'invitation_expired';

/** Reason why a user (null: a visitor) cannot link the loan of a valid invitation; null if they can. */
export const linkProblem = (
  { stage, vendorId, creatorId, invitation }: Entered,
  { userId, at }: Owner,
): LinkProblem | null => {
  if (userId === vendorId) return 'own_counter_loan';
  if (creatorId !== null) return 'invitation_used_up';
  if (stage !== 'agreed') return 'counter_loan_over';
  return invitation && invitation.expiresAt <= at ? 'invitation_expired' : null;
};

/** Links the loan to the account of the invitation's holder, once. A repeat by the same user changes nothing. */
export const link = (
  loan: CounterLoan,
  { userId, at }: Readonly<{ userId: string; at: string }>,
  hash: string,
): CounterDecision => {
  const invited = invitedLoan(loan, hash);
  if (!invited) return refused('invitation_not_found');
  if (invited.creatorId === userId) return nothing;
  const problem = linkProblem(invited, { userId, at });
  if (problem) return refused(problem);
  return decided([{ type: 'CounterLoanLinked', data: { ...ids(invited, at), creatorId: userId } }]);
};

/** Ends the link to an account, by either side; a repeat by the owner changes nothing. */
export const unlink = (loan: CounterLoan, { userId, at }: Owner): CounterDecision => {
  if (loan.stage === 'absent' || userId === null || (userId !== loan.vendorId && userId !== loan.creatorId))
    return refused('counter_loan_not_found');
  return decided(unlinked(loan, at));
};

/** Erases the owner's names of the parts together with the person. */
const eraseOwner = (loan: Entered, owner: Readonly<{ userId: string; at: string }>): CounterDecision => {
  const person = erasePerson(loan, owner);
  if (isRefused(person) || areUnnamed(loan.parts)) return person;
  return decided([...person.events, { type: 'CounterPartsErased', data: ids(loan, owner.at) }]);
};

/** System only, when an account is deleted: erases the texts of the owner, or unlinks the borrower. */
export const forgetUser = (
  loan: CounterLoan,
  { userId, at }: Readonly<{ userId: string; at: string }>,
): CounterDecision => {
  if (loan.stage === 'absent') return nothing;
  if (loan.vendorId === userId) return eraseOwner(loan, { userId, at });
  return loan.creatorId === userId ? decided(unlinked(loan, at)) : nothing;
};
