import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const Shipped = z.array(
  z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string().nullable() }),
);
export type Licences = () => Promise<z.infer<typeof Shipped>>;

/**
 * Reads the licences on demand, because they take almost a megabyte and are rarely needed. Empty when the client is
 * not built.
 */
export const builtLicences: Licences = async () => {
  const file = new URL('dist/licences.json', import.meta.resolve('@lendring/web/package.json'));
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return Shipped.parse(JSON.parse(text));
};
