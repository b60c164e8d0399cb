import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/session/session-context.js';
import { authError, goodNews } from '../lib/session/kept-note.js';
import { signInOffer } from '../lib/session/sign-in.js';
import { headerSlotId } from '../ui/HeaderSlot.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { toasts } from '../ui/toasts.js';
import { Banner } from './Banner.js';
import { Brand } from './Brand.js';
import { Footer } from './Footer.js';
import { AppBar, Header } from './Header.js';
import { isInstalled } from './browser.js';

/** Loading bar (spec §9): appears after 200 ms, runs for 5 s, disappears 500 ms after the page is ready, 2 px high. */
function LoadingBar() {
  const loading = useRouterState({
    select: (state) => state.isLoading && state.location.href !== state.resolvedLocation?.href,
  });
  const [phase, setPhase] = useState<'off' | 'running' | 'done'>('off');
  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setPhase('running'), 200);
      return () => clearTimeout(timer);
    }
    setPhase((now) => (now === 'running' ? 'done' : now));
    const timer = setTimeout(() => setPhase('off'), 500);
    return () => clearTimeout(timer);
  }, [loading]);
  if (phase === 'off') return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 print:hidden">
      <div
        className={
          phase === 'running'
            ? 'h-full bg-teal animate-[loading_5s_cubic-bezier(.1,.6,.3,1)_forwards]'
            : 'h-full w-full bg-teal opacity-0 transition-opacity duration-500'
        }
      />
    </div>
  );
}

function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        // Read the title after rendering: the new title is set in the same commit as the heading.
        requestAnimationFrame(() => {
          const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
          heading?.setAttribute('tabindex', '-1');
          heading?.focus({ preventScroll: true });
          setTitle(document.title);
        });
      }),
    [router],
  );
  return (
    <div aria-live="assertive" aria-atomic className="sr-only">
      {title}
    </div>
  );
}

/**
 * Message after sign-in or sign-out, for example that an email address is confirmed. Sign-out ends at `/?signed-out`
 * (spec §2), a failed sign-in at `/?sign-in-failed`. Shows the message, or the reason for a forced sign-out, and
 * removes the parameter from the URL.
 */
export function ArrivalNote() {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const error = authError.take();
    const good = goodNews.take();
    if (good !== null) toasts.show('success', good);
    if (error !== null) toasts.show('error', error || t('error.unknown'), 'Auth Error');
    else if (search.has('signed-out')) toasts.show('info', t('frame.signedOut'));
    else if (search.has('sign-in-failed')) toasts.show('error', t('frame.signInFailed'));
    else return;
    if (!search.has('signed-out') && !search.has('sign-in-failed')) return;
    void router.navigate({ to: '.', search: {}, replace: true });
  }, [router, t]);
  return null;
}

/** `wizard` and `backoffice` show only the brand and an exit; `plain` shows everything. */
type FrameKind = 'plain' | 'wizard' | 'backoffice';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: FrameKind;
  }
}

const useFrameKind = (): FrameKind =>
  useMatches({ select: (matches) => matches.findLast((match) => match.staticData.frame)?.staticData.frame ?? 'plain' });

const CompleteBanner = lazy(async () => ({
  default: (await import('../features/account/components/CompleteBanner.js')).CompleteBanner,
}));
const SuspendedBanner = lazy(async () => ({
  default: (await import('../features/moderation/decisions/SuspendedBanner.js')).SuspendedBanner,
}));
const SignInAgain = lazy(() => import('./SignInAgain.js'));
const TermsNotice = lazy(async () => ({ default: (await import('../features/legal/TermsNotice.js')).TermsNotice }));

export function Frame() {
  const { t } = useTranslation();
  const kind = useFrameKind();
  const session = useSession();
  const { status } = session;
  const offersSignIn = useSyncExternalStore(signInOffer.subscribe, signInOffer.get, () => false);
  return (
    <>
      <a
        href="#content"
        className="absolute left-4 top-2 z-50 -translate-y-20 rounded-sm bg-teal-deep px-4 py-2.5 font-bold text-white no-underline focus:translate-y-0"
      >
        {t('frame.skip')}
      </a>
      <Banner />
      <LoadingBar />
      <header className="sticky top-0 z-30 border-b border-line bg-paper low:static print:hidden">
        {kind !== 'plain' ? (
          <div className={`@container wrap ${kind === 'backoffice' ? 'max-w-[1600px]' : ''}`}>
            <div className="flex min-h-[60px] items-center gap-3 md:min-h-[70px]">
              <Brand className="mr-auto" />
              <div id={headerSlotId} className="flex min-w-0 flex-wrap items-center justify-end gap-x-3" />
            </div>
          </div>
        ) : (
          <Header />
        )}
      </header>
      {status === 'in' && session.terms !== undefined && session.terms !== 'agreed' && (
        <Suspense>
          <TermsNotice />
        </Suspense>
      )}
      {kind === 'plain' && status === 'in' && (
        <Suspense>{session.suspended ? <SuspendedBanner {...session.suspended} /> : <CompleteBanner />}</Suspense>
      )}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      {kind === 'plain' && (
        <>
          <Footer />
          {/* Render without the bar on the server, as for a browser tab. */}
          {status !== 'unknown' && isInstalled() && (
            <Suspense>
              <AppBar />
            </Suspense>
          )}
        </>
      )}
      {offersSignIn && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
      <ArrivalNote />
      <ToastRegion />
      <RouteAnnouncer />
    </>
  );
}
