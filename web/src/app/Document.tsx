import { HeadContent, ScriptOnce, Scripts, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { preload, preloadModule } from 'react-dom';
import { locales } from '../i18n/locale.js';

/** The HTML document. Preload hints for fonts and texts are rendered on the server only. */
export function Document({ children }: Readonly<{ children: ReactNode }>) {
  const { locale, hints, off } = useRouteContext({ from: '__root__' });
  const early = hints?.();
  for (const font of early?.fonts ?? []) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const module of early?.modules ?? []) preloadModule(module);
  return (
    // suppressHydrationWarning: the script in the head has already set the theme of this device.
    <html lang={locales[locale].iso} data-off={off?.join(' ') || undefined} suppressHydrationWarning>
      <head>
        {early && <ScriptOnce>{early.script}</ScriptOnce>}
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
