import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import table from '../../contracts/reference/categories.json' with { type: 'json' };
import { furtherPictures } from '../../contracts/reference/category-pictures.ts';
import { emojiCodes } from '../src/ui/emoji.ts';

const directory = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Copies the emoji of categories and of `src/ui/emoji.ts` to the client build as `/assets/emoji/<code>.webp`. */
export const emoji = (): Plugin => ({
  name: 'lendring-emoji',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const code of new Set([
      ...Object.values(emojiCodes),
      ...table.map((category) => category.emoji),
      ...furtherPictures,
    ])) {
      this.emitFile({
        type: 'asset',
        fileName: `assets/emoji/${code}.webp`,
        source: readFileSync(join(directory, `${code}.webp`)),
      });
    }
  },
  configureServer(server) {
    server.middlewares.use('/assets/emoji/', (request, response, next) => {
      const name = /^\/([0-9a-f-]+)\.webp$/.exec(request.url ?? '')?.[1];
      if (!name) return next();
      response.setHeader('content-type', 'image/webp');
      createReadStream(join(directory, `${name}.webp`))
        .on('error', () => next())
        .pipe(response);
    });
  },
});
