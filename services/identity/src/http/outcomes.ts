import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { SignInPage } from '@lendring/contracts/pages/paths.js';
import type { SetCookie } from './cookies.js';

/** What came of a call, for the page to put into words; none tells whether an address is known. */
export type Outcome =
  | Readonly<{ outcome: 'ok'; redirect?: string }>
  | Readonly<{
      outcome:
        | 'sent'
        | 'wrong'
        | 'unverified'
        | 'expired'
        | 'token_invalid'
        | 'password_needed'
        | 'forbidden'
        | 'too_big';
    }>
  | Readonly<{ outcome: 'invalid'; fields: Readonly<{ email?: 'email'; password?: 'short' | 'common' }> }>
  /** `crowded`: too many from the same network, whoever they are. */
  | Readonly<{ outcome: 'slow_down' | 'crowded'; seconds: number }>;

/** The typed address, for the page that comes back: its scripts take it over, and no address of a page names it. */
const TYPED = 'lendring_typed';
const TYPED_SECONDS = 60;

export const answerJson = (response: ServerResponse, status: number, body: object): void => {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(text);
};

export const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
};

/** Whether a plain form comes from a page of ours: browsers say so, and no other site can. */
export const fromOwnPage = ({ headers }: IncomingMessage, publicUrl: string): boolean =>
  headers.origin === publicUrl || (headers.origin === undefined && headers['sec-fetch-site'] === 'same-origin');

type Page = Readonly<{
  locale: Locale;
  path: SignInPage;
  /** Fields of the page's address. */ search?: Readonly<Record<string, string>>;
  email?: string | undefined;
}>;

/** Back on the page that a plain form came from, with what is wrong in its address. */
export const answerForm = (
  response: ServerResponse,
  outcome: Outcome,
  { locale, path, search = {}, email }: Page,
  publicUrl: string,
  setCookie: SetCookie,
): void => {
  if (outcome.outcome === 'ok' && outcome.redirect !== undefined) return redirect(response, outcome.redirect);
  const problem =
    outcome.outcome === 'invalid' ? (outcome.fields.email ?? outcome.fields.password ?? 'email') : outcome.outcome;
  const fields = new URLSearchParams({
    ...search,
    problem,
    ...('seconds' in outcome ? { seconds: String(outcome.seconds) } : {}),
  });
  if (email)
    setCookie(response, TYPED, encodeURIComponent(email.slice(0, 200)), {
      seconds: TYPED_SECONDS,
      path: '/',
      readable: true,
    });
  redirect(response, `${publicUrl}${pageAddress(locale, path)}?${fields}`);
};
