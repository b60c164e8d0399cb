import type * as z from 'zod';

/**
 * Any schema, to be read by `z.safeParse`. Zod's core type: whether a schema fits the whole `z.ZodType` takes the compiler
 * a comparison of some fifty members, of each schema anew.
 */
export type Schema = z.core.$ZodType;
