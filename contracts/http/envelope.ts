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

/** `partly_unavailable` with its text: everything that could be had is there, a part of it is away for the moment. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({
    error: z.literal(false),
    msgcode: z.literal('partly_unavailable').optional(),
    msgtext: z.string().optional(),
    msg: z.string().optional(),
    data,
  });

/** A permanent move: the client goes to `data.url` (spec §7). */
export const Redirect = z.object({
  error: z.literal(false),
  redirect: z.literal(true),
  data: z.object({ url: z.string() }),
});

/**
 * The language field: the database id of spec §3. Dutch shares id 2 with English, so `Accept-Language` tells them
 * apart. In a query it is text, in a body a number.
 */
export const LangInQuery = z.enum(['1', '2']).optional();
export const LangInBody = z.union([z.literal(1), z.literal(2)]).optional();
