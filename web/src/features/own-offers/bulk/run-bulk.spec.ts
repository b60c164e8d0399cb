import { describe, expect, it } from 'vitest';
import { createApi } from '../../../lib/api-client/api.js';
import { demoOffers, ownOffer } from '../../../testing/demo-offers.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { offerCard } from '../../../testing/samples.js';
import { EditedSince, type NotedStep, runBulk, TooManyTags, undoBulk } from './run-bulk.js';

const ids = ['a000000001', 'a000000002', 'a000000003'] as const;
const offers = ids.map((offer_id, index) =>
  ownOffer({
    offer_id,
    title: `Zelt ${index}`,
    status: 'active',
    pricing: offerCard().pricing,
    tags: index === 2 ? Array.from({ length: 10 }, (_, n) => `t${n}`) : ['alt'],
  }),
);
const targets = offers.map(({ offer_id, title }) => ({ offer_id, title }));

const start = (...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers, demoOffers(...offers));
  const told: number[] = [];
  const run = {
    api: createApi({ fetch: fake.fetch, locale: 'de' }),
    progress: (done: number) => told.push(done),
    isStopped: () => false,
    pause: async () => {},
  };
  const read = async (id: string) => run.api.get('/offer/{id}', { id });
  return { run, told, read, calls: fake.calls };
};

/** Changes of offers, without the entries of the audit log. */
const edits = <Call extends Readonly<{ method: string; path: string }>>(calls: readonly Call[]): readonly Call[] =>
  calls.filter(({ method, path }) => method === 'PATCH' && !path.startsWith('/v1/offer_bulk/'));

