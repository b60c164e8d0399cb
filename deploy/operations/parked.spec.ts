import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { parkForReaction } from '@lendring/platform/runtime/followers/parked.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { parked, wishOf } from './parked.js';

const at = '2026-05-02T10:00:00.000Z';

describe('npm run parked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lendring-parked-'));
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({}, folder);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const on = (...words: string[]) => parked(product.config, wishOf(words), { silenceMs: 300 });

  const park = async (reaction = 'when-an-account-is-deleted-then-erase'): Promise<string> => {
    const documents = openSqliteDocuments(join(folder, 'request', 'documents.db'));
    const [id, userId] = [randomUUID(), randomUUID()];
    await parkForReaction(documents, reaction, {
      topic: 'account',
      event: {
        specversion: '1.0',
        id,
        source: '/account',
        type: 'account.deleted',
        subject: userId,
        time: at,
        datacontenttype: 'application/json',
        data: { userId },
      },
      error: 'The read model requests is behind its log',
      at,
    });
    await documents.close();
    return id;
  };

  it('lists parked events with their reason, and lets a running product process them', async () => {
    expect(await on()).toEqual(['Nothing is parked.']);
    const [one, gone] = [await park(), await park('of-an-older-version')];
    const listed = (await on('list')).join('\n');
    for (const part of [
      one,
      gone,
      'request  reaction when-an-account-is-deleted-then-erase  account.deleted',
      'is behind its log',
    ])
      expect(listed).toContain(part);
    expect(await parked(product.config, wishOf(['retry', one]))).toEqual(['1 of 1 processed.']);
    const retried = await parked(product.config, wishOf(['retry']));
    expect(retried).toEqual([
      '0 of 1 processed.',
      expect.stringMatching(/^failed again: .*no reaction of-an-older-version/),
    ]);
    await expect(on('retry', one)).rejects.toThrow(`Event ${one} is not parked.`);
    expect(() => wishOf(['send'])).toThrow('npm run parked -- list');
  });

  it('works on a stopped product, which processes the event at its next start', async () => {
    const id = await park();
    await product.running.stop();
    expect((await on('list')).some((line) => line.includes(id))).toBe(true);
    expect(await on('retry', id)).toEqual([
      '0 of 1 processed.',
      expect.stringMatching(/^1 not yet: the product does not run/),
    ]);
    product = await startProduct({}, folder);
    expect(await parked(product.config, wishOf(['retry', id])).catch((error: unknown) => String(error))).toMatch(
      /1 of 1 processed|is not parked/,
    );
  });
});
