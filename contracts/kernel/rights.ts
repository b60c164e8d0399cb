import type { Role } from './roles.js';

/**
 * What somebody may look after beyond their own things, and in which roles. The one table of it: calls, services and
 * pages ask it. Admins do all of that, and alone what stands in no area: they appoint and dismiss, confirm suspensions
 * for good, and erase somebody who asks for it.
 */
export const rolesIn = {
  /** Cases of what people reported: reading, deciding, answering complaints. */
  reports: ['moderator'],
  /** Ads: showing, declining and ending them. */
  ads: ['moderator'],
  /** People: searching them, and looking at what is known of one. */
  people: ['moderator', 'support'],
  /** Commercial providers: checking who they say they are. */
  traders: ['moderator'],
  /** Helping somebody to sign in: their address, the mail that confirms it, signing out everywhere; the team by admins alone. */
  sign_ins: ['support'],
  /** What people say about the product: reading, tagging, answering. */
  feedback: ['moderator', 'support'],
  /** Text templates: choosing them when writing to people. Only admins change them. */
  texts: ['moderator', 'support'],
  /** Everybody's invoices. */
  invoices: ['bookkeeper'],
  /** What is sold here. */
  plans: ['bookkeeper'],
} as const satisfies Readonly<Record<string, readonly Exclude<Role, 'admin'>[]>>;

export type Area = keyof typeof rolesIn;

/** What something takes: an area, or to be an admin. */
export type Right = Area | 'admin';

/** The areas in the order of the table. */
export const areas = Object.keys(rolesIn) as Area[];

export const isArea = (word: string): word is Area => Object.hasOwn(rolesIn, word);

/** The roles that have a right, admins first. */
export const rolesWith = (right: Right): readonly Role[] =>
  right === 'admin' ? ['admin'] : ['admin', ...rolesIn[right]];

/** Whether somebody in these roles has a right. */
export const mayDo = (roles: readonly Role[], right: Right): boolean =>
  rolesWith(right).some((role) => roles.includes(role));
