import { MINUTE_MS } from '@lendring/contracts/kernel/time.js';
import type { DeliveryEvent, Omission } from '@lendring/contracts/notification/delivery.js';
import { reminderKinds, type Channel, type NotificationKind } from '@lendring/contracts/notification/kinds.js';
import { dueOf, type Lane } from './deliveries.aggregate.js';

const HOUR_MS = 60 * MINUTE_MS;
/** Age at which an unsent notification is dropped: one day for reminders, three days for other news. */
const USEFUL_MS = { reminder: 24 * HOUR_MS, news: 72 * HOUR_MS };
/** Minimum interval before an unread notification with new content, such as further messages, is sent again. */
const AGAIN_MS = HOUR_MS;
/** Maximum attempts of a delivery with unknown outcome; even the second attempt may duplicate the delivery. */
const MOST_UNSURE = 2;
/** Backoff after each temporary failure; after the last one the delivery fails permanently. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];
const AWAY_MS = MINUTE_MS;

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
const isReminder = (kind: NotificationKind): boolean =>
  kind === 'no_answer_yet' || (reminderKinds as readonly NotificationKind[]).includes(kind);

type Whose = Readonly<{ userId: string; channel: Channel }>;

const omitted = (whose: Whose, reason: Omission, notificationIds: readonly string[], code?: string): DeliveryEvent[] =>
  notificationIds.length === 0
    ? []
    : [
        {
          type: 'DeliveryOmitted',
          data: { ...whose, notificationIds: [...notificationIds], reason, ...(code !== undefined && { code }) },
        },
      ];

export type News = Readonly<{
  notificationId: string;
  kind: NotificationKind;
  on: boolean;
  late: boolean;
  elsewhere: boolean;
  now: string;
  goesOut: (instant: string) => string;
}>;

export const plan = (
  lane: Lane,
  whose: Whose,
  { notificationId, kind, on, late, elsewhere, now, goesOut }: News,
): readonly DeliveryEvent[] => {
  if (late) return omitted(whose, 'late', [notificationId]);
  if (elsewhere) return omitted(whose, 'own_mail', [notificationId]);
  if (!on) return omitted(whose, 'off', [notificationId]);
  if (lane.waiting.some((one) => one.notificationId === notificationId)) return [];
  const told = lane.told.find((one) => one.notificationId === notificationId);
  const again = told ? later(told.at, AGAIN_MS) : '';
  const due = goesOut(again > now ? again : now);
  const until = later(due, isReminder(kind) ? USEFUL_MS.reminder : USEFUL_MS.news);
  return [{ type: 'DeliveryPlanned', data: { ...whose, notificationId, kind, due, until } }];
};

export type Moment = Readonly<{
  now: string;
  unread: ReadonlySet<string>;
  isOn: (kind: NotificationKind) => boolean;
  notQuiet: (instant: string) => string;
  hourly: number;
  idOf: (name: string) => string;
}>;

export type Rung = Readonly<{
  events: readonly DeliveryEvent[];
  hands: Readonly<{ deliveryId: string; notificationIds: readonly string[] }> | null;
}>;

const begins = (whose: Whose, deliveryId: string, notificationIds: readonly string[]): Rung => ({
  events: [{ type: 'DeliveryBegun', data: { ...whose, deliveryId, notificationIds: [...notificationIds] } }],
  hands: { deliveryId, notificationIds },
});

/**
 * Processes a due queue: drops notifications that were read, switched off or expired, and sends the rest together.
 * Quiet hours and the hourly limit postpone the queue.
 */
