import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DeliveryEvent } from '@lendring/contracts/notification/delivery.js';
import type { Channel, NotificationKind } from '@lendring/contracts/notification/kinds.js';

export type Waiting = Readonly<{ notificationId: string; kind: NotificationKind; due: string; until: string }>;

export type Lane = Readonly<{
  waiting: readonly Waiting[];
  /** Delivery in progress with unknown outcome, attempted `times` times. */
  begun: Readonly<{ deliveryId: string; notificationIds: readonly string[]; times: number }> | null;
  heldUntil: string | null;
  troubles: number;
  /** The latest permanently failed deliveries; an operator may retry them. */
  givenUp: readonly Waiting[];
  sentAt: readonly string[];
  /** Last send time per notification, for at most as many as can be unread. */
  told: readonly Readonly<{ notificationId: string; at: string }>[];
  refused: Readonly<{ mark: string | null; code: string }> | null;
  /** Number of finished deliveries; part of the next delivery id. */
  ended: number;
}>;

export type Deliveries = Readonly<Record<Channel, Lane>>;

const MOST_TOLD = 200;

const empty: Lane = {
  waiting: [],
  begun: null,
  heldUntil: null,
  troubles: 0,
  givenUp: [],
  sentAt: [],
  told: [],
  refused: null,
  ended: 0,
};

const without = (lane: Lane, ids: readonly string[]): Lane => {
  const gone = new Set(ids);
  const waiting = lane.waiting.filter(({ notificationId }) => !gone.has(notificationId));
  const ends = lane.begun?.notificationIds.some((id) => gone.has(id)) ?? false;
  return {
    ...lane,
    waiting,
    ...(ends && { begun: null, ended: lane.ended + 1 }),
    ...((ends || waiting.length === 0) && { heldUntil: null, troubles: 0 }),
  };
};

const moved = (lane: Lane, { type, data }: DeliveryEvent): Lane => {
  switch (type) {
    case 'DeliveryPlanned': {
      const { notificationId, kind, due, until } = data;
      const givenUp = lane.givenUp.filter((one) => one.notificationId !== notificationId);
      return { ...lane, givenUp, waiting: [...lane.waiting, { notificationId, kind, due, until }] };
    }
    case 'DeliveryOmitted': {
      const gone = data.reason === 'given_up' ? new Set(data.notificationIds) : new Set<string>();
      const givenUp = lane.waiting.filter(({ notificationId }) => gone.has(notificationId));
      return { ...without(lane, data.notificationIds), givenUp: [...lane.givenUp, ...givenUp].slice(-MOST_TOLD) };
    }
    case 'DeliveryBegun': {
      const { deliveryId, notificationIds } = data;
      const times = lane.begun?.deliveryId === deliveryId ? lane.begun.times + 1 : 1;
      return { ...lane, begun: { deliveryId, notificationIds, times } };
    }
    case 'DeliverySent': {
      const since = new Date(Date.parse(data.at) - HOUR_MS).toISOString();
      const ids = new Set(data.notificationIds);
      const before = lane.told.filter(({ notificationId }) => !ids.has(notificationId));
      return {
        ...without(lane, data.notificationIds),
        sentAt: [...lane.sentAt.filter((at) => at > since), data.at],
        told: [...before, ...data.notificationIds.map((notificationId) => ({ notificationId, at: data.at }))].slice(
          -MOST_TOLD,
        ),
      };
    }
    case 'DeliveryPostponed':
      return {
        ...lane,
        begun: null,
        heldUntil: data.due,
        troubles: lane.troubles + (data.reason === 'trouble' ? 1 : 0),
      };
    case 'AddressRefused':
      return { ...lane, refused: { mark: data.mark, code: data.code } };
    case 'AddressTriedAgain':
      return { ...lane, refused: null };
  }
};

/** Stream `deliveries-<userId>`. */
export const deliveriesAggregate: Aggregate<Deliveries, DeliveryEvent> = {
  category: 'deliveries',
  initialState: { mail: empty, push: empty },
  evolve: (state, event) => ({ ...state, [event.data.channel]: moved(state[event.data.channel], event) }),
};

/** Due time of a queue; null when empty. A delivery in progress without an outcome is due at once. */
export const dueOf = ({ waiting, begun, heldUntil }: Lane): string | null => {
  if (begun) return '';
  const [first = null] = waiting.map(({ due }) => due).toSorted();
  return first !== null && heldUntil !== null && heldUntil > first ? heldUntil : first;
};
