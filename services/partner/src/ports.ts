import type { Targets } from '@lendring/platform/outgoing/addresses.js';
import type { Outgoing } from '@lendring/platform/outgoing/outgoing.port.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { IncludedInPlan } from '@lendring/contracts/billing/included-in-plan.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Deliveries } from './delivery/deliveries.js';
import type { Dispatcher } from './delivery/dispatcher.js';
import type { LaneDeps } from './delivery/lane.js';
import type { ProgressBook } from './delivery/progress.js';
import type { Feed } from './feed/feed.js';
import type { Places } from './feed/places.js';
import type { Key } from './keys/key-ring.aggregate.js';
import type { WebhookFacts, Webhooks } from './webhooks/webhooks.aggregate.js';

export type PartnerDeps = Readonly<
  { outgoing: Outgoing; targets: Targets; confirmErasure: ConfirmErasure; included?: IncludedInPlan } & Partial<
    Pick<LaneDeps, 'random' | 'sleep'>
  >
>;

export type ReadModels = Readonly<{ keys: View<Key>; webhooks: View<WebhookFacts> }>;

export type Ports = Readonly<{
  commands: CommandHandler;
  read: ReadModels;
  caughtUp: () => Promise<void>;
  /** Loads the webhooks of an account with their secrets, which no read model contains. */
  withSecrets: (ownerId: string) => Promise<Webhooks>;
  feed: Feed;
  places: Places;
  mark: () => Promise<string>;
  progress: ProgressBook;
  deliveries: Deliveries;
  dispatcher: Dispatcher;
  targets: Targets;
  included: IncludedInPlan;
  confirmErasure: ConfirmErasure;
  documents: Documents;
}>;
