import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DeliveryEvent } from '@lendring/contracts/notification/deliveries.js';
import type { Channel, NotificationKind } from '@lendring/contracts/notification/kinds.js';

export type Waiting = Readonly<{ notificationId: string; kind: NotificationKind; due: string; until: string }>;

/** One way that leads to a person, and what is on it. */
export type Lane = Readonly<{
  /** What goes out next, the oldest first. */
  waiting: readonly Waiting[];
  /** Handed over `times` times without an end that is known. */
  begun: Readonly<{ deliveryId: string; notificationIds: readonly string[]; times: number }> | null;
  /** Nothing goes out before. */
  heldUntil: string | null;
  /** Tries of what waits that the other side answered with a no. */
  troubles: number;
  /** What was given up, the last ones: an operator may have it tried again. */
  givenUp: readonly Waiting[];
  /** When something went out in the last hour, the oldest first. */
  sentAt: readonly string[];
  /** What went out, and when last: as much as can be unread. */
  told: readonly Readonly<{ notificationId: string; at: string }>[];
  refused: Readonly<{ mark: string | null; code: string }> | null;
  /** Deliveries that have come to an end: names the next one. */
  ended: number;
}>;

export type Deliveries = Readonly<Record<Channel, Lane>>;

const HOUR_MS = 3_600_000;
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

/** When a lane is to be looked at; null while nothing is on it. What was begun and did not end is due at once. */
export const dueOf = ({ waiting, begun, heldUntil }: Lane): string | null => {
  if (begun) return '';
  const [first = null] = waiting.map(({ due }) => due).toSorted();
  return first !== null && heldUntil !== null && heldUntil > first ? heldUntil : first;
};
