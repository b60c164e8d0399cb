import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAggregate } from '@lendring/account/account/account.aggregate.js';
import { surround } from '@lendring/account/places/decide.js';
import { openPlaceIndex } from '@lendring/place/open-places.js';
import { withSharedPlaceIndex } from '../driver/shared-place-index.js';
import { ownerIdOf, synthetic } from './synthetic.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthetic-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a synthetic owner', () => {
  it('has an address with its surrounding postal codes, so that no start moves the offers', async () => {
    const { person } = synthetic(await withSharedPlaceIndex(folder, () => openPlaceIndex(folder)));
    const state = person(3).reduce(
      (before, event) => accountAggregate.evolve(before, event),
      accountAggregate.initialState,
    );
    if (!state.address) throw new Error('A synthetic owner has an address');
    expect(surround(state, ownerIdOf(3), state.address, [])).toMatchObject({ events: [] });
  });
});
