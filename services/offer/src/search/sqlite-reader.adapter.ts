import type { StatementSync } from 'node:sqlite';
import { fields } from './analysis/analyse.js';
import { answer } from './matching/answer.js';
import { createColumns } from './matching/columns.js';
import type { Facts } from './matching/facts.js';
import { createMatcher } from './matching/match.js';
import { createPostingCache, mostCachedBytes } from './matching/posting-cache.js';
import { mergeFields, parseRows, type Postings } from './matching/postings.js';
import { createVocabulary } from './matching/vocabulary.js';
import type { SearchQuery, SearchResult } from './search.port.js';
import { fieldSigns, openForReading, RECENT_ROWS } from './sqlite-file.adapter.js';

const WARMING_WORDS = 100;

/**
 * Reader of an index file. FTS5 finds the rows of a word; scoring, filtering and sorting use typed
 * arrays, because ranking and joining the many rows of a frequent word makes plain FTS5 slow.
 */
export function openReader(directory: string, name: string) {
  const db = openForReading(directory, name);
  const getCounter = db.prepare('SELECT change, row FROM counter');
  const changed = db.prepare('SELECT id, change, row, facts FROM offer WHERE change > ? ORDER BY change');
  const learned = db.prepare('SELECT id, word, parts FROM word WHERE id > ? ORDER BY id');
  const latest = db.prepare('SELECT row, words FROM recent WHERE row > ? ORDER BY row');
  const holding = db.prepare(
    'SELECT CAST(json_group_array(rowid) AS BLOB) AS rows FROM text WHERE text MATCH ? AND rowid > ?',
  );

  const columns = createColumns();
  const vocabulary = createVocabulary();
  const matcher = createMatcher();
  let change = -1;
  let lastRow = 0;
  let recent: readonly Readonly<{ row: number; words: ReadonlySet<string> }>[] = [];
  let recentFrom = 0;
  let lastWord = 0;

  const rowsOf = (statement: StatementSync, ...values: (string | number)[]): Int32Array =>
    parseRows(statement.get(...values)?.['rows'] as Uint8Array);

  const refresh = (): void => {
    const now = getCounter.get() as { change: number; row: number };
    if (now.change === change) return;
    for (const { id, row, facts } of changed.iterate(change)) {
      columns.set(
        String(id),
        row === null ? null : Number(row),
        facts === null ? null : (JSON.parse(String(facts)) as Facts),
      );
    }
    for (const { id, word, parts } of learned.iterate(lastWord)) {
      vocabulary.add(String(word), parts === '' ? [] : String(parts).split(' '));
      lastWord = Number(id);
    }
    const later = latest
      .all(lastRow)
      .map(({ row, words }) => ({ row: Number(row), words: new Set(String(words).split(' ')) }));
    recent = [...recent, ...later].filter(({ row }) => row > now.row - RECENT_ROWS);
    recentFrom = now.row - recent.length;
    change = now.change;
    lastRow = now.row;
  };

  const fetch = (stemmed: string, prefix: boolean, upTo: number): Postings =>
    mergeFields(
      fields.map((field): Int32Array => {
        const word = fieldSigns[field] + stemmed;
        if (upTo < recentFrom) return rowsOf(holding, `"${word}"${prefix ? '*' : ''}`, upTo);
        const later = recent.filter(
          ({ row, words }) =>
            row > upTo && (words.has(word) || (prefix && [...words].some((other) => other.startsWith(word)))),
        );
        return Int32Array.from(later, ({ row }) => row);
      }),
      lastRow + 1,
    );

  const cached = createPostingCache(mostCachedBytes(), fetch);
  const postings = (stemmed: string, prefix: boolean): Postings => cached(stemmed, prefix, lastRow);

  const snapshot = <T>(read: () => T): T => {
    db.exec('BEGIN');
    try {
      return read();
    } finally {
      db.exec('COMMIT');
    }
  };
  snapshot(refresh);

  const search = (query: SearchQuery): SearchResult =>
    snapshot(() => {
      refresh();
      return answer(query, { columns, vocabulary, matcher, postings });
    });

  const frequentWords = (): string[] => {
    const counts = new Map<string, number>();
    for (const { words } of recent)
      for (const word of new Set([...words].map((signed) => signed.slice(1))))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts]
      .sort(([, one], [, other]) => other - one)
      .slice(0, WARMING_WORDS)
      .map(([word]) => word);
  };
  let toWarm: (() => unknown)[] | undefined;

  return {
    search,
    warmUp(): boolean {
      toWarm ??= frequentWords().flatMap((word) => [
        () =>
          snapshot(() => {
            refresh();
            postings(word, false);
          }),
        () =>
          search({ text: word, askersGroups: [], includeCommercialOnly: true, sort: 'relevance', page: 1, size: 24 }),
      ]);
      toWarm.shift()?.();
      return toWarm.length > 0;
    },
    close: (): void => db.close(),
  };
}
export type Reader = ReturnType<typeof openReader>;
