import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { OfferId } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { ApiError } from '../errors/api-error.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOffline } from './offline-page.js';

export const PAGES = Symbol('pages');
export type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Path of the page of an offer by its short link, null for another word. */
const offerPage = (short: string): string | null => {
  const offer = OfferId.safeParse(short.toLowerCase());
  return offer.success ? pageAddress('de', '/offer/$offerId', { offerId: offer.data }) : null;
};

@Controller()
export class PageController {
  constructor(@Inject(PAGES) private readonly pages: Pages) {}

  @Get('i/:short')
  short(
    @Param('short') short: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> | void {
    const page = offerPage(short);
    return page === null ? this.pages(request, reply) : void reply.redirect(page, 301);
  }

  /** Short link of a piece. Its owner is led on from the offer; everybody else sees the offer alone. */
  @Get('i/:short/:piece')
  piece(
    @Param('short') short: string,
    @Param('piece') piece: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> | void {
    const page = offerPage(short);
    if (page === null || !/^\d{1,7}$/.test(piece)) return this.pages(request, reply);
    return void reply.redirect(`${page}?piece=${Number(piece)}`, 301);
  }

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
    if (/^\/v1(?:[/?]|$)/.test(request.url)) throw new ApiError('not_found');
    return this.pages(request, reply);
  }
}
