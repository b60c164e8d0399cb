import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { UnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';

type Deps = Readonly<{
  name: string;
  published: () => Promise<readonly string[]>;
  pictures: Pick<StoredPictures, 'remove'>;
  unpublished: Pick<UnpublishedPictures, 'outdated' | 'drop'>;
}>;

/**
 * Deletes uploaded pictures that were never published. Pictures of any version are kept, because a later version may
 * use them again (ADR 96).
 */
export const sweepUnpublishedPictures = ({ name, published, pictures, unpublished }: Deps): ClockPolicy => ({
  name,
  everyMs: 600_000,
  async tick(now) {
    const outdated = await unpublished.outdated(now);
    if (outdated.length === 0) return;
    const images = await published();
    for (const imageId of outdated) {
      if (!images.includes(imageId)) await pictures.remove(imageId);
      await unpublished.drop(imageId);
    }
  },
});
