import { describe, expect, it } from 'vitest';
import type { LiveChange } from '@lendring/contracts/http/live.js';
import type { OwnFetch } from '../../lib/api-client/api.js';
import { follow, readStream } from './stream.js';

const answer = (status: number, text = ''): Response => new Response(text, { status });
const read = async (answers: readonly (Response | Error)[], tokens: readonly (string | null)[] = ['a', 'b']) => {
  const [left, own] = [[...answers], [...tokens]];
  const asked: (readonly [string, string | null])[] = [];
  const changes: LiveChange[] = [];
  let signs = 0;
  const fetch: OwnFetch = async (path, init) => {
    asked.push([path, new Headers(init?.headers).get('authorization')]);
    const next = left.shift();
    if (next instanceof Error || !next) throw next ?? new Error('asked too often');
    return next;
  };
  const end = await readStream({
    fetch,
    token: { get: async () => own.shift() ?? null },
    offers: ['tent', 'bike'],
    onChange: (change) => void changes.push(change),
    onSign: () => {
      signs += 1;
    },
    signal: new AbortController().signal,
  });
  return { end, asked, changes, signs };
};

describe('reading a live stream', () => {
  it('returns changes and reports every heartbeat', async () => {
    const { end, asked, changes, signs } = await read([
      answer(200, 'data: {"what":"everything"}\n\n:\n\ndata: {"what":"days","offer_id":"tent"}\n\n'),
    ]);
    expect([end, signs > 0, asked]).toEqual(['ended', true, [['/v1/live?offers=tent,bike', 'Bearer a']]]);
    expect(changes).toEqual([{ what: 'everything' }, { what: 'days', offer_id: 'tent' }]);
  });

  it('renews the token when the previous token has expired', async () => {
    const { end, asked } = await read([answer(401), answer(200)]);
    expect([end, asked.map(([, token]) => token)]).toEqual(['ended', ['Bearer a', 'Bearer b']]);
  });

  it('distinguishes an ended session, a refused connection and a lost connection', async () => {
    expect((await read([answer(401), answer(401)])).end).toBe('signed-out');
    expect((await read([answer(401)], ['a', null])).end).toBe('signed-out');
    expect((await read([answer(429)])).end).toBe('refused');
    expect((await read([new Error('no network')])).end).toBe('ended');
  });
});

const server = () => {
  const paths: string[] = [];
  const waits: number[] = [];
  const state = { status: 200 };
  let opened = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  let last: ReadableStreamDefaultController<Uint8Array> | null = null;
  const fetch: OwnFetch = async (path, init) => {
    paths.push(path);
    if (state.status !== 200) return new Response('', { status: state.status });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        last = controller;
        controller.enqueue(new TextEncoder().encode('data: {"what":"everything"}\n\n'));
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        opened.resolve(controller);
      },
    });
    return new Response(body);
  };
  const stop = new AbortController();
  const changes: LiveChange[] = [];
  let changed = Promise.withResolvers<void>();
  const follower = follow({
    fetch,
    token: { get: async () => 'token' },
    onChange: (change) => {
      changes.push(change);
      changed.resolve();
    },
    onSign: () => {},
    signal: stop.signal,
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length === 8) state.status = 200;
    },
  });
  return {
    ...follower,
    paths,
    waits,
    changes,
    state,
    stop,
    begins: async () => {
      await Promise.all([opened.promise, changed.promise]);
      opened = Promise.withResolvers();
      changed = Promise.withResolvers();
    },
    end: () => last?.close(),
  };
};

describe('following the live stream', () => {
  it('reconnects when a stream ends and refetches all queries', async () => {
    const { begins, end, changes, stop, done } = server();
    await begins();
    end();
    await begins();
    expect(changes).toEqual([{ what: 'everything' }, { what: 'everything' }]);
    stop.abort();
    expect(await done).toBe(false);
  });

  it('backs off up to a limit while the server refuses', async () => {
    const { begins, end, state, waits, stop, done } = server();
    await begins();
    state.status = 503;
    end();
    await begins();
    expect(waits).toHaveLength(8);
    expect(waits[0]).toBeLessThan(1_000);
    expect(waits[7]).toBeGreaterThan(30_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(90_000);
    stop.abort();
    await done;
  });

  it('opens another stream when a page shows an offer that the current one does not cover', async () => {
    const { begins, watch, paths, waits, stop, done } = server();
    await begins();
    watch(['tent']);
    await begins();
    watch([]);
    watch(['tent']);
    watch(['bike', 'tent']);
    await begins();
    expect([paths, waits]).toEqual([['/v1/live', '/v1/live?offers=tent', '/v1/live?offers=bike,tent'], []]);
    stop.abort();
    await done;
  });

  it('ends with the session', async () => {
    const { begins, end, state, done } = server();
    await begins();
    state.status = 401;
    end();
    expect(await done).toBe(true);
  });
});
