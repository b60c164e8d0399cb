import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintOf } from '@lendring/platform/runtime/process/complaint.js';
import { KEYS_NOTE } from '@lendring/platform/keys/keys-note.js';
import {
  startKurrentStandIn,
  type KurrentStandIn,
} from '@lendring/platform/testing/event-store/kurrent-stand-in/server.js';
import { startProduct } from '../driver/product.js';
import { forgetKeysNotes } from '../testing/keys-notes.js';
import { startEmbedded } from '../embedded/start.js';

const services = ['account', 'offer', 'request', 'partner', 'identity'];

describe('a start with keys that do not match the logs', () => {
  let folder: string;
  let template: string;
  let other: string;
  let userId: string;
  let standIn: KurrentStandIn;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-keys-'));
    standIn = await startKurrentStandIn();
    [template, other] = [join(folder, 'whole'), join(folder, 'other')];
    const product = await startProduct({}, template);
    ({ userId } = await product.person('eignerin'));
    await product.running.stop();
    const second = await startProduct({}, other);
    await second.person('fremde');
    await second.running.stop();
  });
  afterAll(async () => {
    standIn.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const copy = async (): Promise<string> => {
    const directory = await mkdtemp(join(folder, 'case-'));
    await cp(template, directory, { recursive: true });
    return directory;
  };
  const refusal = async (directory: string, env: Record<string, string> = {}): Promise<string> => {
    const outcome: unknown = await startProduct(env, directory).then(
      async ({ running }) => {
        await running.stop();
        return 'started';
      },
      (error: unknown) => error,
    );
    const words = complaintOf(outcome, undefined);
    expect(words.split('\n')).toHaveLength(1);
    return words;
  };
  const written = async (directory: string): Promise<unknown> => ({
    keys: await readdir(join(directory, 'keys')).catch(() => []),
    events: services.map((service) => {
      const log = new DatabaseSync(join(directory, service, 'events.db'));
      const { n } = log.prepare('SELECT count(*) AS n FROM events').get() as { n: number };
      log.close();
      return n;
    }),
  });
  const startsAsBefore = async (directory: string): Promise<void> => {
    const product = await startProduct({}, directory);
    try {
      const { status, data } = await product.visitor.call('userProfile', { id: userId });
      expect([status, data.nickname]).toEqual([200, 'eignerin_test']);
    } finally {
      await product.running.stop();
    }
  };
  const notes = (directory: string): readonly number[] =>
    services.map((service) => {
      const log = new DatabaseSync(join(directory, service, 'events.db'), { readOnly: true });
      const { n } = log.prepare('SELECT count(*) AS n FROM events WHERE stream = ?').get(KEYS_NOTE) as { n: number };
      log.close();
      return n;
    });

  it('is refused before any write, and works again with the right keys', async () => {
    const directory = await copy();
    const before = await written(directory);
    await rename(join(directory, 'keys'), join(directory, 'away'));

    expect(await refusal(directory)).toBe(
      `Lendring cannot start: ${join(directory, 'keys', 'subjects.db')} contains no keys, but the log of the account service is encrypted, so that all its users would appear erased. Restore the keys from a backup (npm run restore).`,
    );
    expect(await readdir(directory)).not.toContain('keys');

    await cp(join(other, 'keys'), join(directory, 'keys'), { recursive: true });
    expect(await refusal(directory)).toContain(
      `${join(directory, 'keys', 'subjects.db')} does not match the log of the account service`,
    );

    await rm(join(directory, 'keys'), { recursive: true });
    await rename(join(directory, 'away'), join(directory, 'keys'));
    expect(await written(directory)).toEqual(before);
    await startsAsBefore(directory);
  });

  it('is refused with another secret for stream names or blurred places', async () => {
    for (const [service, name] of [
      ['account', 'nickname'],
      ['account', 'blur'],
      ['identity', 'sign-in-address'],
    ] as const) {
      const directory = await copy();
      await cp(join(other, 'keys', `${name}.key`), join(directory, 'keys', `${name}.key`));
      expect(await refusal(directory)).toContain(
        `${join(directory, 'keys', `${name}.key`)} does not match the log of the ${service} service`,
      );
      await rm(join(directory, 'keys', `${name}.key`));
      expect(await refusal(directory)).toContain(`${join(directory, 'keys', `${name}.key`)} is missing`);
      expect(await readdir(join(directory, 'keys'))).not.toContain(`${name}.key`);
    }
  });

  it('is refused if one of several services has a log with other keys', async () => {
    const directory = await copy();
    await cp(join(other, 'offer'), join(directory, 'offer'), { recursive: true });
    const before = await written(directory);
    expect(await refusal(directory)).toContain('the log of the offer service');
    expect(await written(directory)).toEqual(before);
  });

  it('is refused with wrong keys for an older folder without recorded keys', async () => {
    const directory = await copy();
    forgetKeysNotes(directory);
    await rename(join(directory, 'keys'), join(directory, 'away'));
    await cp(join(other, 'keys'), join(directory, 'keys'), { recursive: true });
    expect(await refusal(directory)).toContain('does not match the log of the account service');
    expect(notes(directory)).toEqual(services.map(() => 0));

    await rm(join(directory, 'keys'), { recursive: true });
    await rename(join(directory, 'away'), join(directory, 'keys'));
    await startsAsBefore(directory);
    expect(notes(directory)).toEqual(services.map(() => 1));
  });

  it('is refused on a KurrentDB with the log of another folder', async () => {
    const env = { EVENT_STORE: 'kurrentdb', KURRENTDB_URL: standIn.url };
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const product = await startProduct(env, first);
    await product.person('erste');
    await product.running.stop();
    expect(await refusal(second, env)).toContain('the log of the account service is encrypted');
    // Assert that the refused start created no key, which would conflict with a backup of the right keys.
    expect(await readdir(second).catch(() => [])).not.toContain('keys');
    await cp(join(other, 'keys'), join(second, 'keys'), { recursive: true });
    expect(await refusal(second, env)).toContain('does not match the log of the account service');
    await (await startProduct(env, first)).running.stop();
  });

  it('skips the demo in a folder with data, and logs the skip', async () => {
    const directory = await copy();
    const product = await startProduct({}, directory);
    const { config } = product;
    await product.running.stop();
    const lines: string[] = [];
    const running = await startEmbedded({
      config: { ...config, demo: true },
      progress: (line) => lines.push(line),
      web: null,
    });
    await running.demoStands;
    await running.stop();
    expect(running.hasDemo).toBe(false);
    expect(lines).toEqual([
      'Demo: left out, for there is data here already. It goes into a new folder only (DATA_DIR).',
    ]);
    expect(await readFile(join(directory, 'demo.json'), 'utf8').catch(() => null)).toBeNull();
  });
});