describe('a change of many offers', () => {
  it('changes each offer by its own command, tells its progress and is undone', async () => {
    const { run, told, read, calls } = start();
    const result = await runBulk(targets, { kind: 'price', percent: 10, step: 1 }, run);
    expect(result).toMatchObject({ changed: 3, unchanged: 0, refused: [], left: 0 });
    expect(told).toEqual([1, 2, 3]);
    expect((await read(ids[0])).pricing.map(({ amount }) => amount)).toEqual([990]);
    const keys = edits(calls).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    expect(await undoBulk(result.undo, run)).toMatchObject({ changed: 3 });
    expect((await read(ids[2])).pricing.map(({ amount }) => amount)).toEqual([900]);
  });

  it('notes each change before it is sent and again with its outcome', async () => {
    const { run } = start(({ method, path }) =>
      method === 'PATCH' && path.endsWith(ids[1])
        ? { status: 409, error: 'x', msgcode: 'offer_locked', msgtext: 'Gesperrt.' }
        : undefined,
    );
    const noted: NotedStep[] = [];
    await runBulk(targets, { kind: 'price', percent: 10, step: 1 }, { ...run, note: (step) => noted.push(step) });
    const of = (id: string) => noted.filter(({ offer_id: one }) => one === id);
    expect(of(ids[0])).toMatchObject([
      { pending: true, undo: { pricing: [{ amount: 900 }] } },
      { undo: { pricing: [{ amount: 900 }] }, made: { pricing: [{ amount: 990 }] } },
    ]);
    expect(of(ids[0])[1]).not.toHaveProperty('pending');
    expect(of(ids[1])).toMatchObject([{ pending: true }, { refused: true, undo: null }]);
  });

  it('does not raise a price twice when an interrupted change is continued', async () => {
    const { run, read, calls } = start();
    const noted: NotedStep[] = [];
    const bulk = { kind: 'price', percent: 10, step: 1 } as const;
    await runBulk(targets.slice(0, 1), bulk, { ...run, note: (step) => noted.push(step) });
    const [sent] = noted;
    // The first request took effect unknown to the tab, the second one never left it.
    const open = [
      { ...targets[0]!, noted: sent! },
      { ...targets[1]!, noted: { ...targets[1]!, undo: sent!.undo, pending: true as const } },
    ];
    const before = edits(calls).length;
    const result = await runBulk(open, bulk, run);
    expect([result.changed, edits(calls).length - before]).toEqual([2, 1]);
    expect((await read(ids[0])).pricing.map(({ amount }) => amount)).toEqual([990]);
    expect(await undoBulk(result.undo, run)).toMatchObject({ changed: 2 });
    expect(await undoBulk(result.undo, run)).toMatchObject({ changed: 0, unchanged: 2 });
    expect((await read(ids[0])).pricing.map(({ amount }) => amount)).toEqual([900]);
  });

  it('leaves out of its undo what was edited since', async () => {
    const { run, read } = start();
    const { undo } = await runBulk(targets, { kind: 'price', percent: 10, step: 1 }, run);
    const pricing = (await read(ids[1])).pricing.map((entry) => ({ ...entry, amount: 500 }));
    await run.api.patch('/offer/{id}', { id: ids[1], body: { pricing } });
    await run.api.patch('/offer/{id}', { id: ids[2], body: { title: 'Zelt, groß' } });
    const { changed, refused } = await undoBulk(undo, run);
    expect([changed, refused.map(({ target, error }) => [target.offer_id, error instanceof EditedSince])]).toEqual([
      2,
      [[ids[1], true]],
    ]);
    expect((await read(ids[1])).pricing.map(({ amount }) => amount)).toEqual([500]);
    expect((await read(ids[2])).pricing.map(({ amount }) => amount)).toEqual([900]);
  });

  it('records the act before its first change and its outcome after the last one', async () => {
    const { run, calls } = start();
    const { undo } = await runBulk(targets, { kind: 'price', percent: 10, step: 1 }, run);
    const entries = () => calls.filter(({ path }) => path.startsWith('/v1/offer_bulk/'));
    expect(entries()).toEqual([calls[0], calls.at(-1)]);
    expect(entries().map(({ body }) => body)).toEqual([
      { kind: 'price', total: 3, offer_ids: [...ids] },
      { changed: 3, unchanged: 0, refused: 0 },
    ]);
    expect(new Set(entries().map(({ path }) => path)).size).toBe(1);
    await undoBulk(undo, run);
    expect(entries()[2]).toMatchObject({ body: { kind: 'undo', total: 3 } });
  });

  it('changes nothing when the act cannot be recorded', async () => {
    const { run, read } = start(({ path }) =>
      path.startsWith('/v1/offer_bulk/') ? { status: 503, error: 'x', msgcode: 'y', msgtext: 'Später.' } : undefined,
    );
    const { changed, refused } = await runBulk(targets, { kind: 'pause' }, run);
    expect([changed, refused.length]).toEqual([0, 3]);
    expect((await read(ids[0])).status).toBe('active');
  });

  it('names refused offers and continues with the others', async () => {
    const { run, read } = start(({ method, path }) =>
      method === 'PATCH' && path.endsWith(ids[1])
        ? { status: 409, error: 'x', msgcode: 'offer_locked', msgtext: 'Gesperrt.' }
        : undefined,
    );
    const { changed, refused, undo } = await runBulk(targets, { kind: 'pause' }, run);
    expect([changed, refused.map(({ target }) => target.title), undo.length]).toEqual([2, ['Zelt 1'], 2]);
    expect((refused[0]!.error as Error).message).toBe('Gesperrt.');
    expect((await read(ids[0])).status).toBe('inactive');
  });

  it('repeats a lost call with the same key and gives up after some attempts', async () => {
    let lost = 0;
    const { run, calls } = start(({ method, path }) =>
      (method === 'PATCH' && path.endsWith(ids[0]) && (lost += 1) < 3) || path.endsWith(ids[1])
        ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht.' }
        : undefined,
    );
    const result = await runBulk(targets.slice(0, 2), { kind: 'pause' }, run);
    expect([result.changed, result.refused.length]).toEqual([1, 1]);
    const keys = calls
      .filter(({ method, path }) => method === 'PATCH' && path.endsWith(ids[0]))
      .map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it('leaves offers that are already so, and does not undo them', async () => {
    const { run, read } = start();
    const result = await runBulk(targets, { kind: 'resume' }, run);
    expect(result).toMatchObject({ changed: 0, unchanged: 3, undo: [] });
    await undoBulk(result.undo, run);
    expect((await read(ids[0])).status).toBe('active');
  });

  it('refuses more than ten tags without asking the server', async () => {
    const { run } = start();
    const { changed, refused } = await runBulk(targets, { kind: 'tags', add: ['neu'], remove: [] }, run);
    expect([changed, refused.map(({ error }) => error instanceof TooManyTags)]).toEqual([2, [true]]);
  });

  it('stops when the user asks, and counts the rest', async () => {
    const { run } = start();
    let done = 0;
    const stopping = { ...run, progress: (n: number) => (done = n), isStopped: () => done > 0 };
    const many = Array.from({ length: 20 }, (_, n) => targets[n % 3]!);
    const { changed, unchanged, left } = await runBulk(many, { kind: 'pause' }, stopping);
    expect(changed + unchanged + left).toBe(20);
    expect(left).toBeGreaterThan(10);
  });

  it('publishes drafts once their owner agreed to the terms, and leaves what is online', async () => {
    const { run } = start();
    const draft = ownOffer({ offer_id: 'a000000004', title: 'Neu' });
    const fake = createFakeApi(demoOffers(draft, offers[0]!));
    const api = createApi({ fetch: fake.fetch, locale: 'de' });
    const both = [targets[0]!, { offer_id: draft.offer_id, title: draft.title }];
    expect(await runBulk(both, { kind: 'publish' }, { ...run, api })).toMatchObject({ changed: 1, unchanged: 1 });
    expect(edits(fake.calls).map(({ path, body }) => [path, body])).toEqual([
      ['/v1/offer/a000000004', { terms_accepted: true }],
      ['/v1/offer_publish/a000000004', {}],
    ]);
  });
});
