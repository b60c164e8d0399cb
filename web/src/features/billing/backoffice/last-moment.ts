/** Last instant of an exclusive end, so that an end at midnight displays as the day before. */
export const lastMoment = (until: string): string => new Date(Date.parse(until) - 1).toISOString();
