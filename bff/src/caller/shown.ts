import { isAway } from '@lendring/platform/rpc/api-errors.js';

/**
 * Waits until a change is visible to all readers, for calls without content. `look`: a query after the command's
 * position; a timeout is ignored, because the change is stored.
 */
export const shown = async (look: Promise<unknown>): Promise<void> => {
  try {
    await look;
  } catch (error) {
    if (!isAway(error)) throw error;
  }
};
