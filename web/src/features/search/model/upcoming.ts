import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Fields } from './fields.js';

/** Whether the dates are in the past, as in an old bookmark. Uses the time zone where the day ends last. */
export const isBygone = ({ from }: Fields, now = new Date()): boolean =>
  from !== undefined && from < dayIn(now.toISOString(), 'Europe/London');

export const upcoming = (fields: Fields, now = new Date()): Fields => {
  if (!isBygone(fields, now)) return fields;
  const { from: _from, to: _to, freeDays: _free, ...rest } = fields;
  return rest;
};
