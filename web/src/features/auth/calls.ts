import { createContext, useContext } from 'react';
import type { Locale } from '../../i18n/locale.js';
import { timeout, type OwnFetch } from '../../lib/api-client/api.js';
import { customHeader } from '../../lib/api-client/custom-header.js';

export type WrongFields = Readonly<{ email?: 'email'; password?: 'short' | 'common' }>;
type Invalid = Readonly<{ outcome: 'invalid'; fields: WrongFields }>;
/** `crowded`: the rate limit of the whole network is exceeded, not this user's. */
type SlowDown = Readonly<{ outcome: 'slow_down' | 'crowded'; /** Wait time in seconds. */ seconds: number }>;
type Failed = Readonly<{ outcome: 'failed'; reason: 'network' | 'timeout' | 'unknown' }>;

/** `second_step`: the page at `redirect` asks for a code. */
export type SignInOutcome =
  | Readonly<{ outcome: 'ok' | 'second_step'; redirect: string } | { outcome: 'wrong' | 'unverified' | 'expired' }>
  | Invalid
  | SlowDown
  | Failed;
export type ChallengeOutcome =
  | Readonly<{ outcome: 'challenge'; challenge: string; host: string } | { outcome: 'expired' }>
  | Invalid
  | SlowDown
  | Failed;
export type PasskeyOutcome =
  | Readonly<{ outcome: 'ok'; redirect: string } | { outcome: 'wrong' | 'passkey_unknown' | 'expired' }>
  | Invalid
  | SlowDown
  | Failed;
export type CodeOutcome =
  | Readonly<{ outcome: 'ok'; redirect: string } | { outcome: 'wrong' | 'wrong_code' | 'expired' }>
  | Invalid
  | SlowDown
  | Failed;
export type RegisterOutcome =
  | MailOutcome
  | Readonly<{ /** Registration is limited to early birds until launch (ADR 108). */ outcome: 'not_open_yet' }>;
/** `sent` does not reveal whether the address is registered. */
export type MailOutcome = Readonly<{ outcome: 'sent' }> | Invalid | SlowDown | Failed;
/** `redirect` is set if this browser requested the link; opening the URL in it signs the user in. */
export type TokenOutcome =
  | Readonly<{ outcome: 'ok'; redirect?: string } | { outcome: 'token_invalid' }>
  | Invalid
  | SlowDown
  | Failed;
/**
 * `redirect` is set if this browser registered the address; following it signs the user in. `password_needed`: another
 * browser registered it.
 */
export type VerifyOutcome =
  | Readonly<{ outcome: 'ok'; redirect?: string } | { outcome: 'token_invalid' | 'password_needed' }>
  | Invalid
  | SlowDown
  | Failed;

/** `redirect` is the next page. `email_taken`: another account has confirmed the address meanwhile. */
export type LinkOutcome =
  | Readonly<
      { outcome: 'ok'; redirect?: string; email?: string } | { outcome: 'token_invalid' | 'email_taken' | 'done' }
    >
  | Invalid
  | SlowDown
  | Failed;

/** HTTP calls to the built-in identity provider. Failures are returned as outcomes, never thrown. */
export const createAuthCalls = (fetch: OwnFetch) => {
  const post = async <Outcome>(path: string, body: object): Promise<Outcome | Failed> => {
    try {
      const response = await fetch(`/oidc/${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...customHeader() },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
      const answer = (await response.json().catch(() => null)) as Outcome | null;
      return typeof (answer as { outcome?: unknown } | null)?.outcome === 'string' && answer
        ? answer
        : { outcome: 'failed', reason: 'unknown' };
    } catch (error) {
      return { outcome: 'failed', reason: (error as Error).name === 'TimeoutError' ? 'timeout' : 'network' };
    }
  };
  return {
    /**
     * @param uid interaction id from the page's URL
     * @param token from the mail that confirms the address
     */
    signIn: (uid: string, email: string, password: string, token?: string) =>
      post<SignInOutcome>(`interaction/${encodeURIComponent(uid)}`, { email, password, ...(token ? { token } : {}) }),
    enterCode: (uid: string, code: string, remember: boolean) =>
      post<CodeOutcome>(`interaction/${encodeURIComponent(uid)}/code`, { code, remember }),
    challenge: (uid: string) => post<ChallengeOutcome>(`interaction/${encodeURIComponent(uid)}/challenge`, {}),
    passkey: (uid: string, used: object) =>
      post<PasskeyOutcome>(`interaction/${encodeURIComponent(uid)}/passkey`, used),
    register: (email: string, password: string, locale: Locale) =>
      post<RegisterOutcome>('account/register', { email, password, locale }),
    verify: (token: string) => post<VerifyOutcome>('account/verify', { token }),
    resend: (email: string, locale: Locale) => post<MailOutcome>('account/resend', { email, locale }),
    askReset: (email: string, locale: Locale) => post<MailOutcome>('account/reset-request', { email, locale }),
    checkLink: (token: string) => post<LinkOutcome>('account/link-check', { token }),
    confirmEmail: (token: string, locale: Locale) => post<LinkOutcome>('account/confirm-email', { token, locale }),
    takeBack: (token: string, locale: Locale) => post<LinkOutcome>('account/take-back', { token, locale }),
    /** Checks the link before the user enters a new password. */
    checkReset: (token: string) => post<TokenOutcome>('account/reset-check', { token }),
    reset: (token: string, password: string) => post<TokenOutcome>('account/reset', { token, password }),
  };
};
export type AuthCalls = ReturnType<typeof createAuthCalls>;

/** React context, so that tests can inject a fake. */
export const AuthCallsContext = createContext<AuthCalls>(
  createAuthCalls((path, init) => window.fetch(path, { ...init, credentials: 'same-origin' })),
);
export const useAuthCalls = (): AuthCalls => useContext(AuthCallsContext);
