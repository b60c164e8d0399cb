import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { SubjectKeys } from '../keys/subject-keys.port.js';
import { memoryKeys } from '../../testing/memory.js';
import { anEvent, write } from '../../testing/event-store/contract-examples.js';
import { eventStoreContract } from '../../testing/event-store/contract.js';
import type { EventStore, NewEvent, StoredEvent } from './event-store.port.js';
import { shredding } from './shredding.decorator.js';
import { openSqliteEventStore } from './sqlite.adapter.js';

const personal = { Named: { subject: 'userId', fields: ['name', 'address'] } };
const named = (userId: unknown, data: Record<string, unknown>): NewEvent => ({
  ...anEvent(1),
  type: 'Named',
  data: { userId, ...data },
});
const dataOf = (found: readonly StoredEvent[]) => found.map(({ data }) => data);

/** Keep the store open in `close`: the suite reopens its store and expects the same events. */
const contractKeys = memoryKeys();
const contractStore = openSqliteEventStore(':memory:');
const openContractStore = (): EventStore => ({ ...contractStore, close: async () => undefined });

describe('event store with personal fields', () =>
  eventStoreContract(async () =>
    shredding(openContractStore(), contractKeys, { Noted: { subject: 'text', fields: ['list'] } }),
  ));

describe('crypto-shredding', () => {
  let raw: EventStore;
  let keys: SubjectKeys;
  let store: EventStore;
  beforeEach(() => {
    raw = openSqliteEventStore(':memory:');
    keys = memoryKeys();
    store = shredding(raw, keys, personal);
  });
  afterEach(() => raw.close());

  it('encrypts personal fields of any shape in the log and decrypts these fields for the service', async () => {
    const address = { street: 'Lindenweg 7', point: [52.5, 13.4] };
    await store.append([write('account-1', 'absent', named('u1', { name: 'Änne ß 🚲', address, colour: 'red' }))]);
    const [logged] = await raw.read('account-1');
    expect(logged?.data).toEqual({
      userId: 'u1',
      colour: 'red',
      name: { $sealed: expect.any(String) },
      address: { $sealed: expect.any(String) },
    });
    expect(JSON.stringify(logged)).not.toMatch(/nne|Linden/);
    expect(dataOf(await store.read('account-1'))).toEqual([
      { userId: 'u1', colour: 'red', name: 'Änne ß 🚲', address },
    ]);
    const abort = new AbortController();
    for await (const batch of store.follow({ prefixes: ['account-'], after: START, signal: abort.signal })) {
      abort.abort();
      expect(dataOf(batch.events)).toEqual([{ userId: 'u1', colour: 'red', name: 'Änne ß 🚲', address }]);
    }
  });

  it('returns null for the fields of one person once the key of that person is destroyed', async () => {
    await store.append([
      write('account-1', 'absent', named('u1', { name: 'A', address: 'x' })),
      write('account-2', 'absent', named('u2', { name: 'B', address: false })),
    ]);
    await keys.destroy('u1');
    expect(dataOf(await store.read('account-1'))).toEqual([{ userId: 'u1', name: null, address: null }]);
    expect(dataOf(await store.read('account-2'))).toEqual([{ userId: 'u2', name: 'B', address: false }]);
  });

  it('decrypts an event once for live followers, until the key is destroyed', async () => {
    const followed = async () => {
      const abort = new AbortController();
      const found: StoredEvent[] = [];
      for await (const batch of store.follow({ prefixes: ['account-'], after: START, signal: abort.signal })) {
        found.push(...batch.events);
        if (batch.caughtUp) abort.abort();
      }
      return found;
    };
    await store.append([
      write('account-1', 'absent', named('u1', { name: 'A', address: 'x' })),
      write('account-2', 'absent', named('u2', { name: 'B', address: 'y' })),
    ]);
    const [first, second] = [await followed(), await followed()];
    expect(dataOf(first)).toEqual([
      { userId: 'u1', name: 'A', address: 'x' },
      { userId: 'u2', name: 'B', address: 'y' },
    ]);
    expect(second[0]).toBe(first[0]);
    await keys.destroy('u1');
    expect(dataOf(await followed())).toEqual([
      { userId: 'u1', name: null, address: null },
      { userId: 'u2', name: 'B', address: 'y' },
    ]);
  });

  it('stores no personal fields of a previously erased person', async () => {
    await keys.destroy('u1');
    await store.append([write('account-1', 'absent', named('u1', { name: 'A', address: 'x' }))]);
    expect(dataOf(await raw.read('account-1'))).toEqual([{ userId: 'u1', name: null, address: null }]);
  });

  it('leaves other events, null and absent fields, and older unencrypted values unchanged', async () => {
    const plain = named('u1', { name: 'from before' });
    await raw.append([write('account-1', 'absent', plain)]);
    await store.append([write('account-1', 0, anEvent(1), named('u1', { name: null }))]);
    expect(dataOf(await store.read('account-1'))).toEqual([plain.data, anEvent(1).data, { userId: 'u1', name: null }]);
  });

  it('encrypts equal values differently', async () => {
    await store.append([write('account-1', 'absent', named('u1', { name: 'A' }), named('u1', { name: 'A' }))]);
    const [first, second] = dataOf(await raw.read('account-1'));
    expect(first?.['name']).not.toEqual(second?.['name']);
  });

  it('detects a changed value or a value moved to another stream, type or field', async () => {
    await store.append([write('account-1', 'absent', named('u1', { name: 'A', address: 'x' }))]);
    const [logged] = await raw.read('account-1');
    const { name, address } = logged?.data ?? {};
    const sealed = (name as { $sealed: string }).$sealed;
    const changed = { $sealed: sealed.slice(0, 20) + (sealed[20] === 'A' ? 'B' : 'A') + sealed.slice(21) };
    await raw.append([
      write('account-moved', 'absent', named('u1', { name })),
      write('account-field', 'absent', named('u1', { name: address })),
      write('account-changed', 'absent', named('u1', { name: changed })),
      write('account-cut', 'absent', named('u1', { name: { $sealed: 'AAAA' } })),
    ]);
    for (const stream of ['account-moved', 'account-field', 'account-changed', 'account-cut']) {
      await expect(store.read(stream)).rejects.toThrow('changed or moved');
    }
  });

  it('rejects a personal event without a data subject', async () => {
    for (const nobody of [undefined, '', 7]) {
      await expect(store.append([write('account-1', 'absent', named(nobody, { name: 'A' }))])).rejects.toThrow(
        'no user id in userId',
      );
    }
    expect(await raw.read('account-1')).toEqual([]);
  });
});
