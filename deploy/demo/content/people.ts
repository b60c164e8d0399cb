import { readContent } from './read.js';
import { files, type Person } from './schema.js';

/**
 * All demo users. They are fictional: mail addresses end in example.org, phone numbers are from ranges reserved for
 * fiction. Towns and postcodes are real.
 */
export const people: readonly Person[] = readContent('people', files.people);
