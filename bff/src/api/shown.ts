import { ServiceUnavailable } from '@lendring/platform/rpc/door-errors.js';

/**
 * Waits until what was just written shows to everybody who reads: for calls that answer nothing. `look` asks for it
 * after the position of the command; a read model that is late changes nothing about what is done.
 */
export const shown = async (look: Promise<unknown>): Promise<void> => {
  try {
    await look;
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error;
  }
};
