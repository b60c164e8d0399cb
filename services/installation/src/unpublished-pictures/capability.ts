import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { TREE, treeAggregate } from '../categories/tree.aggregate.js';
import type { Ports } from '../ports.js';
import { logosIn, settingAggregate } from '../settings/setting.aggregate.js';
import { sweepUnpublishedPictures } from './sweep-unpublished-pictures.js';

type Deps = Pick<Ports, 'load' | 'pictures' | 'unpublished' | 'unpublishedLogos'>;

/** Deletes uploaded category pictures and logos that no version uses after a day. */
export const unpublishedPictures = ({ load, pictures, unpublished, unpublishedLogos }: Deps) =>
  ({
    clockPolicies: [
      sweepUnpublishedPictures({
        name: 'sweep-unpublished-pictures',
        published: async () => (await load(treeAggregate, TREE)).images,
        pictures,
        unpublished,
      }),
      sweepUnpublishedPictures({
        name: 'sweep-unpublished-logos',
        published: async () => logosIn(await load(settingAggregate, 'brand')),
        pictures,
        unpublished: unpublishedLogos,
      }),
    ],
  }) satisfies Capability;
