import { isAway } from '@lendring/platform/rpc/door-errors.js';

/**
 * Waits until a change is visible to all readers: for calls that answer no content. `look` asks for it after the
 * position of the command; a late read model does not undo anything.
 */
export const shown = async (look: Promise<unknown>): Promise<void> => {
  try {
    await look;
  } catch (error) {
    if (!isAway(error)) throw error;
  }
};
