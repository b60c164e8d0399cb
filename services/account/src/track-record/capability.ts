import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenARequestMovesThenNoteIt } from './when-a-request-moves-then-note-it.js';

/** Stars, number of loans and answer times, consumed from the request service's events. */
export const trackRecord = ({ commands }: Pick<Ports, 'commands'>) =>
  ({ reactions: [whenARequestMovesThenNoteIt(commands)] }) satisfies Capability;
