import { randomUUID } from 'node:crypto';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';

const KEY = 'feed-mark';

/**
 * The mark of these read models, made with them. Cursors are positions in one log; where read models were made anew,
 * from a backup or in another event store, the log may count otherwise, and cursors under an older mark are not to be
 * trusted.
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
