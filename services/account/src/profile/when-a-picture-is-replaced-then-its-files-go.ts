import { streamOf } from '@lendring/contracts/kernel/decider.js';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate } from '../account/account.aggregate.js';

type Deps = Readonly<{ store: Pick<EventStore, 'read'>; pictures: StoredPictures }>;

/**
 * Deletes the files of a replaced or removed profile picture, as personal data without a purpose. A picture that is in
 * use again stays.
 */
export const whenAPictureIsReplacedThenItsFilesGo = ({ store, pictures }: Deps): Policy<AccountEvent> => {
  const files = waitingForFiles(pictures);
  return {
    name: 'when-a-picture-is-replaced-then-its-files-go',
    prefixes: ['account-'],
    types: ['ProfilePictureChanged'],
    react: async ({ type, id, data }) => {
      if (type !== 'ProfilePictureChanged') return;
      const stored = await store.read(streamOf(accountAggregate, data.userId));
      const events = stored.flatMap(({ id: eventId, ...event }) => {
        const { type: of, data: said } = event as object as AccountEvent;
        return of === 'ProfilePictureChanged' ? [{ eventId, imageId: said.imageId }] : [];
      });
      const before = events[events.findIndex(({ eventId }) => eventId === id) - 1]?.imageId ?? null;
      if (before !== null && before !== events.at(-1)?.imageId) await files.remove(before);
    },
  };
};
