import * as oidc from 'openid-client';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Leaving } from './leaving-page.js';
import type { Issuer } from '../caller/issuer.js';

export const SCOPES = 'openid profile email offline_access';

export type Pending = Readonly<{ verifier: string; state: string; returnTo: string; locale: Locale }>;

export type SignedIn = Readonly<{
  sub: string;
  email: string | null;
  emailVerified: boolean;
  refreshToken: string;
  idToken: string;
}>;
export type AccessToken = Readonly<{ accessToken: string; expiresIn: number; refreshToken: string }>;

export type Purpose = 'sign-in' | 'register' | 'password';

/**
 * OAuth code flow with PKCE (spec §7). @throws EngineUnavailable when the issuer is unavailable, which leaves sessions
 * unchanged
 */
export type SignIn = Readonly<{
  begin: (
    returnTo: string,
    locale: Locale,
    purpose: Purpose,
  ) => Promise<{ readonly url: string; readonly pending: Pending }>;
  finish: (currentUrl: URL, pending: Pending) => Promise<SignedIn>;
  /**
   * Rotates the refresh token; near-simultaneous calls with the same token share one answer. Null when the session
   * has ended.
   */
  refresh: (refreshToken: string) => Promise<AccessToken | null>;
  /**
   * Revokes the refresh token and returns the form to end the issuer's session; null when the issuer has no such
   * endpoint.
   */
  end: (refreshToken: string, idToken: string) => Promise<Leaving | null>;
}>;

const SHARED_MS = 30_000;

/** RFC 6749 §5.2: the only error code that means an invalid refresh token. */
const SIGNED_OUT = 'invalid_grant';

/**
 * True if the issuer rejects this client (unknown client or wrong secret); some issuers report the rejection in a
 * header.
 */
const refusesUs = (error: unknown): boolean =>
  error instanceof oidc.WWWAuthenticateChallengeError ||
  (error instanceof oidc.ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error));

/**
 * Returns extra parameters that open a page other than sign-in. Registration: a login hint for the built-in provider,
 * else the standard prompt when supported. New password: Keycloak's `kc_action`, which other issuers ignore.
 */
const asking = (purpose: Purpose, issuer: Issuer, config: oidc.Configuration): Record<string, string> => {
  if (purpose === 'sign-in') return {};
  if (purpose === 'password') return { kc_action: 'UPDATE_PASSWORD' };
  if (issuer.builtIn) return { login_hint: 'register' };
  const prompts = config.serverMetadata()['prompt_values_supported'];
  return Array.isArray(prompts) && prompts.includes('create') ? { prompt: 'create' } : {};
};

export const createSignIn = (issuer: Issuer, publicUrl: string): SignIn => {
  const redirectUri = `${publicUrl}/auth/signed-in`;
  let discovered: Promise<oidc.Configuration> | undefined;
  const refreshing = new Map<string, Promise<AccessToken | null>>();
  const before = new Map<string, string>();
  const unshare = (refreshToken: string | undefined): void => {
    if (refreshToken === undefined) return;
    refreshing.delete(refreshToken);
    unshare(before.get(refreshToken));
  };

  /** Maps every failure to an unavailable issuer, because the user did nothing wrong. */
  const away = (error: unknown): EngineUnavailable => {
    if (refusesUs(error)) return issuer.refused(error);
    const meant = issuer.meaningOf(error);
    return meant instanceof EngineUnavailable ? meant : issuer.unfit(error);
  };

  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= oidc
      .discovery(new URL(issuer.url), issuer.clientId, issuer.clientSecret, undefined, {
        [oidc.customFetch]: issuer.fetch as oidc.CustomFetch,
        execute: issuer.url.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
        timeout: issuer.timeoutMs / 1000,
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw away(error);
      });
    return discovered;
  };

  const rotate = async (refreshToken: string): Promise<AccessToken | null> => {
    try {
      const tokens = await oidc.refreshTokenGrant(await configuration(), refreshToken);
      return {
        accessToken: tokens.access_token,
        expiresIn: tokens.expires_in ?? 60,
        refreshToken: tokens.refresh_token ?? refreshToken,
      };
    } catch (error) {
      if (error instanceof oidc.ResponseBodyError && error.error === SIGNED_OUT) return null;
      throw away(error);
    }
  };

  return {
    begin: async (returnTo, locale, purpose) => {
      const verifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        ui_locales: locale,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // The built-in provider issues offline access only with `prompt: 'consent'`, and grants the access to the
        // first-party client without showing a consent page.
        ...(issuer.builtIn ? { prompt: 'consent', return_to: returnTo } : {}),
        ...asking(purpose, issuer, await configuration()),
      });
      return { url: url.href, pending: { verifier, state, returnTo, locale } };
    },
    finish: async (currentUrl, pending) => {
      const tokens = await oidc
        .authorizationCodeGrant(await configuration(), currentUrl, {
          pkceCodeVerifier: pending.verifier,
          expectedState: pending.state,
        })
        .catch((error: unknown) => {
          throw refusesUs(error) ? issuer.refused(error) : issuer.meaningOf(error);
        });
      const claims = tokens.claims();
      if (!claims || !tokens.refresh_token || !tokens.id_token)
        throw new Error('The issuer returned no ID token or no refresh token');
      const person = claims['email']
        ? claims
        : await oidc.fetchUserInfo(await configuration(), tokens.access_token, claims.sub);
      return {
        sub: claims.sub,
        email: typeof person['email'] === 'string' ? person['email'] : null,
        emailVerified: person['email_verified'] === true,
        refreshToken: tokens.refresh_token,
        idToken: tokens.id_token,
      };
    },
    refresh: (refreshToken) => {
      const running = refreshing.get(refreshToken);
      if (running) return running;
      const started = rotate(refreshToken);
      refreshing.set(refreshToken, started);
      const forget = () => refreshing.delete(refreshToken);
      started.then((token) => {
        const next = token?.refreshToken ?? refreshToken;
        if (next !== refreshToken) before.set(next, refreshToken);
        setTimeout(() => (before.delete(next), forget()), SHARED_MS).unref();
      }, forget);
      return started;
    },
    end: async (refreshToken, idToken) => {
      unshare(refreshToken);
      const config = await configuration();
      await oidc.tokenRevocation(config, refreshToken).catch(() => undefined);
      const endpoint = config.serverMetadata().end_session_endpoint;
      return endpoint
        ? {
            endpoint,
            fields: {
              id_token_hint: idToken,
              client_id: issuer.clientId,
              post_logout_redirect_uri: `${publicUrl}/auth/signed-out`,
            },
          }
        : null;
    },
  };
};
