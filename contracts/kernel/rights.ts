import type { Role } from './roles.js';

/**
 * Single source of permissions by area, used by calls, services and pages. Admins have every area; only admins give
 * and remove roles, confirm permanent suspensions, and erase accounts on request.
 */
export const rolesIn = {
  reports: ['moderator'],
  ads: ['moderator'],
  people: ['moderator', 'support'],
  traders: ['moderator'],
  /**
   * Sign-in support: reading the address, resending the confirmation mail, and signing users out everywhere. Staff
   * accounts need an admin.
   */
  sign_ins: ['support'],
  feedback: ['moderator', 'support'],
  /** Right to use text templates; only admins change them. */
  texts: ['moderator', 'support'],
  invoices: ['bookkeeper'],
  plans: ['bookkeeper'],
} as const satisfies Readonly<Record<string, readonly Exclude<Role, 'admin'>[]>>;

export type Area = keyof typeof rolesIn;

export type Right = Area | 'admin';

export const areas = Object.keys(rolesIn) as Area[];

export const isArea = (word: string): word is Area => Object.hasOwn(rolesIn, word);

export const rolesWith = (right: Right): readonly Role[] =>
  right === 'admin' ? ['admin'] : ['admin', ...rolesIn[right]];

export const mayDo = (roles: readonly Role[], right: Right): boolean =>
  rolesWith(right).some((role) => roles.includes(role));
