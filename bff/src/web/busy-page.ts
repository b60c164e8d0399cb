import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { localeOf } from '@lendring/contracts/pages/address.js';
import { busyPageTexts } from '@lendring/contracts/texts/busy-page.js';
import { inLanguage } from '@lendring/contracts/texts/text.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textOf } from '@lendring/contracts/texts/messages.js';
import { strictPolicy } from '../http/safe-headers.js';

const SECONDS = 5;
const style =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:34em;margin:20vh auto 0;padding:0 20px;color:#22292e;background:#fff}' +
  'h1{font-size:1.4em;line-height:1.2}a{color:#005b5e}';
const policy = strictPolicy(style);

const page = (
  locale: Locale,
): string => `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${inLanguage(busyPageTexts.title, locale)}</title><style>${style}</style></head><body><main><h1>${inLanguage(busyPageTexts.title, locale)}</h1>
<p>${textOf('pages_busy', locale, {})}</p><p><a href="">${inLanguage(busyPageTexts.again, locale)}</a></p></main></body></html>`;

/**
 * Answers a page that cannot be rendered now with a page without scripts that says so in its language, and when to come
 * back.
 */
export const answerBusy = (request: FastifyRequest, reply: FastifyReply): void => {
  const locale = localeOf(request.url.split('?', 1)[0] ?? '/');
  void reply
    .status(503)
    .headers({
      'retry-after': String(SECONDS),
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    })
    .send(page(locale));
};
