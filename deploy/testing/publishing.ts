import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogos } from '@lendring/bff/settings/logos.js';
import { createOpenUploads, uploadKey } from '@lendring/bff/media/open-uploads.js';
import { imageHandlers } from '@lendring/bff/v1/images.js';
import { installationHandlers } from '@lendring/bff/v1/installation.js';
import { commandContext, type Caller } from '@lendring/bff/caller/handlers.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { installationApi } from '@lendring/contracts/installation/queries.js';
import { ImageId, START, UserId } from '@lendring/contracts/kernel/ids.js';
import { categories } from '@lendring/contracts/reference/categories.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { installationService } from '@lendring/installation/service.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import { UPLOADS, type Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { openFileBlobs } from '@lendring/platform/blobs/files.adapter.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { createPictures } from '@lendring/platform/pictures/sharp.adapter.js';
import { createUnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';
import { memoryBus, memoryKeys } from '@lendring/platform/testing/memory.js';
import sharp from 'sharp';
import * as z from 'zod';

const ADMIN = UserId.parse('c0000000-0000-4000-8000-000000000003');
const CLICK = 'd0000000-0000-4000-8000-00000000000';
/** `click` determines the command id, so that another process can repeat the command. */
const byAdmin = (click: number): Caller => ({
  userId: ADMIN,
  session: null,
  roles: ['admin'],
  suspended: null,
  key: null,
  locale: 'de',
  at: systemClock.now(),
  requestId: 'test',
  commandId: `${CLICK}${click}`,
  address: '192.0.2.7',
});

const Sent = z.object({ logo: ImageId, image: ImageId });

const streams = ['installation-brand', 'installation-opening', 'legaltext-terms', 'categories-tree'];

export type Around = Readonly<{ store?: (store: EventStore) => EventStore; blobs?: (blobs: Blobs) => Blobs }>;

/** The installation service and its part of the BFF over one folder, without Nest and network. */
export const openInstallation = async (folder: string, { store: around, blobs: beside }: Around = {}) => {
  const files: Blobs = openFileBlobs({
    directory: join(folder, 'files'),
    publicBase: 'http://localhost/files',
    secret: new Uint8Array(32),
  });
  const blobs = beside?.(files) ?? files;
  const log = openSqliteEventStore(join(folder, 'events.db'));
  const store = around?.(log) ?? log;
  const documents = openSqliteDocuments(join(folder, 'documents.db'));
  const pictures = createPictures(blobs);
  // Use a constant key in every process, because commands are recorded under the user's key.
  const keys = { ...memoryKeys(), keyFor: async () => new Uint8Array(32) };
  const { core, parts, handlers } = installationService(
    { store, keys, documents, bus: memoryBus(), clock: systemClock, log: silentLog },
    {
      confirmErasure: async () => ({ ok: true, position: START }),
      pictures,
      unpublished: createUnpublishedPictures(blobs, 'category'),
      unpublishedLogos: createUnpublishedPictures(blobs, 'brand'),
      guessSecret: new Uint8Array(32),
    },
  );
  const host = createServiceHost(parts, core);
  await host.start();
  const settle = async () => host.waitFor(await store.head(), PATIENCE_MS);
  const uploads = createOpenUploads(blobs);
  const installation = handlers as unknown as ServiceClient<typeof installationApi>;
  const apis = { installation, account: { queries: { cards: async () => [] } } } as unknown as ServiceApis;
  const settings = installationHandlers({
    apis,
    settings: { read: settle } as unknown as Parameters<typeof installationHandlers>[0]['settings'],
    logos: createLogos({ blobs, pictures, uploads }),
  });
  const images = imageHandlers({ apis, blobs, pictures, uploads } as unknown as Parameters<typeof imageHandlers>[0]);
  const nothing = { id: undefined, query: undefined };

  const upload = async (imageId: string): Promise<void> => {
    const square = sharp({ create: { width: 200, height: 200, channels: 3, background: '#7a1f5c' } });
    await blobs.put(uploadKey(ADMIN, imageId), await square.png().toBuffer(), 'image/png');
  };
  const file = { contentType: 'image/png', size: 1000 } as const;
  const has = async (imageId: string): Promise<number> => (await blobs.list(`image/${imageId}`)).length;

  const page = join(folder, 'page.json');
  const sent = async () => Sent.parse(JSON.parse(await readFile(page, 'utf8')));

  return {
    settle,
    async send() {
      const { imageId: logo } = await settings.prepareBrandLogo({ ...nothing, body: file }, byAdmin(1));
      const { imageId: image } = await images.prepareCategoryImage({ ...nothing, body: file }, byAdmin(2));
      for (const imageId of [logo, image]) await upload(imageId);
      await writeFile(page, JSON.stringify({ logo, image }));
    },
    async publish(): Promise<void> {
      const { logo, image } = await sent();
      await images.activateCategoryImage({ ...nothing, body: { imageId: image } }, byAdmin(3));
      const built = categories.find(({ id }) => id === 203);
      if (!built) throw new Error('There is no category 203');
      const { title, slug, keywords, description, emoji, hue } = built;
      const words = { title, slug, keywords, description, emoji, hue, image };
      const change = { de: 'Neu.', en: 'New.', nl: 'Nieuw.' };
      const brand = { name: 'Leihkreis', accent: null, logo };
      const set = (click: number, setting: Parameters<typeof settings.changeSetting>[0]['body']['setting']) =>
        settings.changeSetting({ ...nothing, body: { setting, reason: 'Ours', after: 0 } }, byAdmin(click));
      await Promise.all([
        set(4, { part: 'brand', value: brand }),
        set(5, { part: 'opening', value: { opensAt: null, code: 'fruehling-2027' } }),
        handlers.commands.changeLegalText(
          {
            name: 'terms',
            markdown: { de: 'Text', en: 'Text', nl: 'Tekst' },
            change,
            from: addDays(dayIn(systemClock.now(), 'Europe/Berlin'), 2),
            after: 0,
          },
          commandContext(byAdmin(6)),
        ),
        handlers.commands.publishCategories(
          { changes: [{ kind: 'edit', id: 203, parent: 200, words }], reason: 'Ours', after: 0 },
          commandContext(byAdmin(7)),
        ),
      ]);
    },
    async look() {
      await settle();
      const { logo, image } = await sent();
      const asked = { actor: { kind: 'visitor' }, at: systemClock.now() } as const;
      const { brand, opening, legal } = await handlers.queries.settings({}, asked);
      const { number, categories: tree } = await handlers.queries.categories({ known: null }, asked);
      return {
        logo: brand?.logo === logo,
        opening: opening !== null,
        terms: legal.terms.next !== null,
        image: number === 1 && tree?.find(({ id }) => id === 203)?.image === image,
        files: [await has(logo), await has(image)],
        versions: await Promise.all(streams.map(async (stream) => (await store.read(stream)).length)),
      };
    },
    /** Runs the cleanup as if a day had passed, which deletes unused pictures. @returns the remaining uploads */
    async sweep() {
      const later = new Date(Date.now() + 1.1 * DAY_MS).toISOString();
      for (const policy of [...parts.clockPolicies, uploads.sweep]) await policy.tick(later);
      const folders = [UPLOADS, 'category-image', 'brand-image'];
      return (await Promise.all(folders.map((one) => blobs.list(one)))).flat().length;
    },
    async stop() {
      await host.stop();
      await documents.close();
      await store.close();
    },
  };
};
