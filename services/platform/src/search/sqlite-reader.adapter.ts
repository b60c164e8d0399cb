import type { StatementSync } from 'node:sqlite';
import { fields } from './analysis/analyse.js';
import { answer } from './matching/answer.js';
import { createColumns } from './matching/columns.js';
import type { Facts } from './matching/facts.js';
import { createMatcher, type Postings } from './matching/match.js';
import { createVocabulary } from './matching/vocabulary.js';
import type { SearchQuery, SearchResult } from './search.port.js';
import { openForReading } from './sqlite-file.adapter.js';

/** Cached postings, 5 bytes each: 30 MB. */
const MOST_POSTINGS = 6_000_000;

type Cached = Postings & { readonly upTo: number };

/** The last field has no list of its own: a row found in none of the others is found there. */
const [lastField, ...otherFields] = fields.map((field, bit) => ({ field, bit: 1 << bit })).toReversed();

/**
 * One reader of an index file. FTS5 and R*Tree answer which rows hold a word or lie in a box; scoring, filtering and sorting run
 * over typed arrays, because what makes plain FTS5 slow is ranking and joining the many rows of a frequent word.
 */
export function openReader(directory: string, name: string) {
  const db = openForReading(directory, name);
  const getCounter = db.prepare('SELECT change, row FROM counter');
  const changed = db.prepare('SELECT id, change, row, facts FROM offer WHERE change > ? ORDER BY change');
  const learned = db.prepare('SELECT id, word, parts FROM word WHERE id > ? ORDER BY id');
  const holding = db.prepare('SELECT json_group_array(rowid) AS rows FROM text WHERE text MATCH ? AND rowid > ?');
  const inside = db.prepare('SELECT json_group_array(row) AS rows FROM place WHERE south >= ? AND north <= ? AND west >= ? AND east <= ?');

  const columns = createColumns();
  const vocabulary = createVocabulary();
  const matcher = createMatcher();
  let change = -1;
  let lastRow = 0;
  let lastWord = 0;
  const cache = new Map<string, Cached>();
  let cachedPostings = 0;

  const rowsOf = (statement: StatementSync, ...values: (string | number)[]): number[] => JSON.parse(String(statement.get(...values)?.['rows']));

  /** Takes over what was written since the last search. */
  const refresh = (): void => {
    const now = getCounter.get() as { change: number; row: number };
    if (now.change === change) return;
    for (const { id, row, facts } of changed.iterate(change)) {
      columns.set(String(id), row === null ? null : Number(row), facts === null ? null : (JSON.parse(String(facts)) as Facts));
    }
    for (const { id, word, parts } of learned.iterate(lastWord)) {
      vocabulary.add(String(word), parts === '' ? [] : String(parts).split(' '));
      lastWord = Number(id);
    }
    change = now.change;
    lastRow = now.row;
  };

  /** Rows after `upTo` that hold the token, with their fields. */
  const fetch = (token: string, upTo: number): Postings => {
    const rows = Int32Array.from(rowsOf(holding, token, upTo));
    const found = new Uint8Array(rows.length);
    if (rows.length > 0) {
      for (const { field, bit } of otherFields) {
        let at = 0;
        for (const row of rowsOf(holding, `${field} : ${token}`, upTo)) {
          while ((rows[at] ?? row) < row) at += 1;
          found[at] = (found[at] ?? 0) | bit;
        }
      }
    }
    for (let i = 0; i < found.length; i += 1) if (found[i] === 0) found[i] = lastField?.bit ?? 0;
    return { rows, found };
  };

  const appended = (old: Cached, more: Postings): Postings => {
    if (more.rows.length === 0) return old;
    const rows = new Int32Array(old.rows.length + more.rows.length);
    const found = new Uint8Array(rows.length);
    rows.set(old.rows);
    rows.set(more.rows, old.rows.length);
    found.set(old.found);
    found.set(more.found, old.rows.length);
    return { rows, found };
  };

  const postings = (stemmed: string, prefix: boolean): Postings => {
    const token = `"${stemmed}"${prefix ? '*' : ''}`;
    const old = cache.get(token);
    if (old) cache.delete(token);
    const { rows, found } = !old ? fetch(token, 0) : old.upTo === lastRow ? old : appended(old, fetch(token, old.upTo));
    const fresh = { rows, found, upTo: lastRow };
    cache.set(token, fresh);
    cachedPostings += rows.length - (old?.rows.length ?? 0);
    for (const [oldest, { rows: { length } }] of cache) {
      if (cachedPostings <= MOST_POSTINGS || oldest === token) break;
      cache.delete(oldest);
      cachedPostings -= length;
    }
    return fresh;
  };

  const rowsIn = ({ south, north, west, east }: { south: number; north: number; west: number; east: number }): number[] => {
    // The R*Tree keeps 32-bit numbers, rounded outwards: ask a little more, the filter is exact.
    const slack = 1e-4;
    return rowsOf(inside, south - slack, north + slack, west - slack, east + slack);
  };

  const snapshot = <T>(read: () => T): T => {
    db.exec('BEGIN');
    try {
      return read();
    } finally {
      db.exec('COMMIT');
    }
  };
  snapshot(refresh);

  return {
    search: (query: SearchQuery): SearchResult => snapshot(() => {
      refresh();
      return answer(query, { columns, vocabulary, matcher, postings, rowsIn });
    }),
    close: (): void => db.close(),
  };
}
export type Reader = ReturnType<typeof openReader>;
