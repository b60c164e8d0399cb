import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { OfferId } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { ApiError } from '../api/api-error.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOffline } from './offline-page.js';

export const PAGES = Symbol('pages');
export type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Everything a browser may ask for that is not the API. */
@Controller()
export class PageController {
  constructor(@Inject(PAGES) private readonly pages: Pages) {}

  /** The short link of spec §2: the offer's id is short enough to be one. */
  @Get('i/:short')
  short(
    @Param('short') short: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> | void {
    const offer = OfferId.safeParse(short.toLowerCase());
    if (!offer.success) return this.pages(request, reply);
    return void reply.redirect(pageAddress('de', '/offer/$offerId', { offerId: offer.data }), 301);
  }

  /** What the installed app shows without a connection, one page for each language. */
  @Get('offline/:language')
  offline(
    @Param('language') language: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> | void {
    const locale = localeCodes.find((one) => one === language);
    return locale ? answerOffline(locale, reply) : this.pages(request, reply);
  }

  @Get('*')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // What the API does not have is no page either: programs ask there.
    if (/^\/v1(?:[/?]|$)/.test(request.url)) throw new ApiError('not_found');
    return this.pages(request, reply);
  }
}
