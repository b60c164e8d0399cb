import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { groups, type Group } from '@lendring/contracts/notification/kinds.js';

export type Unsubscribing = Readonly<{ userId: string; groups: readonly Group[]; until: number }>;

const YEAR_MS = 365 * DAY_MS;

const sign = (secret: Uint8Array, content: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${content}`).digest();

/** Signed token of an unsubscribe link; works without a login. */
export const unsubscribeToken = (secret: Uint8Array, userId: string, of: readonly Group[], now: string): string => {
  const content = `${userId}.${of.join('-')}.${Math.floor((Date.parse(now) + YEAR_MS) / 1000).toString(36)}`;
  return `${content}.${sign(secret, content).toString('base64url')}`;
};

export const unsubscribingOf = (secret: Uint8Array, token: string): Unsubscribing | null => {
  const at = token.lastIndexOf('.');
  const content = token.slice(0, Math.max(at, 0));
  const given = Buffer.from(token.slice(at + 1), 'base64url');
  const right = sign(secret, content);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [userId = '', names = '', until = ''] = content.split('.');
  return {
    userId: UserId.parse(userId),
    groups: groups.filter((group) => names.split('-').includes(group)),
    until: Number.parseInt(until, 36) * 1000,
  };
};
