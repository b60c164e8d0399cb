import { pageAddress } from '@lendring/contracts/pages/address.js';
import { isLocale } from '@lendring/contracts/reference/languages.js';
import type { Pages } from '../web/page.controller.js';

const ways = { 'sign-in': 'login?', register: 'login?register&', verify: 'login?', reset: 'password?' } as const;

/**
 * Returns the redirect target that replaces a built-in sign-in page when an external issuer is configured, because
 * the issuer's passwords cannot be entered here; null for other pages. @param path with its query, as sent by the
 * browser
 */
export const issuerPage = (path: string): string | null => {
  const [, prefix, page] = /^(?:\/(en|nl))?\/auth\/(sign-in|register|verify|reset)(?:[/?]|$)/.exec(path) ?? [];
  if (!page) return null;
  const locale = isLocale(prefix) ? prefix : 'de';
  return `/auth/${ways[page as keyof typeof ways]}locale=${locale}&return=${encodeURIComponent(pageAddress(locale, '/'))}`;
};

export const accountPageOf = (issuerUrl: string): string =>
  /\/realms\/[^/]+\/?$/.test(issuerUrl) ? `${issuerUrl.replace(/\/$/, '')}/account` : issuerUrl;

export const withIssuerPages =
  (pages: Pages): Pages =>
  async (request, reply) => {
    const elsewhere = issuerPage(request.url);
    return elsewhere ? void reply.header('cache-control', 'no-store').redirect(elsewhere, 303) : pages(request, reply);
  };
