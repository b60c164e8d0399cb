import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { holdHandler } from './hold.js';
import { termsHandler } from './terms.js';
import { whenARequestMovesThenNoteIt } from './when-a-request-moves-then-note-it.js';

/**
 * Terms of an offer for the request service, reasons that block new agreements, and the loans and ratings that the
 * request service reports.
 */
export const lending = (
  deps: Pick<Ports, 'commands' | 'load' | 'loadKnown' | 'offers' | 'ownerPlace' | 'memberGroups'>,
) =>
  ({
    queries: { terms: termsHandler(deps), hold: holdHandler(deps) },
    reactions: [whenARequestMovesThenNoteIt(deps)],
  }) satisfies Capability;
