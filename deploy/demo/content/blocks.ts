import type { DemoBlock } from './types.js';

/** Days that owners keep for themselves. */
export const blocks: readonly DemoBlock[] = [];
