import type { Targets } from '@lendring/platform/outgoing/addresses.js';
import { openOutgoing } from '@lendring/platform/outgoing/https.adapter.js';
import type { PartnerDeps } from './service.js';

/**
 * What the partner service needs besides its ports: how it sends. `any` lets webhooks go to this machine, for
 * development and tests.
 */
export const openPartnerDeps = (targets: Targets): Pick<PartnerDeps, 'outgoing' | 'targets'> => ({
  outgoing: openOutgoing({ targets }),
  targets,
});
