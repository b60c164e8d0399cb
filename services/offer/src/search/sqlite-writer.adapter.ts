import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { Locale, Position } from '@lendring/contracts/kernel/ids.js';
import { START } from '@lendring/contracts/kernel/start-position.js';
import { analyse, fields } from './analysis/analyse.js';
import { compoundParts, type Lexicon } from './analysis/compound.js';
import { compoundWords } from './analysis/compound-words.js';
import { stem } from './analysis/stem.js';
import { factsOf } from './matching/facts.js';
import type { SearchDocument, SearchWrite } from './search.port.js';
import { scrubbing } from './sqlite-scrub.adapter.js';
import { createFile, fieldSigns, openForWriting, RECENT_ROWS } from './sqlite-file.adapter.js';

const MOST_REMEMBERED = 20_000;

const digestOf = ({ language, title, body, tags, keywords }: SearchDocument): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([language, title, body, tags, keywords]))
    .digest()
    .subarray(0, 16);

export const createWriter = (directory: string, name: string): Writer => writerOn(createFile(directory, name));

/** Opens an existing index file only, so that a late write cannot recreate a dropped index. */
export const openWriter = (directory: string, name: string): Writer => writerOn(openForWriting(directory, name));

function writerOn(db: DatabaseSync) {
  const find = db.prepare('SELECT position, row, digest, facts FROM offer WHERE id = ?');
  const save = db.prepare(`INSERT INTO offer (id, position, change, row, digest, facts) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, change = excluded.change, row = excluded.row, digest = excluded.digest, facts = excluded.facts`);
  const addText = db.prepare('INSERT INTO text (rowid, words) VALUES (?, ?)');
  const addRecent = db.prepare('INSERT INTO recent VALUES (?, ?)');
  const dropRecent = db.prepare('DELETE FROM recent WHERE row <= ?');
  const forgetRecent = db.prepare('DELETE FROM recent WHERE row = ?');
  const dropText = db.prepare('DELETE FROM text WHERE rowid = ?');
  const setPlace = db.prepare('INSERT OR REPLACE INTO place VALUES (?, ?, ?, ?, ?)');
  const dropPlace = db.prepare('DELETE FROM place WHERE row = ?');
  const getCounter = db.prepare('SELECT change, row FROM counter');
  const getReached = db.prepare('SELECT max(position) AS position FROM reached');
  const clearReached = db.prepare('DELETE FROM reached WHERE position < ?');
  const setReached = db.prepare('INSERT INTO reached SELECT ? WHERE NOT EXISTS (SELECT 1 FROM reached)');
  const setCounter = db.prepare('UPDATE counter SET change = ?, row = ?');
  const findWord = db.prepare('SELECT parts FROM word WHERE word = ?');
  const findStem = db.prepare('SELECT 1 FROM word WHERE stem = ? LIMIT 1');
  const addWord = db.prepare('INSERT INTO word (word, stem, parts) VALUES (?, ?, ?)');

  const addPart = db.prepare("INSERT OR IGNORE INTO word (word, stem, parts) VALUES (?, ?, '')");

  /**
   * Cache of recently split words. Parts of a known word never change; readers handle compounds that were split too
   * late.
   */
  const remembered = lruMap<string, readonly string[]>(MOST_REMEMBERED);

  const partsIn = (language: Locale) => {
    const lexicon: Lexicon = (stemmed, word) =>
      compoundWords[language](stemmed, word) ? 'listed' : findStem.get(stemmed) ? 'seen' : null;
    return (word: string): readonly string[] => {
      const known = remembered.get(word);
      if (known) return known;
      const stored = findWord.get(word);
      const parts = stored ? String(stored['parts']).split(' ').filter(Boolean) : compoundParts(word, lexicon);
      if (!stored) {
        addWord.run(word, stem(word), parts.join(' '));
        for (const part of parts) addPart.run(part, part);
      }
      remembered.set(word, parts);
      return parts;
    };
  };

  const apply = ({ id, position, document }: SearchWrite, counter: { change: number; row: number }): void => {
    const stored = find.get(id);
    if (stored && String(stored['position']) >= position) return;
    counter.change += 1;
    let row = stored && stored['row'] !== null ? Number(stored['row']) : null;
    const digest = document && digestOf(document);
    const sameText = row !== null && digest !== null && digest.equals(stored?.['digest'] as Uint8Array);
    if (row !== null && !sameText) {
      dropText.run(row);
      forgetRecent.run(row);
      dropPlace.run(row);
      row = null;
    }
    if (!document) {
      save.run(id, position, counter.change, null, null, null);
      return;
    }
    let titleWords = sameText ? Number(JSON.parse(String(stored?.['facts'])).titleWords) : 0;
    if (row === null) {
      row = counter.row += 1;
      const text = analyse(document, partsIn(document.language));
      titleWords = text.titleWords;
      const words = fields
        .flatMap((field) => Array.from(text.stems[field], (stemmed) => fieldSigns[field] + stemmed))
        .join(' ');
      addText.run(row, words);
      addRecent.run(row, words);
    }
    const { lat, lng } = document.point;
    setPlace.run(row, lat, lat, lng, lng);
    save.run(id, position, counter.change, row, digest, JSON.stringify(factsOf(document, titleWords)));
  };

  let scrub: Iterator<void> | undefined;

  return {
    scrub(): boolean {
      scrub ??= scrubbing(db);
      let more = false;
      try {
        more = scrub.next().done !== true;
      } finally {
        if (!more) {
          scrub = undefined;
          remembered.clear();
        }
      }
      return more;
    },
    reached: (): Position => String(getReached.get()?.['position'] ?? START),
    /** One transaction, synced to disk on return. */
    write(writes: readonly SearchWrite[], reached?: Position): void {
      db.exec('BEGIN IMMEDIATE');
      try {
        const { change, row } = getCounter.get() as { change: number; row: number };
        const counter = { change, row };
        for (const write of writes) apply(write, counter);
        dropRecent.run(counter.row - RECENT_ROWS);
        setCounter.run(counter.change, counter.row);
        if (reached !== undefined) {
          clearReached.run(reached);
          setReached.run(reached);
        }
        db.exec('COMMIT');
      } catch (error) {
        remembered.clear();
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: (): void => db.close(),
  };
}
export type Writer = ReturnType<typeof writerOn>;
