import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import { OPENING_CODE } from '@lendring/contracts/installation/opening-code.js';
import type { Opening } from '@lendring/contracts/installation/opening.js';
import { instantAt, localTime } from './local-time.js';

export const openings = ['open', 'day', 'unknown'] as const;

export type OpeningDraft = Readonly<{ when: (typeof openings)[number]; opensAt: string; code: string; reason: string }>;

/** Without look-alike characters, and without those that are hard to read aloud. */
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
