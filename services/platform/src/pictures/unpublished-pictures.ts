import type { ImageId } from '@lendring/contracts/kernel/ids.js';
import type { Blobs } from '../blobs/blobs.port.js';

/** What admins upload pictures for; a mark stands for each of which no version has shown it. */
type For = 'category' | 'brand';

const HOUR_MS = 3_600_000;
/** How long a draft may name a picture. */
const USABLE_MS = 24 * HOUR_MS;
/** An hour longer, so that no picture goes while a version that names it is being published. */
const KEPT_MS = USABLE_MS + HOUR_MS;

const before = (at: string, ms: number): string => new Date(Date.parse(at) - ms).toISOString();

/** Pictures for categories, or logos, between their upload and the version that shows them. Instants are in UTC. */
export type UnpublishedPictures = Readonly<{
  add: (imageId: ImageId) => Promise<void>;
  has: (imageId: ImageId) => Promise<boolean>;
  /** Those of the pictures that the next version may show. */
  usable: (imageIds: readonly ImageId[], at: string) => Promise<ReadonlySet<ImageId>>;
  /** Those that no draft may name any more. */
  outdated: (at: string) => Promise<readonly ImageId[]>;
  /** It was published, or its files are gone. */
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
