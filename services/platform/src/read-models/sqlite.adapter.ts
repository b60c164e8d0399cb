import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { silentLog, type Log } from '../base/log.js';
import { awayOnDisk } from '../sqlite/away.js';
import { isDamage, setAside } from '../sqlite/damage.js';
import type { Collection, Documents, IndexSpec } from './documents.port.js';
import { openDocumentsFile } from './sqlite-file.adapter.js';

type Options = Readonly<{
  log?: Log;
  /**
   * Keys of values to salvage from a damaged file if still readable; values that describe its documents must not match.
   */
  outlives?: (key: string) => boolean;
  watch?: EngineWatch;
}>;

/**
 * Read models in one SQLite file (`:memory:` for tests). They are rebuildable from the log: a file that is found
 * damaged, when opened or later, is moved aside and logged, and `whenLost` listeners learn that the store is empty.
 * @throws EngineUnavailable from every call while the disk is full or failing
 */
export const openSqliteDocuments = (
  file: string,
  { log = silentLog, outlives = () => false, watch = watchEngine('document store', { at: file }) }: Options = {},
): Documents => {
  const listeners = new Set<() => void>();

  const startAnew = (error: unknown): ReturnType<typeof openDocumentsFile> => {
    const aside = setAside(file);
    const fresh = openDocumentsFile(file);
    for (const [key, value] of valuesIn(aside, outlives)) void fresh.setValue(key, value);
    log.error({ file, aside, error: String(error) }, 'Damaged read models renamed and rebuilt from the log');
    return fresh;
  };
  const opened = (): ReturnType<typeof openDocumentsFile> => {
    try {
      return openDocumentsFile(file);
    } catch (error) {
      if (!isDamage(error)) throw error;
      return startAnew(error);
    }
  };
  let inner = opened();

  /**
   * Handle damage without concurrency: each call on the file is synchronous, so no other call is running when damage
   * is detected.
   */
  const guarded = async <Result>(call: (of: typeof inner) => Promise<Result>): Promise<Result> => {
    const asked = inner;
    try {
      return await call(asked);
    } catch (error) {
      if (isDamage(error) && asked === inner && file !== ':memory:') {
        asked.close();
        inner = startAnew(error);
        for (const tell of listeners) tell();
      }
      throw watch.failed(awayOnDisk('document store', file, error));
    }
  };
  /** Mark the disk as available only after a write, because a successful read does not prove that writes work. */
  const writing = async <Result>(written: Promise<Result>): Promise<Result> => {
    const result = await written;
    watch.answered();
    return result;
  };

  return {
    async collection<Document extends object>(
      name: string,
      indexes: readonly IndexSpec[] = [],
    ): Promise<Collection<Document>> {
      const openIn = async (of: typeof inner) => ({ of, collection: await of.collection<Document>(name, indexes) });
      let open = await guarded(openIn);
      // Open each collection once per file, because opening checks the indexes and costs more than most calls.
      const on = <Result>(call: (collection: Collection<Document>) => Promise<Result>): Promise<Result> =>
        guarded(async (of) => call((open.of === of ? open : (open = await openIn(of))).collection));
      return {
        get: (id) => on((collection) => collection.get(id)),
        getMany: (ids) => on((collection) => collection.getMany(ids)),
        find: (query) => on((collection) => collection.find(query)),
        count: (filter) => on((collection) => collection.count(filter)),
        write: (writes) => writing(on((collection) => collection.write(writes))),
        writeIf: (expected, write) => writing(on((collection) => collection.writeIf(expected, write))),
        positions: (ids) => on((collection) => collection.positions(ids)),
      };
    },
    drop: (name) => writing(guarded((of) => of.drop(name))),
    getValue: (key) => guarded((of) => of.getValue(key)),
    setValue: (key, value) => writing(guarded((of) => of.setValue(key, value))),
    setValueIf: (key, expected, value) => writing(guarded((of) => of.setValueIf(key, expected, value))),
    values: (prefix) => guarded((of) => of.values(prefix)),
    removeValue: (key) => writing(guarded((of) => of.removeValue(key))),
    whenLost(tell) {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    scrub: () => guarded((of) => of.scrub()),
    close: async () => inner.close(),
  };
};

const valuesIn = (
  file: string,
  wanted: (key: string) => boolean,
): readonly (readonly [key: string, value: string])[] => {
  if (!existsSync(file)) return [];
  const found: (readonly [string, string])[] = [];
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      for (const { key, value } of database.prepare('SELECT key, value FROM small_values').iterate())
        if (wanted(String(key))) found.push([String(key), String(value)]);
    } finally {
      database.close();
    }
  } catch {
    // Return the values read before the damage.
  }
  return found;
};
