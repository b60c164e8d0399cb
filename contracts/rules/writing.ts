/** Days in which both sides can still write to each other after a loan. */
const DAYS_TO_WRITE = 30;
/** The same where nobody has had the thing: there is less to talk about. */
const DAYS_TO_WRITE_WITHOUT_LOAN = 7;

/** Messages that a side may write in a row while nothing comes from the other one. */
export const MOST_UNANSWERED = 30;

/** The last instant at which a request that ended at `finishedAt` takes messages; instants in UTC. */
export const writingEnds = (finishedAt: string, lent: boolean): string =>
  new Date(Date.parse(finishedAt) + (lent ? DAYS_TO_WRITE : DAYS_TO_WRITE_WITHOUT_LOAN) * 86_400_000).toISOString();
