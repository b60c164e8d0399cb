import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { strictPolicy } from '../http/safe-headers.js';

export type Leaving = Readonly<{ endpoint: string; fields: Readonly<Record<string, string>> }>;

const script = 'document.forms[0].requestSubmit()';
const style =
  'body{font:18px/1.5 system-ui,sans-serif;margin:20vh auto 0;text-align:center;color:#22292e;background:#fff}' +
  'button{font:inherit;padding:10px 24px;border:0;border-radius:8px;color:#fff;background:#007a7e}';

const words: Readonly<Record<Locale, string>> = { de: 'Abmelden', en: 'Sign out', nl: 'Uitloggen' };

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * Builds a page that submits the sign-out form by script or by its button. A form is used instead of a link, because
 * the id token identifies the user, and URLs end up in histories and logs.
 */
export const leavingPage = ({ endpoint, fields }: Leaving, locale: Locale): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words[locale]}</title><style>${style}</style></head><body><main><form method="post" action="${escaped(endpoint)}">
${inputs.join('')}<button>${words[locale]}</button></form></main><script>${script}</script></body></html>`;
};

/** Allows any https origin as form target, because the issuer may redirect through other origins before it returns. */
export const leavingPolicy = ({ endpoint }: Leaving): string =>
  strictPolicy(style, { script, to: `'self' https: ${new URL(endpoint).origin}` });
