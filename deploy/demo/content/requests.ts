import { open } from './requests/open.js';
import { pastElsewhere } from './requests/past-elsewhere.js';
import { pastKoeln } from './requests/past-koeln.js';
import type { DemoRequest } from './types.js';

/** All requests of the demo data; those of one offer come in the order in which they were made. */
export const requests: readonly DemoRequest[] = [...pastKoeln, ...pastElsewhere, ...open].toSorted(
  (a, b) => b.sentDaysAgo - a.sentDaysAgo,
);
