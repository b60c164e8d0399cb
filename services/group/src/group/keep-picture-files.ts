import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { streamOf } from '@lendring/contracts/kernel/decider.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { groupAggregate } from './group.aggregate.js';

type Deps = Readonly<{ store: Pick<EventStore, 'read'>; pictures: StoredPictures }>;

/**
 * Keeps a group's picture files in step with the group: public while the group is listed, deleted when replaced or when
 * the group is deleted. Uses the log's current state, so repeated or late events do no harm.
 */
export const keepPictureFiles = ({ store, pictures }: Deps): Policy<GroupEvent> => {
  const files = waitingForFiles(pictures);
  return {
    name: 'keep-picture-files',
    prefixes: ['group-'],
    react: async ({ type, data }) => {
      if (type !== 'GroupPictureChanged' && type !== 'GroupOpened' && type !== 'GroupDeleted') return;
      const events = (await store.read(
        streamOf(groupAggregate, data.groupId),
      )) as readonly object[] as readonly GroupEvent[];
      const group = events.reduce(groupAggregate.evolve, groupAggregate.initialState);
      const current = group.deleted ? null : group.imageId;
      const were = new Set(
        events.flatMap((event) => (event.type === 'GroupPictureChanged' ? [event.data.imageId] : [])),
      );
      for (const imageId of were) if (imageId !== null && imageId !== current) await files.remove(imageId);
      if (current !== null) await (group.listed ? files.show(current) : files.hide(current));
    },
  };
};
