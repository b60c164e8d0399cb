import { randomUUID } from 'node:crypto';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';

const KEY = 'feed-mark';

/**
 * The mark of these read models, created with them. Cursors are positions in one log; when read models are rebuilt from
 * a backup or in another event store, positions may differ, so cursors with an older mark are refused.
 */
export const markOf = (documents: Documents): (() => Promise<string>) => {
  let known: Promise<string> | undefined;
  const read = async (): Promise<string> => {
    const there = await documents.getValue(KEY);
    if (there !== null) return there;
    const made = randomUUID();
    return (await documents.setValueIf(KEY, null, made)) ? made : ((await documents.getValue(KEY)) ?? made);
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
};
