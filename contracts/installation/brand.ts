import * as z from 'zod';
import { ImageId } from '../kernel/ids.js';
import { line } from '../kernel/text.js';
import { installationLimits as limits } from './limits.js';

/**
 * Product name and appearance of this installation (ADR 106); null fields use the default. The name contains no
 * markup or placeholder brackets, the logo is a picture stored in all widths, and the accent is `#rrggbb`.
 */
export const Brand = z.strictObject({
  name: line(limits.brandName, limits.brandNameLeast)
    .regex(/^[^<>{}]*$/, 'markup')
    .nullable(),
  logo: ImageId.nullable(),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
});
export type Brand = z.infer<typeof Brand>;

export const builtInBrand: Brand = { name: null, logo: null, accent: null };
