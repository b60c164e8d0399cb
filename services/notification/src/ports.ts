import type { Push } from '@lendring/platform/push/push.port.js';
import type { Recipient } from '@lendring/contracts/account/queries.js';
import type { ChannelPort } from './channels/channel.port.js';
import type { Told, ToldAfter } from '@lendring/contracts/moderation/told.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { SavedQuestion } from '@lendring/contracts/notification/searches.js';
import type { MentionedRequest } from '@lendring/contracts/request/queries.js';
import type { Categories } from '@lendring/platform/runtime/categories/categories.port.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erase-person.js';

/** Asks the request service how a request stands for one of its sides; null when there is no such request. */
export type StandingOf = (
  requestId: string,
  userId: string,
) => Promise<Pick<MentionedRequest, 'status' | 'accepted' | 'handedBack' | 'daysTaken' | 'somebodyLeft'> | null>;

/**
 * Asks the offer service which of some searches find an offer, by their place in the list, once it shows what its log
 * held at `after`.
 */
export type FindersOf = (
  offerId: string,
  searches: readonly SavedQuestion[],
  after: Position | undefined,
) => Promise<readonly number[]>;

/** Members of a group that are asked for at once. */
export const MEMBERS_AT_ONCE = 500;

/** What the notification service asks of others. */
export type Clients = Readonly<{
  standingOf: StandingOf;
  findersOf: FindersOf;
  /** What the account service knows of whom something goes to; null: no account. */
  recipientOf: (userId: string) => Promise<Recipient | null>;
  /** Asks the group service who leads a group; nobody where it is not there. */
  leadersOf: (groupId: string) => Promise<readonly string[]>;
  /** Asks the group service how many wait to be admitted to a group. */
  waitingIn: (groupId: string) => Promise<number>;
  /** Asks the group service who is in a group, a page of {@link MEMBERS_AT_ONCE}, by their ids after the last one. */
  membersOf: (groupId: string, after: string | null) => Promise<readonly string[]>;
  /** The same of a group that was deleted: who was in it, but for whoever deleted it. Nobody while it is there. */
  endedMembersOf: (groupId: string, after: string | null) => Promise<readonly string[]>;
  /** Asks the moderation service who with an account is told of what happened to a decision. */
  toldOf: (told: ToldAfter & Readonly<{ caseId: string }>) => Promise<readonly Told[]>;
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
  categories: Categories;
}>;
