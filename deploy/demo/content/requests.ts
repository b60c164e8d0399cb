import { readContent } from './read.js';
import { files, type DemoRequest } from './schema.js';

/** All demo requests; those of one offer are in chronological order. */
export const requests: readonly DemoRequest[] = ['past-koeln', 'past-elsewhere', 'open']
  .flatMap((name) => readContent(`requests/${name}`, files.requests))
  .toSorted((a, b) => b.sentDaysAgo - a.sentDaysAgo);
