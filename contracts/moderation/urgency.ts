/** How urgent a case is: 3 within a day, 2 within three days, 1 within a week. */
export type Urgency = 1 | 2 | 3;

const HOUR = 3_600_000;
const hours: Readonly<Record<Urgency, number>> = { 3: 24, 2: 72, 1: 168 };

/** By reasons of spec §3; what is not named is not urgent. */
const ofType: Readonly<Record<number, Urgency>> = { 1: 2, 2: 3, 3: 2, 4: 2, 5: 3, 7: 2, 10: 2 };

/** So many people who report one thing make it urgent, whatever their reasons. */
const MANY = 5;

/**
 * @param typeIds the reason of each report that waits
 * @param trusted whether one of them is by a trusted flagger, who comes before others (DSA art. 22(1))
 */
export const urgencyOf = (typeIds: readonly number[], trusted = false): Urgency =>
  trusted || typeIds.length >= MANY
    ? 3
    : typeIds.reduce<Urgency>((most, id) => {
        const own = ofType[id] ?? 1;
        return own > most ? own : most;
      }, 1);

/** @param since when the first of the reports that wait came */
export const dueAt = (since: string, urgency: Urgency): string =>
  new Date(Date.parse(since) + hours[urgency] * HOUR).toISOString();

/** By when a complaint should be answered: as what is not urgent. @param at when it was made */
export const complaintDueAt = (at: string): string => dueAt(at, 1);
