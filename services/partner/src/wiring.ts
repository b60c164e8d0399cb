import type { Targets } from '@lendring/platform/outgoing/addresses.js';
import { openOutgoing } from '@lendring/platform/outgoing/https.adapter.js';
import type { PartnerDeps } from './ports.js';

/** `any` allows webhooks to private addresses, for development and tests. */
export const openPartnerDeps = (targets: Targets): Pick<PartnerDeps, 'outgoing' | 'targets'> => ({
  outgoing: openOutgoing({ targets }),
  targets,
});
