import { builtInBrand, type Brand } from '@lendring/contracts/installation/brand.js';
import type { installationDoor } from '@lendring/contracts/installation/queries.js';
import type { KnownBrand } from '../../base/known-brand.port.js';
import type { DoorClient } from '../doors/door-client.js';
import type { ClockPolicy } from '../service/service-parts.js';

export type Installation = Readonly<{ queries: Pick<DoorClient<typeof installationDoor>['queries'], 'settings'> }>;

export type FollowedBrand = KnownBrand & Readonly<{ ask: (installation: Installation, name: string) => ClockPolicy }>;

const EVERY_MS = 2_000;

/**
 * Caches the brand in memory: mails never wait for it, and the last known brand applies while the installation service
 * is unavailable (ADR 106). Starts with the built-in brand.
 */
export const followBrand = (): FollowedBrand => {
  let known: Brand = builtInBrand;
  return {
    brand: () => known,
    ask: (installation, name) => ({
      name: 'brand',
      everyMs: EVERY_MS,
      tick: async (at) => {
        const { brand } = await installation.queries.settings({}, { actor: { kind: 'system', name }, at });
        known = brand ?? builtInBrand;
      },
    }),
  };
};
