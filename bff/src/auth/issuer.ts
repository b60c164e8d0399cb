/** The OpenID issuer that signs people in: the built-in provider or any other one (`OIDC_ISSUER`). */
export type Issuer = Readonly<{
  url: string;
  builtIn: boolean;
  clientId: string;
  clientSecret: string;
  /** Expected in access tokens; null where the issuer sets none for us. */
  audience: string | null;
  /** Reaches the issuer; the built-in one is asked on the loopback address whatever the public address is. */
  fetch: typeof fetch;
  jwksUri: () => Promise<string>;
}>;

type Options = Readonly<{
  /** Undefined: the built-in provider. */
  external?: {
    readonly url: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly audience: string | null;
  };
  publicUrl: string;
  /** The address this process listens at, for example `http://127.0.0.1:3000`; known once it listens. */
  localUrl: () => string;
  builtInSecret: string;
}>;

/** Audience of the built-in provider's access tokens. */
export const API_AUDIENCE = 'urn:lendring:api';

/** The longest wait for the issuer. */
export const ISSUER_MS = 5_000;

export const createIssuer = ({ external, publicUrl, localUrl, builtInSecret }: Options): Issuer => {
  const url = external?.url ?? `${publicUrl}/oidc`;
  const reach: typeof fetch = external
    ? fetch
    : (input, init) => fetch(String(input instanceof Request ? input.url : input).replace(publicUrl, localUrl()), init);
  return {
    url,
    builtIn: !external,
    clientId: external?.clientId ?? 'lendring-web',
    clientSecret: external?.clientSecret ?? builtInSecret,
    audience: external ? external.audience : API_AUDIENCE,
    fetch: reach,
    jwksUri: async () => {
      const answer = await reach(`${url}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(ISSUER_MS) });
      if (!answer.ok) throw new Error(`The issuer ${url} does not answer its discovery document (${answer.status})`);
      return ((await answer.json()) as { jwks_uri: string }).jwks_uri;
    },
  };
};
