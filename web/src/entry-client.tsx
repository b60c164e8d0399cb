import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import textGaps from 'virtual:text-gaps';
import './styles/app.css';
import { bannerOfPage } from './app/Banner.js';
import { reloadOnMissingChunk, startServiceWorker } from './app/browser.js';
import { RepeatEarly } from './lib/early/repeat.js';
import { createI18n, textLoader } from './i18n/create.js';
import { writeNumbersIn } from './i18n/number-locale.js';
import { readTexts } from './i18n/load.js';
import { localeOf } from './i18n/locale.js';
import { followAccount } from './lib/kept-offers/account-favourites.js';
import { createApi, type OwnFetch } from './lib/api-client/api.js';
import { authError } from './lib/session/kept-note.js';
import { headerOfPage } from './lib/api-client/custom-header.js';
import { favourites } from './lib/kept-offers/favourites.js';
import { offOfPage } from './lib/installation/features.js';
import { leavesByItself, leaveWithoutQuestion, sessionEnds, sessionStays } from './lib/session/leaving.js';
import { createQueries, takeOver } from './lib/api-client/queries.js';
import { createSessionStore } from './lib/session/session.js';
import { createSessionMark } from './lib/session/session-mark.js';
import { createSignInAgain, signInHref, signInOffer, signOutHref } from './lib/session/sign-in.js';
import { createTokenSource } from './lib/api-client/token.js';
import { createAppRouter } from './router.js';
import { installPopGate } from './ui/pop-gate.js';
import { toasts } from './ui/toasts.js';

const locale = localeOf(location.pathname);
writeNumbersIn(() => locale);
const i18n = createI18n(locale, document.documentElement.dataset['brand']);
const fetch: OwnFetch = (path, init) => window.fetch(path, { ...init, credentials: 'same-origin' });
const mark = createSessionMark(localStorage);
const token = createTokenSource(fetch, Date.now, mark);
let typedOn: string | null = null;
addEventListener('input', () => (typedOn = location.pathname), { capture: true });
const signInAgain = createSignInAgain({
  storage: sessionStorage,
  now: Date.now,
  go: (href) => leaveWithoutQuestion(() => location.assign(href)),
  ask: signInOffer.open,
  hasTyped: () => typedOn === location.pathname,
  isEnding: sessionEnds,
  onLeaving: (left) => addEventListener('beforeunload', left),
});
const api = createApi({
  fetch,
  locale,
  token,
  onSignInNeeded: () => signInAgain.go(signInHref(location.pathname + location.search, locale)),
  // Refresh the session, so that users who opened the page before the terms changed are asked.
  onTermsChanged: () => void session.refresh(),
  // Show each message once: several responses of a page may lack the same part.
  onPartly: (text) => {
    if (!toasts.get().some((toast) => toast.text === text)) toasts.show('info', text);
  },
});
const queries = createQueries();
const session = createSessionStore({
  api,
  token,
  look: mark.look(),
  left: () => leaveWithoutQuestion(() => location.reload()),
  leaving: leavesByItself,
  stays: sessionStays,
  signOut: (text) => {
    authError.keep(text || i18n.t('error.signedOut'));
    leaveWithoutQuestion(() => location.assign(signOutHref(locale)));
  },
});
let live: Promise<void> | null = null;
session.subscribe(() => {
  const who = session.get();
  // Private drafts (lib/forms/private-keys.ts) end with the session; the module is left out of the entry for its size.
  if (who.status === 'out')
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('private ')) sessionStorage.removeItem(key);
  if (who.status !== 'in') return;
  signInOffer.close();
  mark.keepLook(who.profile);
  live ??= import('./app/live/start.js').then(({ startLive }) => startLive({ fetch, token, api, session, queries }));
});
mark.subscribe(() => void session.recheck());
const texts = textLoader(i18n, locale, readTexts, textGaps);
followAccount(favourites, session, api, (count) => {
  void texts.load('favourites').then(() => toasts.show('error', i18n.t('favourites:leftOut', { count })));
});
installPopGate();
const router = createAppRouter({
  locale,
  i18n,
  texts,
  unpack: takeOver,
  api,
  session,
  queries,
  origin: location.origin,
  apiHeader: headerOfPage(),
  banner: bannerOfPage(),
  off: offOfPage(),
});

reloadOnMissingChunk();
startServiceWorker();
void session.start();
startTransition(() => {
  if (window.early) window.early.listens = true;
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
      <RepeatEarly />
    </StrictMode>,
  );
});
