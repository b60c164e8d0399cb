import * as z from 'zod';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { partnerLimits } from './followed-events.js';
import { WebhookId } from './webhooks.js';

export const DeliveryId = z.uuid();

export const deliveryCommands = { testWebhook: z.strictObject({ webhookId: WebhookId }) } as const;

/** Reasons why a delivery got no usable response. `redirect`: the server redirected, which is not followed. */
export const DeliveryProblem = z.enum([
  'address_refused',
  'name_unknown',
  'unreachable',
  'tls',
  'timeout',
  'broken_answer',
]);
export type DeliveryProblem = z.infer<typeof DeliveryProblem>;

export const Delivery = z.strictObject({
  deliveryId: DeliveryId,
  /** `webhook-id` header, identical for all attempts of an event. */
  eventId: z.uuid(),
  type: z.string(),
  at: Instant,
  attempt: z.int(),
  ok: z.boolean(),
  status: z.int().nullable(),
  problem: DeliveryProblem.nullable(),
  durationMs: z.int(),
  answer: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

export const deliveryQueries = {
  deliveries: {
    question: z.strictObject({ webhookId: WebhookId, limit: z.int().min(1).max(partnerLimits.deliveries) }),
    answer: z.array(Delivery),
  },
  delivery: {
    question: z.strictObject({ webhookId: WebhookId, deliveryId: DeliveryId, waitMs: z.int().min(0).max(8_000) }),
    answer: Delivery.nullable(),
  },
} as const;

export const deliveryRefusals = {
  webhook_test_too_soon: m(
    429,
    'Warte {seconds} Sekunden bis zum nächsten Test.',
    'Wait {seconds} seconds before the next test.',
    'Wacht {seconds} seconden tot de volgende test.',
  ),
};
