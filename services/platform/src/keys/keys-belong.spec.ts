import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PersistentSecret } from '@lendring/contracts/services.js';
import { CannotStart } from '../base/cannot-start.js';
import type { EventStore, NewEvent } from '../event-store/event-store.port.js';
import { shredding } from '../event-store/shredding.decorator.js';
import { openSqliteEventStore } from '../event-store/sqlite.adapter.js';
import { beginWithKeys, checkKeysBelong, isBegun, isKeyed } from './keys-belong.js';
import { KEYS_NOTE } from './keys-note.js';
import { openSqliteSubjectKeys } from './sqlite.adapter.js';
import type { MovableKeys } from './subject-keys.port.js';

const personal = { Said: { subject: 'userId', fields: ['text'] } };

const said = (userId: string, text: string | null): NewEvent => ({
  id: randomUUID(),
  type: 'Said',
  data: { userId, text },
  metadata: {
    commandId: randomUUID(),
    commandHash: 'test',
    actor: userId,
    at: '2026-05-01T08:00:00.000Z',
    requestId: 'test',
  },
});

const installation = () => {
  const secrets = new Map<PersistentSecret, Uint8Array>();
  return {
    secrets,
    secret: async (name: PersistentSecret) => secrets.get(name) ?? null,
    make: async (name: PersistentSecret) => {
      secrets.set(name, secrets.get(name) ?? randomBytes(32));
      return secrets.get(name)!;
    },
  };
};

