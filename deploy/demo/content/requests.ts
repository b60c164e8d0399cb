import type { DemoRequest } from './types.js';

/** All requests of the demo data. */
export const requests: readonly DemoRequest[] = [];
