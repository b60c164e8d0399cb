import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../docs/how-to/${name}`, import.meta.url));

type Client = Readonly<{
  events: CloudEvent[];
  said: () => string;
  stop: () => Promise<number | null>;
  ended: Promise<number | null>;
}>;

const children = new Set<ChildProcess>();

const run = async (
  file: string,
  args: readonly string[],
  ready: string,
  env: Record<string, string> = {},
): Promise<Client> => {
  const child = spawn(process.execPath, [fileOf(file), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const events: CloudEvent[] = [];
  let [out, errors] = ['', ''];
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      children.delete(child);
      resolve(code);
    });
  });
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (out + chunk.toString()).split('\n');
    out = lines.pop() ?? '';
    events.push(...lines.map((line) => JSON.parse(line) as CloudEvent));
  });
  await Promise.race([
    ended,
    new Promise<void>((resolve) => {
      child.stderr.on('data', (chunk: Buffer) => {
        errors += chunk.toString();
        if (errors.includes(ready)) resolve();
      });
    }),
  ]);
  return {
    events,
    said: () => errors,
    ended,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
};

describe('the documented partner clients', () => {
  let product: TestProduct;
  let owner: TestPerson;
  let folder: string;
  beforeAll(async () => {
    product = await startProduct({ WEBHOOK_TARGETS: 'any' });
    owner = await product.person('vermieter');
    folder = await mkdtemp(join(tmpdir(), 'lendring-client-'));
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true });
  });

  it('run from a key to the first event, and resume after being killed', async () => {
    const {
      data: { token },
    } = await owner.call('createApiKey', { body: { name: 'Folgt', scopes: ['events:read'] } });
    const cursor = join(folder, 'cursor.txt');
    const follow = () => run('follow-events.mjs', [product.config.publicUrl, token ?? '', cursor], 'following');
    const first = await follow();
    const one = await publishOffer(owner, 'Erstes Kajak');
    await until(() => first.events.length === 1);
    expect(first.events[0]).toMatchObject({
      type: 'offer.published',
      subject: one.offerId,
      data: { ownerId: owner.userId },
    });
    await eventually(
      () => readFile(cursor, 'utf8').catch(() => ''),
      (text) => /^\d{16}/.test(text),
    );
    await first.stop();

    const two = await publishOffer(owner, 'Zweites Kajak');
    const second = await follow();
    await until(() => second.events.some(({ subject }) => subject === two.offerId));
    expect(second.events.map(({ subject }) => subject).filter((subject) => subject !== one.offerId)).toEqual([
      two.offerId,
    ]);
  });

  it('report an invalid key and exit', async () => {
    const client = await run(
      'follow-events.mjs',
      [product.config.publicUrl, 'lk_nonsense', join(folder, 'none.txt')],
      'following',
    );
    expect(await client.ended).toBe(1);
    expect(client.said()).toContain('API');
  });

  it('receive webhooks and reject forged webhooks', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const {
      data: { webhook_id: id },
    } = await owner.call('createWebhook', { body: { name: 'Empfänger', url, types: ['offer.published'] } });
    const {
      data: { secret },
    } = await owner.call('webhookSecret', { id });
    const receiver = await run('receive-webhook.mjs', [], 'listening', { PORT: String(port), WEBHOOK_SECRET: secret });
    expect((await owner.call('testWebhook', { id, body: {} })).data).toMatchObject({ ok: true, status: 204 });
    const { offerId } = await publishOffer(owner, 'Ruderboot');
    await until(() => receiver.events.length === 2);
    expect(receiver.events.map(({ type, subject }) => [type, subject])).toEqual([
      ['partner.test', id],
      ['offer.published', offerId],
    ]);
    const forged = await fetch(url, {
      method: 'POST',
      body: '{}',
      headers: {
        'webhook-id': 'x',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      },
    });
    expect(forged.status).toBe(401);
    expect(receiver.events).toHaveLength(2);
  });
});
