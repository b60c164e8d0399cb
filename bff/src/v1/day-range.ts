import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Day } from '@lendring/contracts/kernel/period.js';

/** Instants that contain the local days from `from` to `to` in every time zone. */
export const instantsOf = (from: Day, to: Day) => ({
  from: `${addDays(from, -1)}T00:00:00.000Z`,
  to: `${addDays(to, 2)}T00:00:00.000Z`,
});

/** The same with the longest preparation on both sides, whose days may decide on a loan inside. */
export const instantsWithPreparation = (from: Day, to: Day) =>
  instantsOf(addDays(from, -limits.preparation), addDays(to, limits.preparation));
