import { LAST_CHARACTER, type Documents } from './documents.port.js';
import type { groupedWrites, Prepare } from './sqlite-grouped-writes.adapter.js';

type Opened = Readonly<{ prepare: Prepare; inGroups: ReturnType<typeof groupedWrites>; writesOfOthers: () => number }>;

/**
 * Small values next to the documents. Lists of values are cached, because commands ask for them: a list is read again
 * after a write of one of its keys or of another connection.
 */
export const smallValues = ({
  prepare,
  inGroups,
  writesOfOthers,
}: Opened): Pick<Documents, 'getValue' | 'setValue' | 'setValueIf' | 'values' | 'removeValue'> => {
  const lists = new Map<string, ReadonlyMap<string, string>>();
  let seen = writesOfOthers();

  const changed = (key: string): void => {
    for (const prefix of lists.keys()) if (key.startsWith(prefix)) lists.delete(prefix);
  };
  const listed = (prefix: string): ReadonlyMap<string, string> | undefined => {
    const others = writesOfOthers();
    if (others !== seen) lists.clear();
    seen = others;
    return lists.get(prefix);
  };

  return {
    async getValue(key) {
      inGroups.flush();
      return (
        (prepare('SELECT value FROM small_values WHERE key = ?').get(key)?.['value'] as string | undefined) ?? null
      );
    },
    setValue(key, value) {
      changed(key);
      return inGroups.add(() => {
        prepare('INSERT INTO small_values VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value').run(
          key,
          value,
        );
      });
    },
    async setValueIf(key, expected, value) {
      changed(key);
      inGroups.flush();
      const { changes } =
        expected === null
          ? prepare('INSERT INTO small_values VALUES (?, ?) ON CONFLICT (key) DO NOTHING').run(key, value)
          : prepare('UPDATE small_values SET value = ? WHERE key = ? AND value = ?').run(value, key, expected);
      return Number(changes) === 1;
    },
    async values(prefix) {
      const known = listed(prefix);
      if (known) return known;
      inGroups.flush();
      const found = new Map(
        prepare('SELECT key, value FROM small_values WHERE key >= ? AND key < ? ORDER BY key')
          .all(prefix, `${prefix}${LAST_CHARACTER}`)
          .map(({ key, value }) => [String(key), String(value)]),
      );
      lists.set(prefix, found);
      return found;
    },
    async removeValue(key) {
      changed(key);
      inGroups.flush();
      prepare('DELETE FROM small_values WHERE key = ?').run(key);
    },
  };
};
