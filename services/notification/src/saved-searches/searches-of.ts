import type { Ports } from '../ports.js';
import { searchesAggregate } from './searches.aggregate.js';

/** Reads from the log for read-your-writes consistency; the number of searches per user is limited. */
export const searchesOf =
  ({ load }: Pick<Ports, 'load'>) =>
  async (userId: string) =>
    (await load(searchesAggregate, userId))
      .toReversed()
      .map(({ searchId, name, page, on, savedAt }) => ({ searchId, name, page, on, savedAt }));
