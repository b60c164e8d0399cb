import type { Channel } from '@lendring/contracts/notification/kinds.js';
import type { Outcome } from '../delivery/decide.js';
import type { Unread } from '../inbox/inbox.aggregate.js';
import type { Searches } from '../saved-searches/searches.aggregate.js';

/** One delivery to one user. `deliveryId` is the idempotency key: a retry keeps it. */
export type Delivery = Readonly<{
  deliveryId: string;
  userId: string;
  /** All notifications of the delivery; some may have been read before a retry. */
  notificationIds: readonly string[];
  notifications: readonly Unread[];
  searches: Searches;
  /** Digest of an address that refused mail; such an address is skipped with outcome `refused`. */
  refusedMark: string | null;
}>;

export interface ChannelPort {
  readonly name: Channel;
  /** Milliseconds to wait for more notifications before sending. */
  readonly collectMs: number;
  readonly digests: boolean;
  readonly hourly: number;
  /**
   * Sends one delivery and returns its outcome. May throw `EngineUnavailable` or `ServiceUnavailable`, which postpones
   * all deliveries; any other error counts as `failed`.
   */
  deliver(delivery: Delivery): Promise<Outcome>;
}
