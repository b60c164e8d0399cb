import * as z from 'zod';

/** Versions count from 1; 0 is the default. */
export const VersionNumber = z.int().min(0);
