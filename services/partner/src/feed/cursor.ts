import type { Position } from '@lendring/contracts/kernel/ids.js';

/** The smallest text that sorts after a position: waiting for it waits for any newer event. */
export const following = (position: Position): string => `${position}0`;
