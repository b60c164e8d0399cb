import { randomUUID } from 'node:crypto';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';

const KEY = 'feed-mark';

/**
 * Random id created together with the read models. Cursors are positions in one log; after a rebuild from a backup or
 * in another event store positions may differ, so cursors with another mark are invalid.
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
