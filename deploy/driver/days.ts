import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';

/** Today in Germany, where the offers of tests are. In UTC it is still yesterday for an hour or two of each night. */
export const today = (): Day => dayIn(new Date().toISOString(), timeZones.DE);

/** The day that many days from today, in Germany. */
export const dayAhead = (days: number): Day => addDays(today(), days);
