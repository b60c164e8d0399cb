import { readContent } from './read.js';
import { files, type DemoRequest } from './schema.js';

/** All requests of the demo data; those of one offer come in the order in which they were made. */
export const requests: readonly DemoRequest[] = ['past-koeln', 'past-elsewhere', 'open']
  .flatMap((name) => readContent(`requests/${name}`, files.requests))
  .toSorted((a, b) => b.sentDaysAgo - a.sentDaysAgo);
