import type { FieldError } from '@lendring/contracts/http/envelope.js';
import { defaultLocale, locales, type Locale } from '../../i18n/locale.js';
import { ApiError, ApiRedirect } from './api-error.js';
import { customHeader } from './custom-header.js';
import type { AnswerOf, Args, PathOf } from './api-types.js';

/** `fetch` for the own server only: takes an absolute path, never another origin. */
export type OwnFetch = (path: string, init?: RequestInit) => Promise<Response>;

type Fields = Readonly<Record<string, unknown>>;
type Free = Readonly<{ id?: string | number; query?: unknown; body?: unknown }>;
export type CallOptions = Readonly<{
  signal?: AbortSignal;
  /**
   * Idempotency key of one user intention (`useIntentionKeys`), reused on retries. Without this option, every call
   * gets a new key.
   */
  idempotencyKey?: string;
  keepalive?: boolean;
}>;

/** Source of access tokens; absent on the server, which always renders anonymously. */
export type TokenSource = Readonly<{
  /** Access token, or null when signed out. `fresh` discards the cached token. */
  get: (fresh?: boolean) => Promise<string | null>;
}>;

type Envelope = Readonly<{
  error?: string | boolean | null;
  msgcode?: string;
  msgtext?: string;
  msg?: string;
  data?: unknown;
  redirect?: unknown;
  fields?: FieldError[];
}>;

/** Timeout in milliseconds (spec §9). */
export const timeout = 10_000;

/** Path with query fields, appended to those that it has. Lists become repeated fields; null and undefined none. */
const withQuery = (path: string, fields: Fields): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) params.append(name, String(one));
  const text = params.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
};

/** Throws the error for a missing or incomplete response, possibly because the user is leaving the page. */
const unanswered = (error: Error): never => {
  throw new ApiError(0, error.name === 'TimeoutError' ? 'timeout' : 'network', '');
};

type Told = Readonly<{ onPartly?: (text: string) => void; onTermsChanged?: () => void }>;

const fromEnvelope = async (response: Response, { onPartly, onTermsChanged }: Told): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const text = await response.text().catch(unanswered);
  let body: Envelope;
  try {
    body = JSON.parse(text) as Envelope;
  } catch {
    throw new ApiError(
      response.status,
      'unreadable',
      response.ok
        ? `Client Parse Error, Response Status Code ${response.status}`
        : `Error, Response Status Code ${response.status}`,
    );
  }
  if (body.redirect && typeof (body.data as { url?: unknown } | null)?.url === 'string')
    throw new ApiRedirect((body.data as { url: string }).url);
  if (!response.ok || body.error) {
    if (body.msgcode === 'terms_changed') onTermsChanged?.();
    throw new ApiError(
      response.status,
      body.msgcode ?? 'error',
      body.msgtext ?? (typeof body.error === 'string' ? body.error : ''),
      body.fields,
    );
  }
  if (body.msgcode === 'partly_unavailable') onPartly?.(body.msgtext ?? '');
  return body.data;
};

/**
 * Client of the public API (spec §7). GET and DELETE send query fields; POST, PATCH and PUT send JSON. `lang` is added
 * unless the language is German. Returns the envelope's `data`; rejections are thrown as {@link ApiError}.
 * @param setup.onSignInNeeded called when a call stays 401 with a fresh token
 * @param setup.onTermsChanged called when a call is rejected until the user agrees to the terms
 * @param setup.onPartly called with the server's message when a response is incomplete because a service is down
 */
export const createApi = (
  setup: Readonly<{
    fetch: OwnFetch;
    locale: Locale;
    token?: TokenSource;
    onSignInNeeded?: () => void;
    onPartly?: (text: string) => void;
    onTermsChanged?: () => void;
  }>,
) => {
  const lang = setup.locale === defaultLocale ? {} : { lang: locales[setup.locale].dbId };

  const send = async (
    method: string,
    template: string,
    ask: Free,
    options: CallOptions,
    fresh = false,
    read: (response: Response) => Promise<unknown> = (response) => fromEnvelope(response, setup),
  ): Promise<unknown> => {
    const path = template.replace('{id}', encodeURIComponent(ask.id ?? ''));
    const token = setup.token ? await setup.token.get(fresh) : null;
    const inQuery = method === 'GET' || method === 'DELETE';
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(options.signal ? [options.signal] : [])]);
    let response: Response;
    try {
      response = await setup.fetch(
        withQuery(`/v1${path}`, inQuery ? { ...(ask.query as Fields | undefined), ...lang } : {}),
        {
          method,
          signal,
          keepalive: options.keepalive ?? false,
          headers: {
            accept: 'application/json',
            'accept-language': setup.locale,
            ...customHeader(),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(inQuery ? {} : { 'content-type': 'application/json' }),
            ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
          },
          ...(inQuery ? {} : { body: JSON.stringify({ ...(ask.body as object), ...lang }) }),
        },
      );
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return unanswered(error as Error);
    }
    if (response.status === 401 && setup.token) {
      if (!fresh) return send(method, template, ask, options, true, read);
      setup.onSignInNeeded?.();
      throw new ApiError(401, 'sign_in_needed', 'tried refreshTokens, try again');
    }
    return read(response);
  };
  const write = (options?: CallOptions): CallOptions => ({
    ...options,
    idempotencyKey: options?.idempotencyKey ?? crypto.randomUUID(),
  });

  return {
    /**
     * Paths are those of `contracts/http/calls.ts`, below `/v1`: `get('/offer/{id}', { id })`. Returns the envelope's
     * `data`.
     */
    get: <Path extends PathOf<'GET'>>(path: Path, ...[ask, options]: Args<'GET', Path, CallOptions>) =>
      send('GET', path, ask ?? {}, options ?? {}) as Promise<AnswerOf<'GET', Path>>,
    post: <Path extends PathOf<'POST'>>(path: Path, ...[ask, options]: Args<'POST', Path, CallOptions>) =>
      send('POST', path, ask ?? {}, write(options)) as Promise<AnswerOf<'POST', Path>>,
    patch: <Path extends PathOf<'PATCH'>>(path: Path, ...[ask, options]: Args<'PATCH', Path, CallOptions>) =>
      send('PATCH', path, ask ?? {}, write(options)) as Promise<AnswerOf<'PATCH', Path>>,
    delete: <Path extends PathOf<'DELETE'>>(path: Path, ...[ask, options]: Args<'DELETE', Path, CallOptions>) =>
      send('DELETE', path, ask ?? {}, write(options)) as Promise<AnswerOf<'DELETE', Path>>,
    /** Fetches a file behind sign-in, which has no envelope, such as `/request_calendar_ics`; the path may have a query. */
    file: (path: `/${string}`, options?: CallOptions) =>
      send('GET', path, {}, options ?? {}, false, (response) =>
        response.ok ? response.blob() : fromEnvelope(response, setup),
      ) as Promise<Blob>,
  };
};
export type Api = ReturnType<typeof createApi>;
