/** Answers `/v1` and `/auth` calls as the server would, from memory: for tests and for looking at pages. */
export type FakeAnswer = Readonly<{ status?: number; data?: unknown; msgcode?: string; msgtext?: string; error?: string; headers?: Record<string, string>; /** A body without envelope. */ raw?: unknown }>;
export type FakeHandler = (ask: Readonly<{ method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }>) => FakeAnswer | undefined;

const notThere: FakeAnswer = { status: 404, error: 'not_found', msgcode: 'not_found', msgtext: 'Nicht gefunden' };

export const createFakeApi = (...handlers: readonly FakeHandler[]) => {
  const calls: { method: string; path: string; headers: Headers; body: unknown }[] = [];
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' && init.body ? JSON.parse(init.body) : undefined;
    calls.push({ method, path: url.pathname, headers, body });
    const ask = { method, path: url.pathname, query: url.searchParams, body, headers };
    const answer = handlers.map((handler) => handler(ask)).find(Boolean) ?? notThere;
    const { status = 200, headers: extra, raw, ...envelope } = answer;
    return status === 204 ? new Response(null, { status }) : Response.json(raw ?? { error: false, ...envelope }, { status, ...(extra ? { headers: extra } : {}) });
  };
  return { fetch, calls };
};
