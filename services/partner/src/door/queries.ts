import type { partnerDoor, Webhook } from '@lendring/contracts/partner/queries.js';
import { partnerLimits } from '@lendring/contracts/partner/feed.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { QueryContext } from '@lendring/contracts/kernel/door.js';
import type { Deliveries } from '../delivery/deliveries.js';
import type { Progress, ProgressBook } from '../delivery/progress.js';
import { mayFollow } from '../feed/audience.js';
import type { Feed } from '../feed/feed.js';
import type { Places } from '../feed/places.js';
import type { Key } from '../key/key.js';
import type { WebhookFacts, Webhooks } from '../webhook/webhook.js';

export type PartnerQueryDeps = Readonly<{
  keys: View<Key>;
  webhooks: View<WebhookFacts>;
  withSecrets: (ownerId: string) => Promise<Webhooks>;
  progress: ProgressBook;
  deliveries: Deliveries;
  feed: Feed;
  places: Places;
}>;

const userOf = ({ actor }: QueryContext): string | null => (actor.kind === 'user' ? actor.userId : null);

const webhookOf = (
  { webhookId, name, url, types, status, createdAt, secretChangedAt, pausedAt }: WebhookFacts,
  { cursor, deliveredAt, failingSince, nextTryAt }: Progress,
): Webhook => ({
  webhookId,
  name,
  url,
  types: [...types],
  status,
  createdAt,
  secretChangedAt,
  pausedAt,
  cursor,
  deliveredAt,
  failingSince,
  nextTryAt: status === 'on' ? nextTryAt : null,
});

export const partnerQueryHandlers = ({
  keys,
  webhooks,
  withSecrets,
  progress,
  deliveries,
  feed,
  places,
}: PartnerQueryDeps): DoorHandlers<typeof partnerDoor>['queries'] => {
  const keyBy = async (hash: string): Promise<Key | null> =>
    (await keys.find({ filter: { hash }, limit: 1 }))[0] ?? null;
  /** Null for other users, so that they cannot tell a foreign webhook from a missing one. */
  const ownWebhook = async (webhookId: string, context: QueryContext): Promise<WebhookFacts | null> => {
    const webhook = await webhooks.get(webhookId);
    return webhook && webhook.ownerId === userOf(context) ? webhook : null;
  };

  const own: Pick<DoorHandlers<typeof partnerDoor>['queries'], 'keys' | 'webhooks'> = {
    async keys(_, context) {
      const ownerId = userOf(context);
      const found =
        ownerId === null
          ? []
          : await keys.find({ filter: { ownerId }, sort: [['createdAt', 1]], limit: partnerLimits.keys });
      return found.map(({ keyId, name, scopes, hint, createdAt, lastUsedOn }) => ({
        keyId,
        name,
        scopes: [...scopes],
        hint,
        createdAt,
        lastUsedOn,
      }));
    },
    async webhooks(_, context) {
      const ownerId = userOf(context);
      const found =
        ownerId === null
          ? []
          : await webhooks.find({ filter: { ownerId }, sort: [['createdAt', 1]], limit: partnerLimits.webhooks });
      return Promise.all(found.map(async (webhook) => webhookOf(webhook, await progress.of(webhook))));
    },
  };

  return {
    ...own,
    ownData: async ({ file }, context) => ({
      rows: file === 'api_keys' ? await own.keys({}, context) : await own.webhooks({}, context),
      next: null,
    }),
    async keyOf({ hash }) {
      const key = await keyBy(hash);
      return key && { keyId: key.keyId, ownerId: key.ownerId, scopes: [...key.scopes], lastUsedOn: key.lastUsedOn };
    },

    async webhook({ webhookId }, context) {
      const webhook = await ownWebhook(webhookId, context);
      return webhook && webhookOf(webhook, await progress.of(webhook));
    },
    async secret({ webhookId }, context) {
      const ownerId = userOf(context);
      const webhook = ownerId === null ? null : (await withSecrets(ownerId))[webhookId];
      if (!webhook?.secret) return null;
      return {
        secret: webhook.secret,
        previousUntil: webhook.previous && webhook.previous.until > context.at ? webhook.previous.until : null,
      };
    },
    deliveries: async ({ webhookId, limit }, context) =>
      (await ownWebhook(webhookId, context)) ? [...(await deliveries.last(webhookId, limit))] : [],
    delivery: async ({ webhookId, deliveryId, waitMs }, context) =>
      (await ownWebhook(webhookId, context)) ? deliveries.one(webhookId, deliveryId, waitMs) : null,

    async feedAfter({ hash, cursor, since, types, limit, waitMs }, { at }) {
      const key = await keyBy(hash);
      if (!key) return { ok: false, reason: 'key_unknown' };
      if (!key.scopes.includes('events:read')) return { ok: false, reason: 'scope_missing' };
      const place = await places({ cursor, since }, at);
      if ('refusal' in place) return { ok: false, reason: place.refusal };
      const wanted: ReadonlySet<string> | null = types ? new Set(types) : null;
      const page = await feed.after(place.cursor, {
        wanted: (event) => (wanted?.has(event.type) ?? true) && mayFollow(key.ownerId, event),
        limit,
        waitMs,
      });
      return { ok: true, items: [...page.items], cursor: page.cursor, caughtUp: page.caughtUp };
    },
  };
};
