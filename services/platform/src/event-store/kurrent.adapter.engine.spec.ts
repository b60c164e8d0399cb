import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describeEngine } from '../../testing/engines/engine.js';
import { silentLog } from '../base/log.js';
import { anEvent, newCategory, write } from '../../testing/event-store/contract-examples.js';
import { eventStoreContract } from '../../testing/event-store/contract.js';
import { appendRules } from '../../testing/event-store/append-rules.js';
import { openKurrentEventStore } from './kurrent.adapter.js';

describeEngine('kurrentdb', 'KurrentDB events', (url) => {
  const namespace = `t${randomUUID().replaceAll('-', '')}`;
  eventStoreContract(async () => openKurrentEventStore({ url, namespace, log: silentLog }));

  describe('server rules', () => appendRules(async () => url));

  it('stores one of two equal appends by two processes and returns its position to both', async () => {
    const [here, there] = [
      openKurrentEventStore({ url, namespace, log: silentLog }),
      openKurrentEventStore({ url, namespace, log: silentLog }),
    ];
    const [a, b] = [`${newCategory()}-1`, `${newCategory()}-1`];
    const writes = [
      write(a, 'absent', anEvent(1), anEvent(2)),
      write(b, 'absent', anEvent(3)),
      write(`${newCategory()}-1`, 'absent'),
    ];
    const positions = await Promise.all([here, there, here, there].map((store) => store.append(writes)));
    const stored = [...(await here.read(a)), ...(await there.read(b))];
    expect(stored.map(({ data }) => data['n'])).toEqual([1, 2, 3]);
    expect(new Set(positions)).toEqual(new Set([stored.at(-1)?.position]));
    expect(stored.map(({ position }) => position)).toEqual(stored.map(({ position }) => position).toSorted());
    expect(await here.head()).toBe(positions[0]);
    await Promise.all([here.close(), there.close()]);
  }, 30_000);

  it('delivers later events to a follower whose start position lies between two records', async () => {
    const store = openKurrentEventStore({ url, namespace, log: silentLog });
    const stream = `${newCategory()}-1`;
    const position = await store.append([write(stream, 'absent', anEvent(1))]);
    await store.append([write(stream, 0, anEvent(2), anEvent(3))]);
    const abort = new AbortController();
    const found: unknown[] = [];
    for await (const { events } of store.follow({
      prefixes: [stream],
      after: String(BigInt(position) + 1n).padStart(16, '0'),
      signal: abort.signal,
    })) {
      found.push(...events.map(({ data }) => data['n']));
      if (found.length >= 2) abort.abort();
    }
    expect(found).toEqual([2, 3]);
    await store.close();
  }, 30_000);
});
