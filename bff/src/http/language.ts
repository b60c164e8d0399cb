import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { defaultLocale, fallbackLocale, isLocale } from '@lendring/contracts/reference/languages.js';
import type { FastifyRequest } from 'fastify';

const named = (header: string | undefined): boolean => /[a-z]{2}/i.test(header?.replaceAll(/;[^,]*/g, '') ?? '');

const accepted = (header: string | undefined): Locale | null => {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...params] = part.trim().split(';');
    const quality = params.map((p) => p.trim()).find((p) => p.startsWith('q='));
    return { tag: tag.slice(0, 2).toLowerCase(), q: quality ? Number(quality.slice(2)) : 1 };
  });
  const best = wanted
    .filter((w) => w.q > 0)
    .toSorted((a, b) => b.q - a.q)
    .find((w) => w.tag === 'de' || w.tag === 'en' || w.tag === 'nl');
  return (best?.tag as Locale | undefined) ?? null;
};

/**
 * Returns the caller's locale. The `lang` field (1 German, 2 English or Dutch, spec §3) takes precedence, with
 * `Accept-Language` distinguishing Dutch from English; without `lang`, the header decides. An unsupported language
 * gives English (spec §9), and a missing language gives German.
 */
export const languageOf = (lang: unknown, acceptLanguage: string | undefined): Locale => {
  const fromHeader = accepted(acceptLanguage);
  // Skip objects, because `String` on nested lists overflows the stack.
  const field = typeof lang === 'object' ? '' : String(lang);
  if (field === '1') return 'de';
  if (field === '2') return fromHeader === 'nl' ? 'nl' : 'en';
  return fromHeader ?? (named(acceptLanguage) ? fallbackLocale : defaultLocale);
};

/** Language of a page that is requested by an address without one: the chosen language, else that of the browser. */
export const readerLocale = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Locale =>
  isLocale(cookies['lang']) ? cookies['lang'] : languageOf(undefined, headers['accept-language']);
