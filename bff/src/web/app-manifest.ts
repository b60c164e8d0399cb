import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@lendring/contracts/installation/brand.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import type { FastifyInstance } from 'fastify';
import { pictureUrl } from '../shapes/picture.js';

type Manifest = Readonly<Record<string, unknown>>;

export const brandedManifest = (built: Manifest, { name, logo, accent }: Brand): Manifest => ({
  ...built,
  ...(name !== null && { name, short_name: name }),
  ...(accent !== null && { theme_color: accent }),
  ...(logo !== null && {
    // Declare `sizes: 'any'`, because the stored width is unknown and small logos are not enlarged.
    icons: [{ src: pictureUrl(logo, 640), sizes: 'any', type: 'image/webp' }],
  }),
});

export const serveManifests = (app: FastifyInstance, files: string, brand: () => Brand): void => {
  const built = new Map(
    localeCodes.map((locale) => {
      const name = `app.${locale}.webmanifest`;
      return [`/${name}`, JSON.parse(readFileSync(join(files, name), 'utf8')) as Manifest] as const;
    }),
  );
  app.addHook('onRequest', async (request, reply) => {
    const manifest = built.get(request.url as `/${string}`);
    const now = brand();
    if (!manifest || !(now.name ?? now.logo ?? now.accent)) return undefined;
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(brandedManifest(manifest, now)));
  });
};
