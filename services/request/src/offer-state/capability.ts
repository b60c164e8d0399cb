import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenAnOfferComesOrGoesThenNoteIt } from './when-an-offer-changes-then-note.js';
import { whenAnOfferIsDeletedThenDeclineItsRequests } from './when-an-offer-is-deleted-then-decline.js';

/** Effects of a locked, restored or deleted offer on its open and agreed requests. */
export const offerState = ({ commands, read: { requests }, caughtUp }: Pick<Ports, 'commands' | 'read' | 'caughtUp'>) =>
  ({
    reactions: [
      whenAnOfferIsDeletedThenDeclineItsRequests({ commands, requests, caughtUp }),
      whenAnOfferComesOrGoesThenNoteIt({ commands, requests, caughtUp }),
    ],
  }) satisfies Capability;
