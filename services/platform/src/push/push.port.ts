import type { PushSubscription } from '@lendring/contracts/notification/devices.js';

/** What came of a push: taken, the browser is gone for good, or not now and why. */
export type Pushed =
  | Readonly<{ outcome: 'taken' }>
  | Readonly<{ outcome: 'gone' }>
  | Readonly<{ outcome: 'failed'; code: string; mayHelpLater: boolean }>;

/** Sends Web Push messages (RFC 8030), encrypted for one browser (RFC 8291) and signed as from us (VAPID, RFC 8292). */
export interface Push {
  /** The public half of this installation's key, which browsers ask for; base64url. */
  readonly publicKey: string;
  /** Whether a browser's push service may be there: no address inside a network. */
  mayBeAt(endpoint: string): boolean;
  /**
   * `topic`: a later push with the same one takes the place of one that was not shown yet. Never throws for what the
   * push service does.
   */
  send(subscription: PushSubscription, push: Readonly<{ payload: string; topic: string }>): Promise<Pushed>;
}
