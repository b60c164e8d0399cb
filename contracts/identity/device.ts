import * as z from 'zod';

/** What a browser says of itself, in the names that people know; null: it says nothing that we know. */
export const DeviceName = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
});
export type DeviceName = z.infer<typeof DeviceName>;
