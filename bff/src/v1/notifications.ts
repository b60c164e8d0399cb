import type { NotificationShape } from '@lendring/contracts/http/notification.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { MarkRead } from '@lendring/contracts/notification/commands.js';
import type { NotificationView } from '@lendring/contracts/notification/queries.js';
import type { MentionedRequest } from '@lendring/contracts/request/queries.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted } from '../api/api-error.js';
import { commandContext, queryContext, type Handlers, type Input } from '../api/handlers.js';
import { optional } from '../api/optional.js';
import type { PictureLinks } from '../media/picture-links.js';
import { peopleOf } from '../shapes/people.js';
import { periodShape } from '../shapes/period.js';
import { pictureShapeOf, type PictureUrl } from '../shapes/picture.js';

const notificationShape = (
  n: NotificationView,
  request: MentionedRequest | undefined,
  people: ReadonlyMap<UserId, UserCard>,
  url: PictureUrl,
): NotificationShape => ({
  notification_id: n.notificationId,
  kind: n.kind,
  side: n.side,
  request_id: n.requestId,
  offer_id: n.offerId,
  title: request?.title ?? null,
  image: pictureShapeOf(request?.imageId ?? null, url),
  period: request ? periodShape(request.period, request.rentType) : null,
  other: people.get(n.otherId) ?? null,
  stars: n.stars,
  count: n.count,
  at: n.at,
  read: n.read,
});

const whichOf = (body: Input<'readNotifications'>['body']): MarkRead => {
  if ('notification_ids' in body) return { notificationIds: body.notification_ids };
  return 'request_id' in body ? { requestId: body.request_id } : { all: true };
};

/** What a person is told. Names and titles are looked up as they are now, and left out while that does not answer. */
export const notificationHandlers = ({
  doors,
  links,
}: Readonly<{ doors: Doors; links: PictureLinks }>): Handlers<'notifications' | 'readNotifications'> => {
  const { commands, queries } = doors.notification;
  return {
    notifications: async ({ query }, caller) => {
      const { cursor, size } = query;
      const { items, next, unread } = await queries.list(
        { size, ...(cursor === undefined ? {} : { cursor }) },
        queryContext(caller),
      );
      const requestIds = [...new Set(items.map(({ requestId }) => requestId))];
      const [requests, people] = await Promise.all([
        requestIds.length === 0
          ? []
          : optional(caller, [], () => doors.request.queries.mentioned({ requestIds }, queryContext(caller))),
        peopleOf(
          doors,
          caller,
          items.map(({ otherId }) => otherId),
        ),
      ]);
      const byId = new Map(requests.map((request) => [request.requestId, request]));
      const url = links.signed(caller.at);
      return {
        notifications: items.map((n) => notificationShape(n, byId.get(n.requestId), people, url)),
        next,
        unread,
      };
    },
    readNotifications: async ({ body }, caller) => {
      const after = accepted(await commands.markRead(whichOf(body), commandContext(caller)));
      return { unread: await queries.unread({}, queryContext(caller, after)) };
    },
  };
};
