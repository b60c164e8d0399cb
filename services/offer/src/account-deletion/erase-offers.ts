import { randomUUID } from 'node:crypto';
import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import { streamOf } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { draftsAggregate } from '../drafts/drafts.aggregate.js';
import { remove } from '../publishing/decide.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { OfferDocument } from '../offer/document.js';

type Deps = Readonly<{
  commands: CommandHandler;
  store: Pick<EventStore, 'read'>;
  offers: Pick<View<OfferDocument>, 'find'>;
  pictures: StoredPictures;
  caughtUp: () => Promise<void>;
  /** Removes deleted words from the search index files. */
  scrubSearch: () => Promise<void>;
}>;

export const eraseOffers = ({ commands, store, offers, pictures, caughtUp, scrubSearch }: Deps) => {
  const files = waitingForFiles(pictures);

  /** All pictures the offer ever had, in case an earlier deletion was interrupted before its files were removed. */
  const removePictures = async (offerId: string): Promise<void> => {
    for (const { type, data } of await store.read(streamOf(offerAggregate, offerId))) {
      const picture = type === 'OfferImageAdded' ? (data['picture'] as { readonly imageId: string }) : null;
      if (picture) await files.remove(picture.imageId);
    }
  };

  return async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    await caughtUp();
    const begun = await store.read(streamOf(draftsAggregate, userId));
    const known = new Set(begun.map(({ data }) => String(data['offerId'])));
    const own = eachOf(offers, 'offerId', (after) => ({ ownerId: userId, ...after }));
    for await (const { offerId } of own) known.add(offerId);
    for (const offerId of known) {
      const erasure = { ...call, commandId: randomUUID(), asks: { erase: offerId } };
      const answer = await commands.on(offerAggregate, offerId, erasure, (state) => remove(state, { offerId, userId }));
      if (!answer.ok && answer.refusal.code !== 'offer_not_found') return answer;
      await removePictures(offerId);
    }
    await caughtUp();
    await scrubSearch();
    return null;
  };
};
