import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const directory = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** Puts the pictures that `src/ui/emoji.ts` names into the client build as `/assets/emoji/<code>.webp`. */
export const emoji = (root: string): Plugin => ({
  name: 'lendring-emoji',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    const source = readFileSync(join(root, 'src/ui/emoji.ts'), 'utf8');
    for (const [, code] of source.matchAll(/: '([0-9a-f-]+)'/g)) {
      this.emitFile({ type: 'asset', fileName: `assets/emoji/${code}.webp`, source: readFileSync(join(directory, `${code}.webp`)) });
    }
  },
  configureServer(server) {
    server.middlewares.use('/assets/emoji/', (request, response, next) => {
      const name = /^\/([0-9a-f-]+)\.webp$/.exec(request.url ?? '')?.[1];
      if (!name) return next();
      response.setHeader('content-type', 'image/webp');
      createReadStream(join(directory, `${name}.webp`)).on('error', () => next()).pipe(response);
    });
  },
});
