import { isAway } from '@lendring/platform/rpc/api-errors.js';

/**
 * Waits until all readers can see a change, for calls that return no content. `look` is a query after the command's
 * position; a timeout is ignored, because the change is already stored.
 */
export const shown = async (look: Promise<unknown>): Promise<void> => {
  try {
    await look;
  } catch (error) {
    if (!isAway(error)) throw error;
  }
};
