import { addDays } from '@lendring/contracts/kernel/days.js';

type Days = Readonly<{ from: string; to: string }>;

/** Weekday number; 0 is Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const soonDays = (today: string): Readonly<Record<'weekend' | 'nextWeekend', Days>> => {
  const friday = addDays(today, 4 - weekday(today));
  const sunday = addDays(friday, 2);
  return {
    weekend: { from: friday > today ? friday : today, to: sunday },
    nextWeekend: { from: addDays(friday, 7), to: addDays(sunday, 7) },
  };
};
