import { HeadContent, ScriptOnce, Scripts, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { preload, preloadModule } from 'react-dom';
import { locales } from '../i18n/locale.js';

/** The whole page. Fonts and texts are asked for early; React puts those hints into the head on the server only. */
export function Document({ children }: Readonly<{ children: ReactNode }>) {
  const { locale, hints, off } = useRouteContext({ from: '__root__' });
  const early = hints?.();
  for (const font of early?.fonts ?? []) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const module of early?.modules ?? []) preloadModule(module);
  return (
    // The head's script has written the look that was chosen on this device.
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
