import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { Documents, Write } from '@lendring/platform/read-models/documents.port.js';

/**
 * A service's documents other than read models: checkpoints of policies, relay and deliveries, and counts that are in
 * no log.
 */
export type LastingValues = Readonly<{
  values: readonly (readonly [key: string, value: string])[];
  collections: ReadonlyMap<string, readonly Write<object>[]>;
}>;

/** Keys of values to move. All other values concern the running process or a read model, which is rebuilt. */
const lasting = /^(checkpoint:(relay$|policy:)|parked:|webhook-progress:)/;
/** Collections of today's offer visitors, which are discarded at midnight and not moved. */
const fleeting = /^offer-visits-/;
/** Log position: a whole value, or one within JSON. */
const place = /(?<=^|")\d{16}(?:\d{16})?(?=$|"|~)/g;

export const readLastingValues = (file: string): LastingValues => {
  if (!existsSync(file)) return { values: [], collections: new Map() };
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'documents %' AND name NOT LIKE 'documents %@%'`,
      )
      .all();
    const names = tables
      .map(({ name }) => String(name).slice('documents '.length))
      .filter((name) => !fleeting.test(name));
    return {
      values: database
        .prepare('SELECT key, value FROM small_values ORDER BY key')
        .all()
        .map(({ key, value }) => [String(key), String(value)] as const)
        .filter(([key]) => lasting.test(key)),
      collections: new Map(
        names.map((name) => [
          name,
          database
            .prepare(`SELECT id, position, document FROM "documents ${name}"`)
            .all()
            .map(({ id, position, document }) => ({
              id: String(id),
              position: String(position),
              document: document === null ? null : (JSON.parse(String(document)) as object),
            })),
        ]),
      ),
    };
  } finally {
    database.close();
  }
};

export const placesIn = ({ values }: LastingValues): readonly Position[] =>
  [...new Set(values.flatMap(([, value]) => value.match(place) ?? []))].filter((found) => found !== START);

/** Writes the values with positions of the new log. Idempotent, and never overwrites newer values. */
export const writeLastingValues = async (
  { values, collections }: LastingValues,
  documents: Documents,
  placeOf: (position: Position) => Position,
): Promise<void> => {
  for (const [name, writes] of collections)
    if (writes.length > 0) await (await documents.collection(name)).write(writes);
  for (const [key, value] of values) {
    // Drop the holder and term of a lease, because the lease ended with the old installation.
    const moved = value.replace(/~\d+$/, '').replaceAll(place, (found) => (found === START ? START : placeOf(found)));
    await documents.setValueIf(key, null, moved);
  }
};
