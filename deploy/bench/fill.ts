import { randomUUID } from 'node:crypto';
import { accountPersonal } from '@lendring/contracts/account/events.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import { offerPersonal } from '@lendring/contracts/offer/events.js';
import { calendarPersonal } from '@lendring/contracts/request/calendar.js';
import { openPlaceIndex } from '@lendring/place/open-places.js';
import type { EventMetadata, StreamWrite } from '@lendring/platform/event-store/event-store.port.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { CHECKPOINT } from '@lendring/platform/runtime/followers/relay.js';
import { createServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceLog } from '@lendring/platform/runtime/service/service-parts.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { askerOf, ASKERS, ownerIdOf, STOCK, synthetic, syntheticOfferId, syntheticOwnerOf } from './synthetic.js';

const BATCH = 500;

/**
 * Writes events for a number of published offers, their owners and borrowers into the logs of a data folder. Read
 * models are left empty: the next start builds them.
 */
export const fillLogs = async (config: Config, offers: number, ownerOf = syntheticOwnerOf): Promise<void> => {
  const wiring = await openWiring(config);
  const { person, offer } = synthetic(await openPlaceIndex(config.dataDir), 1, ownerOf);
  const at = Date.parse('2026-01-01T08:00:00.000Z');

  const fill = async (
    log: ServiceLog,
    count: number,
    stream: (n: number) => string,
    actor: (n: number) => string,
    events: (n: number) => readonly DomainEvent[],
  ): Promise<void> => {
    const ports = await wiring.ports(log.name);
    const { store } = createServiceCore(log, ports);
    for (let from = 0; from < count; from += BATCH) {
      await store.append(
        Array.from({ length: Math.min(BATCH, count - from) }, (_, index): StreamWrite => {
          const n = from + index;
          const metadata: EventMetadata = {
            commandId: randomUUID(),
            commandHash: 'bench',
            actor: actor(n),
            at: new Date(at + n * 60_000).toISOString(),
            requestId: 'bench',
          };
          const written = events(n).map(({ type, data }) => ({
            id: randomUUID(),
            type,
            data: data as Readonly<Record<string, unknown>>,
            metadata,
          }));
          return { stream: stream(n), expected: 'absent', events: written };
        }),
      );
    }
    // Mark all events as published. Otherwise every owner would appear to have moved, and all saved searches would run.
    await ports.documents.setValue(CHECKPOINT, await store.head());
  };

  try {
    const people = askerOf(offers, ASKERS - 1) + 1;
    await fill(
      { name: 'account', personal: accountPersonal },
      people,
      (n) => `account-${ownerIdOf(n)}`,
      ownerIdOf,
      person,
    );
    await fill(
      { name: 'offer', personal: offerPersonal },
      offers,
      (n) => `offer-${syntheticOfferId(n)}`,
      (n) => ownerIdOf(ownerOf(n)),
      offer,
    );
    await fill(
      { name: 'request', personal: calendarPersonal },
      offers,
      (n) => `calendar-${syntheticOfferId(n)}`,
      () => 'system:offer',
      (n) => [{ type: 'CapacitySet', data: { offerId: syntheticOfferId(n), quantity: STOCK, revision: 1 } }],
    );
  } finally {
    await wiring.close();
  }
};
