import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render as renderInDocument } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '../i18n/locale.js';
import { writeNumbersIn } from '../i18n/number-locale.js';
import { rewriteFor } from '../i18n/rewrite.js';
import { testTexts } from './texts.js';

const around = (locale: Locale, at = '/') => {
  const i18n = testTexts(locale);
  writeNumbersIn(() => locale);
  const router = createRouter({
    routeTree: createRootRoute(),
    rewrite: rewriteFor(locale),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: {},
    origin: 'http://localhost',
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return function Around({ children }: Readonly<{ children: ReactNode }>) {
    return (
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={i18n}>
          <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
        </I18nextProvider>
      </QueryClientProvider>
    );
  };
};

export const render = (ui: ReactElement, locale: Locale = 'de', at = '/') =>
  renderInDocument(ui, { wrapper: around(locale, at) });

export const renderOnServer = async (ui: ReactElement, locale: Locale = 'de'): Promise<string> => {
  const { renderToString } = await import('react-dom/server');
  const Around = around(locale);
  return renderToString(<Around>{ui}</Around>);
};
