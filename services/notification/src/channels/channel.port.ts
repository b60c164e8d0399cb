import type { Channel } from '@lendring/contracts/notification/kinds.js';
import type { Outcome } from '../delivery/decide.js';
import type { Unread } from '../inbox/inbox.js';
import type { Searches } from '../searches/searches.js';

/** What goes out together to one person; `deliveryId` is the same when it is tried again. */
export type Delivery = Readonly<{
  deliveryId: string;
  userId: string;
  /** What it is about; of a delivery that is repeated some may have been read since. */
  notificationIds: readonly string[];
  /** All unread, the oldest first. */
  notifications: readonly Unread[];
  /** The saved searches that it tells of. */
  searches: Searches;
  /** The digest of an address that takes nothing: it is not tried, and answered as `refused`. */
  refusedMark: string | null;
}>;

/** A way that leads to people: mail, push. */
export interface ChannelPort {
  readonly name: Channel;
  /** How long news waits for more of it, in milliseconds. */
  readonly collectMs: number;
  /** Whether a person may have all of a day at once instead. */
  readonly digests: boolean;
  /** Deliveries to one person within an hour; what would be more is collected. */
  readonly hourly: number;
  /**
   * Hands over one delivery and says what came of it. An engine or a service that does not answer may be thrown as such
   * (`EngineUnavailable`, `ServiceUnavailable`): then everything waits for it. Everything else that is thrown counts as
   * `failed`.
   */
  deliver(delivery: Delivery): Promise<Outcome>;
}
