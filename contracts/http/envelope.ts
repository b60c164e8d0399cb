import * as z from 'zod';

/**
 * Invalid field of a body or query, with its path (`pricing.0.amount`), a stable code and a text in the caller's
 * language.
 */
export const FieldError = z.object({ path: z.string(), code: z.string(), text: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** Error envelope (spec §7). `msgtext` is in the caller's language; `msgcode` is stable. */
export const Failure = z.object({
  error: z.literal(true),
  msgcode: z.string(),
  msgtext: z.string(),
  msg: z.string(),
  fields: z.array(FieldError).optional(),
});
export type Failure = z.infer<typeof Failure>;

/**
 * Database id of the language (spec §3), sent as text in a query and as a number in a body. Dutch shares id 2 with
 * English; `Accept-Language` distinguishes the two.
 */
export const LangInQuery = z.enum(['1', '2']).optional();
export const LangInBody = z.union([z.literal(1), z.literal(2)]).optional();
