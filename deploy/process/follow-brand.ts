import type { installationApi } from '@lendring/contracts/installation/queries.js';
import { builtInBrand } from '@lendring/contracts/installation/brand.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Wiring } from '@lendring/platform/runtime/wiring.js';

export type Installation = Readonly<{ queries: Pick<ServiceClient<typeof installationApi>['queries'], 'settings'> }>;

const EVERY_MS = 2_000;

/**
 * Sets the brand of sent mails from the settings: mails never wait for it, and the last known brand applies while the
 * installation service is unavailable (ADR 106).
 * @param name of the calling process
 */
export const followBrand = (brand: Wiring['brand'], installation: Installation, name: string): ClockPolicy => ({
  name: 'brand',
  everyMs: EVERY_MS,
  tick: async (at) => {
    const settings = await installation.queries.settings({}, { actor: { kind: 'system', name }, at });
    const { name: own, accent } = settings.brand ?? builtInBrand;
    brand.set({ name: own, accent });
  },
});
