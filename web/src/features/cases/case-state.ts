import type { CaseRowShape, CaseShape } from '@lendring/contracts/http/cases.js';

/** Case opened by a moderator without a report. */
export const isRaised = ({ reports }: Pick<CaseRowShape, 'reports'>): boolean => reports === 0;

/** House ad: no user can be warned or suspended. */
export const isOperators = ({ subject, owner }: Pick<CaseShape, 'subject' | 'owner'>): boolean =>
  subject.kind === 'ad' && subject.id === owner.user_id;

const HOUR = 3_600_000;
const MANY_HOURS = 48;

type Row = Pick<CaseRowShape, 'state' | 'due_at' | 'overdue' | 'to_confirm'>;
type Due = Readonly<{
  key: 'done' | 'soon' | 'hours' | 'days' | 'overdueNow' | 'overdueHours' | 'overdueDays';
  count: number;
}>;

export const waits = ({ state, to_confirm: toConfirm }: Pick<Row, 'state' | 'to_confirm'>): boolean =>
  state === 'open' || state === 'complaint' || toConfirm;

/** Urgency from 1 to 3; 3 is the most urgent. */
export const urgencyOf = ({ urgency }: Pick<CaseRowShape, 'urgency'>): 1 | 2 | 3 =>
  urgency === 3 ? 3 : urgency === 2 ? 2 : 1;

/**
 * Time until the deadline as a translation key and a count.
 * @param now ISO instant
 */
export const dueOf = (row: Row, now: string): Due => {
  if (!waits(row)) return { key: 'done', count: 0 };
  const left = Date.parse(row.due_at) - Date.parse(now);
  const hours = Math.floor(Math.abs(left) / HOUR);
  const days = Math.floor(hours / 24);
  if (left <= 0)
    return hours === 0
      ? { key: 'overdueNow', count: 0 }
      : hours < MANY_HOURS
        ? { key: 'overdueHours', count: hours }
        : { key: 'overdueDays', count: days };
  if (hours === 0) return { key: 'soon', count: 0 };
  return hours < MANY_HOURS ? { key: 'hours', count: hours } : { key: 'days', count: days };
};
