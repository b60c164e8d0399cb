import { AdId } from '@lendring/contracts/kernel/ids.js';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { websiteOf } from '@lendring/contracts/kernel/website.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { ApiError, found } from '../errors/api-error.js';

export const AD_LINK = Symbol('ad link');
export type AdLink = Readonly<{ apis: Pick<ServiceApis, 'billing'>; clock: Clock }>;

const LinkQuery = z.object({ id: AdId, secret: z.string().min(1).max(100), cat: z.string().max(10).optional() });

/** Redirects to the URL stored for an ad. The request URL cannot change the destination (spec §2). */
@Controller()
export class AdLinkController {
  constructor(@Inject(AD_LINK) private readonly options: AdLink) {}

  @Get('link')
  async follow(@Query() query: Readonly<Record<string, unknown>>, @Res() reply: FastifyReply): Promise<void> {
    const { apis, clock } = this.options;
    const asked = LinkQuery.safeParse(query);
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    if (!asked.success) throw new ApiError('ad_not_found');
    const { id: adId, secret } = asked.data;
    const context = { actor: { kind: 'visitor' as const }, at: clock.now() };
    const stored = found(await apis.billing.queries.adLink({ adId, secret }, context), 'ad_not_found');
    const link = found(websiteOf(stored), 'ad_not_found');
    void reply.header('referrer-policy', 'no-referrer').redirect(link, 303);
  }
}
