import type { GroupCalendarShape } from '@lendring/contracts/http/groups.js';

export type CalendarThing = GroupCalendarShape['things'][number];
export type ShownDays = Readonly<{ things: readonly CalendarThing[]; days: readonly string[]; today: string }>;

/** What a day is to whoever would like to have the thing. */
export const dayStateOf = ({ taken }: Pick<CalendarThing, 'taken'>, day: string, today: string) =>
  day < today ? 'past' : taken.includes(day) ? 'taken' : 'free';