describe('keys and log', () => {
  let folder: string;
  let store: EventStore;
  const opened: { close: () => Promise<void> }[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'belong-'));
    store = openSqliteEventStore(':memory:');
    opened.push(store);
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    rmSync(folder, { recursive: true });
  });
  const keysAt = (name: string): MovableKeys => {
    const keys = openSqliteSubjectKeys(join(folder, name, 'subjects.db'), join(folder, name, 'subjects.master'));
    opened.push(keys);
    return keys;
  };
  const about = { name: 'account', personal, secrets: ['nickname'] as const };
  const log = () => ({ store, about });
  const places = { people: '/keys/subjects.db', secret: (name: string) => `/keys/${name}.key` };
  const given = (keys: MovableKeys, own = installation()) => ({
    keys,
    places,
    secret: own.secret,
    make: own.make,
    at: '2026-05-01T08:00:00.000Z',
  });
  const say = async (keys: MovableKeys, userId: string): Promise<void> => {
    await shredding(store, keys, personal).append([
      { stream: `said-${userId}`, expected: 'absent', events: [said(userId, 'hello')] },
    ]);
  };
  const refusalOf = async (work: Promise<unknown>): Promise<string> => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CannotStart);
    return String((error as Error).message);
  };

  it('record key fingerprints first in an empty log, once, without revealing the keys', async () => {
    const [keys, own] = [keysAt('a'), installation()];
    await checkKeysBelong(log(), given(keys, own));
    expect(await keys.identity()).toBeNull();
    await beginWithKeys(log(), given(keys, own));
    await beginWithKeys(log(), given(keys, own));
    const noted = await store.read(KEYS_NOTE);
    expect(noted).toHaveLength(1);
    const { fingerprints } = noted[0]!.data as { fingerprints: Record<string, string> };
    expect(Object.keys(fingerprints).toSorted()).toEqual(['nickname', 'people']);
    for (const secret of [await keys.identity(), own.secrets.get('nickname')])
      expect(JSON.stringify(fingerprints)).not.toContain(Buffer.from(secret!).toString('hex').slice(0, 8));
    expect([await isBegun(log()), await isKeyed(log())]).toEqual([false, true]);
  });

  it('reject other or missing keys with a one-sentence error', async () => {
    const own = installation();
    const right = keysAt('a');
    await beginWithKeys(log(), given(right, own));
    const head = await store.head();
    const other = keysAt('b');
    await other.begin();
    const sentence =
      'Lendring cannot start: /keys/subjects.db does not match the log of the account service. Restore the keys of this log from a backup (npm run restore), or choose the log that belongs to them.';
    expect(await refusalOf(checkKeysBelong(log(), given(other, own)))).toBe(sentence);
    const none = keysAt('c');
    expect(await refusalOf(checkKeysBelong(log(), given(none, own)))).toMatch(
      /^Lendring cannot start: \/keys\/subjects\.db contains no keys, but the log of the account service/,
    );
    expect([await none.identity(), await store.head()]).toEqual([null, head]);
    await checkKeysBelong(log(), given(right, own));
  });

  it('reject another or missing secret for stream names', async () => {
    const keys = keysAt('a');
    await beginWithKeys(log(), given(keys));
    const other = installation();
    expect(await refusalOf(checkKeysBelong(log(), given(keys, other)))).toBe(
      'Lendring cannot start: /keys/nickname.key is missing, and the log of the account service needs it. Restore it from a backup of the keys.',
    );
    await other.make('nickname');
    expect(await refusalOf(checkKeysBelong(log(), given(keys, other)))).toContain(
      '/keys/nickname.key does not match the log',
    );
  });

  it('let only one of two starts with different keys begin a log', async () => {
    const starts = ['a', 'b'].map((name) => beginWithKeys(log(), given(keysAt(name))));
    const outcomes = await Promise.allSettled(starts);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await store.read(KEYS_NOTE)).toHaveLength(1);
  });

  it('match keys migrated to another store', async () => {
    const [old, fresh] = [keysAt('a'), keysAt('b')];
    const own = installation();
    await beginWithKeys(log(), given(old, own));
    await fresh.begin((await old.identity())!);
    await checkKeysBelong(log(), given(fresh, own));
  });

  describe('in a log without fingerprints', () => {
    it('record fingerprints of keys that decrypt the log, together with the existing secrets', async () => {
      const [keys, own] = [keysAt('a'), installation()];
      await say(keys, 'anna');
      await checkKeysBelong(log(), given(keys, own));
      await beginWithKeys(log(), given(keys, own));
      expect((await store.read(KEYS_NOTE)).map(({ data }) => Object.keys(data['fingerprints'] as object))).toEqual([
        ['people'],
      ]);
      await own.make('nickname');
      await beginWithKeys(log(), given(keys, own));
      expect(await store.read(KEYS_NOTE)).toHaveLength(2);
      own.secrets.set('nickname', randomBytes(32));
      expect(await refusalOf(checkKeysBelong(log(), given(keys, own)))).toContain('/keys/nickname.key');
    });

    it('reject keys that do not decrypt the log, even after a start that wrote with these keys', async () => {
      const [right, other] = [keysAt('a'), keysAt('b')];
      await say(right, 'anna');
      await say(other, 'ben');
      expect(await refusalOf(checkKeysBelong(log(), given(other)))).toContain(
        '/keys/subjects.db does not match the log',
      );
      await other.keyFor('anna');
      expect(await refusalOf(checkKeysBelong(log(), given(other)))).toContain(
        '/keys/subjects.db does not match the log',
      );
      await checkKeysBelong(log(), given(right));
      expect(await store.read(KEYS_NOTE)).toEqual([]);
    });

    it('match even after some or all users were erased', async () => {
      const keys = keysAt('a');
      await say(keys, 'anna');
      await say(keys, 'ben');
      await keys.destroy('anna');
      await checkKeysBelong(log(), given(keys));
      await keys.destroy('ben');
      await beginWithKeys(log(), given(keys));
      expect(await store.read(KEYS_NOTE)).toHaveLength(1);
      const other = keysAt('b');
      await other.begin();
      expect(await refusalOf(checkKeysBelong(log(), given(other)))).toContain(
        '/keys/subjects.db does not match the log',
      );
    });

    it('accept any keys if the log contains nothing encrypted', async () => {
      await store.append([{ stream: 'said-x', expected: 'absent', events: [said('x', null)] }]);
      const keys = keysAt('a');
      await beginWithKeys(log(), given(keys));
      expect([await isBegun(log()), (await store.read(KEYS_NOTE)).length]).toEqual([true, 1]);
    });
  });
});
