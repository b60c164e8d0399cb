import { safeReturn } from '../../lib/session/return-to.js';

const text = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** `?uid=`: interaction id. */
export const uidSearch = (search: Record<string, unknown>): { uid?: string } => {
  const uid = text(search['uid']);
  return uid && /^[\w-]{1,100}$/.test(uid) ? { uid } : {};
};

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

export const cameSearch = (search: Record<string, unknown>): { problem?: string; seconds?: number } => {
  const problem = text(search['problem']);
  const seconds = Number(search['seconds']);
  return problem && problems.has(problem)
    ? { problem, ...(Number.isInteger(seconds) && seconds > 0 && seconds < 100_000 ? { seconds } : {}) }
    : {};
};

/** `?to=`: target page of the sign-in, used for display only. */
export const toSearch = (search: Record<string, unknown>): { to?: string } => {
  const to = safeReturn(search['to']);
  return to === undefined ? {} : { to };
};

export const recoverySearch = (search: Record<string, unknown>): { recovery?: 'yes' } =>
  search['recovery'] === 'yes' ? { recovery: 'yes' } : {};
