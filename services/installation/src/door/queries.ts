import type { installationDoor } from '@lendring/contracts/installation/queries.js';
import type { SettingPart } from '@lendring/contracts/installation/setting.js';
import { hasRight } from '@lendring/contracts/kernel/door.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { VersionDocument } from '../projections/versions.js';
import { categoryQueryHandlers, type CategoryQueryDeps } from './category-queries.js';

/** Queries of the door: what is set is for everybody, who set it for admins. */
export const installationQueryHandlers = ({
  versions,
  ...categories
}: Readonly<{ versions: View<VersionDocument> }> & CategoryQueryDeps): DoorHandlers<
  typeof installationDoor
>['queries'] => {
  const last = async (part: SettingPart) => {
    const [found] = await versions.find({ filter: { part }, sort: [['number', -1]], limit: 1 });
    return found?.setting;
  };
  return {
    ...categoryQueryHandlers(categories),
    settings: async () => {
      const [operator, banner] = await Promise.all([last('operator'), last('banner')]);
      return {
        operator: operator?.part === 'operator' ? operator.value : null,
        banner: banner?.part === 'banner' ? banner.value : null,
      };
    },
    versions: async ({ part, paging: { page, size } }, { actor }) => {
      if (!hasRight(actor, 'admin')) return { items: [], total: 0, page, size };
      const [found, total] = await Promise.all([
        versions.find({ filter: { part }, sort: [['number', -1]], skip: (page - 1) * size, limit: size }),
        versions.count({ part }),
      ]);
      return {
        items: found.map(({ number, setting, putBack, by, at }) => ({ number, setting, putBack, by, at })),
        total,
        page,
        size,
      };
    },
  };
};
