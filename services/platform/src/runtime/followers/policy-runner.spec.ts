import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import type { Documents } from '../../read-models/documents.port.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { EngineUnavailable } from '../../base/engine-unavailable.js';
import { ServiceUnavailable } from '../../rpc/api-errors.js';
import type { Follower } from './follower.js';
import { silentLog } from '../../base/log.js';
import { createPolicyRunner } from './policy-runner.js';
import { jarEvent } from '../../../testing/followers/jars.js';
import type { Recorded } from '../service/service-parts.js';
import { derivedId } from '../../base/uuid.js';
import { holdLoop, turnsWhile } from '../../../testing/turns.js';
import { PATIENCE_MS, until } from '../../../testing/eventually.js';

describe('policy runner', () => {
  let store: EventStore;
  let documents: Documents;
  const running: Follower[] = [];
  beforeEach(() => {
    store = openSqliteEventStore(':memory:');
    documents = openSqliteDocuments(':memory:');
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((runner) => runner.stop()));
    await store.close();
    await documents.close();
  });

  let streams = 0;
  const append = (by: number): Promise<string> =>
    store.append([
      {
        stream: `jar-${(streams += 1)}`,
        expected: 'absent',
        events: [jarEvent({ type: 'Filled', data: { jar: 'a', by } })],
      },
    ]);
  const start = async (
    react: (n: number, context: CommandContext, event: Recorded) => Promise<CommandAnswer | void>,
    triesPerEvent = 3,
    types: readonly string[] = ['Filled'],
  ): Promise<Follower> => {
    const runner = createPolicyRunner({
      policy: {
        name: 'watch',
        prefixes: ['jar-'],
        types,
        react: (event, context) => react((event.data as { by: number }).by, context, event),
      },
      store,
      documents,
      clock: { now: () => '2026-05-02T10:00:00.000Z' },
      log: silentLog,
      triesPerEvent,
    });
    running.push(runner);
    await runner.start();
    return runner;
  };

  it('waits to batch events if allowed, but not once stopped', async () => {
    const seen: Record<string, number[]> = { at: [], gathering: [] };
    const begin = async (name: string, gathers?: true): Promise<Follower> => {
      const runner = createPolicyRunner({
        policy: {
          name,
          prefixes: ['jar-'],
          ...(gathers && { gathers }),
          react: async ({ data }) => void seen[name]?.push((data as { by: number }).by),
        },
        store,
        documents,
        clock: { now: () => '2026-05-02T10:00:00.000Z' },
        log: silentLog,
        gatherFor: { ms: 600_000, mostMs: 600_000 },
      });
      await runner.start();
      return runner;
    };
    const both = [await begin('at'), await begin('gathering', true)];
    for (const by of [1, 2]) {
      const position = await append(by);
      expect(await both[0]?.waitFor(position, PATIENCE_MS)).toBe(true);
      if (by === 1) expect(await both[1]?.waitFor(position, PATIENCE_MS)).toBe(true);
    }
    expect(seen).toEqual({ at: [1, 2], gathering: [1] });
    await Promise.all(both.map((runner) => runner.stop()));
    const again = await begin('gathering', true);
    running.push(again);
    expect(await again.waitFor(await store.head(), PATIENCE_MS)).toBe(true);
    expect(seen['gathering']).toEqual([1, 2]);
  });

  it('stores at its stop the position that it examined, also without events of its own', async () => {
    const runner = await start(async () => undefined);
    const position = await store.append([
      { stream: 'bowl-1', expected: 'absent', events: [jarEvent({ type: 'Filled', data: { jar: 'bowl', by: 1 } })] },
    ]);
    expect(await runner.waitFor(position, PATIENCE_MS)).toBe(true);
    expect(await documents.getValue('checkpoint:policy:watch')).toBe(START);
    await runner.stop();
    expect(await documents.getValue('checkpoint:policy:watch')).toBe(position);
  });

  it('yields to other work between slow events', async () => {
    const runner = await start(async () => holdLoop(2));
    const turns = await turnsWhile(async () => {
      const last = await store.append(
        Array.from({ length: 100 }, (_, n) => ({
          stream: `jar-many-${n}`,
          expected: 'absent' as const,
          events: [jarEvent({ type: 'Filled', data: { jar: 'a', by: n } })],
        })),
      );
      expect(await runner.waitFor(last, PATIENCE_MS)).toBe(true);
    });
    expect(turns).toBeGreaterThan(20);
  });

  it('starts at the end of the log when new and later resumes where it stopped', async () => {
    await append(1);
    const seen: number[] = [];
    const react = async (n: number): Promise<void> => {
      seen.push(n);
    };
    const first = await start(react);
    expect(await first.waitFor(await append(2), PATIENCE_MS)).toBe(true);
    await first.stop();
    await append(3);
    const second = await start(react);
    expect(await second.waitFor(await append(4), PATIENCE_MS)).toBe(true);
    expect(seen).toEqual([2, 3, 4]);
  });

  it('stores its start position even if no event arrived before the stop', async () => {
    await append(1);
    await (await start(async () => undefined)).stop();
    await append(2);
    const seen: number[] = [];
    const runner = await start(async (n) => {
      seen.push(n);
    });
    await runner.waitFor(await store.head(), PATIENCE_MS);
    expect(seen).toEqual([2]);
  });

  it('skips other event types and stores its checkpoint periodically', async () => {
    const runner = await start(async () => Promise.reject(new Error('not mine')), 1, ['Emptied']);
    const began = await documents.getValue('checkpoint:policy:watch');
    expect(await runner.waitFor(await append(1), PATIENCE_MS)).toBe(true);
    expect(await documents.getValue('checkpoint:policy:watch')).toBe(began);
    let last = began;
    for (let n = 0; n < 250; n += 1) last = await append(n);
    expect(await runner.waitFor(await store.head(), PATIENCE_MS)).toBe(true);
    await runner.stop();
    const reached = (await documents.getValue('checkpoint:policy:watch')) ?? '';
    expect([reached > (began ?? ''), reached <= (last ?? '')]).toEqual([true, true]);
  });

  it('derives a command id per event that is stable over retries', async () => {
    const contexts: { context: CommandContext; eventId: string }[] = [];
    let failed = false;
    const runner = await start(async (_n, context, event) => {
      contexts.push({ context, eventId: event.id });
      if (!failed) {
        failed = true;
        throw new Error('once');
      }
    });
    await runner.waitFor(await append(1), PATIENCE_MS);
    expect(contexts).toHaveLength(2);
    expect(contexts[0]).toEqual(contexts[1]);
    const commandId = derivedId(contexts[0]?.eventId ?? '', 'watch');
    expect(contexts[0]?.context).toEqual({
      commandId,
      actor: { kind: 'system', name: 'watch' },
      at: '2026-05-02T10:00:00.000Z',
      locale: 'de',
      requestId: 'r',
      asks: { watch: commandId },
    });
  });

  it('retries on `busy` and accepts every other refusal', async () => {
    const answers: CommandAnswer[] = [
      { ok: false, refusal: { code: 'busy' } },
      { ok: false, refusal: { code: 'not_owner' } },
    ];
    let tries = 0;
    const runner = await start(async () => answers[tries++]);
    expect(await runner.waitFor(await append(1), PATIENCE_MS)).toBe(true);
    expect(tries).toBe(2);
  });

  it('parks a permanently failing event and continues in order', async () => {
    const seen: number[] = [];
    const runner = await start(async (n) => {
      seen.push(n);
      if (n === 2) throw new Error('never');
    });
    for (const n of [1, 2]) await append(n);
    expect(await runner.waitFor(await append(3), PATIENCE_MS)).toBe(true);
    expect(seen).toEqual([1, 2, 2, 2, 3]);
    const [cursed] = await store.read(`jar-${streams - 1}`);
    expect(JSON.parse((await documents.getValue(`parked:policy:watch:${cursed?.id}`)) ?? '')).toEqual({
      position: cursed?.position,
      stream: cursed?.stream,
      type: 'Filled',
      error: 'never',
      at: '2026-05-02T10:00:00.000Z',
    });
    await until(() => runner.health().state === 'live');
  });

  it('waits for an unavailable service without limit', async () => {
    let tries = 0;
    const runner = await start(async () => {
      tries += 1;
      if (tries <= 3) throw new ServiceUnavailable('account');
    }, 1);
    const position = await append(1);
    expect(await runner.waitFor(position, 20)).toBe(false);
    expect(runner.health()).toMatchObject({ state: 'retrying', error: 'The account service does not answer' });
    expect(await runner.waitFor(position, PATIENCE_MS)).toBe(true);
    expect(tries).toBe(4);
  });

  it('waits for an unavailable engine without limit and parks nothing', async () => {
    let tries = 0;
    const runner = await start(async () => {
      tries += 1;
      if (tries <= 3) throw new EngineUnavailable('key store');
    }, 1);
    expect(await runner.waitFor(await append(1), PATIENCE_MS)).toBe(true);
    expect(tries).toBe(4);
  });

  it('finishes the current event when stopped and stores its checkpoint', async () => {
    const seen: number[] = [];
    const runner: Follower = await start(async (n) => {
      seen.push(n);
      if (n === 2) void runner.stop();
    });
    for (const n of [1, 2, 3]) await append(n);
    await runner.waitFor(await store.head(), PATIENCE_MS);
    await runner.stop();
    expect(seen).toEqual([1, 2]);
    const next = await start(async (n) => {
      seen.push(n);
    });
    await next.waitFor(await store.head(), PATIENCE_MS);
    expect(seen).toEqual([1, 2, 3]);
  });
});
