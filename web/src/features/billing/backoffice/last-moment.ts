/** What ends at the beginning of a day was shown on the day before it. */
export const lastMoment = (until: string): string => new Date(Date.parse(until) - 1).toISOString();
