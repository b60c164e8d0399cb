import type { PipeTransform } from '@nestjs/common';
import type * as z from 'zod';
import type { Sent } from './bodies.js';

/** The fields are not those of the call. */
export class InvalidFields extends Error {
  override readonly name = 'InvalidFields';
}

/** The fields that a page sent, as a call's schema has them. @throws InvalidFields */
export const fieldsPipe = (schema: z.ZodType): PipeTransform => ({
  transform: (sent: Sent | undefined) => {
    const parsed = schema.safeParse(sent?.fields);
    if (!parsed.success) throw new InvalidFields('The fields are not those of the call', { cause: parsed.error });
    return parsed.data;
  },
});
