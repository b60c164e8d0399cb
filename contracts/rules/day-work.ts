import type { Day } from '../kernel/period.js';

/**
 * Loan of an owner's day. `first` and `last` are the local days of handover and return, `end` the instant at which the
 * return is late. `isOut`: the handover is recorded. `returnedOn`: local day of an actual return; null while the loan
 * is agreed or running.
 */
type Loan = Readonly<{ first: Day; last: Day; end: string; isOut: boolean; returnedOn: Day | null }>;

export type DayTask = Readonly<{ task: 'handover' | 'return'; state: 'overdue' | 'due' | 'done' }>;

/**
 * Handovers and returns of a loan on a day. A loan that is out although its end has passed is also a task of today, and
 * so is the handover of a loan that was not picked up on its first day; such a loan is not expected back until it is. A
 * returned loan is listed as done on the day of its return.
 *
 * @param now today's local day and the current instant
 */
export const tasksOn = (loan: Loan, day: Day, now: Readonly<{ today: Day; at: string }>): readonly DayTask[] => {
  const { first, last, end, isOut, returnedOn } = loan;
  // A return without a record of the handover says nothing about that day.
  const isUnknown = returnedOn !== null && !isOut;
  const isLate = isOut && end <= now.at;
  const isWaiting = !isOut && returnedOn === null && day === now.today && first < day;
  const isExpected = isOut || (now.at < end && (first >= now.today || day > now.today));
  const tasks: DayTask[] =
    (first === day && !isUnknown) || isWaiting ? [{ task: 'handover', state: isOut ? 'done' : 'due' }] : [];
  if (returnedOn !== null) return returnedOn === day ? [...tasks, { task: 'return', state: 'done' }] : tasks;
  if ((last === day && isExpected) || (isLate && day === now.today))
    return [...tasks, { task: 'return', state: isLate ? 'overdue' : 'due' }];
  return tasks;
};

const order: Readonly<Record<DayTask['state'], number>> = { overdue: 0, due: 1, done: 2 };

/** Order of a work list: overdue tasks, then due ones, then those done, each by time. */
export const inWorkOrder = (
  one: Pick<DayTask, 'state'> & Readonly<{ at: string }>,
  other: Pick<DayTask, 'state'> & Readonly<{ at: string }>,
): number => order[one.state] - order[other.state] || (one.at < other.at ? -1 : one.at > other.at ? 1 : 0);
