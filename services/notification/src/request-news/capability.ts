import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenARequestMovesThenTell } from './when-a-request-moves-then-tell.js';

/** Requests: each side is notified of the other's acts, and both of the clock's. */
export const requestNews = ({ commands, inTurn }: Pick<Ports, 'commands' | 'inTurn'>) =>
  ({ reactions: [whenARequestMovesThenTell(commands, inTurn)] }) satisfies Capability;
