import type { Failure } from '@lendring/contracts/http/envelope.js';
import { browser } from '../driver/browser.js';
import type { People } from '../driver/people.js';
import { enrol } from './enrol.js';

export type Reply = Readonly<{ status: number; failure: Failure; data: unknown; retryAfter: string | null }>;

export type SignedIn = Readonly<{
  email: string;
  browser: ReturnType<typeof browser>;
  again: (userAgent?: string) => Promise<SignedIn>;
  signIn: (password: string, email?: string) => Promise<string>;
  call: (
    method: string,
    path: string,
    init?: Readonly<{ body?: object; headers?: Record<string, string> }>,
  ) => Promise<Reply>;
  isIn: () => Promise<boolean>;
}>;

/**
 * Signs in like the pages.
 * @returns the outcome, the redirect, and the id of the sign-in in progress
 */
export const tryToSignIn = async (
  who: ReturnType<typeof browser>,
  email: string,
  password: string,
): Promise<{ outcome: string; redirect?: string; uid: string }> => {
  const { at } = await who.follow('/auth/login?return=/anfragen');
  const uid = at.searchParams.get('uid') ?? '';
  const answer = await (await who.post(`/oidc/interaction/${uid}`, { email, password })).json();
  return { ...(answer as { outcome: string; redirect?: string }), uid };
};

export const tokenOf = async (who: ReturnType<typeof browser>): Promise<string | null> =>
  ((await (await who.post('/auth/token', {})).json()) as { access_token: string | null }).access_token;

const begin = async (product: People, email: string, password: string, userAgent?: string): Promise<SignedIn> => {
  const { publicUrl } = product.config;
  const own = browser(publicUrl, userAgent);
  const { outcome, redirect } = await tryToSignIn(own, email, password);
  if (redirect === undefined) throw new Error(`${email} could not sign in: ${outcome}`);
  await own.follow(redirect);
  const token = await tokenOf(own);
  return {
    email,
    browser: own,
    again: (other) => begin(product, email, password, other),
    signIn: async (tried, as = email) => (await tryToSignIn(browser(publicUrl), as, tried)).outcome,
    call: async (method, path, { body, headers = {} } = {}) => {
      const answer = await fetch(`${publicUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'x-lendring': '1',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      const parsed = (text ? JSON.parse(text) : {}) as Failure & { data?: unknown };
      return {
        status: answer.status,
        failure: parsed,
        data: parsed.data,
        retryAfter: answer.headers.get('retry-after'),
      };
    },
    isIn: async () => (await tokenOf(own)) !== null,
  };
};

export const signedIn = async (product: People, email: string, password: string): Promise<SignedIn> =>
  begin(product, await enrol(product, email, password), password);
