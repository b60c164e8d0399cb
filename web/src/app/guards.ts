import { redirect } from '@tanstack/react-router';
import { mayDo, type Right } from '@lendring/contracts/kernel/rights.js';
import type { Locale } from '../i18n/locale.js';
import type { Session, SessionStore } from '../lib/session/session.js';
import { signInHref } from '../lib/session/sign-in.js';

export type SignedIn = Extract<Session, { status: 'in' }>;

/** Signed-in users who may open a page (spec §6); `staff` is any user with a role. */
export type Access = 'commercial' | 'staff' | Right;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access?: Access;
  }
}

/** Redirect target for users without access; null if they have access. The server enforces access independently. */
const elsewhere = ({ usergroup, profile }: SignedIn, access: Access): '/' | '/account' | '/backoffice' | null => {
  if (access === 'commercial') return profile.commercial ? null : '/account';
  const isStaff = usergroup.length > 0;
  if (access === 'staff' ? isStaff : mayDo(usergroup, access)) return null;
  return isStaff ? '/backoffice' : '/';
};

/**
 * Waits for the session and redirects visitors to sign-in, which returns to the requested page. The router ignores the
 * redirect while preloading.
 * @throws a redirect with a full page load
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
 * @param matches the requested routes with the access each declares
 * @param tell called with the missing access before the redirect
 * @throws a redirect
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
