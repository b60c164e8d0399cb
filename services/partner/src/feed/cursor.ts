import type { Position } from '@lendring/contracts/kernel/ids.js';

/** Smallest text that sorts after a position; waiting for it means waiting for any newer event. */
export const following = (position: Position): string => `${position}0`;
