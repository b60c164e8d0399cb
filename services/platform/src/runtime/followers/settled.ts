import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';

/**
 * Error when all attempts of a command met concurrent writes on its streams. The error is not final, and it is not
 * logged until the event is parked.
 */
export class Busy extends Error {
  constructor() {
    super('The command was refused as busy');
  }
}

export const settled = (answer: CommandAnswer | void): void => {
  if (answer && !answer.ok && answer.refusal.code === 'busy') throw new Busy();
};
