import { describe, expect, it } from 'vitest';
import { omissions, postponements, type DeliveryEvent } from '@lendring/contracts/notification/delivery.js';
import type { InboxEvent } from '@lendring/contracts/notification/inbox.js';
import { creator, idOf, now, offerId, requestId, vendor as userId } from '../../testing/notification.js';
import { whyOf, type Timed } from './why.js';

const notificationId = idOf('told');
const notificationIds = [notificationId];
const timed = <Event>(events: readonly Event[], from = 0): Timed<Event>[] =>
  events.map((event, n) => ({ at: new Date(Date.parse(now) + (from + n) * 1_000).toISOString(), event }));
const added = (more: Partial<Extract<InboxEvent, { type: 'NotificationAdded' }>['data']> = {}): InboxEvent => ({
  type: 'NotificationAdded',
  data: {
    notificationId,
    userId,
    kind: 'asked',
    requestId,
    offerId,
    side: 'vendor',
    otherId: creator,
    at: now,
    ...more,
  },
});
const mail = { userId, channel: 'mail' } as const;
const planned: DeliveryEvent = {
  type: 'DeliveryPlanned',
  data: { ...mail, notificationId, kind: 'asked', due: now, until: now },
};

describe('the explanation of a delivery', () => {
  it('covers every possible outcome', () => {
    const becomes = omissions.map((reason): DeliveryEvent => ({
      type: 'DeliveryOmitted',
      data: { ...mail, notificationIds, reason },
    }));
    for (const event of becomes) {
      const lines = whyOf(timed([added()]), timed([planned, event], 1), requestId);
      expect(lines).toHaveLength(3);
      expect(lines[2]).toMatch(/mail: (not sent|given up)[^{}]*: "asked" of request/);
    }
    for (const reason of postponements) {
      const event: DeliveryEvent = { type: 'DeliveryPostponed', data: { ...mail, reason, due: now, code: '451' } };
      expect(whyOf(timed([added()]), timed([planned, event], 1), requestId)[2]).toMatch(
        /waits until .*, for .* \(451\): /,
      );
    }
  });

  it('lists app and channels by time, optionally filtered by request', () => {
    const other = idOf('another');
    const inbox = timed([
      added(),
      added({ notificationId: other, requestId: idOf('other request'), late: true }),
      { type: 'NotificationsRead', data: { userId, notificationIds: [...notificationIds, other] } } as InboxEvent,
    ]);
    const deliveryId = idOf('delivery');
    const deliveries = timed<DeliveryEvent>(
      [
        planned,
        { type: 'DeliveryBegun', data: { ...mail, deliveryId, notificationIds } },
        { type: 'DeliverySent', data: { ...mail, deliveryId, notificationIds, at: now } },
      ],
      1,
    );
    expect(
      whyOf(inbox, deliveries, requestId).map((line) => line.slice(26).replace(/ [0-9-]{10}T.*?:(?= )/, '')),
    ).toEqual([
      `in the app: told "asked" of request ${requestId}`,
      `mail: to go out at "asked" of request ${requestId}`,
      `in the app: read "asked" of request ${requestId}`,
      `mail: handed over: "asked" of request ${requestId}`,
      `mail: sent: "asked" of request ${requestId}`,
    ]);
    expect(whyOf(inbox, deliveries, null).filter((line) => line.includes('days late'))).toHaveLength(1);
    expect(whyOf(inbox, deliveries, idOf('unheard of'))).toEqual([]);
  });
});
