import { readContent } from './read.js';
import { files, type DemoBlock } from './schema.js';

/** Days blocked by owners; they must not overlap any agreed period. */
export const blocks: readonly DemoBlock[] = readContent('blocks', files.blocks);
