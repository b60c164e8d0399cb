import type { DatabaseSync } from 'node:sqlite';
import { compact } from '@lendring/platform/sqlite/compact.js';

/** Maximum pages merged per step: some 100 ms at 100,000 offers. */
const PAGES = 500;

export type Step = 'merged' | 'deleted words';

/**
 * Purges words of removed documents from the disk in steps: FTS5 keeps them until its segments are merged, and the word
 * table keeps everything it has learned. Words that another document contains in any form stay. Each step is a
 * transaction; an interrupted scrub restarts.
 */
export function* scrubbing(db: DatabaseSync): Generator<Step, void> {
  const { change, scrubbed } = db.prepare('SELECT change, scrubbed FROM counter').get() as Record<string, number>;
  const removed = db.prepare('SELECT 1 FROM offer WHERE change > ? AND row IS NULL LIMIT 1').get(scrubbed ?? 0);
  if (!removed) return;

  const merge = db.prepare(`INSERT INTO text (text, rank) VALUES ('merge', ?)`);
  const changes = db.prepare('SELECT total_changes() AS rows');
  const mergeSome = (pages: number): boolean => {
    const before = Number(changes.get()?.['rows']);
    merge.run(pages);
    // FTS5 documentation: fewer than two changes mean that nothing was left to merge.
    return Number(changes.get()?.['rows']) - before >= 2;
  };
  // A negative number starts to merge everything into one segment; later calls continue it.
  for (let more = mergeSome(-PAGES); more; more = mergeSome(PAGES)) yield 'merged';

  db.exec(`CREATE VIRTUAL TABLE IF NOT EXISTS temp.held USING fts5vocab('main', 'text', 'row')`);
  // The first letter of an indexed word denotes its field.
  db.exec('DELETE FROM word WHERE stem NOT IN (SELECT substr(term, 2) FROM temp.held)');
  yield 'deleted words';
  compact(db);
  db.prepare('UPDATE counter SET scrubbed = ?').run(change ?? 0);
}
