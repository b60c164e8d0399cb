import type { DatabaseSync } from 'node:sqlite';
import { compact } from '@lendring/platform/sqlite/compact.js';

/** Pages that one step merges at most: some 100 ms at 100,000 offers. */
const PAGES = 500;

/**
 * Takes the words of removed documents off the disk, step by step: FTS5 keeps them in its segments until those are
 * merged, and the list of words keeps what it has learned. A word that a document still holds, be it in another form,
 * stays. Each step is a transaction of its own; a scrub that was cut off begins anew.
 */
export function* scrubbing(db: DatabaseSync): Generator<void, void> {
  const { change, scrubbed } = db.prepare('SELECT change, scrubbed FROM counter').get() as Record<string, number>;
  const removed = db.prepare('SELECT 1 FROM offer WHERE change > ? AND row IS NULL LIMIT 1').get(scrubbed ?? 0);
  if (!removed) return;

  const merge = db.prepare(`INSERT INTO text (text, rank) VALUES ('merge', ?)`);
  const changes = db.prepare('SELECT total_changes() AS rows');
  const mergeSome = (pages: number): boolean => {
    const before = Number(changes.get()?.['rows']);
    merge.run(pages);
    // The documentation of FTS5: fewer than two mean that nothing was left to do.
    return Number(changes.get()?.['rows']) - before >= 2;
  };
  // A negative number begins to merge everything into one segment; further calls go on with it.
  for (let more = mergeSome(-PAGES); more; more = mergeSome(PAGES)) yield;

  db.exec(`CREATE VIRTUAL TABLE IF NOT EXISTS temp.held USING fts5vocab('main', 'text', 'row')`);
  // The first letter of an indexed word is the sign of its field.
  db.exec('DELETE FROM word WHERE stem NOT IN (SELECT substr(term, 2) FROM temp.held)');
  yield;
  compact(db);
  db.prepare('UPDATE counter SET scrubbed = ?').run(change ?? 0);
}
