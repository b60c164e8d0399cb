import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCloudEvent } from '../../../testing/bus/contract.js';
import type { Documents } from '../../read-models/documents.port.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { parkDeadLetters, parkedIn } from './parked.js';

describe('dead letters', () => {
  let folder: string;
  let documents: Documents;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parked-'));
    documents = openSqliteDocuments(join(folder, 'documents.db'));
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  it('are parked once even after a retry succeeded, and later dead letters of the partition follow', async () => {
    const letter = (partition: number, offset: number) => ({
      partition,
      offset,
      event: aCloudEvent('a', offset),
      error: 'poison',
      at: '2026-05-02T10:00:00.000Z',
    });
    const topic = { name: 'lendring.offer.dead.request.close', topic: 'offer', group: 'request.close' };
    const [first, other, later] = [letter(0, 3), letter(1, 0), letter(0, 4)];
    expect(await parkDeadLetters(documents, 'close', { ...topic, letters: [first, other] })).toBe(2);
    const found = await parkedIn(documents);
    expect(found.map(({ name, eventId, is }) => [name, eventId, is.error, is.at])).toEqual(
      [first, other]
        .map(({ event: { id } }) => ['close', id, 'poison', '2026-05-02T10:00:00.000Z'])
        .toSorted(([, a = ''], [, b = '']) => (a < b ? -1 : 1)),
    );
    for (const { key } of found) await documents.removeValue(key);
    expect(await parkDeadLetters(documents, 'close', { ...topic, letters: [first, other, later] })).toBe(1);
    expect((await parkedIn(documents)).map(({ eventId }) => eventId)).toEqual([later.event.id]);
  });
});
