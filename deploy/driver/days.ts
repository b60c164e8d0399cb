import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';

/** Today in Germany, the zone of test offers; around midnight UTC is a day behind. */
export const today = (): Day => dayIn(new Date().toISOString(), timeZones.DE);

export const dayAhead = (days: number): Day => addDays(today(), days);
