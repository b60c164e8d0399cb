import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenARequestMovesThenTell } from './when-a-request-moves-then-tell.js';

/** Notifies each side of a request of the other side's actions, and both sides of timed events. */
export const requestNews = ({ commands, inTurn }: Pick<Ports, 'commands' | 'inTurn'>) =>
  ({ reactions: [whenARequestMovesThenTell(commands, inTurn)] }) satisfies Capability;
