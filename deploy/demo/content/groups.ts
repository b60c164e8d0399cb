import { readContent } from './read.js';
import { files, type DemoGroup } from './schema.js';

/** Groups of every kind, one of them hidden, with their members and who waits. */
export const groups: readonly DemoGroup[] = readContent('groups', files.groups);
