import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import type { Profile } from '../../../lib/session/session.js';

/**
 * Profile parts. Borrowing and lending require nickname, names and address (spec §2 "profile completion"); commercial
 * offers also require the company, a phone number and trader details. Other parts only build trust.
 */
export type ProfilePart = 'nickname' | 'names' | 'address' | 'company' | 'trader' | 'picture' | 'phone';
export type Completeness = Readonly<{
  needed: readonly ProfilePart[];
  welcome: readonly ProfilePart[];
  percent: number;
}>;

type Parts = readonly (readonly [ProfilePart, boolean])[];

const askedOfTrader: ReadonlySet<ProfilePart> = new Set<ProfilePart>(['company', 'phone', 'trader']);
/** True if the missing parts only block commercial offers from going online. */
export const isForTrader = (needed: readonly ProfilePart[]): boolean => needed.every((part) => askedOfTrader.has(part));

/** @param trader trader details; undefined while loading, so that a profile does not count as complete too early */
export const completeness = (profile: Profile, trader?: OwnTraderShape | null): Completeness => {
  const { commercial } = profile;
  const isThere = (part: OwnTraderShape['lacks'][number]): boolean => !commercial || !trader?.lacks.includes(part);
  const phone = ['phone', profile.phone !== null && isThere('phone')] as const;
  const isGiven = trader?.state === 'unchecked' || trader?.state === 'checked';
  const needed: Parts = [
    ['nickname', profile.nickname !== null],
    ['names', profile.firstname !== null && profile.lastname !== null && isThere('name')],
    ['address', profile.address !== null && isThere('address')],
    ...(commercial ? [['company', profile.completed_commercial && isThere('company')] as const, phone] : []),
    ...(commercial && trader ? [['trader', isGiven && isThere('email')] as const] : []),
  ];
  const isUnknown = commercial && !trader;
  const welcome: Parts = isUnknown ? [] : [['picture', profile.image_thumb !== null], ...(commercial ? [] : [phone])];
  const missing = (parts: Parts) => parts.flatMap(([part, there]) => (there ? [] : [part]));
  const all = [...needed, ...welcome];
  return {
    needed: missing(needed),
    welcome: missing(welcome),
    percent: Math.round((all.filter(([, there]) => there).length / all.length) * 100),
  };
};
