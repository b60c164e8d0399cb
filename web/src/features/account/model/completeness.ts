import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import type { Profile } from '../../../lib/session.js';

/**
 * Parts of a profile. Asking and lending need the first ones (spec §2 "profile completion"), commercial offers also
 * the company, a phone number and the details of a trader; the others make people trust you.
 */
export type ProfilePart = 'nickname' | 'names' | 'address' | 'company' | 'trader' | 'picture' | 'phone';
export type Completeness = Readonly<{
  /** Needed and not there yet. */
  needed: readonly ProfilePart[];
  /** Good to have. */
  welcome: readonly ProfilePart[];
  /** 0 to 100. */
  percent: number;
}>;

type Parts = readonly (readonly [ProfilePart, boolean])[];

const askedOfTrader: ReadonlySet<ProfilePart> = new Set<ProfilePart>(['company', 'phone', 'trader']);
/** Whether all that is missing only keeps commercial offers from going online. */
export const isForTrader = (needed: readonly ProfilePart[]): boolean => needed.every((part) => askedOfTrader.has(part));

/**
 * How complete a profile is.
 *
 * @param trader details of a commercial provider; undefined while they are not known, so that nobody is called ready
 */
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
