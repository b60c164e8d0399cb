import * as z from 'zod';

/** Names of browser and system derived from the user agent; null when unknown. */
export const DeviceName = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
});
export type DeviceName = z.infer<typeof DeviceName>;
