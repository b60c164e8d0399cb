import { safeReturn } from '../../lib/return-to.js';

const text = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** `?uid=`: the sign-in in progress. */
export const uidSearch = (search: Record<string, unknown>): { uid?: string } => {
  const uid = text(search['uid']);
  return uid && /^[\w-]{1,100}$/.test(uid) ? { uid } : {};
};

/** `?token=`: from a mail's link. */
export const tokenSearch = (search: Record<string, unknown>): { token?: string } => {
  const token = text(search['token']);
  return token && token.length <= 400 ? { token } : {};
};

const problems = new Set([
  'email',
  'short',
  'common',
  'wrong',
  'wrong_code',
  'unverified',
  'expired',
  'token_invalid',
  'email_taken',
  'password_needed',
  'slow_down',
  'crowded',
  'sent',
  'taken_back',
  'ok',
  'invalid',
]);

/** `?problem=` and `?seconds=`. */
export const cameSearch = (search: Record<string, unknown>): { problem?: string; seconds?: number } => {
  const problem = text(search['problem']);
  const seconds = Number(search['seconds']);
  return problem && problems.has(problem)
    ? { problem, ...(Number.isInteger(seconds) && seconds > 0 && seconds < 100_000 ? { seconds } : {}) }
    : {};
};

/** `?to=`: the page that the sign-in is for; only for saying so. */
export const toSearch = (search: Record<string, unknown>): { to?: string } => {
  const to = safeReturn(search['to']);
  return to === undefined ? {} : { to };
};

/** `?recovery=yes`: a recovery code is asked for, in place of one of the app. */
export const recoverySearch = (search: Record<string, unknown>): { recovery?: 'yes' } =>
  search['recovery'] === 'yes' ? { recovery: 'yes' } : {};
