import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { OfferId } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { ApiError } from '../errors/api-error.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readerLocale } from '../http/language.js';
import { answerOffline } from './offline-page.js';

export const PAGES = Symbol('pages');
export type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Path of the page of an offer by its short link, in the reader's language; null for another word. */
const offerPage = (short: string, request: FastifyRequest): string | null => {
  const offer = OfferId.safeParse(short.toLowerCase());
  return offer.success ? pageAddress(readerLocale(request), '/offer/$offerId', { offerId: offer.data }) : null;
};

/** Redirects for now only, because the target depends on the reader. */
const leadTo = (reply: FastifyReply, page: string): void =>
  void reply.header('vary', 'accept-language, cookie').redirect(page, 302);

@Controller()
export class PageController {
  constructor(@Inject(PAGES) private readonly pages: Pages) {}

  @Get('i/:short')
  short(
    @Param('short') short: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> | void {
    const page = offerPage(short, request);
    return page === null ? this.pages(request, reply) : leadTo(reply, page);
  }

  /** Short link of a piece. Its owner is led on from the offer; everybody else sees the offer alone. */
  @Get('i/:short/:piece')
  piece(
    @Param('short') short: string,
    @Param('piece') piece: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> | void {
    const page = offerPage(short, request);
    if (page === null || !/^\d{1,7}$/.test(piece)) return this.pages(request, reply);
    return leadTo(reply, `${page}?piece=${Number(piece)}`);
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
