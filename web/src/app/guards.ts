import { redirect } from '@tanstack/react-router';
import { mayDo, type Right } from '@lendring/contracts/kernel/rights.js';
import type { Locale } from '../i18n/locale.js';
import type { Session, SessionStore } from '../lib/session.js';
import { signInHref } from '../lib/sign-in.js';

export type SignedIn = Extract<Session, { status: 'in' }>;

/** Who, of all who are signed in, a page is for (spec §6); `staff`: whoever has a role. */
export type Access = 'commercial' | 'staff' | Right;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** For a page behind sign-in: everybody else is sent on. */
    access?: Access;
  }
}

/** Where somebody goes whom a page is not for; null: it is for them. The server refuses them by itself. */
const elsewhere = ({ usergroup, profile }: SignedIn, access: Access): '/' | '/account' | '/backoffice' | null => {
  if (access === 'commercial') return profile.commercial ? null : '/account';
  const isStaff = usergroup.length > 0;
  if (access === 'staff' ? isStaff : mayDo(usergroup, access)) return null;
  // Whoever has a role finds there what is theirs.
  return isStaff ? '/backoffice' : '/';
};

/**
 * Waits until it is known who is there. A stranger goes to sign-in, which remembers the page asked for; the router does
 * not follow when the page is only fetched ahead.
 * @throws a redirect of the whole document
 */
export const requireSignIn = async (
  session: SessionStore,
  publicHref: string,
  locale: Locale,
): Promise<{ me: SignedIn }> => {
  const who = await session.start();
  if (who.status === 'in') return { me: who };
  throw redirect({ href: signInHref(publicHref, locale), reloadDocument: true });
};

/**
 * @param matches the routes of the page asked for, each with the access it declares
 * @param tell says why somebody is sent on, given the access that they lack @throws a redirect
 */
export const requireAccess = (
  me: SignedIn,
  matches: readonly Readonly<{ staticData: Readonly<{ access?: Access }> }>[],
  tell: (access: Access) => void,
): void => {
  for (const { staticData } of matches) {
    const { access } = staticData;
    const to = access ? elsewhere(me, access) : null;
    if (!access || !to) continue;
    tell(access);
    throw to === '/backoffice' ? redirect({ to, search: { needs: access } }) : redirect({ to });
  }
};
