import { readContent } from './read.js';
import { files, type DemoGroup } from './schema.js';

export const groups: readonly DemoGroup[] = readContent('groups', files.groups);
