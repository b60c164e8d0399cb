import type { ReadModels } from '../ports.js';
import type { Key } from './key-ring.aggregate.js';

export const keyByHash =
  ({ keys }: Pick<ReadModels, 'keys'>) =>
  async (hash: string): Promise<Key | null> =>
    (await keys.find({ filter: { hash }, limit: 1 }))[0] ?? null;
