import { HOUR_MS } from '../kernel/time.js';

export type Urgency = 1 | 2 | 3;

const hours: Readonly<Record<Urgency, number>> = { 3: 24, 2: 72, 1: 168 };

const ofType: Readonly<Record<number, Urgency>> = { 1: 2, 2: 3, 3: 2, 4: 2, 5: 3, 7: 2, 10: 2 };

/** Number of reports that makes a case urgent, regardless of their reasons. */
const MANY = 5;

/** @param trusted true if a trusted flagger reported the subject, which takes priority (DSA art. 22(1)) */
export const urgencyOf = (typeIds: readonly number[], trusted = false): Urgency =>
  trusted || typeIds.length >= MANY
    ? 3
    : typeIds.reduce<Urgency>((most, id) => {
        const own = ofType[id] ?? 1;
        return own > most ? own : most;
      }, 1);

export const dueAt = (since: string, urgency: Urgency): string =>
  new Date(Date.parse(since) + hours[urgency] * HOUR_MS).toISOString();

/** Returns the deadline for answering a complaint, which is the longest one. */
export const complaintDueAt = (at: string): string => dueAt(at, 1);
