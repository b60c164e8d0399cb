import type { DeliveryEvent, Omission, postponements } from '@lendring/contracts/notification/delivery.js';
import type { InboxEvent } from '@lendring/contracts/notification/inbox.js';

export type Timed<Event> = Readonly<{ at: string; event: Event }>;

const leftOut: Readonly<Record<Omission, string>> = {
  off: 'not sent: its person has switched such news off for this way',
  own_mail: 'not sent: the moderation service sends a mail of its own about it',
  late: 'not sent: it came too late to be of use',
  read: 'not sent: its person had read it already',
  nowhere: 'not sent: there is nowhere to send it, no confirmed address or no browser',
  refused: 'not sent: the address takes nothing from us',
  unsure: 'not sent again: the process ended twice while it was handed over, and it may have gone out',
  given_up: 'given up: the other side kept refusing it (npm run undelivered -- retry sends it once more)',
};

const waits: Readonly<Record<(typeof postponements)[number], string>> = {
  quiet_hours: 'its person has quiet hours',
  limit: 'its person has had as many as one hour may bring',
  away: 'the engine behind this way does not answer',
  trouble: 'the other side said no, which may change',
};

const codeOf = (code: string | undefined): string => (code === undefined ? '' : ` (${code})`);

type Told = Readonly<{ requestId: string | null; name: string }>;

const nameOf = ({ type, data }: InboxEvent): readonly (readonly [string, Told])[] => {
  if (type === 'NotificationAdded') {
    const { notificationId, requestId, kind } = data;
    return [[notificationId, { requestId, name: `"${kind}" of request ${requestId}` }]];
  }
  if (type !== 'NoticeAdded') return [];
  return [[data.notificationId, { requestId: null, name: `"${data.kind}" about ${data.about}` }]];
};

const toldIn = (inbox: readonly Timed<InboxEvent>[]): ReadonlyMap<string, Told> =>
  new Map(inbox.flatMap(({ event }) => nameOf(event)));

/**
 * Explains why a user did or did not get a notification: log entries of the inbox and each channel, in order of time
 * and in plain words, for one request or all.
 */
export const whyOf = (
  inbox: readonly Timed<InboxEvent>[],
  deliveries: readonly Timed<DeliveryEvent>[],
  requestId: string | null,
): readonly string[] => {
  const told = toldIn(inbox);
  const isMeant = (id: string): boolean => requestId === null || told.get(id)?.requestId === requestId;
  const names = (ids: readonly string[]): string | null => {
    const meant = ids.filter(isMeant);
    return meant.length === 0 ? null : meant.map((id) => told.get(id)?.name ?? id).join(', ');
  };
  const inApp = ({ type, data }: InboxEvent): string | null => {
    if (type === 'InboxClosed') return 'in the app: closed, for the account was deleted';
    const name = names('notificationIds' in data ? data.notificationIds : [data.notificationId]);
    if (name === null) return null;
    switch (type) {
      case 'NotificationAdded':
      case 'NoticeAdded':
        return `in the app: told ${name}${data.late ? ', listed as read: it was heard of days late' : ''}`;
      case 'MessageCounted':
        return `in the app: told once more, in the same line: ${name}`;
      case 'NoticeCounted':
        return `in the app: ${data.more} more counted in ${name}`;
      case 'NotificationsRead':
        return `in the app: read ${name}`;
      case 'NotificationsForgotten':
        return `in the app: taken off the list, for it is done or gone: ${name}`;
    }
  };
  const waiting = new Map<string, Set<string>>();
  const byWay = ({ type, data }: DeliveryEvent): string | null => {
    const way = `${data.channel}:`;
    const here = waiting.get(data.channel) ?? new Set<string>();
    waiting.set(data.channel, here);
    switch (type) {
      case 'DeliveryPlanned': {
        here.add(data.notificationId);
        const name = names([data.notificationId]);
        return name && `${way} to go out at ${data.due}: ${name}`;
      }
      case 'DeliveryOmitted': {
        for (const id of data.notificationIds) here.delete(id);
        const name = names(data.notificationIds);
        return name && `${way} ${leftOut[data.reason]}${codeOf(data.code)}: ${name}`;
      }
      case 'DeliveryBegun': {
        const name = names(data.notificationIds);
        return name && `${way} handed over: ${name}`;
      }
      case 'DeliverySent': {
        for (const id of data.notificationIds) here.delete(id);
        const name = names(data.notificationIds);
        return name && `${way} sent: ${name}`;
      }
      case 'DeliveryPostponed': {
        const name = names([...here]);
        return name && `${way} waits until ${data.due}, for ${waits[data.reason]}${codeOf(data.code)}: ${name}`;
      }
      case 'AddressRefused':
        return `${way} the address takes nothing from us (${data.code})`;
      case 'AddressTriedAgain':
        return `${way} its person wants the address to be tried again`;
    }
  };
  const lines = [
    ...inbox.map(({ at, event }) => ({ at, text: inApp(event) })),
    ...deliveries.map(({ at, event }) => ({ at, text: byWay(event) })),
  ];
  return lines
    .filter(({ text }) => text !== null)
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ at, text }) => `${at}  ${text}`);
};
