import { describe, expect, it } from 'vitest';
import type { LiveChange } from '@lendring/contracts/http/live.js';
import type { OwnFetch } from '../../lib/api-client/api.js';
import { readStream } from './read-stream.js';

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

  it('renews the token when the old one has expired', async () => {
    const { end, asked } = await read([answer(401), answer(200)]);
    expect([end, asked.map(([, token]) => token)]).toEqual(['ended', ['Bearer a', 'Bearer b']]);
  });

  it('distinguishes an ended session, a refused connection and a lost one', async () => {
    expect((await read([answer(401), answer(401)])).end).toBe('signed-out');
    expect((await read([answer(401)], ['a', null])).end).toBe('signed-out');
    expect((await read([answer(429)])).end).toBe('refused');
    expect((await read([new Error('no network')])).end).toBe('ended');
  });
});
