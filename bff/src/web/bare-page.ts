import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import { strictPolicy } from '../http/safe-headers.js';

export const bareStyle =
  ':root{color-scheme:light dark}' +
  'body{font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:20vh auto 0;padding:0 20px;color:light-dark(#22292e,#e7ecee);background:light-dark(#fff,#14191b)}' +
  'h1{font-size:1.4em;line-height:1.2}a{color:light-dark(#005b5e,#86d9dc)}';

type Words = Readonly<{ title: string; text: string; again: string }>;

/** Builds a complete page. `body` is inserted without escaping. */
export const bareDocument = (
  locale: Locale,
  { title, style }: Readonly<{ title: string; style: string }>,
  body: string,
): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><style>${style}</style></head><body>${body}</body></html>`;

export const barePage = (locale: Locale, { title, text, again }: Words): string =>
  bareDocument(
    locale,
    { title, style: bareStyle },
    `<main><h1>${title}</h1>\n<p>${text}</p><p><a href="">${again}</a></p></main>`,
  );

type Policy = Readonly<{ style: string; form?: string; images?: string }>;

export const bareHeaders = (
  locale: Locale,
  { style, form, images }: Policy = { style: bareStyle },
): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': locale,
  'cache-control': 'no-store',
  'content-security-policy': strictPolicy(style, form === undefined ? undefined : { to: form }, images),
  'x-robots-tag': 'noindex',
});
