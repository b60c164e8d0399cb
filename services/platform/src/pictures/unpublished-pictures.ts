import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { ImageId } from '@lendring/contracts/kernel/ids.js';
import type { Blobs } from '../blobs/blobs.port.js';

type For = 'category' | 'brand';

const USABLE_MS = 24 * HOUR_MS;
/**
 * Retention one hour longer than the usable time, so that no picture is deleted while a version that references it is
 * being published.
 */
const KEPT_MS = USABLE_MS + HOUR_MS;

const before = (at: string, ms: number): string => new Date(Date.parse(at) - ms).toISOString();

/** Pictures for categories or brands between upload and publication. Instants are in UTC. */
export type UnpublishedPictures = Readonly<{
  add: (imageId: ImageId) => Promise<void>;
  has: (imageId: ImageId) => Promise<boolean>;
  usable: (imageIds: readonly ImageId[], at: string) => Promise<ReadonlySet<ImageId>>;
  outdated: (at: string) => Promise<readonly ImageId[]>;
  drop: (imageId: ImageId) => Promise<void>;
}>;

export const createUnpublishedPictures = (
  blobs: Pick<Blobs, 'put' | 'get' | 'list' | 'delete'>,
  what: For,
): UnpublishedPictures => {
  const folder = `${what}-image`;
  const keyOf = (imageId: string): string => `${folder}/${imageId}`;
  const all = async () =>
    (await blobs.list(folder)).map(({ key, storedAt }) => ({ imageId: key.slice(folder.length + 1), storedAt }));
  return {
    add: async (imageId) => blobs.put(keyOf(imageId), Buffer.from(imageId), 'text/plain'),
    has: async (imageId) => (await blobs.get(keyOf(imageId))) !== null,
    async usable(imageIds, at) {
      if (imageIds.length === 0) return new Set();
      const since = before(at, USABLE_MS);
      const asked = new Set(imageIds);
      const found = (await all()).filter(({ imageId, storedAt }) => asked.has(imageId) && storedAt > since);
      return new Set(found.map(({ imageId }) => imageId));
    },
    outdated: async (at) =>
      (await all()).filter(({ storedAt }) => storedAt < before(at, KEPT_MS)).map(({ imageId }) => imageId),
    drop: async (imageId) => blobs.delete(keyOf(imageId)),
  };
};
