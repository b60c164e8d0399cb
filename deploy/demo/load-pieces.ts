import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoOffer } from './content/schema.js';
import { offerIdOf } from './load-offers.js';
import { personId } from './load-people.js';

type Load = Loading & Readonly<{ request: Pick<ServiceClient<typeof requestApi>, 'commands'>; now: string }>;

/** Numbers the units of offers. */
export const loadPieces = async (
  { request: { commands }, now, ...loading }: Load,
  offers: readonly DemoOffer[],
): Promise<void> => {
  const runs = offers.flatMap(({ key, owner, pieces = [] }) => pieces.map((piece) => ({ key, owner, ...piece })));
  // Sequential, so that each demo numbers the pieces alike.
  await inParallel(runs, {
    ...loading,
    width: 1,
    async work({ key, owner, number, last = null, condition = 'good', note = null }) {
      const what = `pieces ${key} ${number}`;
      const data = { offerId: offerIdOf(key), number, last, condition, note };
      await done(what, commands.addPieces(data, demoContext({ what, at: now, by: personId(owner) })));
    },
  });
};
