import * as oidc from 'openid-client';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Leaving } from './leaving-page.js';
import type { Issuer } from './issuer.js';

export const SCOPES = 'openid profile email offline_access';

/** Values that must come back unchanged from the issuer; kept in a sealed cookie meanwhile. */
export type Pending = Readonly<{ verifier: string; state: string; returnTo: string; locale: Locale }>;

export type SignedIn = Readonly<{
  sub: string;
  email: string | null;
  emailVerified: boolean;
  refreshToken: string;
  idToken: string;
}>;
export type AccessToken = Readonly<{ accessToken: string; expiresIn: number; refreshToken: string }>;

/** The purpose of a sign-in: one's account, a new account, or a new password. */
export type Purpose = 'sign-in' | 'register' | 'password';

/**
 * The OAuth code flow with PKCE (spec §7) against one issuer. @throws EngineUnavailable while it does not answer, which
 * leaves sessions as they are
 */
export type SignIn = Readonly<{
  begin: (
    returnTo: string,
    locale: Locale,
    purpose: Purpose,
  ) => Promise<{ readonly url: string; readonly pending: Pending }>;
  finish: (currentUrl: URL, pending: Pending) => Promise<SignedIn>;
  /**
   * Rotates the refresh token; calls with the same token that come close together share one answer. Null: signed out.
   */
  refresh: (refreshToken: string) => Promise<AccessToken | null>;
  /** Revokes the refresh token. What to send to the issuer so that its own session ends too; null: it takes nothing. */
  end: (refreshToken: string, idToken: string) => Promise<Leaving | null>;
}>;

const SHARED_MS = 30_000;

/** RFC 6749 §5.2: only this says that the refresh token is worth nothing any more. */
const SIGNED_OUT = 'invalid_grant';

/** The issuer does not know us, or not with this secret; some say so in a header. */
const refusesUs = (error: unknown): boolean =>
  error instanceof oidc.WWWAuthenticateChallengeError ||
  (error instanceof oidc.ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error));

/**
 * How to ask for another page than the one that signs in. For opening an account ours knows a hint, others the prompt
 * of the standard, if they say so. For a new password there is no standard: what Keycloak knows, others pass over and
 * come back.
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
  /** The token that a shared answer was asked with, by the one that it brought. */
  const before = new Map<string, string>();
  /** Nobody shares an answer that was made for who has left. */
  const unshare = (refreshToken: string | undefined): void => {
    if (refreshToken === undefined) return;
    refreshing.delete(refreshToken);
    unshare(before.get(refreshToken));
  };

  /** Whatever keeps the issuer from answering as it should: nobody is to blame for it who signs in. */
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
        // The built-in provider gives offline access only with this prompt, and grants it to our own client unasked;
        // its pages say what for.
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
        throw new Error('The issuer answered no id token or no refresh token');
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
