import type { PipeTransform } from '@nestjs/common';
import type * as z from 'zod';
import type { Sent } from './bodies.js';

export class InvalidFields extends Error {
  override readonly name = 'InvalidFields';
}

export const fieldsPipe = (schema: z.ZodType): PipeTransform => ({
  transform: (sent: Sent | undefined) => {
    const parsed = schema.safeParse(sent?.fields);
    if (!parsed.success) throw new InvalidFields('The fields are not those of the call', { cause: parsed.error });
    return parsed.data;
  },
});
