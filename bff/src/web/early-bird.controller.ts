import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Brand } from '@lendring/contracts/installation/brand.js';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import { localeOf, pageAddress } from '@lendring/contracts/pages/address.js';
import { defaultLocale, localeCodes } from '@lendring/contracts/reference/languages.js';
import { closedPageTexts } from '@lendring/contracts/texts/closed-page.js';
import { textOf } from '@lendring/contracts/http/messages.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { isAway } from '@lendring/platform/rpc/api-errors.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readerLocale } from '../http/language.js';
import type { Gate } from '../settings/gate.js';
import { codePage, earlyBirdAddress, partnerAddress } from './closed-page.js';
import { welcomeNext } from './welcome.js';

export const EARLY_BIRD = Symbol('early bird');
export type EarlyBird = Readonly<{ gate: Gate; brand: () => Brand }>;

/** Returns the locale of the URL. The unprefixed URL is shared widely, so it uses the reader's language. */
const localeFor = (request: FastifyRequest) => {
  const said = localeOf(request.url.split('?', 1)[0] ?? '/');
  if (said !== defaultLocale) return said;
  return readerLocale(request);
};

/** Entry page for early birds and partners before the opening (spec §2, ADR 108). */
@Controller()
export class EarlyBirdController {
  constructor(@Inject(EARLY_BIRD) private readonly options: EarlyBird) {}

  @Get(localeCodes.map(earlyBirdAddress))
  async come(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { gate, brand } = this.options;
    const locale = localeFor(request);
    const { code: sent } = request.query as { code?: unknown };
    const code = typeof sent === 'string' ? sent.trim() : '';
    const home = pageAddress(locale, '/');
    void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (gate.isOpen()) return void reply.redirect(home, 303);
    const show = (status: number, problem: string | null) => {
      const { html, headers } = codePage(brand(), locale, problem, code.slice(0, limits.openingCode));
      return void reply.status(status).headers(headers).send(html);
    };
    if (code === '') return show(200, null);
    const admitted = code.length > limits.openingCode ? false : await this.admit(reply, code, request.ip);
    if (admitted === true) {
      welcomeNext(reply);
      return void reply.redirect(home, 303);
    }
    if (admitted === null) {
      void reply.header('retry-after', '5');
      return show(503, textOf('service_unavailable', locale));
    }
    if (admitted === false) return show(403, inLanguage(closedPageTexts.wrong, locale));
    void reply.header('retry-after', String(admitted));
    return show(429, textOf('too_many_requests', locale, { seconds: admitted }));
  }

  @Get(localeCodes.map(partnerAddress))
  partner(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): void {
    const [path = '', query] = url.split('?', 2);
    const address = earlyBirdAddress(localeOf(path));
    void reply.redirect(query === undefined ? address : `${address}?${query}`, 303);
  }

  private async admit(reply: FastifyReply, code: string, address: string): Promise<boolean | number | null> {
    try {
      return await this.options.gate.admit(reply, code, address);
    } catch (error) {
      if (isAway(error)) return null;
      throw error;
    }
  }
}
