import * as z from 'zod';

/**
 * One wrong field of a body or query: its path (`pricing.0.amount`), a stable code and a text in the caller's language.
 */
export const FieldError = z.object({ path: z.string(), code: z.string(), text: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** Every answer of the API (spec §7). `msgtext` is in the caller's language; `msgcode` is stable. */
export const Failure = z.object({
  error: z.literal(true),
  msgcode: z.string(),
  msgtext: z.string(),
  msg: z.string(),
  fields: z.array(FieldError).optional(),
});
export type Failure = z.infer<typeof Failure>;

/**
 * The language field: the database id of spec §3. Dutch shares id 2 with English, so `Accept-Language` tells them
 * apart. In a query it is text, in a body a number.
 */
export const LangInQuery = z.enum(['1', '2']).optional();
export const LangInBody = z.union([z.literal(1), z.literal(2)]).optional();
