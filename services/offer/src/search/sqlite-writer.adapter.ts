import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Locale, Position } from '@lendring/contracts/kernel/ids.js';
import { START } from '@lendring/contracts/kernel/start-position.js';
import { analyse, fields, type TextWord } from './analysis/analyse.js';
import { compoundParts, type Lexicon } from './analysis/compound.js';
import { compoundWords } from './analysis/compound-words.js';
import { stem } from './analysis/stem.js';
import { factsOf } from './matching/facts.js';
import type { SearchDocument, SearchWrite } from './search.port.js';
import { scrubbing, type Step } from './sqlite-scrub.adapter.js';
import { createFile, fieldSigns, openForWriting, RECENT_ROWS } from './sqlite-file.adapter.js';

/** All words of an index in memory, about 150 bytes each. */
const createWords = () => {
  const words = new Map<string, TextWord>();
  const stems = new Set<string>();
  return {
    get size() {
      return words.size;
    },
    get: (word: string): TextWord | undefined => words.get(word),
    hasStem: (stemmed: string): boolean => stems.has(stemmed),
    /** `known`: stem for the splitting of compounds. A compound part is one already, and may have a shorter stem. */
    set(word: string, known: string, parts: readonly string[]): TextWord {
      const fresh = { stemmed: stem(word), parts };
      words.set(word, fresh);
      stems.add(known);
      return fresh;
    },
  };
};
type Words = ReturnType<typeof createWords>;

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
  const getCounter = db.prepare('SELECT change, row FROM counter');
  const getReached = db.prepare('SELECT max(position) AS position FROM reached');
  const clearReached = db.prepare('DELETE FROM reached WHERE position < ?');
  const setReached = db.prepare('INSERT INTO reached SELECT ? WHERE NOT EXISTS (SELECT 1 FROM reached)');
  const setCounter = db.prepare('UPDATE counter SET change = ?, row = ?');
  const allWords = db.prepare('SELECT word, stem, parts FROM word');
  const addWord = db.prepare('INSERT INTO word (word, stem, parts) VALUES (?, ?, ?)');

  let words = createWords();
  /** Signed words by row, of the rows added by the current transaction. */
  const added = new Map<number, string>();

  /** Loads the words of the file once; after a rollback or a scrub again. */
  const knownWords = (): Words => {
    if (words.size === 0)
      for (const { word, stem: stemmed, parts } of allWords.iterate())
        words.set(String(word), String(stemmed), parts === '' ? [] : String(parts).split(' '));
    return words;
  };

  /** Words with their parts, which never change; readers handle compounds that were split too late. */
  const wordsIn = (language: Locale) => {
    const known = knownWords();
    const lexicon: Lexicon = (stemmed, word) =>
      compoundWords[language](stemmed, word) ? 'listed' : known.hasStem(stemmed) ? 'seen' : null;
    const learn = (word: string, stemmed: string, parts: readonly string[]): TextWord => {
      addWord.run(word, stemmed, parts.join(' '));
      return known.set(word, stemmed, parts);
    };
    return (word: string): TextWord => {
      const stored = known.get(word);
      if (stored) return stored;
      const parts = compoundParts(word, lexicon);
      const learned = learn(word, stem(word), parts);
      for (const part of parts) if (!known.get(part)) learn(part, part, []);
      return learned;
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
      added.delete(row);
      row = null;
    }
    if (!document) {
      save.run(id, position, counter.change, null, null, null);
      return;
    }
    let titleWords = sameText ? Number(JSON.parse(String(stored?.['facts'])).titleWords) : 0;
    if (row === null) {
      row = counter.row += 1;
      const text = analyse(document, wordsIn(document.language));
      titleWords = text.titleWords;
      const signed = fields
        .flatMap((field) => Array.from(text.stems[field], (stemmed) => fieldSigns[field] + stemmed))
        .join(' ');
      addText.run(row, signed);
      added.set(row, signed);
    }
    save.run(id, position, counter.change, row, digest, JSON.stringify(factsOf(document, titleWords)));
  };

  let scrub: Iterator<Step, void> | undefined;

  return {
    scrub(): boolean {
      scrub ??= scrubbing(db);
      let step: IteratorResult<Step, void> = { done: true, value: undefined };
      try {
        step = scrub.next();
      } finally {
        if (step.done || step.value === 'deleted words') words = createWords();
        if (step.done) scrub = undefined;
      }
      return step.done !== true;
    },
    reached: (): Position => String(getReached.get()?.['position'] ?? START),
    /** One transaction, synced to disk on return. */
    write(writes: readonly SearchWrite[], reached?: Position): void {
      added.clear();
      db.exec('BEGIN IMMEDIATE');
      try {
        const { change, row } = getCounter.get() as { change: number; row: number };
        const counter = { change, row };
        for (const write of writes) apply(write, counter);
        for (const [at, signed] of [...added].slice(-RECENT_ROWS)) addRecent.run(at, signed);
        dropRecent.run(counter.row - RECENT_ROWS);
        setCounter.run(counter.change, counter.row);
        if (reached !== undefined) {
          clearReached.run(reached);
          setReached.run(reached);
        }
        db.exec('COMMIT');
      } catch (error) {
        words = createWords();
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: (): void => db.close(),
  };
}
export type Writer = ReturnType<typeof writerOn>;
