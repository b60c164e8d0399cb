import * as z from 'zod';

/** Version number, which counts from 1; 0 is the default. */
export const VersionNumber = z.int().min(0);
