import { randomBytes } from 'node:crypto';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { isLocale } from '@lendring/contracts/reference/languages.js';
import { errors, Provider, type Adapter, type Configuration, type JWKS, type KoaContextWithOIDC } from 'oidc-provider';
import type { CredentialDocument } from '../credential/projection.js';
import { deviceOf } from '../sessions/device.js';
import type { Sessions } from '../sessions/sessions.port.js';

/** Audience of access tokens; the BFF expects the same value. */
const API = 'urn:lendring:api';
const DAY = 86_400;

const RETURN_TO = 'return_to';

type Options = Readonly<{
  publicUrl: string;
  brand: () => string;
  clientId: string;
  clientSecret: string;
  jwks: JWKS;
  cookieKeys: readonly string[];
  adapterFor: (model: string) => Adapter;
  person: (userId: string) => Promise<CredentialDocument | null>;
  sessions: Sessions;
}>;

export const localeOf = (uiLocales: unknown): Locale => {
  const first = typeof uiLocales === 'string' ? uiLocales.split(' ')[0] : undefined;
  return isLocale(first) ? first : 'de';
};

/**
 * URL of the web client's sign-in page in the requested language. `to`: the page to return to, with which the sign-in
 * page explains why a sign-in is needed.
 */
export const interactionPage = (publicUrl: string, uid: string, params: Readonly<Record<string, unknown>>): string => {
  const page = params['login_hint'] === 'register' ? '/auth/register' : '/auth/sign-in';
  const search = new URLSearchParams({ uid });
  if (typeof params[RETURN_TO] === 'string') search.set('to', params[RETURN_TO]);
  return `${publicUrl}${pageAddress(localeOf(params['ui_locales']), page)}?${search}`;
};

/** Shown when the provider cannot store a sign-in, for example on a full disk. */
const LATER =
  'Das geht gerade nicht, versuch es gleich noch einmal. / This does not work right now, try again in a moment. / Dat lukt nu even niet, probeer het zo nog eens.';

const barePage = (brand: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(brand)}</title></head><body><main>${body}</main></body></html>`;

/**
 * Content security policy of the provider's own pages: permits their form, and the inline script with this nonce or
 * with a hash that the provider adds.
 */
export const barePolicy = (nonce = randomBytes(16).toString('base64')): string =>
  `default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src 'nonce-${nonce}'`;

const grantOurClient = async (ctx: KoaContextWithOIDC, provider: Provider, sessions: Sessions) => {
  const { session, client } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  // Grant nothing if the user has signed out meanwhile, for example in another tab; only a new sign-in may start a
  // session.
  if (known !== undefined && sessions.hasLeft(known)) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(API, '');
  const grantId = await grant.save();
  const at = (session.loginTs ?? Date.now() / 1000) * 1000;
  sessions.seen(grantId, session.accountId, { device: deviceOf(ctx.get('user-agent')), at });
  return grant;
};

/** The built-in OpenID provider: code flow with PKCE for one first-party client, without a consent page. */
export const createProvider = ({
  publicUrl,
  brand,
  clientId,
  clientSecret,
  jwks,
  cookieKeys,
  adapterFor,
  person,
  sessions,
}: Options): Provider => {
  const secure = publicUrl.startsWith('https:');
  const configuration: Configuration = {
    adapter: adapterFor,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/auth/signed-in`],
        post_logout_redirect_uris: [`${publicUrl}/auth/signed-out`],
      },
    ],
    jwks,
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    extraParams: [RETURN_TO],
    cookies: {
      keys: [...cookieKeys],
      short: { signed: true, secure, sameSite: 'lax', httpOnly: true },
      long: { signed: true, secure, sameSite: 'lax', httpOnly: true },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Session: 14 * DAY,
      Grant: 30 * DAY,
      RefreshToken: 30 * DAY,
    },
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    loadExistingGrant: (ctx) => grantOurClient(ctx, ctx.oidc.provider, sessions),
    // Access tokens name their session, so that they become invalid when it ends.
    extraTokenClaims: async (_ctx, token) =>
      'accountId' in token && token.grantId ? { sid: sessions.seen(token.grantId, token.accountId) } : {},
    interactions: { url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    findAccount: async (_ctx, sub) => {
      const found = await person(sub);
      return found
        ? { accountId: sub, claims: () => ({ sub, email: found.email ?? undefined, email_verified: found.verified }) }
        : undefined;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        /**
         * Sign-out on this site sends the user's id token and needs no confirmation; links from elsewhere or with
         * another token must be confirmed.
         */
        logoutSource: (ctx, form) => {
          const nonce = randomBytes(16).toString('base64');
          const hint = ctx.oidc.entities.IdTokenHint?.payload;
          const ours = hint !== undefined && hint['sub'] === ctx.oidc.session?.accountId;
          ctx.set('content-security-policy', barePolicy(nonce));
          ctx.body = barePage(
            brand(),
            `${form}<p><button form="op.logoutForm" name="logout" value="yes">Abmelden / Sign out / Uitloggen</button></p>${ours ? `<script nonce="${nonce}">document.querySelector('button').click()</script>` : ''}`,
          );
        },
        postLogoutSuccessSource: (ctx) => ctx.redirect('/'),
      },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: API,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    renderError: (ctx, out, error) => {
      // Start over after a repeated sign-in whose first response the browser abandoned.
      if (ctx.oidc?.route === 'resume' && error instanceof errors.SessionNotFound) return ctx.redirect('/auth/login');
      ctx.type = 'html';
      const isAway = ctx.status === 503;
      if (isAway) ctx.set('retry-after', '5');
      ctx.body = barePage(
        brand(),
        `<p>${isAway ? LATER : String(out.error).replace(/[^\w ]/g, '')}</p><p><a href="/">${escapeMarkup(brand())}</a></p>`,
      );
    },
  };
  const provider = new Provider(`${publicUrl}/oidc`, configuration);
  provider.proxy = true;
  // Redirect at once if no session is left, instead of rendering a page that submits itself.
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    const { oidc } = ctx;
    if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId) return;
    const to = oidc.params?.['post_logout_redirect_uri'];
    ctx.redirect(typeof to === 'string' ? to : '/');
    ctx.status = 303;
  });
  // End the session on the server at once, because the browser may never return to finish the sign-out. A reused
  // refresh token also revokes its grant, but is not a sign-out.
  provider.on('grant.revoked', (ctx, grantId) => {
    if (ctx.oidc.route !== 'token') sessions.leave(grantId);
  });
  provider.on('end_session.success', (ctx) => {
    const grantId = ctx.oidc.session?.grantIdFor(clientId);
    if (grantId !== undefined) sessions.leave(grantId);
  });
  return provider;
};
