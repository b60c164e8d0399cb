import { dayIn } from '@lendring/contracts/rules/days.js';
import type { Fields } from './fields.js';

/** Did the days of an address begin before today, as in an old bookmark? Today is told where it ends last. */
export const isBygone = ({ from }: Fields, now = new Date()): boolean =>
  from !== undefined && from < dayIn(now.toISOString(), 'Europe/London');

/** Days gone by are not asked about. */
export const upcoming = (fields: Fields, now = new Date()): Fields => {
  if (!isBygone(fields, now)) return fields;
  const { from: _from, to: _to, freeDays: _free, ...rest } = fields;
  return rest;
};
