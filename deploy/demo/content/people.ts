import { readContent } from './read.js';
import { files, type Person } from './schema.js';

/**
 * Everybody in the demo data. All are invented; mail addresses end in example.org, telephone numbers are from ranges
 * that the regulators keep free for fiction. Towns and postal codes are real.
 */
export const people: readonly Person[] = readContent('people', files.people);
