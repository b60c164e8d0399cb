import { limits } from '../kernel/limits.js';
import { addDays, dayIn, daysBetween } from '../kernel/days.js';
import type { Day, Instant, Wish } from '../kernel/period.js';
import { contactEnds } from './contact.js';
import { instantAt } from './local-time.js';
import {
  answerProblem,
  type HandoverMoment,
  handoverMoments,
  isOutByRecord,
  recordProblem,
  type RecordProblem,
} from './handover.js';
import type { Interval } from './overlap.js';
import { wishProblem, type WishProblem } from './wish.js';

/** Maximum age in days of a loan that its owner enters later. */
export const COUNTER_DAYS_BACK = 30;

/** Days for which an invitation to link a counter loan to an account is valid. */
export const COUNTER_INVITATION_DAYS = 14;

/** Maximum number of invitations to counter loans per owner within 24 hours. */
export const COUNTER_INVITATIONS_A_DAY = 30;

/** Maximum number of these invitations to the same address, so that nobody floods the mailbox of another person. */
export const COUNTER_INVITATIONS_TO_ADDRESS = 3;

/** Maximum number of things that a person takes in one act at the counter. */
export const COUNTER_THINGS = 20;
/** Address of the person who has the item: that of the latest invitation, else the one entered; null: unknown. */
export const counterAddress = ({
  email,
  invitation,
}: Readonly<{ email: string | null; invitation: Readonly<{ email: string | null }> | null }>): string | null =>
  invitation?.email ?? email;

type Addressee = Readonly<{ name: string | null; email: string | null }>;

/** True if both are the same person, as far as the owner knows. */
export const isSameBorrower = (one: Addressee, other: Addressee): boolean =>
  one.name === other.name && one.email === other.email;

/** True if an invitation, by its address, may have reached another person than the corrected one. */
export const isInvitationWrong = (
  invitation: Readonly<{ email: string | null }>,
  before: Addressee,
  after: Addressee,
): boolean => after.name !== before.name || (after.email !== before.email && after.email !== invitation.email);

/** Length limits in characters. */
export const counterLimits = { name: 100, phone: 30, email: 200, note: limits.reason } as const;

/** Stored state; running and overdue are derived from the time of the query. */
export type CounterStage = 'agreed' | 'completed' | 'cancelled';
type CounterStatus = CounterStage | 'running';

type Seen = Readonly<{ stage: CounterStage; period: Interval }>;

export const counterStatusAt = ({ stage, period }: Seen, at: string): CounterStatus =>
  stage === 'agreed' && period.start <= at ? 'running' : stage;

/** `isOut`: the handover is recorded, or pieces are out with the loan. */
type Lent = Seen & Readonly<{ isOut: boolean }>;

/** True if the item is out and should be back by now. */
export const isCounterOverdue = ({ stage, period, isOut }: Lent, at: string): boolean =>
  stage === 'agreed' && isOut && period.end <= at;

/**
 * True while the linked borrower sees how to reach the owner, as the borrower of an agreed request does (`contact.ts`):
 * until 30 days after the loan, and not after a cancellation before its start.
 */
export const isCounterContactReleased = (
  { stage, period, finishedAt }: Seen & Readonly<{ finishedAt: Instant | null }>,
  at: string,
): boolean => {
  if (finishedAt === null) return true;
  return !(stage === 'cancelled' && finishedAt < period.start) && at <= contactEnds(finishedAt);
};

/** Time of day at which both sides are told that a loan is overdue, like the reminders of requests. */
const OVERDUE_AT = '10:00';

/** Time of the notification of an overdue loan: the morning after its last day, at the offer's place. */
export const counterOverdueFrom = ({ zone, end }: Readonly<{ zone: string; end: Instant }>): Instant =>
  instantAt(addDays(dayIn(new Date(Date.parse(end) - 1).toISOString(), zone), 1), OVERDUE_AT, zone);

/**
 * Problem with the days of a counter loan; null: none. Unlike a request, a counter loan may have begun up to
 * `COUNTER_DAYS_BACK` days ago. `today`: local day at the offer's place.
 */
export const counterWishProblem = (
  wish: Wish,
  today: Day,
): Exclude<WishProblem, 'duration_too_long'> | 'counter_too_old' | 'counter_too_long' | null => {
  const from = wish.kind === 'days' ? wish.from : wish.day;
  const back = daysBetween(from, today);
  if (back > COUNTER_DAYS_BACK) return 'counter_too_old';
  const problem = wishProblem(wish, back > 0 ? from : today);
  return problem === 'duration_too_long' ? 'counter_too_long' : problem;
};

/** Problem with the new days of a counter loan; its first day may stay, however long ago it was. */
export const counterChangeProblem = (wish: Wish, first: Day, today: Day): ReturnType<typeof counterWishProblem> => {
  const from = wish.kind === 'days' ? wish.from : wish.day;
  return counterWishProblem(wish, from === first && first < today ? first : today);
};

