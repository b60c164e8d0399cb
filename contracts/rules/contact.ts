/** Days in which both sides of a finished loan can still reach each other. */
export const DAYS_TO_REACH = 30;

/** The last instant at which contact details of a loan that ended at `finishedAt` are shown; instants in UTC. */
export const contactEnds = (finishedAt: string): string =>
  new Date(Date.parse(finishedAt) + DAYS_TO_REACH * 86_400_000).toISOString();
