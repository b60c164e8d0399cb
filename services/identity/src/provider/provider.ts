import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { Provider, type Adapter, type Configuration, type JWKS, type KoaContextWithOIDC } from 'oidc-provider';
import { pageUrl } from '../mails/texts.js';
import type { CredentialDocument } from '../projections/credentials.js';

/** Audience of access tokens, the same that the BFF expects. */
const API = 'urn:lendring:api';
const DAY = 86_400;

type Options = Readonly<{
  publicUrl: string;
  clientId: string;
  clientSecret: string;
  jwks: JWKS;
  cookieKeys: readonly string[];
  adapterFor: (model: string) => Adapter;
  person: (userId: string) => Promise<CredentialDocument | null>;
}>;

const localeOf = (uiLocales: unknown): Locale => {
  const first = typeof uiLocales === 'string' ? uiLocales.split(' ')[0] : undefined;
  return first === 'en' || first === 'nl' ? first : 'de';
};

/** Where a person is sent to sign in: a page of the web client, in the language the client asked for. */
export const interactionPage = (publicUrl: string, uid: string, params: Readonly<Record<string, unknown>>): string =>
  pageUrl(publicUrl, localeOf(params['ui_locales']), `/auth/${params['login_hint'] === 'register' ? 'register' : 'sign-in'}?uid=${encodeURIComponent(uid)}`);

const signOutPage = (form: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Lendring</title></head><body>${form}<script>document.forms[0].submit()</script><noscript><button form="op.logoutForm" name="logout" value="yes">Abmelden / Sign out / Uitloggen</button></noscript></body></html>`;

const grantOurClient = async (ctx: KoaContextWithOIDC, provider: Provider) => {
  const { session, client } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(API, '');
  await grant.save();
  return grant;
};

/** The built-in OpenID provider : code flow with PKCE for our one client, which needs no consent page. */
export const createProvider = ({ publicUrl, clientId, clientSecret, jwks, cookieKeys, adapterFor, person }: Options): Provider => {
  const secure = publicUrl.startsWith('https:');
  const configuration: Configuration = {
    adapter: adapterFor,
    clients: [{
      client_id: clientId, client_secret: clientSecret, token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'],
      redirect_uris: [`${publicUrl}/auth/signed-in`], post_logout_redirect_uris: [`${publicUrl}/auth/signed-out`],
    }],
    jwks,
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [...cookieKeys], short: { signed: true, secure, sameSite: 'lax', httpOnly: true }, long: { signed: true, secure, sameSite: 'lax', httpOnly: true } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 3600, Interaction: 3600, Session: 14 * DAY, Grant: 30 * DAY, RefreshToken: 30 * DAY },
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    loadExistingGrant: (ctx) => grantOurClient(ctx, ctx.oidc.provider),
    interactions: { url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    findAccount: async (_ctx, sub) => {
      const found = await person(sub);
      return found ? { accountId: sub, claims: () => ({ sub, email: found.email ?? undefined, email_verified: found.verified }) } : undefined;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const nonce = ctx.state['nonce'] as string | undefined;
          ctx.body = signOutPage(form).replace('<script>', `<script nonce="${nonce ?? ''}">`);
        },
      },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: '', audience: API, accessTokenFormat: 'jwt', accessTokenTTL: 600, jwt: { sign: { alg: 'RS256' } } }),
      },
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = `<!doctype html><meta charset="utf-8"><title>Lendring</title><p>${String(out.error).replace(/[^\w ]/g, '')}</p><p><a href="/">Lendring</a></p>`;
    },
  };
  const provider = new Provider(`${publicUrl}/oidc`, configuration);
  provider.proxy = true;
  return provider;
};
