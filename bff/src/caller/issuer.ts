import { awayFor, connectionFault, refusedFor, type Called } from '@lendring/platform/base/engine-errors.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import type { EngineWatch } from '@lendring/platform/base/engine-watch.js';

export type Issuer = Readonly<{
  url: string;
  builtIn: boolean;
  clientId: string;
  clientSecret: string;
  /** Expected audience of access tokens; null when the issuer sets none. */
  audience: string | null;
  /**
   * Fetches from the issuer; the built-in issuer is reached on the loopback address. @throws EngineUnavailable when
   * the issuer does not answer, or answers 5xx
   */
  fetch: typeof fetch;
  meaningOf: (error: unknown) => unknown;
  unfit: (error: unknown) => EngineUnavailable;
  refused: (error: unknown) => EngineUnavailable;
  timeoutMs: number;
  jwksUri: () => Promise<string>;
}>;

type Options = Readonly<{
  /** External issuer; undefined when the built-in provider is used. */
  external?: {
    readonly url: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly audience: string | null;
  };
  publicUrl: string;
  /**
   * Returns the local URL of this process, for example `http://127.0.0.1:3000`; call it only once the process
   * listens.
   */
  localUrl: () => string;
  builtInSecret: string;
  watch: EngineWatch;
  timeoutMs?: number;
}>;

export const API_AUDIENCE = 'urn:lendring:api';

const ISSUER_MS = 5_000;

export const createIssuer = ({
  external,
  publicUrl,
  localUrl,
  builtInSecret,
  watch,
  timeoutMs = ISSUER_MS,
}: Options): Issuer => {
  const url = external?.url ?? `${publicUrl}/oidc`;
  const reach: typeof fetch = external
    ? fetch
    : (input, init) => fetch(String(input instanceof Request ? input.url : input).replace(publicUrl, localUrl()), init);
  const called: Called = { engine: 'sign-in issuer', name: `The sign-in issuer ${url}`, settings: 'OIDC_ISSUER' };
  const asked: typeof fetch = (input, init) =>
    watch.call(async () => {
      const answer = await reach(input, init)
        .then(whole)
        .catch((error: unknown) => {
          throw awayFor(called, error);
        });
      if (answer.status < 500) return answer;
      throw new EngineUnavailable(called.engine, undefined, `${called.name} answers ${answer.status}`);
    });
  return {
    url,
    builtIn: !external,
    clientId: external?.clientId ?? 'lendring-web',
    clientSecret: external?.clientSecret ?? builtInSecret,
    audience: external ? external.audience : API_AUDIENCE,
    fetch: asked,
    timeoutMs,
    meaningOf: (error) => {
      const known = unavailableIn(error);
      if (known) return known;
      return connectionFault(error) === null ? error : watch.failed(awayFor(called, error));
    },
    unfit: (error) => watch.failed(awayFor(called, error)),
    refused: (error) =>
      watch.failed(refusedFor({ ...called, settings: 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET' }, error)),
    jwksUri: async () => {
      const answer = await asked(`${url}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) throw new Error(`The issuer ${url} answers ${answer.status} for its discovery document`);
      return ((await answer.json()) as { jwks_uri: string }).jwks_uri;
    },
  };
};

/** Reads the whole body, because the connection may break after the headers. */
const whole = async (answer: Response): Promise<Response> => {
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, { status: answer.status, headers: answer.headers });
};

/** Search the chain of causes, because OAuth clients wrap the abort reason in their own errors. */
const unavailableIn = (error: unknown): EngineUnavailable | null => {
  if (error instanceof EngineUnavailable) return error;
  return typeof error === 'object' && error !== null && 'cause' in error ? unavailableIn(error.cause) : null;
};
