import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';

/**
 * All attempts of the command met concurrent writes on its streams. Not final, and not logged until the event is
 * parked.
 */
export class Busy extends Error {
  constructor() {
    super('The command was refused as busy');
  }
}

export const settled = (answer: CommandAnswer | void): void => {
  if (answer && !answer.ok && answer.refusal.code === 'busy') throw new Busy();
};
