import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';

/** The command met others on its streams in every attempt: not final, and no news for an operator until it is parked. */
export class Busy extends Error {
  constructor() {
    super('The command was refused as busy');
  }
}

/** @throws Busy */
export const settled = (answer: CommandAnswer | void): void => {
  if (answer && !answer.ok && answer.refusal.code === 'busy') throw new Busy();
};
