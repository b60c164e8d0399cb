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

/**
 * Invalidates cached answers when an offer is locked or its picture hidden, once the offer service's read model has
 * caught up. Combines concurrent events. Returns a stop function.
 */
export const forgetWithdrawn = async ({ bus, apis, clock, reads }: Options): Promise<() => Promise<void>> => {
  let newest: Position | undefined;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (newest !== undefined) {
      const after = newest;
      newest = undefined;
      await apis.offer.queries
        .many({ offerIds: [] }, { actor: { kind: 'system', name: 'forget-withdrawn' }, at: clock.now(), after })
        .catch(() => undefined);
      reads.forget();
    }
    running = undefined;
  };

  const stop = await bus.listen(['offer'], {
    heard: ({ type, sequence, data }) => {
      if (!(type === 'offer.withdrawn' || hidesPicture(type, data)) || sequence === undefined) return;
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
