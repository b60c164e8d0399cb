import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createI18n, textLoader } from '../i18n/create.js';
import type { Locale } from '../i18n/locale.js';
import { createApi } from '../lib/api-client/api.js';
import { createQueries, takeOver } from '../lib/api-client/queries.js';
import { createSessionStore } from '../lib/session/session.js';
import { createTokenSource } from '../lib/api-client/token.js';
import { createAppRouter } from '../router.js';
import { createFakeApi, type FakeHandler } from './fake-api.js';
import { readTextsFromDisk } from './texts.js';

export const routerAt = async (address: string, locale: Locale, ...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers);
  const i18n = createI18n(locale);
  const texts = textLoader(i18n, locale, (language, namespace) =>
    Promise.resolve(readTextsFromDisk(language, namespace)),
  );
  await texts.load('common');
  const token = createTokenSource(fake.fetch);
  const api = createApi({ fetch: fake.fetch, locale, token });
  let signOuts = 0;
  const session = createSessionStore({
    api,
    token,
    signOut: () => {
      signOuts += 1;
    },
  });
  const router = createAppRouter({
    locale,
    i18n,
    texts,
    pack: dehydrate,
    unpack: takeOver,
    session,
    api,
    queries: createQueries(),
    origin: 'http://localhost',
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return { router, fake, i18n, texts, session, signOuts: () => signOuts };
};
