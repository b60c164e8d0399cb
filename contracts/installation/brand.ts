import * as z from 'zod';
import { ImageId } from '../kernel/ids.js';
import { line } from '../kernel/text.js';
import { installationLimits as limits } from './limits.js';

/**
 * How the product calls itself and looks on this installation (ADR 106). Null: as it comes. The name has no brackets of
 * markup or of our own texts' gaps; the logo is a picture of which all widths are stored; the accent is `#rrggbb`.
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

/** As the product comes. */
export const builtInBrand: Brand = { name: null, logo: null, accent: null };
