import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
const LEAST_BYTES = 1_024;

/**
 * Stores compressed variants next to text files (`x.js.br`, `x.js.gz`) at the highest level; the server selects by the
 * browser's `Accept-Encoding`.
 */
export const compress = (folder: string): Plugin => ({
  name: 'compress',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      if (this.environment.name !== 'client') return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!text.test(name) || statSync(file).size < LEAST_BYTES) continue;
        const content = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          }),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  },
});