export const ring = (lane: Lane, whose: Whose, moment: Moment): Rung => {
  const { now, unread, isOn, notQuiet, hourly, idOf } = moment;
  const due = dueOf(lane);
  if (due === null || due > now) return { events: [], hands: null };
  if (lane.begun) {
    const { deliveryId, notificationIds, times } = lane.begun;
    const isRead = notificationIds.every((id) => !unread.has(id));
    if (times < MOST_UNSURE && !isRead) return begins(whose, deliveryId, notificationIds);
    return { events: omitted(whose, isRead ? 'read' : 'unsure', notificationIds), hands: null };
  }
  const left: Record<'read' | 'off' | 'late', string[]> = { read: [], off: [], late: [] };
  const goes: string[] = [];
  for (const { notificationId, kind, until } of lane.waiting) {
    if (!unread.has(notificationId)) left.read.push(notificationId);
    else if (!isOn(kind)) left.off.push(notificationId);
    else if (until <= now) left.late.push(notificationId);
    else goes.push(notificationId);
  }
  const events = (['read', 'off', 'late'] as const).flatMap((reason) => omitted(whose, reason, left[reason]));
  if (goes.length === 0) return { events, hands: null };
  const postponed = (reason: 'quiet_hours' | 'limit', until: string): Rung => ({
    events: [...events, { type: 'DeliveryPostponed', data: { ...whose, reason, due: until } }],
    hands: null,
  });
  const free = notQuiet(now);
  if (free > now) return postponed('quiet_hours', free);
  const lately = lane.sentAt.filter((at) => later(at, HOUR_MS) > now);
  const oldest = lately.at(-hourly);
  if (oldest !== undefined) return postponed('limit', later(oldest, HOUR_MS));
  const begun = begins(whose, idOf(`${whose.channel} ${lane.ended} ${goes.join(' ')}`), goes);
  return { ...begun, events: [...events, ...begun.events] };
};

/** Result of a delivery. Holds codes instead of messages, because messages of other systems may contain an address. */
export type Outcome =
  | Readonly<{ outcome: 'sent' }>
  /** The delivery has no recipient: no confirmed address, no device, or no notification for this channel. */
  | Readonly<{ outcome: 'nowhere' }>
  /** The address rejects mail permanently; `mark`: digest of the address. */
  | Readonly<{ outcome: 'refused'; mark: string; code: string }>
  | Readonly<{ outcome: 'failed'; code: string }>
  | Readonly<{ outcome: 'impossible'; code: string }>
  | Readonly<{ outcome: 'away' }>;

export const settle = (
  lane: Lane,
  whose: Whose,
  { deliveryId, notificationIds }: NonNullable<Rung['hands']>,
  came: Outcome,
  now: string,
): readonly DeliveryEvent[] => {
  // Ignore the outcome if another process has already settled the delivery or begun a new one.
  if (lane.begun?.deliveryId !== deliveryId) return [];
  const ids = [...notificationIds];
  switch (came.outcome) {
    case 'sent':
      return [{ type: 'DeliverySent', data: { ...whose, deliveryId, notificationIds: ids, at: now } }];
    case 'nowhere':
      return omitted(whose, 'nowhere', ids);
    case 'refused': {
      const { mark, code } = came;
      const known = lane.refused?.mark === mark;
      return [
        ...(known ? [] : [{ type: 'AddressRefused', data: { ...whose, mark, code } } as const]),
        ...omitted(whose, 'refused', ids, code),
      ];
    }
    case 'impossible':
      return omitted(whose, 'given_up', ids, came.code);
    case 'failed': {
      const pause = PAUSES_MS[lane.troubles];
      if (pause === undefined) return omitted(whose, 'given_up', ids, came.code);
      return [
        { type: 'DeliveryPostponed', data: { ...whose, reason: 'trouble', due: later(now, pause), code: came.code } },
      ];
    }
    case 'away':
      return [{ type: 'DeliveryPostponed', data: { ...whose, reason: 'away', due: later(now, AWAY_MS) } }];
  }
};

export const tryAgain = ({ refused }: Lane, whose: Whose): readonly DeliveryEvent[] =>
  refused ? [{ type: 'AddressTriedAgain', data: whose }] : [];

/** Plans permanently failed deliveries again, due now; notifications read meanwhile are dropped when due. */
export const replay = ({ givenUp }: Lane, whose: Whose, now: string): readonly DeliveryEvent[] =>
  givenUp.map(({ notificationId, kind }) => ({
    type: 'DeliveryPlanned',
    data: {
      ...whose,
      notificationId,
      kind,
      due: now,
      until: later(now, isReminder(kind) ? USEFUL_MS.reminder : USEFUL_MS.news),
    },
  }));
