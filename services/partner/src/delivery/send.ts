import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { Delivery } from '@lendring/contracts/partner/delivery.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Outgoing } from '@lendring/platform/outgoing/outgoing.port.js';
import type { WebhookFacts } from '../webhooks/webhooks.aggregate.js';
import type { Deliveries } from './deliveries.js';
import { signature } from './signature.js';

export const TIMEOUT_MS = 10_000;
/** Bytes read from a response: enough for the excerpt shown to the owner in any alphabet. */
const ANSWER_BYTES = 2_048;

export type SecretsOf = (webhook: WebhookFacts, now: string) => Promise<readonly string[]>;

type Deps = Readonly<{ outgoing: Outgoing; deliveries: Deliveries; secretsOf: SecretsOf; clock: Clock }>;

export type Send = (
  webhook: WebhookFacts,
  event: CloudEvent,
  attempt: number,
  deliveryId: string,
  signal?: AbortSignal,
) => Promise<Delivery | 'unsigned'>;

const readable = (answer: string): string =>
  answer
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, partnerLimits.answer);

/** Makes and records one delivery attempt. The body is the CloudEvent itself (structured mode). */
export const createSend =
  ({ outgoing, deliveries, secretsOf, clock }: Deps): Send =>
  async (webhook, event, attempt, deliveryId, signal) => {
    const at = clock.now();
    const secrets = await secretsOf(webhook, at);
    if (secrets.length === 0) return 'unsigned';
    const seconds = Math.floor(Date.parse(at) / 1000);
    const body = JSON.stringify(event);
    const { status, problem, durationMs, answer } = await outgoing.post({
      url: webhook.url,
      body,
      timeoutMs: TIMEOUT_MS,
      answerBytes: ANSWER_BYTES,
      ...(signal ? { signal } : {}),
      headers: {
        'content-type': 'application/cloudevents+json; charset=utf-8',
        'user-agent': 'Lendring-Webhooks/1',
        'webhook-id': event.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signature(secrets, event.id, seconds, body),
      },
    });
    const ok = status !== null && status >= 200 && status < 300;
    const delivery: Delivery = {
      deliveryId,
      eventId: event.id,
      type: event.type,
      at,
      attempt,
      ok,
      status,
      problem,
      durationMs,
      answer: readable(answer),
    };
    // Skip deliveries aborted by our own shutdown, which say nothing about the receiver.
    if (!(signal?.aborted && status === null)) await deliveries.note(webhook.webhookId, delivery);
    return delivery;
  };
