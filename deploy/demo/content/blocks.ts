import { readContent } from './read.js';
import { files, type DemoBlock } from './schema.js';

/** Days that owners keep for themselves; no agreed period may touch them. */
export const blocks: readonly DemoBlock[] = readContent('blocks', files.blocks);
