import './web-api.js';

import type { FieldError } from '@lendring/contracts/http/envelope.js';

/** In-memory responses to `/v1` and `/auth` calls, for tests and for looking at pages. */
export type FakeAnswer = Readonly<{
  status?: number;
  data?: unknown;
  msgcode?: string;
  msgtext?: string;
  error?: string;
  fields?: readonly FieldError[];
  headers?: Record<string, string>;
  raw?: unknown;
}>;
export type FakeHandler = (
  ask: Readonly<{ method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }>,
) => FakeAnswer | undefined;

const nobody: FakeAnswer = { raw: { access_token: null, expires_in: 0 } };
const notThere: FakeAnswer = { status: 404, error: 'not_found', msgcode: 'not_found', msgtext: 'Nicht gefunden' };

const respond = (status: number, body: unknown, headers?: Record<string, string>): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

export const createFakeApi = (...handlers: readonly FakeHandler[]) => {
  const calls: { method: string; path: string; headers: Headers; body: unknown; keepalive: boolean }[] = [];
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' && init.body ? JSON.parse(init.body) : undefined;
    calls.push({ method, path: url.pathname, headers, body, keepalive: init.keepalive ?? false });
    const ask = { method, path: url.pathname, query: url.searchParams, body, headers };
    const answer =
      handlers.map((handler) => handler(ask)).find(Boolean) ?? (ask.path === '/auth/token' ? nobody : notThere);
    const { status = 200, headers: extra, raw, ...envelope } = answer;
    return respond(status, raw ?? { error: false, ...envelope }, extra);
  };
  return { fetch, calls };
};
