import type { Profile } from '../../../lib/session.js';

/**
 * What a profile can have. Asking and lending need the first ones (spec §2 "profile completion"); the others make
 * people trust you.
 */
export type ProfilePart = 'nickname' | 'names' | 'address' | 'company' | 'picture' | 'phone';
export type Completeness = Readonly<{
  /** Needed and not there yet. */
  needed: readonly ProfilePart[];
  /** Good to have. */
  welcome: readonly ProfilePart[];
  /** 0 to 100. */
  percent: number;
}>;

export const completeness = (profile: Profile): Completeness => {
  const needed: readonly (readonly [ProfilePart, boolean])[] = [
    ['nickname', profile.nickname !== null],
    ['names', profile.firstname !== null && profile.lastname !== null],
    ['address', profile.address !== null],
    ...(profile.commercial ? [['company', profile.completed_commercial] as const] : []),
  ];
  const welcome: readonly (readonly [ProfilePart, boolean])[] = [
    ['picture', profile.image_thumb !== null],
    ['phone', profile.phone !== null],
  ];
  const missing = (parts: typeof needed) => parts.flatMap(([part, there]) => (there ? [] : [part]));
  const all = [...needed, ...welcome];
  return {
    needed: missing(needed),
    welcome: missing(welcome),
    percent: Math.round((all.filter(([, there]) => there).length / all.length) * 100),
  };
};