/** Actions of both sides; those of the linked borrower are `unlink` and the answers. */
export const counterActions = [
  'complete',
  'change',
  'cancel',
  'invite',
  'remind',
  'unlink',
  'share_address',
  'unshare_address',
  'erase_person',
  'record_out',
  'record_back',
  'answer_out',
  'answer_back',
] as const;
type Action = (typeof counterActions)[number];
/** Action of the owner. */
export type CounterAction = Exclude<Action, 'answer_out' | 'answer_back'>;

/** Reason for refusing an action of the owner. `done`: the action is already in effect, so a repeat changes nothing. */
type CounterObjection =
  | 'done'
  | 'counter_loan_over'
  | 'not_started'
  | 'counter_loan_linked'
  | 'counter_loan_not_linked'
  | 'person_erased'
  | 'counter_not_overdue'
  | 'counter_no_address'
  | 'counter_reminded_today'
  | 'handover_recorded'
  | RecordProblem;

type Owned = Lent &
  Parameters<typeof counterAddress>[0] &
  Readonly<{
    period: Readonly<{ zone: string }>;
    isLinked: boolean;
    isAddressShared: boolean;
    isPersonErased: boolean;
    finishedAt: string | null;
    /** Time of the latest reminder by mail. */
    remindedAt: string | null;
    handovers: readonly Readonly<{ moment: HandoverMoment; note: string | null; reason?: string | null | undefined }>[];
    /** Records that were taken back. */
    undone?: readonly Readonly<{ note: string | null; reason?: string | null | undefined }>[];
  }>;

const record =
  (moment: HandoverMoment) =>
  (loan: Owned, at: string): CounterObjection | null => {
    // A thing that is out can come back after a cancellation, too.
    if (loan.stage === 'cancelled' && !isOutByRecord(loan.handovers)) return 'counter_loan_over';
    return recordProblem(moment, loan, at);
  };

const rules: Readonly<Record<CounterAction, (loan: Owned, at: string) => CounterObjection | null>> = {
  complete({ stage, period }, at) {
    if (stage === 'completed') return 'done';
    if (stage === 'cancelled') return 'counter_loan_over';
    return at < period.start ? 'not_started' : null;
  },

  change: ({ stage }) => (stage === 'agreed' ? null : 'counter_loan_over'),

  /**
   * Allowed while the loan runs as well, because an entry by mistake usually begins today; not while the thing is out by
   * the records.
   */
  cancel({ stage, handovers }) {
    if (stage === 'cancelled') return 'done';
    if (stage === 'completed') return 'counter_loan_over';
    return isOutByRecord(handovers) ? 'handover_recorded' : null;
  },

  invite({ stage, isLinked, isPersonErased }) {
    if (isLinked) return 'counter_loan_linked';
    if (isPersonErased) return 'person_erased';
    return stage === 'agreed' ? null : 'counter_loan_over';
  },

  /** At most once a day at the offer's place. */
  remind(loan, at) {
    const { stage, period, remindedAt } = loan;
    if (stage !== 'agreed') return 'counter_loan_over';
    if (!isCounterOverdue(loan, at)) return 'counter_not_overdue';
    if (counterAddress(loan) === null) return 'counter_no_address';
    return remindedAt !== null && dayIn(remindedAt, period.zone) === dayIn(at, period.zone)
      ? 'counter_reminded_today'
      : null;
  },

  unlink: ({ isLinked }) => (isLinked ? null : 'done'),

  /** As in an agreed request: until the loan is over, and hidden again at any time. */
  share_address({ stage, isLinked, isAddressShared }) {
    if (isAddressShared) return 'done';
    if (!isLinked) return 'counter_loan_not_linked';
    return stage === 'agreed' ? null : 'counter_loan_over';
  },
  unshare_address: ({ isAddressShared }) => (isAddressShared ? null : 'done'),

  /** Notes and reasons written after an erasure may name the person again, and can be erased again. */
  erase_person: ({ isPersonErased, handovers, undone = [] }) =>
    isPersonErased && [...handovers, ...undone].every(({ note, reason }) => note === null && !reason) ? 'done' : null,

  record_out: record('out'),
  record_back: record('back'),
};

export const objectionToCounterAction = (action: CounterAction, loan: Owned, at: string): CounterObjection | null =>
  rules[action](loan, at);

const isOfOwner = (action: Action): action is CounterAction => action in rules;

export const allowedCounterActions = (loan: Owned, at: string): CounterAction[] =>
  counterActions.filter(isOfOwner).filter((action) => objectionToCounterAction(action, loan, at) === null);

/** Actions of the linked borrower, who answers records as in a request. */
export const allowedBorrowerActions = (loan: Parameters<typeof answerProblem>[1], at: string): Action[] => [
  'unlink',
  ...handoverMoments.flatMap((moment) =>
    answerProblem(moment, loan, at) === null ? ([`answer_${moment}`] as const) : [],
  ),
];
