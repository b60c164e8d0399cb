import * as z from 'zod';

/** Browser and system names derived from the user agent; null: unknown. */
export const DeviceName = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
});
export type DeviceName = z.infer<typeof DeviceName>;
