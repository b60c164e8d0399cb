import type { Role } from './roles.js';

/**
 * Single source of permissions by area, used by calls, services and pages. Admins have every area, and are the only
 * ones to give and remove roles, confirm permanent suspensions, and erase accounts on request.
 */
export const rolesIn = {
  /** Reported cases, decisions and complaints. */
  reports: ['moderator'],
  /** Publishing, declining and ending ads. */
  ads: ['moderator'],
  /** Searching people and viewing their staff page. */
  people: ['moderator', 'support'],
  /** Checking commercial users' trader details. */
  traders: ['moderator'],
  /** Sign-in support: address, confirmation mail, signing out everywhere. For staff accounts, admins only. */
  sign_ins: ['support'],
  /** Reading, tagging and answering feedback. */
  feedback: ['moderator', 'support'],
  /** Using text templates; only admins change them. */
  texts: ['moderator', 'support'],
  /** All users' invoices. */
  invoices: ['bookkeeper'],
  /** Products for sale. */
  plans: ['bookkeeper'],
} as const satisfies Readonly<Record<string, readonly Exclude<Role, 'admin'>[]>>;

export type Area = keyof typeof rolesIn;

/** Required area, or `admin` for admins only. */
export type Right = Area | 'admin';

export const areas = Object.keys(rolesIn) as Area[];

export const isArea = (word: string): word is Area => Object.hasOwn(rolesIn, word);

/** Admins first. */
export const rolesWith = (right: Right): readonly Role[] =>
  right === 'admin' ? ['admin'] : ['admin', ...rolesIn[right]];

export const mayDo = (roles: readonly Role[], right: Right): boolean =>
  rolesWith(right).some((role) => roles.includes(role));
