import { randomUUID } from 'node:crypto';
import { Controller, HttpCode, Inject, Post, Req, type RawBodyRequest } from '@nestjs/common';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { FastifyRequest } from 'fastify';
import { accepted } from '../errors/api-error.js';

export const PAYMENT_WEBHOOK = Symbol('payment webhook');
export type PaymentWebhook = Readonly<{ apis: Pick<ServiceApis, 'billing'>; clock: Clock }>;

/**
 * Receives Stripe webhooks. The billing service verifies the signature over the raw bytes; Stripe retries on any
 * status except 200.
 */
@Controller('v1')
export class PaymentWebhookController {
  constructor(@Inject(PAYMENT_WEBHOOK) private readonly webhook: PaymentWebhook) {}

  @Post('payment_webhook/stripe')
  @HttpCode(200)
  async told(@Req() request: RawBodyRequest<FastifyRequest>): Promise<Readonly<{ received: true }>> {
    const { apis, clock } = this.webhook;
    const signature = request.headers['stripe-signature'];
    const told = {
      body: request.rawBody?.toString('utf8') ?? '',
      signature: typeof signature === 'string' ? signature.slice(0, 2_000) : '',
    };
    const context = {
      commandId: randomUUID(),
      actor: { kind: 'visitor' },
      at: clock.now(),
      locale: 'en',
      requestId: request.id,
    } as const;
    accepted(await apis.billing.commands.providerTold(told, context));
    return { received: true };
  }
}
