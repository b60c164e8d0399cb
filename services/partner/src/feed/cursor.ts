import type { Position } from '@lendring/contracts/kernel/ids.js';

/** The least text that sorts behind a position: whoever waits for it waits for anything new. */
export const following = (position: Position): string => `${position}0`;
