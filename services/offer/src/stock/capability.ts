import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenCapacityChangesThenNoteIt } from './when-capacity-changes-then-note-it.js';

/** Number of equal units of an offer, as the calendar of the request service has it. */
export const stock = ({ commands }: Pick<Ports, 'commands'>) =>
  ({ reactions: [whenCapacityChangesThenNoteIt(commands)] }) satisfies Capability;
