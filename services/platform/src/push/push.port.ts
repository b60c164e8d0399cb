/** Push subscription of a browser (W3C Push API): endpoint and encryption keys. */
export type PushSubscription = Readonly<{ endpoint: string; keys: Readonly<{ p256dh: string; auth: string }> }>;

export type Pushed =
  | Readonly<{ outcome: 'taken' }>
  | Readonly<{ outcome: 'gone' }>
  | Readonly<{ outcome: 'failed'; code: string; mayHelpLater: boolean }>;

/** Sends Web Push messages (RFC 8030), encrypted for one browser (RFC 8291) and signed with VAPID (RFC 8292). */
export interface Push {
  readonly publicKey: string;
  mayBeAt(endpoint: string): boolean;
  /**
   * `topic`: a later push with the same topic replaces one not yet delivered. Never throws because of the push service.
   */
  send(subscription: PushSubscription, push: Readonly<{ payload: string; topic: string }>): Promise<Pushed>;
}
