import type * as z from 'zod';
import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { partnerCommands } from '@lendring/contracts/partner/commands.js';
import type { WebhookEvent } from '@lendring/contracts/partner/webhooks.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { PartnerRefusal } from '@lendring/contracts/partner/refusals.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { Place, Webhook, Webhooks } from './webhooks.aggregate.js';

export type WebhookDecision = Decision<readonly WebhookEvent[], PartnerRefusal>;
export type Owned = Readonly<{ ownerId: string; webhookId: string }>;

const nothing: WebhookDecision = decided([]);
const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

const onWebhook = (
  webhooks: Webhooks,
  { webhookId }: Owned,
  decide: (webhook: Webhook) => WebhookDecision,
): WebhookDecision => {
  const webhook = webhooks[webhookId];
  return webhook ? decide(webhook) : refused('webhook_not_found');
};

type Made = z.infer<typeof partnerCommands.createWebhook> & Readonly<{ ownerId: string; secret: string; place: Place }>;

export const createWebhook = (webhooks: Webhooks, { place, ...made }: Made, at: string): WebhookDecision => {
  if (webhooks[made.webhookId] !== undefined) return nothing;
  if (Object.values(webhooks).filter((webhook) => webhook !== null).length >= partnerLimits.webhooks)
    return refused('too_many_webhooks', { max: partnerLimits.webhooks });
  return decided([{ type: 'WebhookCreated', data: { ...made, ...place, at } }]);
};

type Changes = z.infer<typeof partnerCommands.changeWebhook>['changes'];

export const changeWebhook = (webhooks: Webhooks, owned: Owned, { enabled, ...changes }: Changes): WebhookDecision =>
  onWebhook(webhooks, owned, ({ name, url, types, status }) => {
    const before = { name, url, types: [...types] };
    const after = { ...before, ...changes };
    return decided([
      ...(same(before, after) ? [] : [{ type: 'WebhookDescribed', data: { ...owned, ...after } } as const]),
      ...(enabled === true && status !== 'on' ? [{ type: 'WebhookEnabled', data: owned } as const] : []),
      ...(enabled === false && status !== 'off' ? [{ type: 'WebhookDisabled', data: owned } as const] : []),
    ]);
  });

/** Disables all webhooks but keeps them, so that the owner can view and re-enable them. */
export const switchOff = (webhooks: Webhooks, ownerId: string): WebhookDecision =>
  decided(
    Object.entries(webhooks).flatMap(([webhookId, webhook]) =>
      webhook === null || webhook.status === 'off'
        ? []
        : [{ type: 'WebhookDisabled', data: { ownerId, webhookId } } as const],
    ),
  );

export const rotateSecret = (webhooks: Webhooks, owned: Owned, secret: string, at: string): WebhookDecision =>
  onWebhook(webhooks, owned, () =>
    decided([
      {
        type: 'WebhookSecretChanged',
        data: { ...owned, secret, previousUntil: later(at, partnerLimits.secretOverlapHours * HOUR_MS), at },
      },
    ]),
  );

/** Disabled and paused webhooks can be tested too, because owners check a repaired receiver this way. */
export const testWebhook = (webhooks: Webhooks, owned: Owned, deliveryId: string, at: string): WebhookDecision =>
  onWebhook(webhooks, owned, ({ lastTestAt }) => {
    if (lastTestAt !== null && at < later(lastTestAt, partnerLimits.testSeconds * 1000))
      return refused('webhook_test_too_soon', { seconds: partnerLimits.testSeconds });
    return decided([{ type: 'WebhookTested', data: { ...owned, deliveryId, at } }]);
  });

export const replayWebhook = (webhooks: Webhooks, owned: Owned, place: Place, at: string): WebhookDecision =>
  onWebhook(webhooks, owned, () => decided([{ type: 'WebhookReplayed', data: { ...owned, ...place, at } }]));

export const pauseWebhook = (
  webhooks: Webhooks,
  owned: Owned,
  reason: 'failing' | 'gone',
  place: Place,
  at: string,
): WebhookDecision =>
  onWebhook(webhooks, owned, ({ status }) =>
    status === 'on' ? decided([{ type: 'WebhookPaused', data: { ...owned, ...place, reason, at } }]) : nothing,
  );

/** Records progress; ignored if a replay has set a new start in the meantime. */
export const noteReached = (
  webhooks: Webhooks,
  owned: Owned,
  start: number,
  place: Place,
  at: string,
): WebhookDecision =>
  onWebhook(webhooks, owned, (webhook) =>
    webhook.start === start ? decided([{ type: 'WebhookReached', data: { ...owned, ...place, at } }]) : nothing,
  );

export const deleteWebhook = (webhooks: Webhooks, owned: Owned): WebhookDecision => {
  if (webhooks[owned.webhookId] === undefined) return refused('webhook_not_found');
  return webhooks[owned.webhookId] === null ? nothing : decided([{ type: 'WebhookDeleted', data: owned }]);
};
