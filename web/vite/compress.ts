import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
const LEAST_BYTES = 1_024;

/**
 * Packs text files beside themselves (`x.js.br`, `x.js.gz`), once and as small as can be: the server sends what the
 * browser takes.
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
