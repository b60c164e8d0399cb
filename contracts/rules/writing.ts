/** Days in which both sides can still write to each other after a request is over. */
export const DAYS_TO_WRITE = 30;

/** Whether a request that ended at `finishedAt` (null: it has not) still takes messages; instants in UTC. */
export const mayWrite = (finishedAt: string | null, at: string): boolean =>
  finishedAt === null || at <= new Date(Date.parse(finishedAt) + DAYS_TO_WRITE * 86_400_000).toISOString();
