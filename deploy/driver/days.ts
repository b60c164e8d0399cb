import type { Day } from '@lendring/contracts/kernel/period.js';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';

/** Today in Germany, the time zone of test offers. Around midnight, the UTC date is a day behind. */
export const today = (): Day => dayIn(new Date().toISOString(), OPERATOR_TIME_ZONE);

export const dayAhead = (days: number): Day => addDays(today(), days);
