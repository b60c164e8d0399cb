import type { Push } from '@lendring/platform/push/push.port.js';
import type { Recipient } from '@lendring/contracts/account/queries.js';
import type { ChannelPort } from './channels/channel.port.js';
import type { MentionedRequest } from '@lendring/contracts/request/queries.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erase-person.js';

/** Asks the request service how a request stands for one of its sides; null when there is no such request. */
export type StandingOf = (
  requestId: string,
  userId: string,
) => Promise<Pick<MentionedRequest, 'status' | 'somebodyLeft'> | null>;

/** What the notification service asks of others. */
export type Clients = Readonly<{
  standingOf: StandingOf;
  /** What the account service knows of whom something goes to; null: no account. */
  recipientOf: (userId: string) => Promise<Recipient | null>;
  confirmErasure: ConfirmErasure;
}>;

/** What the service stands on besides its ports. */
export type NotificationDeps = Readonly<{
  clients: Clients;
  /** What leads to people besides the list in the app and their browsers. */
  channels: readonly ChannelPort[];
  /** Leads to people's browsers; null where there is none. */
  push: Push | null;
  /** Signs the links that unsubscribe. */
  linkSecret: Uint8Array;
}>;
