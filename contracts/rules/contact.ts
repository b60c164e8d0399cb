import { DAY_MS } from '../kernel/time.js';

/** Days after a finished loan during which both sides see each other's contact details. */
export const DAYS_TO_REACH = 30;

/** Last instant at which contact details are visible after a loan ended at `finishedAt`, in UTC. */
export const contactEnds = (finishedAt: string): string =>
  new Date(Date.parse(finishedAt) + DAYS_TO_REACH * DAY_MS).toISOString();
