import { DAY_MS } from '../kernel/time.js';

/** Days after a loan during which both sides can still exchange messages. */
const DAYS_TO_WRITE = 30;
/** Days after a request that ended without a loan. */
const DAYS_TO_WRITE_WITHOUT_LOAN = 7;

/** Maximum number of messages in a row without activity of the other side. */
export const MOST_UNANSWERED = 30;

/** Last instant (UTC) at which messages are allowed after a request ended at `finishedAt`. */
export const writingEnds = (finishedAt: string, lent: boolean): string =>
  new Date(Date.parse(finishedAt) + (lent ? DAYS_TO_WRITE : DAYS_TO_WRITE_WITHOUT_LOAN) * DAY_MS).toISOString();
