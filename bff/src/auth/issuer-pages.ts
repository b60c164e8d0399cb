import { pageAddress } from '@lendring/contracts/pages/address.js';
import { isLocale } from '@lendring/contracts/reference/languages.js';
import type { Pages } from '../web/page.controller.js';

const ways = { 'sign-in': 'login?', register: 'login?register&', verify: 'login?', reset: 'password?' } as const;

/**
 * Where our own sign-in pages lead when another issuer signs people in: theirs would ask for a password that nobody
 * takes.
 * @param path with its query, as a browser sends it. Answers null for every other page
 */
export const issuerPage = (path: string): string | null => {
  const [, prefix, page] = /^(?:\/(en|nl))?\/auth\/(sign-in|register|verify|reset)(?:[/?]|$)/.exec(path) ?? [];
  if (!page) return null;
  const locale = isLocale(prefix) ? prefix : 'de';
  return `/auth/${ways[page as keyof typeof ways]}locale=${locale}&return=${encodeURIComponent(pageAddress(locale, '/'))}`;
};

/**
 * Where another issuer lets people set what belongs to their sign-in: Keycloak's page for a realm, else its address.
 */
export const accountPageOf = (issuerUrl: string): string =>
  /\/realms\/[^/]+\/?$/.test(issuerUrl) ? `${issuerUrl.replace(/\/$/, '')}/account` : issuerUrl;

/** Pages without those of the built-in sign-in. */
export const withIssuerPages =
  (pages: Pages): Pages =>
  async (request, reply) => {
    const elsewhere = issuerPage(request.url);
    return elsewhere ? void reply.header('cache-control', 'no-store').redirect(elsewhere, 303) : pages(request, reply);
  };
