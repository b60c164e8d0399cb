import { erasureRequest } from '@lendring/contracts/account/integration.js';
import { services } from '@lendring/contracts/services.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { erasureReaction, type ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { Ports } from '../ports.js';
import { eraseOffers } from './erase-offers.js';
import { ownData } from './own-data.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'offers' | 'search' | 'hits' | 'categories' | 'pictures' | 'caughtUp'> &
  Readonly<{ store: EventStore; documents: Documents; confirmErasure: ConfirmErasure }>;

/** A user's data: the offers in their takeout, and erasure with files and search index (ADR 54, ADR 63). */
export const accountDeletion = (deps: Deps) => {
  const { commands, store, offers, search, pictures, caughtUp, confirmErasure, documents } = deps;
  return {
    queries: { ownData: ownData(deps) },
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: services.offer.name,
        erase: eraseOffers({ commands, store, offers, pictures, caughtUp, scrubSearch: search.scrub }),
        confirm: confirmErasure,
        documents,
      }),
    ],
  } satisfies Capability;
};
