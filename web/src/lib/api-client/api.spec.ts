import { describe, expect, it } from 'vitest';
import { createApi, type OwnFetch } from './api.js';
import { ApiError, ApiRedirect } from './api-error.js';
import { createTokenSource } from './token.js';

const answer = (status: number, body: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status });
const recording = (...answers: (() => Response | Promise<Response>)[]) => {
  const calls: { path: string; init: RequestInit; headers: Headers; body: unknown }[] = [];
  const fetch: OwnFetch = async (path, init = {}) => {
    calls.push({
      path,
      init,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    return (answers[Math.min(calls.length, answers.length) - 1] ?? (() => answer(500, {})))();
  };
  return { fetch, calls };
};

describe('the API client', () => {
  it('sends reads as query fields and includes the language unless it is German', async () => {
    const { fetch, calls } = recording(() => answer(200, { error: false, data: [] }));
    await createApi({ fetch, locale: 'de' }).get('/city_search', { query: { query: 'Köln & Umland' } });
    await createApi({ fetch, locale: 'nl' }).get('/city_search', { query: { query: 'Köln' } });
    expect(calls.map(({ path }) => path)).toEqual([
      '/v1/city_search?query=K%C3%B6ln+%26+Umland',
      '/v1/city_search?query=K%C3%B6ln&lang=2',
    ]);
    expect(calls[1]?.headers.get('accept-language')).toBe('nl');
    expect(calls[0]?.headers.get('x-lendring')).toBe('1');
    expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
  });
  it('adds the language to a path that has a query of its own', async () => {
    const { fetch, calls } = recording(() => new Response('%PDF'));
    await createApi({ fetch, locale: 'nl' }).file('/offer_labels/7ke7ek28b6?format=sheet&owner=0');
    await createApi({ fetch, locale: 'nl' }).file('/request_calendar_ics');
    await createApi({ fetch, locale: 'de' }).file('/offer_labels/7ke7ek28b6?format=sheet');
    expect(calls.map(({ path }) => path)).toEqual([
      '/v1/offer_labels/7ke7ek28b6?format=sheet&owner=0&lang=2',
      '/v1/request_calendar_ics?lang=2',
      '/v1/offer_labels/7ke7ek28b6?format=sheet',
    ]);
  });
  it('sends writes as JSON with a new idempotency key or the given key', async () => {
    const { fetch, calls } = recording(() => answer(200, { error: false, data: {} }));
    const api = createApi({ fetch, locale: 'en' });
    await api.patch('/offer/{id}', { id: 'a1b2c3d4e5', body: { title: 'Tent' } }, { idempotencyKey: 'same' });
    await api.post('/offer');
    await api.post('/offer');
    expect(calls[0]).toMatchObject({ path: '/v1/offer/a1b2c3d4e5', body: { title: 'Tent', lang: 2 } });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('same');
    expect(new Set(keys).size).toBe(3);
  });
  it('reports a partial response and returns the available data', async () => {
    const told: string[] = [];
    const text = 'Ein Teil fehlt gerade und kommt gleich wieder.';
    const part = { error: false, msgcode: 'partly_unavailable', msgtext: text, data: [7] };
    const { fetch } = recording(
      () => answer(200, part),
      () => answer(200, { error: false, data: [8] }),
    );
    const api = createApi({ fetch, locale: 'de', onPartly: (said) => void told.push(said) });
    const ask = { query: { query: 'Köln' } };
    expect([await api.get('/city_search', ask), await api.get('/city_search', ask), told]).toEqual([[7], [8], [text]]);
  });
  it('encodes ids, so that no id can change the path', async () => {
    const { fetch, calls } = recording(() =>
      answer(404, { error: true, msgcode: 'not_found', msgtext: 'Nicht gefunden' }),
    );
    await expect(createApi({ fetch, locale: 'de' }).get('/user_profile/{id}', { id: '../init?x=' })).rejects.toThrow(
      'Nicht gefunden',
    );
    expect(calls[0]?.path).toBe('/v1/user_profile/..%2Finit%3Fx%3D');
  });
  it('throws refusals with code, text and invalid fields', async () => {
    const fields = [{ path: 'title', code: 'too_long', text: 'Zu lang' }];
    const { fetch } = recording(() =>
      answer(422, { error: true, msgcode: 'invalid', msgtext: 'Bitte prüfen', msg: '', fields }),
    );
    const error = await createApi({ fetch, locale: 'de' })
      .post('/offer')
      .catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Bitte prüfen', fields });
  });
  it('follows spec §7 for unparseable responses, empty responses and redirects', async () => {
    const api = (response: Response) => createApi({ fetch: recording(() => response).fetch, locale: 'de' });
    await expect(api(new Response('<html>', { status: 502 })).get('/category')).rejects.toThrow(
      'Error, Response Status Code 502',
    );
    await expect(api(new Response('<html>', { status: 200 })).get('/category')).rejects.toThrow(
      'Client Parse Error, Response Status Code 200',
    );
    await expect(api(answer(204, null)).delete('/offer/{id}', { id: 'a1b2c3d4e5' })).resolves.toBeUndefined();
    await expect(
      api(answer(200, { error: false, redirect: true, data: { url: '/inserat/x' } })).get('/category'),
    ).rejects.toEqual(new ApiRedirect('/inserat/x'));
  });
  it('reports a missing connection', async () => {
    const fetch: OwnFetch = () => Promise.reject(new TypeError('failed'));
    await expect(createApi({ fetch, locale: 'de' }).get('/category')).rejects.toMatchObject({
      status: 0,
      code: 'network',
    });
  });
  it('treats an interrupted response as a lost connection and does not sign out', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
    const { fetch } = recording(() => new Response(body, { status: 200 }));
    await expect(createApi({ fetch, locale: 'de' }).get('/init')).rejects.toMatchObject({ status: 0, code: 'network' });
  });
  it('renews the token once on 401, keeps the idempotency key and then requests a sign-in', async () => {
    let asked = 0;
    const { fetch, calls } = recording(() => answer(401, { error: true }));
    const wanted: boolean[] = [];
    const api = createApi({
      fetch,
      locale: 'de',
      token: {
        get: (fresh = false) => {
          wanted.push(fresh);
          return Promise.resolve('t');
        },
      },
      onSignInNeeded: () => {
        asked += 1;
      },
    });
    await expect(api.post('/offer')).rejects.toMatchObject({
      status: 401,
      code: 'sign_in_needed',
      message: 'tried refreshTokens, try again',
    });
    expect(wanted).toEqual([false, true]);
    expect(asked).toBe(1);
    expect(calls[0]?.headers.get('idempotency-key')).toBe(calls[1]?.headers.get('idempotency-key'));
    expect(calls[1]?.headers.get('authorization')).toBe('Bearer t');
  });
});

describe('the access token', () => {
  it('is requested once for concurrent callers and again before the token expires', async () => {
    let now = 0;
    const { fetch, calls } = recording(() => answer(200, { access_token: 'a', expires_in: 300 }));
    const token = createTokenSource(fetch, () => now);
    expect(await Promise.all([token.get(), token.get(), token.get()])).toEqual(['a', 'a', 'a']);
    expect(calls).toHaveLength(1);
    now = 269_000;
    await token.get();
    expect(calls).toHaveLength(1);
    now = 271_000;
    await token.get();
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatchObject({ path: '/auth/token' });
    expect(calls[0]?.headers.get('x-lendring')).toBe('1');
  });
  it('is null for a visitor in each format of the server response', async () => {
    expect(await createTokenSource(recording(() => answer(401, {})).fetch).get()).toBeNull();
    expect(
      await createTokenSource(recording(() => answer(200, { access_token: null, expires_in: 0 })).fetch).get(),
    ).toBeNull();
  });
  it('is requested again after a failure', async () => {
    const { fetch } = recording(
      () => answer(503, {}),
      () => answer(200, { access_token: 'b', expires_in: 300 }),
    );
    const token = createTokenSource(fetch);
    await expect(token.get()).rejects.toThrow('503');
    expect(await token.get()).toBe('b');
  });
});
