import type { DeliveryEvent } from '@lendring/contracts/notification/delivery.js';
import type { Channel } from '@lendring/contracts/notification/kinds.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { deliveriesAggregate, dueOf, type Lane } from './deliveries.aggregate.js';

/** Delivery queue of one user and channel; `due`: null when empty; `givenUp`: number of permanent failures. */
export type LaneDocument = Readonly<{
  userId: string;
  channel: Channel;
  due: string | null;
  givenUp: number;
  lane: Lane;
}>;

export const lanes: Projection<LaneDocument, DeliveryEvent> = {
  name: 'lanes',
  version: 2,
  prefixes: ['deliveries-'],
  indexes: [
    [
      ['channel', 1],
      ['due', 1],
    ],
    [['givenUp', 1]],
  ],
  ids: ({ data }) => [`${data.userId} ${data.channel}`],
  evolve(document, event) {
    const { userId, channel } = event.data;
    const { initialState, evolve } = deliveriesAggregate;
    const next = evolve({ ...initialState, ...(document && { [channel]: document.lane }) }, event)[channel];
    // The address digest is personal data and stays in the log under the user's key.
    const lane = { ...next, refused: next.refused && { ...next.refused, mark: null } };
    return { userId, channel, due: dueOf(lane), givenUp: lane.givenUp.length, lane };
  },
};
