import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenACounterLoanMovesThenTell } from './when-a-counter-loan-moves-then-tell.js';
import { whenARequestMovesThenTell } from './when-a-request-moves-then-tell.js';

/** Notifies each side of a request or counter loan of the other side's actions, and both sides of timed events. */
export const requestNews = (deps: Pick<Ports, 'commands' | 'inTurn'>) =>
  ({
    reactions: [whenARequestMovesThenTell(deps.commands, deps.inTurn), whenACounterLoanMovesThenTell(deps)],
  }) satisfies Capability;
