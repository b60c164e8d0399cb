import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Bus } from '@lendring/platform/bus/bus.port.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { AnonymousReads } from './anonymous-cache.js';

type Options = Readonly<{
  bus: Pick<Bus, 'listen'>;
  apis: Readonly<{ offer: { readonly queries: Pick<ServiceApis['offer']['queries'], 'many'> } }>;
  clock: Clock;
  reads: AnonymousReads;
}>;

const hidesPicture = (type: string, data: unknown): boolean =>
  type === 'offer.changed' && typeof data === 'object' && data !== null && 'pictureHidden' in data;

const changesOffer = (type: string): boolean => type === 'offer.published' || type === 'offer.changed';

/**
 * Drops cached answers once the offer service's read model has caught up: all when an offer is locked or its picture
 * hidden, those of single offers when one has changed. Combines concurrent events. Returns a stop function.
 */
export const forgetWithdrawn = async ({ bus, apis, clock, reads }: Options): Promise<() => Promise<void>> => {
  let newest: Position | undefined;
  let drop: 'all' | 'offers' = 'offers';
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (newest !== undefined) {
      const after = newest;
      const what = drop;
      [newest, drop] = [undefined, 'offers'];
      await apis.offer.queries
        .many({ offerIds: [] }, { actor: { kind: 'system', name: 'forget-withdrawn' }, at: clock.now(), after })
        .catch(() => undefined);
      if (what === 'all') reads.forget();
      else reads.forgetOffers();
    }
    running = undefined;
  };

  const stop = await bus.listen(['offer'], {
    heard: ({ type, sequence, data }) => {
      const all = type === 'offer.withdrawn' || hidesPicture(type, data);
      if (!(all || changesOffer(type)) || sequence === undefined) return;
      if (all) drop = 'all';
      if (newest === undefined || sequence > newest) newest = sequence;
      running ??= run();
    },
    missed: reads.forget,
  });
  return async () => {
    await stop();
    await running;
  };
};
