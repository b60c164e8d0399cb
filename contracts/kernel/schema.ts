import type * as z from 'zod';

/**
 * Schema of any kind, for `z.safeParse`. Uses Zod's core type, because checking a schema against `z.ZodType` makes
 * the compiler compare some fifty members per schema.
 */
export type Schema = z.core.$ZodType;
