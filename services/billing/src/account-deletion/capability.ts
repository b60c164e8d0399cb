import { erasureRequest } from '@lendring/contracts/account/integration.js';
import { services } from '@lendring/contracts/services.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { erasureReaction } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { Ports } from '../ports.js';
import type { BillingViews } from '../projections.js';
import { eraseBilling } from './erase-billing.js';
import { ownData } from './own-data.js';

type Deps = BillingViews &
  Pick<Ports, 'commands' | 'load' | 'business' | 'secretsOfAds' | 'caughtUp' | 'confirmErasure' | 'documents'>;

/** Files of a user's takeout, and the end of plan, ads and open payments on account deletion (ADR 54). */
export const accountDeletion = (deps: Deps) =>
  ({
    queries: { ownData: ownData(deps) },
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: services.billing.name,
        erase: eraseBilling(deps),
        confirm: deps.confirmErasure,
        documents: deps.documents,
      }),
    ],
  }) satisfies Capability;
