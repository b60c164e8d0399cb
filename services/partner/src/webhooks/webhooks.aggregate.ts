import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { WebhookEvent, WebhookStatus } from '@lendring/contracts/partner/webhooks.js';

/**
 * Position in the feed. The cursor `after` is valid while `mark` is current; otherwise reading from `since` misses no
 * event.
 */
export type Place = Readonly<{ after: string; mark: string; since: string }>;

export type WebhookFacts = Readonly<{
  webhookId: string;
  ownerId: string;
  name: string;
  url: string;
  types: readonly string[];
  status: WebhookStatus;
  createdAt: string;
  secretChangedAt: string;
  pausedAt: string | null;
  /** Minimum progress of deliveries since the current start. */
  place: Place;
  placedAt: string;
  /** Incremented by replays; invalidates progress recorded for an earlier start. */
  start: number;
  /** Incremented by changes that may repair a failing webhook: edit, new secret, resume, replay. */
  version: number;
  lastTestAt: string | null;
}>;

export type Webhook = WebhookFacts &
  Readonly<{
    /** Null after erasure of the owner; deliveries can then no longer be signed. */
    secret: string | null;
    previous: Readonly<{ secret: string; until: string }> | null;
  }>;

const placeOf = ({ after, mark, since }: Place): Place => ({ after, mark, since });

const changed = (webhook: WebhookFacts, change: Partial<WebhookFacts>): WebhookFacts => ({
  ...webhook,
  ...change,
  version: webhook.version + 1,
});

/** Applies an event to a webhook; null once deleted. Erased texts read as empty. */
export const factsAfter = (webhook: WebhookFacts | null, { type, data }: WebhookEvent): WebhookFacts | null => {
  if (type === 'WebhookCreated') {
    const { webhookId, ownerId, name, url, types, at } = data;
    return {
      webhookId,
      ownerId,
      name: name ?? '',
      url: url ?? '',
      types,
      status: 'on',
      createdAt: at,
      secretChangedAt: at,
      pausedAt: null,
      place: placeOf(data),
      placedAt: at,
      start: 1,
      version: 1,
      lastTestAt: null,
    };
  }
  if (!webhook) return null;
  switch (type) {
    case 'WebhookDescribed':
      return changed(webhook, { name: data.name ?? '', url: data.url ?? '', types: data.types });
    case 'WebhookSecretChanged':
      return changed(webhook, { secretChangedAt: data.at });
    case 'WebhookEnabled':
      return changed(webhook, { status: 'on', pausedAt: null });
    case 'WebhookReplayed':
      return changed(webhook, { place: placeOf(data), placedAt: data.at, start: webhook.start + 1 });
    case 'WebhookReached':
      return { ...webhook, place: placeOf(data), placedAt: data.at };
    case 'WebhookDisabled':
      return { ...webhook, status: 'off', pausedAt: null };
    case 'WebhookPaused':
      return {
        ...webhook,
        status: data.reason === 'gone' ? 'gone' : 'paused',
        pausedAt: data.at,
        place: placeOf(data),
        placedAt: data.at,
      };
    case 'WebhookTested':
      return { ...webhook, lastTestAt: data.at };
    case 'WebhookDeleted':
      return null;
  }
};

const secretsAfter = (webhook: Webhook | null, { type, data }: WebhookEvent): Pick<Webhook, 'secret' | 'previous'> => {
  if (type === 'WebhookCreated') return { secret: data.secret, previous: null };
  if (type !== 'WebhookSecretChanged') return { secret: webhook?.secret ?? null, previous: webhook?.previous ?? null };
  return {
    secret: data.secret,
    previous: webhook?.secret ? { secret: webhook.secret, until: data.previousUntil } : null,
  };
};

/** Webhooks by id; deleted ones stay as null so that their ids are never reused. */
export type Webhooks = Readonly<Record<string, Webhook | null>>;

export const webhooksAggregate: Aggregate<Webhooks, WebhookEvent> = {
  category: 'webhooks',
  initialState: {},
  evolve: (webhooks, event) => {
    const before = webhooks[event.data.webhookId] ?? null;
    const facts = factsAfter(before, event);
    return { ...webhooks, [event.data.webhookId]: facts && { ...before, ...facts, ...secretsAfter(before, event) } };
  },
};
