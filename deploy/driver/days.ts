import { timeZones } from '@lendring/contracts/kernel/place.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';

/**
 * Today where the things of tests stand: Germany. In UTC it is still yesterday there for an hour or two of each night.
 */
export const today = (): Day => dayIn(new Date().toISOString(), timeZones.DE);

/** The day so many days from today where the things of tests stand. */
export const dayAhead = (days: number): Day => addDays(today(), days);
