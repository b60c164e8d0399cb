import { IssuerFields, type Issuer, IssuerSetting, issuerOf } from '@lendring/contracts/billing/issuer.js';
import type { installationApi } from '@lendring/contracts/installation/queries.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';

const EVERY_MS = 2_000;
const KEPT = 'issuer';

export type Installation = Readonly<{ queries: Pick<ServiceClient<typeof installationApi>['queries'], 'settings'> }>;

type Kept = Pick<Documents, 'getValue' | 'setValue'>;

export const keptIssuer = async (file: Issuer, kept: Pick<Kept, 'getValue'>): Promise<Issuer> => {
  const stored = await kept.getValue(KEPT);
  return issuerOf(file, stored ? IssuerSetting.nullable().parse(JSON.parse(stored)) : null);
};

/** Live object: reading a field returns its current value. */
const live = (now: () => Issuer): Issuer => {
  const fields = Object.keys(IssuerFields.shape) as readonly (keyof Issuer)[];
  const getters = fields.map((name) => [name, { enumerable: true, get: () => now()[name] }]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Issuer;
};

type Options = Readonly<{ file: Issuer; installation: Installation; kept: Kept }>;

/**
 * Follows the issuer in the settings, which override the operator's file (ADR 126). The last known issuer is stored, so
 * that a start without the installation service does not issue invoices under an outdated name.
 */
export const followIssuer = async ({
  file,
  installation,
  kept,
}: Options): Promise<Readonly<{ issuer: Issuer; refresh: ClockPolicy }>> => {
  let known = await keptIssuer(file, kept);
  let heard = await kept.getValue(KEPT);
  return {
    issuer: live(() => known),
    refresh: {
      name: 'issuer',
      everyMs: EVERY_MS,
      tick: async (at) => {
        const { issuer } = await installation.queries.settings({}, { actor: { kind: 'system', name: 'billing' }, at });
        const told = JSON.stringify(issuer);
        if (told === (heard ?? 'null')) return;
        known = issuerOf(file, issuer);
        await kept.setValue(KEPT, told);
        heard = told;
      },
    },
  };
};
