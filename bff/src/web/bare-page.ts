import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { strictPolicy } from '../http/safe-headers.js';

const style =
  ':root{color-scheme:light dark}' +
  'body{font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:20vh auto 0;padding:0 20px;color:light-dark(#22292e,#e7ecee);background:light-dark(#fff,#14191b)}' +
  'h1{font-size:1.4em;line-height:1.2}a{color:light-dark(#005b5e,#86d9dc)}';

type Words = Readonly<{ title: string; text: string; /** Of the link that asks for the page anew. */ again: string }>;

/** A page in the place of another, which needs neither scripts nor files: it says why, and asks for the other anew. */
export const barePage = (locale: Locale, { title, text, again }: Words): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>
<p>${text}</p><p><a href="">${again}</a></p></main></body></html>`;

/** The headers of such a page. */
export const bareHeaders = (locale: Locale): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': locale,
  'cache-control': 'no-store',
  'content-security-policy': strictPolicy(style),
  'x-robots-tag': 'noindex',
});
