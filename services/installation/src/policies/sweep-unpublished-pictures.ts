import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { UnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import type { TreeState } from '../categories/tree.js';

type Deps = Readonly<{
  loadTree: () => Promise<TreeState>;
  pictures: Pick<StoredPictures, 'remove'>;
  unpublished: Pick<UnpublishedPictures, 'outdated' | 'drop'>;
}>;

/**
 * Files of pictures that were uploaded for categories and never published go. What a version has ever shown stays, for a
 * later one may show it again (ADR 96).
 */
export const sweepUnpublishedPictures = ({ loadTree, pictures, unpublished }: Deps): ClockPolicy => ({
  name: 'sweep-unpublished-pictures',
  everyMs: 600_000,
  async tick(now) {
    const outdated = await unpublished.outdated(now);
    if (outdated.length === 0) return;
    const { images } = await loadTree();
    for (const imageId of outdated) {
      if (!images.includes(imageId)) await pictures.remove(imageId);
      await unpublished.drop(imageId);
    }
  },
});
