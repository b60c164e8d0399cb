import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/session/session-context.js';
import { signInOffer } from '../lib/session/sign-in-offer.js';
import { headerSlotId } from '../ui/HeaderSlot.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { Banner } from './Banner.js';
import { Brand } from './Brand.js';
import { Footer } from './Footer.js';
import { useFrameKind } from './frame-kind.js';
import { AppBar, Header } from './Header.js';
import { isInstalled } from './installed.js';
import { LoadingBar } from './LoadingBar.js';
import { RouteAnnouncer } from './RouteAnnouncer.js';
import { ArrivalNote } from './ArrivalNote.js';

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
          {/* The server renders without the bar, as for a browser tab. */}
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
