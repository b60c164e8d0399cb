import type { Recipient } from '@lendring/contracts/account/account.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Told, ToldAfter } from '@lendring/contracts/moderation/case-notices.js';
import type { SavedQuestion } from '@lendring/contracts/notification/saved-searches.js';
import type { MentionedRequest } from '@lendring/contracts/request/request.js';
import type { Log } from '@lendring/platform/base/log.js';
import type { Push } from '@lendring/platform/push/push.port.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { ServiceCore, ServicePorts, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Metrics } from '@lendring/platform/telemetry/metrics.port.js';
import type { ChannelPort } from './channels/channel.port.js';
import type { LaneDocument } from './delivery/projection.js';
import type { NotificationDocument } from './inbox/projection.js';
import type { Turns } from './inbox/tell-people.js';
import type { TimerDocument } from './reminders/projection.js';
import type { SavedSearchDocument } from './saved-searches/projection.js';

/** Status of a request for one of its sides; null when it does not exist. */
export type StandingOf = (
  requestId: string,
  userId: string,
) => Promise<Pick<
  MentionedRequest,
  'status' | 'accepted' | 'proposal' | 'handedBack' | 'handedOut' | 'daysTaken' | 'somebodyLeft'
> | null>;

/** Indexes of the searches that find an offer. Resolves after the offer service has caught up to position `after`. */
export type FindersOf = (
  offerId: string,
  searches: readonly SavedQuestion[],
  after: Position | undefined,
) => Promise<readonly number[]>;

export const MEMBERS_AT_ONCE = 500;

export type Clients = Readonly<{
  standingOf: StandingOf;
  findersOf: FindersOf;
  recipientOf: (userId: string) => Promise<Recipient | null>;
  /** Admins of a group; empty when the group does not exist. */
  leadersOf: (groupId: string) => Promise<readonly string[]>;
  waitingIn: (groupId: string) => Promise<number>;
  /** Members of a group in pages of {@link MEMBERS_AT_ONCE}, ordered by id; a page begins after the id `after`. */
  membersOf: (groupId: string, after: string | null) => Promise<readonly string[]>;
  /** Former members of a deleted group, except the user who deleted it; empty while the group exists. */
  endedMembersOf: (groupId: string, after: string | null) => Promise<readonly string[]>;
  toldOf: (told: ToldAfter & Readonly<{ caseId: string }>) => Promise<readonly Told[]>;
  confirmErasure: ConfirmErasure;
}>;

export type NotificationDeps = Readonly<{
  clients: Clients;
  channels: readonly ChannelPort[];
  push: Push | null;
  linkSecret: Uint8Array;
  categories: Categories;
}>;

export type ReadModels = Readonly<{
  notifications: View<NotificationDocument>;
  timers: View<TimerDocument>;
  lanes: View<LaneDocument>;
  savedSearches: View<SavedSearchDocument>;
}>;

export type Ports = Clients &
  Omit<NotificationDeps, 'clients'> &
  Pick<ServicePorts, 'documents'> &
  Readonly<{
    /** Plans the deliveries of every notification in the same append. */
    commands: CommandHandler;
    load: ServiceCore['load'];
    loadKnown: ServiceCore['loadKnown'];
    caughtUp: ServiceCore['caughtUp'];
    read: ReadModels;
    inTurn: Turns;
    now: () => string;
    metrics: Pick<Metrics, 'delivery' | 'deliveryLate'>;
    log: Log;
  }>;
