import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import { OPENING_CODE } from '@lendring/contracts/installation/opening-code.js';
import type { Opening } from '@lendring/contracts/installation/opening.js';
import { staffZone } from '../../lib/dates/moment.js';

/** ISO instant as the value of a `datetime-local` input in the backoffice time zone, e.g. `2027-02-01T18:30`. */
export const localTime = (iso: string): string =>
  toCalendarDateTime(parseAbsolute(iso, staffZone)).toString().slice(0, 16);

/** Inverse of `localTime`; null if empty or not a valid time. */
export const instantAt = (local: string): string | null => {
  if (!/T\d\d:\d\d/.test(local)) return null;
  try {
    return toZoned(parseDateTime(local), staffZone).toDate().toISOString();
  } catch {
    return null;
  }
};

export const openings = ['open', 'day', 'unknown'] as const;

export type OpeningDraft = Readonly<{ when: (typeof openings)[number]; opensAt: string; code: string; reason: string }>;

/** Characters for codes, without look-alikes and without characters that are hard to read aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Unguessable code that can be read aloud, e.g. `k7pq-x2mn-9rst`. */
export const freshCode = (): string =>
  [...crypto.getRandomValues(new Uint32Array(12))]
    .map((number) => SIGNS[number % SIGNS.length] ?? '')
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

export const draftOf = (opening: Opening | null, now: number): OpeningDraft => {
  const { opensAt = null } = opening ?? {};
  const isPast = opening === null || (opensAt !== null && Date.parse(opensAt) <= now);
  return {
    when: isPast ? 'open' : opensAt === null ? 'unknown' : 'day',
    opensAt: !isPast && opensAt !== null ? localTime(opensAt) : '',
    code: opening?.code ?? freshCode(),
    reason: '',
  };
};

export const openingOf = ({ when, opensAt, code }: OpeningDraft): Opening | null =>
  when === 'open' ? null : { opensAt: when === 'day' ? instantAt(opensAt) : null, code: code.trim() };

export const isCode = (code: string): boolean => code.length <= limits.openingCode && OPENING_CODE.test(code);
